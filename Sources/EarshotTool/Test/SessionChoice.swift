internal import EarshotTranscripts
internal import EarshotNotation

/// The parts of a file's sessions to judge, according to the places and the pattern on the command
/// line.
struct SessionChoice {
  /// The lines to judge in each session, or `nil` if the session isn't requested.
  private(set) var lines: [LineSelection?]
  /// Errors for places that don't exist, in sentences.
  private(set) var mistakes: [String] = []

  private let sessions: [Transcript?]
  private let source: SourceText
  private let room: Room

  /// Selects sessions of a file, and lines in them.
  ///
  /// Unreadable sessions in the array are `nil`.
  init(
    _ sessions: [Transcript?],
    of source: SourceText,
    _ wanted: SessionFile,
    _ pattern: SessionPattern,
    in room: Room
  ) {
    self.room = room
    self.sessions = sessions
    self.source = source
    lines = sessions.map { _ in nil }
    if wanted.places.isEmpty { lines = sessions.map { $0.map { _ in .all } } }
    for place in wanted.places { add(place) }
    for (number, session) in sessions.enumerated() {
      guard let session, lines[number] != nil else { continue }
      lines[number] = narrowed(number, to: pattern.lines(of: session))
    }
  }

  /// Returns the lines to judge in a session that the command line requests and that match the
  /// pattern, or `nil` if there are none.
  private func narrowed(_ number: Int, to fitting: LineSelection?) -> LineSelection? {
    guard let fitting, let chosen = lines[number] else { return nil }
    return chosen.areAll ? fitting : chosen
  }

  private mutating func add(_ lines: LineSelection, at number: Int) {
    self.lines[number]?.formUnion(lines)
    if self.lines[number] == nil { self.lines[number] = lines }
  }

  private mutating func add(_ place: SessionPlace) {
    switch place {
    case .line(let line): add(line: line)
    case .phase(let title): add(phase: title)
    case .walking(let screen):
      for (number, session) in sessions.enumerated() where session?.walks(screen, in: room) ?? false
      {
        add(.all, at: number)
      }
    }
  }

  private mutating func add(line: Int) {
    let count = source.lines.count
    guard (1...max(1, count)).contains(line) else {
      let wayOut = count > 1 ? "name a line from 1 to \(count)" : "leave out the line"
      return mistakes.append("\(source.name):\(line): there's no such line; \(wayOut)")
    }
    let readable = sessions.indices.filter { sessions[$0] != nil }
    let number = readable.last { sessions[$0]?.firstLine ?? .max <= line } ?? readable.first
    guard let number, let session = sessions[number] else { return }
    add(session.lines(judgedAt: line), at: number)
  }

  /// Selects the phases with a title.
  ///
  /// If no phase has the title, the method selects the phases whose titles contain the text.
  private mutating func add(phase title: String) {
    let all = sessions.enumerated().flatMap { number, session in
      (session?.phases ?? []).enumerated().map { (number, $0.offset, $0.element.title) }
    }
    let exact = all.filter { $0.2 == title }
    let pattern = SessionPattern([title])
    let found = exact.isEmpty ? all.filter { pattern.fits($0.2) } : exact
    for (number, place, _) in found {
      if let session = sessions[number] { add(session.lines(ofPhase: place), at: number) }
    }
    if found.isEmpty, !sessions.contains(where: { $0 == nil }) {
      let nearest = Suggestion.ending(for: title, in: all.map(\.2))
      let list = "'earshot test --list \(source.name.asShellWord)' lists the phases"
      let wayOut =
        all.allSatisfy(\.2.isEmpty) ? "the file has no phases, so leave out the title" : list
      let ending = nearest.isEmpty ? "; \(wayOut)" : nearest
      mistakes.append("\(source.name): there's no phase '\(title)'\(ending)")
    }
  }
}
