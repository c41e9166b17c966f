"""Drawing code of the card packs, backs, pips and icons: standard library only, same input, same bytes."""
