import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A session that hears the unheard parts of one screen.
///
/// The claims come from the screen file or, if the file says nothing about a gesture, from
/// Earshot's rules of speech. A comment asks the author to confirm each claim. All claims are true
/// in the current app, so the session passes.
///
/// - Source: our choice.
package struct CoverProposal {
  private let cover: Cover
  private let document: AppDocument
  private let items: [CoverItem]
  private let screen: ElementTree.Index
  private var lines: [String] = []

  /// The source of a claim, which the comment above the claim names.
  private enum Origin: String {
    case file = "# confirm: the screen file says so"
    case rules = "# confirm: VoiceOver's rules say so"
  }

  /// Creates the session for the screen with the most unheard parts, among the screens where the
  /// session can hear any of these parts.
  ///
  /// The result is `nil` if there's no such screen.
  package init?(_ cover: Cover) {
    let tree = cover.document.tree
    let missing = cover.items.filter { $0.heardBy == nil }
    let byScreen = Dictionary(grouping: missing) { tree.screen(of: $0.node) ?? tree.screens[0] }
    let screens = byScreen.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let proposals = screens.lazy.map { CoverProposal(cover, $0.key, $0.value) }
    guard let first = proposals.first(where: { !$0.lines.isEmpty }) else { return nil }
    self = first
  }

  private init(_ cover: Cover, _ screen: ElementTree.Index, _ items: [CoverItem]) {
    self.cover = cover
    document = cover.document
    (self.screen, self.items) = (screen, items)
    hearStops()
    runHandlers()
  }

  /// Returns the text of the session, with a comment for each part that even this session doesn't
  /// hear.
  ///
  /// - Parameter path: The path of the screen file, for the header.
  /// - Returns: The text, with a line break at the end.
  package func text(screen path: String) -> String {
    let head = ["screen: \(Display.safe(path))", "", "## Confirm each claim, or correct it"]
    let remarks = rest(after: head + lines).map { "# not in this walk: \(Display.safe($0.words))" }
    return (head + lines + (remarks.isEmpty ? [] : [""] + remarks)).map { $0 + "\n" }.joined()
  }

  /// Returns the parts that a session with the given lines doesn't hear.
  private func rest(after lines: [String]) -> [CoverItem] {
    let text = lines.map { $0 + "\n" }.joined()
    let transcript = Transcript.read(SourceText(name: "proposal.vo", text)).transcript
    let heard = transcript.map { cover.hearing($0).items } ?? cover.items
    return heard.filter { item in
      item.heardBy == nil && items.contains { $0.isSamePart(as: item) }
    }
  }

  /// Touches each stop that no session hears.
  private mutating func hearStops() {
    var session = Session(document)
    let start = lines.count
    begin(&session)
    let first = lines.count
    defer { if lines.count == first { lines.removeSubrange(start...) } }
    for item in items where item.kind == .stop {
      guard session.settled.stops.contains(item.node), let target = target(of: item.node) else {
        continue
      }
      let place = lines.count
      let spoken = perform("touch \(target)", &session)
      let element = document.tree[item.node]
      let conveyed = "\(target) conveys \(element.conveyed.joined(separator: ", "))"
      let rules = spoken.first.map { "says \(quoted($0))" }
      if !claim([conveyed], in: session),
        !claim(rules.map { [$0] } ?? [], from: .rules, in: session)
      {
        lines.removeSubrange(place...)
      }
    }
  }

  /// Runs each action and each handler of a double tap that no session runs.
  private mutating func runHandlers() {
    for item in items {
      let element = document.tree[item.node]
      let command: String
      let effects: [Effect]
      switch item.kind {
      case .action:
        command = "action \(quoted(element.actions[item.number].name))"
        effects = element.actions[item.number].effects
      case .handler where item.link == nil && element.handlers[item.number].event == .activate:
        command = "double tap"
        effects = element.handlers[item.number].effects
      default: continue
      }
      guard let target = target(of: item.node) else { continue }
      var session = Session(document)
      let place = lines.count
      begin(&session)
      guard session.settled.stops.contains(item.node), item.isFirst(in: session, of: element)
      else {
        lines.removeSubrange(place...)
        continue
      }
      _ = perform("touch \(target)", &session)
      var other = without(item, lines[place...])
      var isHeard = claim(command, effects, &session, &other)
      while let length = session.nextDueOfHandlers, lines.count - place < Self.lineLimit {
        let isLater = claim("wait \(length)", effects, &session, &other)
        isHeard = isHeard || isLater
      }
      if !isHeard { lines.removeSubrange(place...) }
    }
  }

  /// The maximum number of lines for one handler.
  ///
  /// The limit is necessary because some handlers never end.
  private static let lineLimit = 20

  /// Performs a command and adds the claims that are true only because of the handler.
  ///
  /// - Parameters:
  ///   - command: The command to perform.
  ///   - effects: The effects of the handler.
  ///   - session: The session that performs the command.
  ///   - other: The same session in the app without the handler's effects.
  /// - Returns: Whether the method added any claims.
  private mutating func claim(
    _ command: String,
    _ effects: [Effect],
    _ session: inout Session,
    _ other: inout Session
  ) -> Bool {
    let spoken = perform(command, &session).filter { !$0.isEmpty }
    other.run(command)
    let claims = effects.flatMap(\.guards).filter { fails($0, in: other) }
    let rules = spoken.map { "says \(quoted($0))" }.filter { fails($0, in: other) }.suffix(1)
    return claim(claims, in: session) || claim(Array(rules), from: .rules, in: session)
  }

  private func fails(_ text: String, in session: Session) -> Bool {
    (try? Claim(text)).map { session.failure(of: $0) != nil } ?? false
  }

  /// Returns a session that has run the commands in the given lines, in the app without the effects
  /// of a handler or an action.
  private func without(_ item: CoverItem, _ lines: ArraySlice<String>) -> Session {
    var tree = document.tree
    tree.update(item.node) { element in
      if item.kind == .action {
        element.actions[item.number].effects = []
      } else {
        element.handlers[item.number].effects = []
      }
    }
    var session = Session(
      AppDocument(
        tree: tree,
        written: document.written,
        each: document.each,
        trivia: document.trivia
      )
    )
    for line in lines where line.begins(with: LineMark.command.rawValue) { session.run(line) }
    return session
  }

  private func target(of node: ElementTree.Index) -> String? { document.tree.target(of: node) }

  private mutating func begin(_ session: inout Session) {
    lines.append("")
    let name = document.tree[screen].identifier ?? ""
    _ = perform("start \(Quoting.name(name))", &session)
  }

  /// Performs a command and returns the words that VoiceOver says.
  private mutating func perform(_ command: String, _ session: inout Session) -> [String] {
    lines.append(LineMark.command.line(command))
    return session.run(command).spoken
  }

  /// Adds the claims that are true.
  ///
  /// - Returns: Whether any claim is true.
  private mutating func claim(
    _ claims: [String],
    from origin: Origin = .file,
    in session: Session
  ) -> Bool {
    let isTrue = claims.filter { text in
      guard let claim = try? Claim(text) else { return false }
      return session.failure(of: claim) == nil
    }
    for text in isTrue { lines += [origin.rawValue, LineMark.claim.line(text)] }
    return !isTrue.isEmpty
  }
}

extension CoverItem {
  /// Returns whether both items are the same part, regardless of the session that hears it.
  fileprivate func isSamePart(as other: CoverItem) -> Bool {
    (kind, node, number, link) == (other.kind, other.node, other.number, other.link)
  }

  /// Returns whether the item is an action, or the first handler of its event whose condition is
  /// true.
  fileprivate func isFirst(in session: Session, of element: Element) -> Bool {
    guard kind == .handler else { return true }
    let event = element.handlers[number].event
    let first = element.handlers.firstIndex { handler in
      handler.event == event
        && (handler.condition.map { session.failingTest(of: $0, at: node) == nil } ?? true)
    }
    return first == number
  }
}

extension Element {
  /// The content that a description of the element conveys, according to the screen file, in the
  /// words of a claim.
  fileprivate var conveyed: [String] {
    var items: [String] = []
    for property in [TextProperty.label, .value, .hint] {
      guard let text = template(of: property)?.literal, !text.isEmpty,
        property != .value || !traits.contains(.toggleButton)
      else { continue }
      items.append("\(property.rawValue) \(quoted(text))")
    }
    let roles = ConveyedItem.RoleWord.all.filter {
      !$0.traits.isEmpty && traits.contains($0.traits)
    }
    if let role = roles.first { items.append("role \(role.name)") }
    if traits.contains(.selected) { items.append("state selected") }
    if traits.contains(.notEnabled) { items.append("state dimmed") }
    return items.isEmpty ? ["label"] : items
  }
}
