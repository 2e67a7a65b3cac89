// Longer than 300 lines: a table with one row for each meaning.

extension BorrowedCommand {
  /// The advice on a feature of the iPhone that Earshot doesn't simulate.
  static let notSimulated = MeantForm.Answer.advice(notSimulatedWords)
  private static let notSimulatedWords =
    "Earshot doesn't simulate this feature, only the gestures and events that ':help gestures' lists"
  private static let noRedo =
    "repeat the gesture, or use 'redo typing' to restore typing that you undid"

  /// The English words for commands.
  static let table: [BorrowedCommand] = [
    .init(
      .command("scrub"),
      "back",
      ":back",
      "go back",
      ":go back",
      "close",
      "dismiss",
      "cancel",
      "leave",
      "esc",
      "pop",
      "hide keyboard",
      "move two fingers back and forth",
      "rub two fingers back and forth",
      "navigate back",
      "nav back"
    ),
    .init(
      .command("double tap"),
      "click",
      "press",
      "double click",
      "dbl tap",
      "open",
      "ok",
      "confirm",
      "accept",
      "push",
      "space",
      "2 tap",
      "do it",
      "toggle",
      "execute",
      "perform",
      "trigger",
      "tap twice",
      "tap tap",
      "dbltap",
      "dt",
      "yes"
    ),
    .init(
      .advice("did you mean 'double tap' (a), or 'return' in a text field?"),
      "enter",
      "submit"
    ),
    .init(
      .command("long press"),
      "force touch",
      "3d touch",
      "haptic touch",
      "peek",
      "touch and hold"
    ),
    .init(.command("magic tap"), "two finger tap twice", "two-finger tap twice", "play"),
    .init(
      .command("two-finger tap"),
      "stop",
      ":stop",
      "continue",
      "resume",
      "unpause",
      "stop talking",
      "stop speaking",
      "be quiet",
      "quiet",
      "silence",
      "shut up"
    ),
    .init(
      .advice("':map' draws the screen, and ':screen' lists its stops with VoiceOver's words"),
      "screenshot",
      ":screenshot",
      "take a screenshot",
      "take screenshot"
    ),
    .init(.command("zoom in"), "pinch", "pinch out", "magnify"),
    .init(.command("zoom out"), "pinch in"),
    .init(
      .advice("':what' lists the actions of this element, and 'action \"NAME\"' performs one"),
      "actions",
      "show actions",
      "list actions"
    ),
    .init(
      .advice(
        "'touch \"NAME\"' goes to an element, and '? focus \"NAME\"' claims that it has the cursor"
      ),
      "focus"
    ),
    .init(
      .advice("a claim begins with '? ', as in '? focus #pay'"),
      "conveys",
      "says",
      "reachable",
      "absent",
      "order",
      "assert",
      "expect",
      "verify",
      "ensure",
      "assertthat",
      "claim"
    ),
    .init(
      .command("tap"),
      "speak",
      "repeat",
      "again",
      "say again",
      "read again",
      "speak again",
      "read it",
      "read that",
      "say that"
    ),
    .init(
      .command("swipe right"),
      "forward",
      "move",
      "go right",
      "go forward",
      "go on",
      "step",
      "next item",
      "next element",
      "move right",
      "move on",
      "tab",
      "right arrow",
      "arrow right"
    ),
    .init(
      .command("swipe left"),
      "backward",
      "backwards",
      "go left",
      "prev",
      "previous item",
      "previous element",
      "move left",
      "left arrow",
      "arrow left"
    ),
    .init(.command("swipe up"), "go up", "move up", "up arrow", "arrow up"),
    .init(.command("swipe down"), "go down", "move down", "down arrow", "arrow down"),
    .init(
      .command("rotor right"),
      "turn right",
      "turn the rotor",
      "turn rotor",
      "next rotor",
      "rotate",
      "twist",
      "dial"
    ),
    .init(
      .command("rotor left"),
      "previous rotor",
      "turn left",
      "rotor back",
      "rotor previous",
      "previous rotor setting",
      "turn rotor back",
      "turn the rotor back",
      "turn rotor left",
      "turn the rotor left",
      "turn rotor counterclockwise",
      "turn the rotor counterclockwise",
      "rotate left",
      "twist left"
    ),
    .init(
      .command("three-finger swipe down"),
      "page up",
      "pull to refresh",
      "pull down",
      "refresh"
    ),
    .init(
      .command("four-finger tap top"),
      "scroll to top",
      "scroll to the top",
      "scroll to start",
      "scroll to the beginning"
    ),
    .init(
      .command("four-finger tap bottom"),
      "scroll to bottom",
      "scroll to the bottom",
      "scroll to end",
      "scroll to the end"
    ),
    .init(.command("three-finger swipe up"), "page down"),
    .init(.command("first"), "top", "go to top", "go to the top", "start of screen", "beginning"),
    .init(.command("last"), "bottom", "go to bottom", "go to the bottom", "go to the end"),
    .init(
      .command("read all"),
      "read from here",
      "read on",
      "read to the bottom",
      "read to bottom",
      "read to the end",
      "read until the end",
      "read until the bottom",
      "read through",
      "read down",
      "read everything",
      "read screen",
      "read the screen",
      "read page",
      "read the page",
      "keep reading",
      "say all",
      "speak screen",
      "speak all"
    ),
    .init(.command("VO+Right"), "vo right"),
    .init(.command("VO+Left"), "vo left"),
    .init(.command("VO+Space"), "vo space"),
    .init(
      .command(":quit"),
      "exit",
      "bye",
      "q",
      ":q",
      ":exit",
      "goodbye",
      "end session",
      "abort",
      "close app",
      "close the app",
      "logout",
      "log out"
    ),
    .init(
      .command(":mark"),
      ":bookmark",
      ":remember",
      ":pin",
      ":save place",
      ":bookmark this",
      ":set mark"
    ),
    .init(.advice("did you mean ':quit FILE'?"), ":wq", ":x", "save and quit", ":quit and save"),
    .init(.command(":undo"), "revert", "oops", "take back", "step back", "rewind", "rollback"),
    .init(.advice(noRedo), "redo", ":redo"),
    .init(
      .command(":help"),
      ":h",
      "man",
      "usage",
      "commands",
      "info",
      ":?",
      "tutorial",
      "show help",
      "get help",
      "open help"
    ),
    .init(
      .advice(
        "':help' shows help, and 'rotor \"Headings\"; swipe down' goes to the next heading"
      ),
      "h"
    ),
    .init(
      .advice("instead of the accessibility shortcut, type 'voiceover off' or 'voiceover on'"),
      "triple click",
      "triple-click",
      "triple press",
      "triple click side button",
      "triple-click side button",
      "triple click home",
      "triple-click home",
      "accessibility shortcut",
      "side button 3"
    ),
    .init(
      .command(":screen"),
      "list",
      "ls",
      ":list",
      ":ls",
      ":speak",
      ":read",
      "look",
      ":show",
      "count",
      "elements",
      ":elements",
      "stops",
      ":stops"
    ),
    .init(
      .command(":tree"),
      ":dom",
      "dom",
      ":hierarchy",
      "hierarchy",
      ":dump",
      "dump",
      "inspect",
      ":inspect"
    ),
    .init(
      .values,
      ":state",
      ":vars",
      ":var",
      ":variables",
      ":value",
      ":values",
      ":print",
      ":get",
      "print",
      "echo",
      "get",
      "vars",
      "variables"
    ),
    .init(
      .command("start"),
      "reset",
      "restart",
      ":restart",
      ":reset",
      "relaunch",
      "start over",
      "launch",
      "reopen",
      "open the app",
      "open app",
      "launch app",
      "launch the app",
      "start the app",
      "start app"
    ),
    .init(.command(":note"), "comment", "remark"),
    .init(
      .command(":where"),
      "whereami",
      "pwd",
      "status",
      ":status",
      ":focus",
      ":cursor",
      "position",
      "time",
      "clock",
      "what time",
      "what time is it"
    ),
    .init(.command(":why"), "explain", ":explain", "reason"),
    .init(.command("three-finger triple tap"), "screen curtain", "screen curtain on"),
    .init(
      .command("silent switch on"),
      "mute switch on",
      "mute switch",
      "ring switch off",
      "ringer off",
      "silent mode on",
      "silent mode"
    ),
    .init(.command("call ends"), "hang up", "end the call"),
    .init(.command("podcast off"), "pause podcast", "pause the podcast"),
    .init(.command("music off"), "pause music", "pause the music"),
    .init(
      .advice(notSimulatedWords),
      "control center",
      "open control center",
      "notification center",
      "open notification center",
      "app switcher",
      "open app switcher",
      "rotate to landscape",
      "rotate to portrait",
      "rotate device",
      "rotate the device",
      "landscape mode"
    ),
    .init(.command("silent switch off"), "mute switch off", "ringer on", "silent mode off"),
    .init(.command(":log"), "log", "history", ":history", ":transcript", "transcript"),
    .init(.command("increment"), "increase", "raise", "plus"),
    .init(.command("decrement"), "decrease", "lower", "reduce", "minus"),
    .init(
      .advice(
        "gestures such as 'increment' change the screen, and ':set' changes VoiceOver's settings"
      ),
      "set",
      "change",
      "adjust"
    ),
    .init(
      .advice("'select all; delete' clears the field that you're editing"),
      "clear field",
      "clear text",
      "clear the field",
      "clear input"
    ),
    .init(.advice("to clear the terminal, press Control-L"), "clear", ":clear", "cls", ":cls"),
    .init(
      .advice("to turn colors off or on, start Earshot with '--color never' or '--color always'"),
      ":color",
      "color"
    ),
    .init(.advice("did you mean ':undo' for a gesture, or 'undo typing' for typing?"), "undo"),
    .init(
      .advice("did you mean ':record FILE'?"),
      "save",
      ":save",
      ":write",
      ":w",
      "record",
      "export"
    ),
    .init(
      .advice("'type \"TEXT\"' types text into a field"),
      "dictate",
      "write",
      "input",
      "fill",
      "enter text",
      "send keys"
    ),
    .init(.advice("'wait 2s' lets two seconds pass"), "sleep", "delay", "hold on", "wait for"),
    .init(
      .advice(
        "use 'call begins' and 'call ends' for a call; ':help gestures' lists other events of the "
          + "phone"
      ),
      "call",
      "ring",
      "phone call",
      "incoming call"
    ),
    .init(
      .advice(
        "':set volume 80%' changes the volume, and ':set rate 60%' changes the speed of the "
          + "voice"
      ),
      "volume",
      "louder",
      "quieter",
      "faster",
      "slower",
      "speed"
    ),
    .init(
      .advice(
        "in a text field, 'rotor \"Edit\"' offers Cut, Copy, and Paste, and 'swipe down' goes through them"
      ),
      "paste",
      "cut",
      "copy"
    ),
    .init(.command(":audit"), ":check", ":lint", "lint", "check"),
    .init(
      .advice("end the walk with ':quit', and then run the sessions with 'earshot test FILE'"),
      "test",
      "run tests",
      "run test",
      "run"
    ),
    .init(.command(":undo"), ":u"),
    .init(.advice("did you mean ':open FILE'?"), ":e"),
    .init(.command(":reload"), ":r", ":refresh", ":update", ":load", "reload"),
    .init(.advice("did you mean ':open FILE'?"), "load", "open file", "load file"),
    .init(
      .advice("a walk doesn't change the screen file; edit the file, and then use ':reload'"),
      "new",
      "add",
      "create",
      "insert button",
      "rename",
      "edit"
    ),
    .init(
      .command("read all"),
      "read to the end",
      "read to end",
      "read until the end",
      "read everything to the end"
    ),
    .init(.command("start"), ":undo all", "undo all", "undo everything"),
    .init(
      .advice(notSimulatedWords),
      "shake",
      "lock",
      "unlock",
      "siri",
      "hey siri",
      "rotate device",
      "rotate phone",
      "landscape",
      "portrait",
      "power",
      "brightness",
      "side button",
      "press home",
      "go home",
      "flashlight",
      "camera",
      "keyboard",
      "braille",
      "back tap",
      "assistive touch",
      "edge swipe"
    ),
    .init(
      .advice("'touch \"NAME\"' goes to an element, and 'start SCREEN' opens a screen"),
      "go",
      "go to",
      "goto",
      "jump",
      "jump to",
      "navigate",
      "move to",
      "select screen"
    ),
    .init(
      .advice("'start SCREEN' opens a screen, and ':screen' lists the stops of the current screen"),
      "screen",
      "screens",
      ":screens",
      ":pages",
      "pages"
    ),
    .init(
      .advice("'item chooser \"NAME\"' goes to an element by its name"),
      "find",
      "search",
      ":find",
      ":search",
      "grep",
      "filter",
      "look for"
    ),
    .init(
      .advice("after 'voice control on', 'say \"TEXT\"' speaks to Voice Control"),
      "show names",
      "show numbers",
      "show grid",
      "show actions",
      "hide names",
      "hide numbers",
      "hide grid",
      "long press",
      "go to sleep",
      "wake up"
    ),
  ]

  /// The names of shell programs.
  ///
  /// Users who type these names probably think that they've left the walk.
  static let programs: Set = [
    "adb", "apt", "bash", "brew", "cat", "cd", "chmod", "cp", "curl", "docker", "emacs", "git",
    "idb", "kill", "make", "mkdir", "mv", "nano", "node", "npm", "npx", "python",
    "python3", "rm", "rmdir", "sh", "ssh", "swift", "vi", "vim", "xcodebuild",
    "xcrun", "yarn", "zsh", "./earshot", "maestro", "appium", "fastlane", "dir", "nvim",
  ]
}
