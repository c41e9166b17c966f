"""The scenes: one screen each. The tables among them are loaded when one is opened."""
