package import EarshotModel
package import EarshotNotation

extension AppComparison {
  /// A single change in speech.
  public struct Change: Hashable, Sendable {
    /// A kind of change.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// The name of the app changes.
      case app
      /// The app starts on a different screen.
      case start
      /// A screen, an alert, or a sheet is new.
      case screenAdded
      /// A screen, an alert, or a sheet was removed.
      case screenRemoved
      /// The cursor lands on a different stop.
      case landing
      /// A stop is new.
      case added
      /// A stop is gone.
      case removed
      /// A stop moves before or after other stops.
      case moved
      /// A part of a stop's speech, or one of its actions or content entries, changes.
      case part
      /// A custom rotor moves to different elements, was added, or was removed.
      case rotor
    }

    /// The kind of change.
    public var kind: Kind
    /// The name of the screen, or `nil` for the app.
    public var screen: String?
    /// The alert or sheet on the screen, by its role and its identifier or title, or `nil` if
    /// there's none.
    public var panel: String?
    /// The current number of the stop, starting at 1, or `nil` if the stop is gone or the change
    /// isn't about a stop.
    public var stop: Int?
    /// The old number of the stop, starting at 1, or `nil` if the stop is new or the change isn't
    /// about a stop.
    public var oldStop: Int?
    /// The identifier of the stop, or `nil` if there's none.
    public var identifier: String?
    /// The subject of the change, which is the label of the stop or its speech.
    public var subject: String
    /// The changed part of the stop, or `nil` if no single part changed.
    ///
    /// It's a kind of part, `action`, `entry`, `language`, `pronunciation`, or `rotor`.
    public var part: String?
    /// The speech before the change, or `nil` if there was none.
    public var old: String?
    /// The current speech, or `nil` if there's none.
    public var new: String?
    /// The property that the words come from, or `nil` if there's none.
    public var source: String?
    /// The change in words.
    public var detail: String

    /// The change as a line, which contains the subject followed by the detail.
    public var line: String { Display.spoken("\(subject): \(detail)") }

    /// The element of the stop in the new app, or `nil` if there's none.
    package var node: ElementTree.Index?
    /// The old and new labels of the stop, or an empty array if the change isn't about a stop.
    package var labels: [String] = []

    /// The name of the screen in the line above the changes, or `nil` if there's no such line.
    var title: String?

    /// Creates a change of the app.
    init(_ kind: Kind, subject: String, detail: String) {
      self.kind = kind
      self.subject = subject
      self.detail = detail
    }

    /// Creates a change on a screen.
    init(_ kind: Kind, on place: HeardScreen.Identity, subject: String, detail: String) {
      self.init(kind, subject: subject, detail: detail)
      screen = place.screen
      panel = place.panel
      title = place.title
    }
  }
}

// Changes to an app and to whole screens.
extension AppComparison.Change {
  /// Returns the changes to the app's name and to its first screen.
  static func ofApp(from old: HeardApp, to new: HeardApp) -> [Self] {
    var changes: [Self] = []
    if old.name ?? "" != new.name ?? "" {
      let (before, now) = (old.name ?? "", new.name ?? "")
      let names =
        before.isEmpty
        ? "\(quoted(now)) is new"
        : now.isEmpty ? "\(quoted(before)) is gone" : "\(quoted(before)) → \(quoted(now))"
      let detail = "app name \(names), from the label of the app"
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
          the app starts on this screen, previously on screen \(first)
          """
      )
      (change.old, change.new) = (first, other)
      changes.append(change)
    }
    return changes
  }

  /// Returns the change for a screen that was added or removed.
  static func ofScreen(_ kind: Kind, _ screen: HeardScreen, _ detail: String) -> Self {
    var change = Self(
      kind,
      on: screen.place,
      subject: screen.place.title,
      detail: "\(detail), \(screen.stops.isEmpty ? "no stops" : screen.stops.count.counted("stop"))"
    )
    change.title = nil
    return change
  }

  package static func quoted(_ text: String) -> String { Quoting.quotedLiteral(text) }
}

extension AppComparison.Change {
  /// The change in JSON, which contains all keys, even keys without a value.
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
