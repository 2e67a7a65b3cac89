import Notation

/// What a learner did in one session, to be written as a transcript that carries its screen.
struct LessonRecord: Sendable {
  private let title: String
  private let name: String
  private let header: [(name: String, value: String)]
  private let screen: String
  private var steps: [[String]] = []

  /// Creates a record of nothing.
  ///
  /// - Parameters:
  ///   - title: The lesson's.
  ///   - transcript: The transcript that is played.
  ///   - settings: The settings it is heard in; of two of a name the second counts.
  ///   - screen: The app, in the notation of screen files.
  init(
    title: String,
    transcript: Transcript,
    settings: [(name: String, value: String)],
    screen: String
  ) {
    self.title = title
    self.screen = screen
    name = transcript.nameOfScreen
    let start = transcript.start.map { [("start", Quoting.name($0))] } ?? []
    header =
      settings.enumerated().filter { place, setting in
        !settings.dropFirst(place + 1).contains {
          $0.name.lowercased() == setting.name.lowercased()
        }
      }.map(\.element) + start
  }

  /// How many steps there are.
  var count: Int { steps.count }

  /// Whether anything was done.
  var hasSteps: Bool { !steps.isEmpty }

  /// Adds a step: the command, and what was heard.
  mutating func add(_ response: Session.Response) {
    steps.append([response.echo] + response.lines.filter { !$0.begins(with: "#") })
  }

  /// Forgets all but the first steps.
  mutating func cut(to count: Int) { steps.removeLast(max(0, steps.count - count)) }

  /// The transcript.
  var text: String {
    let fields = [("screen", name)] + header
    let lines =
      fields.map { "\($0.0): \($0.1)" } + ["", "# \(Display.safe(title))"] + steps.flatMap { $0 }
      + ["", "-- \(name) --"]
    return lines.map { $0 + "\n" }.joined() + screen
  }
}

extension Transcript {
  /// What the screens are called where they travel with a transcript.
  fileprivate var nameOfScreen: String {
    let name: String =
      switch screen {
      case .sample: "pizzeria.screen"
      case .path(let path): path.split(separator: "/").last.map(String.init) ?? path
      case .embedded(let source): embedded.first { $0.source == source }?.name ?? source.name
      }
    return name.hasSuffix(".screen") ? name : name + ".screen"
  }
}
