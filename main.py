"""Starts The Card Table: what a double click runs. Reads on any Python, to say clearly what is missing."""

import os
import subprocess
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
OLDEST = (3, 11)
PACKAGES = ("pygame", "pygame_gui", "platformdirs", "font_source_serif_pro")


def main():
    if sys.version_info < OLDEST:
        return with_packages() or tell(
            "The Card Table needs Python 3.11 or newer, and this is " + sys.version.split()[0] + "."
        )
    import multiprocessing

    multiprocessing.freeze_support()
    try:
        from cardtable.opening import main as play
    except (ImportError, AttributeError) as problem:
        if not package_is_missing(problem):
            raise
        return with_packages() or tell(missing())
    if plain_pygame():
        return with_packages() or tell(missing())
    return play()


def package_is_missing(problem):
    """Whether it comes of a package that is not there or not the right one; else the fault is ours."""
    name = getattr(problem, "name", None) or ""
    return plain_pygame() or (isinstance(problem, ModuleNotFoundError) and name.split(".")[0] in PACKAGES)


def plain_pygame():
    """Whether pygame lies where pygame-ce should: both have the same name, and only one has what we use."""
    pygame = sys.modules.get("pygame")
    return pygame is not None and not getattr(pygame, "IS_CE", False)


def with_packages():
    """Start again with the Python of .venv, where README's command puts the packages; None if this is it."""
    environment = os.path.join(FOLDER, ".venv")
    python = os.path.join(environment, *(["Scripts", "python.exe"] if os.name == "nt" else ["bin", "python"]))
    if not os.path.exists(python) or os.path.realpath(sys.prefix) == os.path.realpath(environment):
        return None
    command = [python, os.path.join(FOLDER, "main.py")] + sys.argv[1:]
    if os.name == "nt":
        return subprocess.call(command)
    return os.execv(python, command)


def missing():
    """The sentence for a player without the packages, in their language."""
    from cardtable.words import Words

    return Words().tr(
        "The Card Table needs a few packages that are not installed. This command, typed in a terminal in "
        "the folder {folder}, installs them and starts the game: {command}",
        folder=FOLDER,
        command=install_command(),
    )


def install_command():
    if os.name == "nt":
        return r"py -m venv .venv; .venv\Scripts\pip install -q -e .; .venv\Scripts\python main.py"
    return "python3 -m venv .venv && .venv/bin/pip install -q -e . && .venv/bin/python main.py"


def tell(sentence):
    """Say it on the standard error and, where there is a way, in a window; the exit code is 1."""
    if sys.stderr is not None:
        sys.stderr.write(sentence + "\n")
    for show in (show_on_windows, show_on_mac, show_with_tk, show_with_a_program):
        try:
            if show(sentence):
                break
        except Exception:  # no way to show a window is a fault here
            continue
    return 1


def show_on_windows(sentence):
    if os.name != "nt":
        return False
    import ctypes

    return bool(ctypes.windll.user32.MessageBoxW(None, sentence, "The Card Table", 0x10))


def show_on_mac(sentence):
    if sys.platform != "darwin":
        return False
    script = 'on run {said}\ndisplay alert "The Card Table" message said\nend run'
    return subprocess.call(["osascript", "-e", script, sentence]) == 0


def show_with_tk(sentence):
    import tkinter

    window = tkinter.Tk()
    window.title("The Card Table")
    text = tkinter.Text(window, width=64, height=7, wrap="word", padx=16, pady=16, font="TkDefaultFont")
    text.insert("1.0", sentence)  # a text, not a label: the command can be copied
    text.configure(state="disabled")
    text.pack(fill="both", expand=True)
    close = tkinter.Button(window, text="OK", command=window.destroy, default="active")
    close.pack(pady=(0, 16))
    window.bind("<Return>", lambda event: window.destroy())
    window.bind("<Escape>", lambda event: window.destroy())
    close.focus_set()
    window.mainloop()
    return True


def show_with_a_program(sentence):
    """GNOME and KDE bring one of these, tkinter or not."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    for command in (["zenity", "--error", "--no-markup", "--text"], ["kdialog", "--error"]):
        try:
            return subprocess.call(command + [sentence]) in (0, 1)
        except OSError:
            continue
    return False


if __name__ == "__main__":
    sys.exit(main())
