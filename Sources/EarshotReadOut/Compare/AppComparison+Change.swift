package import EarshotModel
package import EarshotNotation

extension AppComparison {
  /// One thing that is heard otherwise.
  public struct Change: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// The app has another name.
      case app
      /// The app starts on another screen.
      case start
      /// A screen, an alert or a sheet is new.
      case screenAdded
      /// A screen, an alert or a sheet is gone.
      case screenRemoved
      /// The cursor lands on another stop.
      case landing
      /// A stop is new.
      case added
      /// A stop is gone.
      case removed
      /// A stop stands before or behind others.
      case moved
      /// Something that is said of a stop, or offered there, is another.
      case part
      /// A custom rotor leads elsewhere, came or went.
      case rotor
    }

    /// The kind of change.
    public var kind: Kind
    /// The name of the screen, or `nil` for the app.
    public var screen: String?
    /// The alert or the sheet on it, by its role and identifier or title.
    public var panel: String?
    /// The number of the stop now, from 1.
    public var stop: Int?
    /// The number of the stop before, from 1.
    public var oldStop: Int?
    /// The identifier of the stop.
    public var identifier: String?
    /// What is said first of all: the label of the stop, or what is heard of it.
    public var subject: String
    /// What is said of the stop: a kind of part, `action`, `entry`, `language` or `pronunciation`.
    public var part: String?
    /// What was heard.
    public var old: String?
    /// What is heard now.
    public var new: String?
    /// The property it comes from.
    public var source: String?
    /// The change in words.
    public var detail: String

    /// The change as a line: what it is about, then what became of it.
    public var line: String { Display.spoken("\(subject): \(detail)") }

    /// The element of the stop in the app as it is now, or `nil` if it's gone.
    package var node: ElementTree.Index?
    /// The label of the stop before, and now; empty if it has none.
    package var labels: [String] = []

    /// The screen as a line above the changes names it.
    var title: String?

    /// Creates a change of the app.
    init(_ kind: Kind, subject: String, detail: String) {
      self.kind = kind
      self.subject = subject
      self.detail = detail
    }

    /// Creates a change on a screen.
    init(_ kind: Kind, on place: HeardScreen.Place, subject: String, detail: String) {
      self.init(kind, subject: subject, detail: detail)
      screen = place.screen
      panel = place.panel
      title = place.title
    }
  }
}

// Changes of an app and of whole screens.
extension AppComparison.Change {
  /// What differs in what is heard before the first stop.
  static func ofApp(from old: HeardApp, to new: HeardApp) -> [Self] {
    var changes: [Self] = []
    if old.name ?? "" != new.name ?? "" {
      let (before, now) = (old.name ?? "", new.name ?? "")
      let detail = "app \(quoted(before)) → \(quoted(now)), from label of app"
      var change = Self(.app, subject: now.isEmpty ? "App" : now, detail: detail)
      (change.old, change.new, change.source) = (old.name, new.name, "label")
      changes.append(change)
    }
    let (first, other) = (old.screens.first?.place.screen, new.screens.first?.place.screen)
    if let first, let other, first != other {
      var change = Self(
        .start,
        subject: other,
        detail: """
          the app starts here, previously on \(first)
          """
      )
      (change.old, change.new) = (first, other)
      changes.append(change)
    }
    return changes
  }

  /// A screen that came or went.
  static func ofScreen(_ kind: Kind, _ screen: HeardScreen, _ detail: String) -> Self {
    var change = Self(
      kind,
      on: screen.place,
      subject: screen.place.title,
      detail: "\(detail), \(screen.stops.count.counted("stop"))"
    )
    change.title = nil
    return change
  }

  package static func quoted(_ text: String) -> String { Quoting.quotedLiteral(text) }
}

extension AppComparison.Change {
  /// The change in JSON; every key is always there.
  package var json: JSONOutput {
    .object([
      "change": .string(kind.rawValue),
      "screen": .string(screen),
      "panel": .string(panel),
      "stop": stop.map { .number($0) } ?? .null,
      "oldStop": oldStop.map { .number($0) } ?? .null,
      "identifier": .string(identifier),
      "subject": .string(subject),
      "part": .string(part),
      "old": .string(old),
      "new": .string(new),
      "source": .string(source),
      "text": .string(line),
    ])
  }
}
