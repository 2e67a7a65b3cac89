extension HelpPage {
  /// The gestures, each with its short forms and other names.
  static let gesturesText = """
    Gestures, their short forms, and what they do. Swipes, turns,
    adjusting and scrolling take a count: swipe right 3.

    start [SCREEN]: launches the app afresh
    swipe right (n, next, right), swipe left (p, previous, left):
        to the next or previous stop; swipe right to #id goes on until there
    swipe up (u, up), swipe down (d, down):
        what the rotor is set to, or adjusts the value
    double tap (a, activate): activates
    tap [TARGET]: speaks the element again, or touches another
    double tap and hold; triple tap (hold, long press); split tap
    touch X Y, touch TARGET (explore): feels for an element
    drag X Y to X Y: speaks each stop on the way
    rotor right (]), rotor left ([), rotor "NAME": turns the rotor
    scrub (z, escape): goes back or closes
    magic tap (m): the screen's main action
    two-finger tap (pause)
    two-finger swipe down (read all), up (read from top)
    two-finger triple tap (item chooser [TEXT])
    three-finger swipe left, right, up, down (scroll …): scrolls
    three-finger tap (summary), double tap (mute), triple tap (curtain),
        quadruple tap (copy)
    four-finger tap top (first), bottom (last)
    increment (+), decrement (-): adjusts wherever the rotor stands
    action "NAME": does a custom action
    type TEXT, delete [N], select all, select TEXT, return (done):
        in a text field that is being edited
    zoom in, zoom out
    pass through left, right, up, down
    wait 2s: lets time go by

    A TARGET is #id or a label in quotes. Commands parted by ; cut off
    each other's speech.

    """

  /// The commands of the session itself.
  static let commandsText = """
    Commands of the session begin with a colon; they are no gestures, and
    print lines that begin with #.

    :what: what the gestures do here
    :why: where each part of the last utterance comes from
    :where: the screen, the focus, the rotor, the time
    :tree: the elements of the screen
    :screen: the stops of the screen
    :rotor: what the rotor offers
    :settings, :set NAME VALUE
    :undo [N]
    :open FILE, :reload
    :log, :record FILE, :note TEXT, :claim CLAIM
    :keys, :help [TOPIC], :quit

    """
}
