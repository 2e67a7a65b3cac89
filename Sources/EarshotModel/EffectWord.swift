/// A word that begins an effect, with its syntax and its meaning.
///
/// To add an effect of an existing form, add a case to ``Effect/Change``, ``Effect/Opening``, or
/// ``Effect/Leaving``, its row here, and its action in the simulated app. Parsing, printing, help,
/// and mutation follow from the row.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
package struct EffectWord: Hashable, Sendable {
  /// The argument that follows the word.
  package enum Form: Hashable, Sendable {
    /// A property and its value.
    case setting
    /// The nodes that change.
    case change(Effect.Change)
    /// The identifier of a screen or, after `present`, also of an alert or a sheet.
    case opening(Effect.Opening)
    /// No argument.
    case leaving(Effect.Leaving)
    /// Quoted text, and its priority.
    case announcement
    /// The kind of notification, and an element or quoted text.
    case notification
    /// The quoted name of a sound, and its length.
    case sound
    /// Quoted text with settings of a synthesizer, or `pause`, `continue`, or `stop`.
    case voice
    /// A category of an audio session and its options, or `system`, or `off`.
    case audio
    /// A duration.
    case pause
    /// No argument. The event goes to the containers around the node.
    case decline
  }

  /// The word in a screen file.
  package let name: String
  /// The form of the text that follows the word.
  package let form: Form
  /// Examples of the effect, separated by commas.
  package let usage: String
  /// A description for help, without a subject or a period.
  package let meaning: String
  /// The verb before the names of the changed nodes in the output of `:what`, or an empty string
  /// for other effects.
  package let verb: String

  /// Creates the word that begins an effect, or returns `nil` if no word has this name.
  package init?(named name: String) {
    guard let word = Self.byName[name] else { return nil }
    self = word
  }

  private init(
    _ name: String,
    _ form: Form,
    _ usage: String,
    _ meaning: String,
    verb: String = ""
  ) {
    (self.name, self.form, self.usage, self.meaning) = (name, form, usage, meaning)
    self.verb = verb
  }

  private init(change: Effect.Change, _ verb: String, _ meaning: String) {
    let name = change.rawValue
    self.init(name, .change(change), "\(name) #id", meaning, verb: verb)
  }

  private init(opening: Effect.Opening, usage: String? = nil, _ meaning: String) {
    let name = opening.rawValue
    self.init(name, .opening(opening), usage ?? "\(name) SCREEN", meaning)
  }

  private init(leaving: Effect.Leaving, _ meaning: String) {
    self.init(leaving.rawValue, .leaving(leaving), leaving.rawValue, meaning)
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All words, in the order of the help.
  package static let all: [EffectWord] = [
    EffectWord(
      "set",
      .setting,
      "set #id.value: text",
      "changes a property of the given element or, as in 'set label: text', of the handler's element"
    ),
    EffectWord(change: .select, "selects", "adds the 'selected' trait"),
    EffectWord(change: .deselect, "deselects", "removes the 'selected' trait"),
    EffectWord(change: .enable, "enables", "removes the 'notEnabled' trait"),
    EffectWord(change: .disable, "dims", "adds the 'notEnabled' trait"),
    EffectWord(change: .show, "shows", "shows a hidden element"),
    EffectWord(change: .hide, "hides", "hides an element"),
    EffectWord(
      change: .remove,
      "removes",
      """
      permanently removes an element and everything inside it
      """
    ),
    EffectWord(change: .increment, "increases", "increases a value by one step"),
    EffectWord(change: .decrement, "decreases", "decreases a value by one step"),
    EffectWord(
      change: .advance,
      "steps",
      "changes a value to the next one or, after the last, to the first"
    ),
    EffectWord(
      change: .toggle,
      "switches",
      "changes a switch, a checkbox, or an 'expandedStatus' to the other state; for any other "
        + "element, adds or removes the 'selected' trait"
    ),
    EffectWord(
      change: .activate,
      "activates",
      """
      activates an element as a double tap does, even if the element is hidden; a hidden button \
      can contain effects that several elements share
      """
    ),
    EffectWord(
      change: .deleteLast,
      "deletes the last character of",
      "deletes the last character of a value, as the delete key of a keypad does"
    ),
    EffectWord(
      change: .cancel,
      "cancels the waiting effects of",
      "stops effects that the handlers, actions, and links of an element would run after a 'wait'"
    ),
    EffectWord(opening: .push, "opens a screen that you can go back from"),
    EffectWord(
      opening: .present,
      usage: "present SCREEN, present #id",
      "opens an alert or a sheet, or a screen over this one"
    ),
    EffectWord(opening: .replace, "replaces this screen with a different one"),
    EffectWord(leaving: .back, "goes back to the previous screen"),
    EffectWord(
      leaving: .popToRoot,
      "goes back to the first screen of this tab or, from a presented screen, of that screen's stack; "
        + "closes alerts and sheets"
    ),
    EffectWord(leaving: .dismiss, "closes the alert, sheet, or screen that was presented last"),
    EffectWord(
      "announce",
      .announcement,
      "announce \"text\", announce \"text\" high",
      "posts an announcement; 'high' or 'low' sets its priority"
    ),
    EffectWord(
      "notify",
      .notification,
      "notify screenChanged #id",
      "posts a layoutChanged, screenChanged, or pageScrolled notification, with an element or text"
    ),
    EffectWord(
      "play",
      .sound,
      "play \"name\", play \"name\" for 3s",
      "plays one of the app's sounds; a sound with a duration can be interrupted"
    ),
    EffectWord(
      "voice",
      .voice,
      "voice \"text\", voice \"text\" rate 0.25, voice pause, voice stop",
      "speaks with a synthesizer of the app, with the options 'rate', 'pitch', 'volume', "
        + "'language', 'before', 'after', and 'assistive'; 'voice continue' resumes after 'voice "
        + "pause'"
    ),
    EffectWord(
      "audio",
      .audio,
      "audio playback duck, audio system, audio off notify",
      "configures and activates the app's audio session; 'off' deactivates it"
    ),
    EffectWord(
      "wait",
      .pause,
      "wait 0.5s",
      "pauses the handler; the remaining effects run after the given time"
    ),
    EffectWord(
      "decline",
      .decline,
      "decline",
      "passes the event to the containers around the element"
    ),
  ]
}
