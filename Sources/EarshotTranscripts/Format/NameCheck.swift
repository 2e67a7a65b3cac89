// Longer than 300 lines: the messages about every kind of name belong together.

import EarshotFocusEngine
import EarshotLines
import EarshotModel
package import EarshotNotation
import EarshotSession

// The names that the app knows.
extension Transcript {
  /// Returns errors for names that the app doesn't have, and for claims that can't fail because
  /// VoiceOver never says the denied text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names, if all are spelled as in the app. If
  ///   any name is text, also linear in the size of the app.
  /// - Source: SESSIONS.md, "Refusals".
  package func unknownNames(in document: AppDocument) -> [Diagnostic] {
    let vouched = linesWithSpeech
    return diagnostics(in: document) { !$0.isVouched(by: vouched) }.map(\.diagnostic)
  }

  /// Returns all errors in the names of a malformed transcript.
  ///
  /// Each error has the line of the command that uses the name, or `nil` for a claim. Earshot
  /// doesn't report its differences, so the result includes names that the app no longer has.
  func mistakenNames(in document: AppDocument) -> [(command: Int?, diagnostic: Diagnostic)] {
    diagnostics(in: document) { _ in true }.map { ($0.use.commandLine, $0.diagnostic) }
  }

  /// Returns the errors in the names of steps with expected output, by the line of the command.
  ///
  /// The expected output shows that the app once had the name.
  ///
  /// - Source: our choice.
  package func lostNames(in document: AppDocument) -> [Int: String] {
    checkedNames(in: document).lost
  }

  /// Returns the errors in the names, from ``unknownNames(in:)`` and ``lostNames(in:)``.
  ///
  /// The method collects the app's strings only once for both.
  package func checkedNames(
    in document: AppDocument
  ) -> (unknown: [Diagnostic], lost: [Int: String]) {
    let found = diagnostics(in: document) { _ in true }
    if found.isEmpty { return ([], [:]) }
    let vouched = linesWithSpeech
    let unknown = found.filter { !$0.use.isVouched(by: vouched) }.map(\.diagnostic)
    let lost = found.filter { $0.use.isVouched(by: vouched) }
      .map { ($0.use.commandLine ?? 0, $0.diagnostic.message.text) }
    return (unknown, Dictionary(lost) { first, _ in first })
  }

  private func diagnostics(
    in document: AppDocument,
    of isWanted: (NameUse) -> Bool
  ) -> [(use: NameUse, diagnostic: Diagnostic)] {
    let refused = names.contains(where: \.isSaid) ? refusalsByLine : [:]
    let uses = names.filter { isWanted($0) && !$0.isRefused(in: refused) }
    guard !uses.isEmpty else { return [] }
    var check = NameCheck(document)
    check.isTypedInto = typesText
    return uses.compactMap { use in
      let isExcused = use.isOfFailingClaim && expectedFailure == nil
      return check.diagnostic(of: use, ifNear: isExcused).map {
        (use, $0.suggestingWholeLine(in: source))
      }
    }
  }

  /// Whether the transcript contains typing.
  ///
  /// VoiceOver also says typed text.
  private var typesText: Bool {
    steps.contains { step in
      CommandParser.commands(in: step.command).contains { command in
        // The first letter rules out most commands.
        let first = command.utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return first.map { $0 | 0x20 } == UInt8(ascii: "t")
          && String(command).trimmed.lowercased().begins(with: "type")
      }
    }
  }

  /// The refusals that the file expects, by the line numbers of the commands.
  private var refusalsByLine: [Int: [LinePattern]] {
    let refusals = steps.map { ($0.line, $0.expected.filter(\.isRefusal)) }
    return Dictionary(refusals) { first, second in first + second }
  }

  /// The line numbers of the commands with expected speech.
  ///
  /// The set doesn't include steps that the header or a claim expects to fail, because such a step
  /// would excuse a name.
  private var linesWithSpeech: Set<Int> {
    guard expectedFailure == nil else { return [] }
    let steps = steps.filter { step in
      step.expected.contains { !$0.isRefusal && !$0.isAnyLines && $0.loosened == nil }
        && !step.claims.contains { if case .knownFailure = $0.content { true } else { false } }
    }
    return Set(steps.map(\.line))
  }
}

extension Claim {
  /// Returns the error in a name of the claim, as in a session file, or `nil` if there's none.
  ///
  /// If `holds` is `false`, the method checks only text and rotors, and no claim with `not`,
  /// because the judge's message says more about other names. A test in code sets `everyName`,
  /// because it may expect the claim to fail. After typing, VoiceOver may say anything.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app.
  func mistake(
    in document: AppDocument,
    typing isTypedInto: Bool,
    holds: Bool,
    everyName: Bool
  ) -> Diagnostic? {
    guard holds || everyName || !isNegated else { return nil }
    let line = TextLine(text: text, range: 0..<text.utf8.count, number: 1)
    var check = NameCheck(document)
    check.isTypedInto = isTypedInto && holds
    return names(in: line).lazy.filter { holds || everyName || $0.isWord }.compactMap {
      check.diagnostic(of: $0, ifNear: $0.isOfFailingClaim && !(everyName && $0.isPlace))
    }.first
  }
}

extension NameUse {
  /// Whether the name is a word that a claim compares with, instead of an element or a screen.
  fileprivate var isWord: Bool {
    switch kind {
    case .text, .rotor: true
    case .node, .claimedNode, .label, .action, .screen, .shownScreen, .unheard, .everywhere, .part,
      .said:
      false
    }
  }

  /// Whether the name belongs to an element or a screen.
  fileprivate var isPlace: Bool {
    switch kind {
    case .node, .claimedNode, .label, .screen, .shownScreen: true
    case .action, .rotor, .text, .unheard, .everywhere, .part, .said: false
    }
  }

  /// Whether the name is in a Voice Control phrase.
  fileprivate var isSaid: Bool { if case .said = kind { true } else { false } }

  /// Returns whether the name is a Voice Control phrase in a step that expects that no item has the
  /// name, or that Voice Control isn't listening.
  fileprivate func isRefused(in refusals: [Int: [LinePattern]]) -> Bool {
    guard case .said(let name) = kind, let line = commandLine else { return false }
    let refused: [VoiceRefusal] = [.noItem(name), .isOff]
    let heard = refused.compactMap { SessionLine.refusal(.voice($0)).heard }
    return refusals[line, default: []].contains { pattern in heard.contains { pattern.matches($0) }
    }
  }

  /// Returns whether the file has expected output for the command that uses the name.
  fileprivate func isVouched(by lines: Set<Int>) -> Bool {
    isShown && commandLine.map(lines.contains) ?? false
  }
}

/// A lookup of names in an app.
private struct NameCheck {
  private let document: AppDocument
  private lazy var texts = document.texts
  private lazy var spoken = SpokenTexts(document)
  private lazy var guards = GuardCheck(document.tree)
  private lazy var stops = StopTexts(document)
  private lazy var sayable = SayableNames(texts)
  private lazy var shownNames = tree.shownScreenNames
  /// Whether the session types text, so VoiceOver may say anything.
  var isTypedInto = false
  private var tree: ElementTree { document.tree }

  init(_ document: AppDocument) { self.document = document }

  /// Returns the error in a name, or `nil` if the name exists.
  ///
  /// - Parameters:
  ///   - use: The name to look up.
  ///   - isNearAsked: Whether the name is an error only if there's a similar name.
  /// - Returns: The error, if any.
  mutating func diagnostic(of use: NameUse, ifNear isNearAsked: Bool) -> Diagnostic? {
    if isNearAsked, !isNear(use.kind) { return nil }
    return message(on: use.kind).map { Diagnostic(.error, $0, range: use.range) }
  }

  private mutating func isNear(_ kind: NameUse.Kind) -> Bool {
    switch kind {
    case .label(let name): Suggestion.nearest(to: name, in: texts.labels.words) != nil
    case .action(let name): Suggestion.nearest(to: name, in: texts.actions.words) != nil
    case .rotor(let name):
      texts.rotor(meantBy: name) != nil
        || Suggestion.nearest(to: name, in: texts.rotors.words) != nil
    case .node, .claimedNode, .screen, .shownScreen, .text, .unheard, .everywhere, .part, .said:
      true
    }
  }

  private mutating func message(on kind: NameUse.Kind) -> Diagnostic.Message? {
    switch kind {
    case .node(let name): tree.knows(identifier: name) ? nil : unknown(node: name)
    case .claimedNode(let name):
      tree.knows(identifier: name) ? nil : unknown(node: name, isClaimed: true)
    case .label(let label): unknown(label: label)
    case .action(let name):
      unknown("no action of the app is called", name, in: texts.actions, none: "no actions")
    case .rotor(let name):
      unknown(
        "no rotor is called",
        name,
        in: texts.rotors,
        meant: texts.rotor(meantBy: name),
        none: "no custom rotors"
      )
    case .screen(let name):
      tree.screenPlace(named: name) == nil ? unknown(screen: name, tree.screenNames) : nil
    case .shownScreen(let name):
      shownNames.index(ofName: name) == nil ? unknown(screen: name, shownNames) : nil
    case .text(let test, let isDenied): message(on: test, isDenied: isDenied)
    case .unheard(let text):
      near(text, caseMatters: true).map {
        "VoiceOver never says \(quoted(text)) in the app, so this claim can't fail\($0)"
      }
    case .everywhere(let pattern): message(onEverywhere: pattern)
    case .part(let text):
      near(text, caseMatters: false).map { "VoiceOver never says \(quoted(text)) in the app\($0)" }
    case .said(let name):
      sayable.mistake(in: name).map { "no item of the app has the name \(quoted(name))\($0)" }
    }
  }

  /// Returns the end of a message that suggests an alternative for text that the app doesn't
  /// contain.
  ///
  /// The result is `nil` if VoiceOver may say the text, or if nothing is similar to it.
  private mutating func near(_ text: String, caseMatters: Bool) -> String? {
    guard !isTypedInto else { return nil }
    return spoken.meant(by: text, caseMatters: caseMatters).map { near(quoted($0)) }
  }

  private mutating func message(onEverywhere pattern: WordPattern) -> Diagnostic.Message? {
    guard stops.areAll(pattern.isFound) else { return nil }
    return """
      VoiceOver says words that match \(pattern.notation) at every stop of the app; write words \
      that it says only at some stops
      """
  }

  private func unknown(node name: String, isClaimed: Bool = false) -> Diagnostic.Message {
    let known = tree.indices.lazy.compactMap { tree[$0].identifier }
    let nearest = Suggestion.identifier(near: name, in: known)
    let ending = nearest.map { "; did you mean '\(Quoting.name($0, after: "#"))'?" } ?? ""
    let name = Quoting.name(name, after: "#")
    let correction = nearest == nil ? "; correct the identifier" : ""
    let wayOut = isClaimed ? "; to claim that it's gone, write '? absent \(name)'" : correction
    return "the app has no \(name)\(ending)\(wayOut)"
  }

  private mutating func unknown(label: String) -> Diagnostic.Message? {
    let sentence = "nothing in the app is labeled"
    if texts.labels.mayHold(label) { return nil }
    let identifiers = tree.indices.compactMap { tree[$0].identifier }
    guard let place = identifiers.index(ofName: label) else {
      let target = MeantTarget(label)
      if let taps = target.taps { return "\(sentence) \(quoted(label)); write '> \(taps)'" }
      let meant = target.label(in: texts.labels.words)
      return unknown(sentence, label, in: texts.labels, meant: meant, none: "no labels")
    }
    let name = Quoting.name(identifiers[place], after: "#")
    return "\(sentence) \(quoted(label)); did you mean '\(name)'?"
  }

  private func unknown(screen name: String, _ names: [String]) -> Diagnostic.Message {
    let known = names.filter { $0 != ItemChooser.name }
    if let named = tree.screenName(titled: name) {
      return "the app has no screen '\(name)'; the screen with this title is '\(named)'"
    }
    let words = name.split(separator: " ").map(String.init)
    let places: Set = [
      "underneath", "beneath", "under", "behind", "below", "belo", "unter", "back", "background",
    ]
    if words.count == 2, known.contains(words[0]), places.contains(words[1].lowercased()) {
      return "the app has no screen '\(name)'; write '? screen \(words[0]) below'"
    }
    let fillers: Set = ["is", "shown", "open", "in", "front", "screen", "the", "visible", "active"]
    let kept = name.split(separator: " ").filter { !fillers.contains($0.lowercased()) }
      .joined(separator: " ").lowercased()
    let named = known.first { $0.lowercased() == kept }
    let ending = named.map { "; did you mean '\($0)'?" } ?? Suggestion.ending(for: name, in: known)
    let wayOut = ending.isEmpty && !known.isEmpty ? "; use \(known.listedAsAlternatives)" : ending
    return "the app has no screen '\(name)'\(wayOut)"
  }

  private func unknown(
    _ sentence: String,
    _ name: String,
    in pool: TextPool,
    meant: String? = nil,
    none: String
  ) -> Diagnostic.Message? {
    guard !pool.mayHold(name) else { return nil }
    let nearest = (meant ?? Suggestion.nearest(to: name, in: pool.words)).map { [$0] }
    let near = nearest ?? Suggestion.few(cutShort: name, in: pool.words)
    let names = pool.words.count == 1 ? "the only name, " : "one of the names "
    let known =
      pool.words.isEmpty
      ? "; the app has \(none), so add one or delete the line"
      : "; use \(names)\(pool.words.map(quoted).listed)"
    let wayOut =
      near.isEmpty ? known : "; did you mean \(near.map(quoted).joined(separator: " or "))?"
    return "\(sentence) \(quoted(name))\(wayOut)"
  }
}

// Text that claims compare with nodes.
extension NameCheck {
  /// Returns the error in text that a claim compares with a node, if the text is neither a state
  /// nor anything that VoiceOver ever says for the node.
  ///
  /// Without `not`, the claim fails when it's judged, so this is an error only if the text is
  /// similar to the word for a state.
  private mutating func message(
    on test: Condition.Test,
    isDenied: Bool
  ) -> Diagnostic.Message? {
    if guards.asksForNumber(test) { return message(onNumberIn: test, isDenied: isDenied) }
    if isDenied, let message = message(onDenied: test) { return message }
    let property = test.property ?? .value
    guard let text = test.text, let pool = texts.texts(property, of: test.node),
      !pool.holds(exactly: text)
    else { return nil }
    let name = test.node.name
    let mayBe = pool.mayHold(exactly: text)
    guard test.property == nil else {
      if mayBe { return nil }
      let nearest = Suggestion.nearest(to: text, in: pool.words)
      let ending = nearest.map { near(quoted($0)) } ?? Self.correctOrDelete
      let what = "the \(property.rawValue) of \(name) is never \(quoted(text))"
      return isDenied ? "\(what), so this claim can't fail\(ending)" : nil
    }
    let states = StateWord.claimed.map(\.word) + pool.words
    let nearest = Suggestion.nearest(to: text, in: states)
    let state = StateWord.claimed.first { $0.word == nearest ?? text }
    let meant = state?.meant ?? nearest.map(quoted)
    let ending = meant.map(near) ?? "; the states are \(StateWord.words.joined(separator: ", "))"
    // Typed text can be anything, but a word close to a state is probably a misspelled state.
    guard mayBe ? state != nil && text.utf8.count > 3 : isDenied || state != nil else { return nil }
    let result = isDenied ? ", so this claim can't fail" : ""
    if StateWord.words.contains(text) {
      let what = "'\(text)' is a state of switches, but VoiceOver never says it for \(name)"
      return "\(what)\(result); test a different state"
    }
    return "'\(text)' isn't a state, and VoiceOver never says it for \(name)\(result)\(ending)"
  }

  /// Returns the error in a denied value of a scale, or in denied text of any element, if the value
  /// or the text never occurs.
  ///
  /// A denied state is never an error: states can't be misspelled, and the claim protects the app
  /// from a change.
  private mutating func message(onDenied test: Condition.Test) -> Diagnostic.Message? {
    let result = "so this claim can't fail"
    if let step = guards.numberNeverReached(test) {
      return "\(step.sentence), \(result)\(step.ending)"
    }
    if case .contains = test.word, case .identifier = test.node,
      let finding = guards.finding(on: test, of: tree.root)
    {
      return "\(finding.sentence), \(result)\(finding.ending)"
    }
    guard test.node == .own, !isTypedInto, let text = test.text ?? test.part,
      test.property != nil || test.part != nil,
      !spoken.mayBeSaid(text, caseMatters: test.part == nil)
    else { return nil }
    let ending = near(text, caseMatters: true) ?? Self.correctOrDelete
    let verb = test.part == nil ? "is ever" : "ever contains"
    let property = (test.property ?? .value).rawValue
    return "no element's \(property) \(verb) \(quoted(text)), \(result)\(ending)"
  }

  /// Returns the error in a number or a time that a value never has, or `nil` if there's none.
  ///
  /// Without `not`, the claim fails when it's judged, so this is an error only if the number is
  /// similar to a time.
  private mutating func message(
    onNumberIn test: Condition.Test,
    isDenied: Bool
  ) -> Diagnostic.Message? {
    if !isDenied, let finding = guards.constancy(of: test, at: tree.root) {
      return "\(finding.sentence), so this claim can't fail\(finding.ending)"
    }
    guard let finding = guards.finding(on: test, of: tree.root),
      isDenied || finding.isMisspelled
    else { return nil }
    let result = isDenied ? ", so this claim can't fail" : ""
    return "\(finding.sentence)\(result)\(finding.ending)"
  }

  private func near(_ word: String) -> String { "; did you mean \(word)?" }

  /// The end of a message about text that has no similar text in the app.
  private static let correctOrDelete = "; correct the text, or delete the claim"
}

extension StateWord {
  /// The words for states, and the word for the cursor's position, which needs a different claim.
  fileprivate static let claimed = all + [StateWord(word: "focused", meant: "'? focus'")]
}

extension Condition.Test {
  /// The text that the string must equal, or `nil` if the test is about a state or the text has
  /// references.
  var text: String? { if case .text(let text) = word { text.literal } else { nil } }

  /// The text that the string must contain, or `nil` for any other test.
  fileprivate var part: String? {
    if case .contains(let text) = word { text.literal } else { nil }
  }
}

extension NodeReference {
  /// The name of the node in a sentence.
  fileprivate var name: String {
    switch self {
    case .own: "any element"
    case .identifier(let name): Quoting.name(name, after: "#")
    }
  }
}

extension [String] {
  /// The maximum number of names in a message.
  private static var listLimit: Int { 12 }

  /// The names, as listed in a message.
  var listed: String {
    let more = count > Self.listLimit ? ", …" : ""
    return prefix(Self.listLimit).joined(separator: ", ") + more
  }

  /// The first entries in quotation marks, as alternatives.
  fileprivate var listedAsAlternatives: String {
    count > Self.listLimit ? map { "'\($0)'" }.listed : asAlternatives
  }
}

extension ElementTree {
  /// The names of the screens that a session can start on.
  fileprivate var screenNames: [String] { screens.compactMap { self[$0].identifier } }

  /// Returns the name of the first screen, alert, or sheet with the title, or `nil` if there's
  /// none.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  func screenName(titled title: String) -> String? {
    let panels = indices.filter { self[$0].canBeOpen }
    return (screens + panels).first { self[$0].label == title }.map { screenName(of: $0) }
  }

  /// The names that `~ screen:` can print, including VoiceOver's own screens.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  var shownScreenNames: [String] {
    let panels = indices.filter { self[$0].canBeOpen }
    return (screens + panels).map { screenName(of: $0) }
      + Session.voiceOverScreens(of: self)
  }
}
