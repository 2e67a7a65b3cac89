// Longer than 300 lines: the parser and the advice about its claims belong together.

import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A parser for claims, which reports the position of each error.
///
/// - Source: SESSIONS.md, "Transcripts".
enum ClaimParser {
  /// Parses a line `? CLAIM`.
  static func claim(in line: TextLine) throws(Diagnostic) -> Claim {
    do throws(Diagnostic) {
      return try claim(in: line.text, number: line.number)
    } catch {
      let answer = deletingRest(withMark(answered(error, for: line.text)), of: line.text)
      throw answer.moved(by: line.range.lowerBound)
    }
  }

  /// Returns the error with the claim that the line means, if it's known.
  private static func answered(_ error: Diagnostic, for line: String) -> Diagnostic {
    let claim = Scanner(claimLine: line).remainder
    let remark = claim.firstRange(of: " # ")?.lowerBound
    let kept = KeptParts(of: String(claim[..<(remark ?? claim.endIndex)]))
    if isOnlyInOtherOrder(Scanner(claimLine: line)) { return error }
    if let line = withProperty(claim) { return suggesting(line, in: error) }
    if let escaped = withEscapedQuotes(claim), error.message.text.hasPrefix(.unexpected) {
      var answered = error
      answered.message =
        "put '\\' before each quotation mark inside the text; write '\(Display.safe(escaped))'"
      return answered
    }
    if let meant = ClaimSentence.line(for: claim), isClaim(meant), kept.areAll(in: meant) {
      return suggesting(meant, in: error)
    }
    let answered = following(withWorkingLine(error, for: line), for: line)
    let text = answered.message.text
    guard text.contains("write '"), let offer = Suggestion.meant(in: text), isClaim(offer),
      !kept.areAll(in: offer)
    else { return answered }
    // A claim that loses a part of the line means something else.
    let meant = MeantClaim.line(for: claim).flatMap {
      isClaim($0) && kept.areAll(in: $0) ? $0 : nil
    }
    return suggesting(meant, in: answered)
  }

  /// Returns the claim with `\` before the quotation marks inside its text, such as
  /// `says "Say \"Hi\""` for `says "Say "Hi""`.
  ///
  /// The result is `nil` if there are no such marks, or if the result isn't a claim.
  private static func withEscapedQuotes(_ claim: String) -> String? {
    guard claim.hasSuffix("\"\""), !claim.contains("\\"),
      let open = claim.firstIndex(of: "\"")
    else { return nil }
    let text = claim[claim.index(after: open)...].dropLast()
    let escaped = "\(claim[..<open])\(Quoting.quotedLiteral(String(text)))"
    return text.contains("\"") && isClaim(escaped) ? escaped : nil
  }

  /// Returns the error with a claim as its only suggestion, or without a suggestion.
  private static func suggesting(_ claim: String?, in error: Diagnostic) -> Diagnostic {
    var answered = error
    let text = error.message.text
    // The claim replaces the advice or the example at the end of the message.
    let ends = ["; ", ", as in '"].compactMap { text.firstRange(of: $0)?.lowerBound }
    let reason = ends.min().map { text[..<$0] } ?? text[...]
    answered.message = "\(reason)\(claim.map { "; write '\(Display.safe($0))'" } ?? "")"
    answered.fixIt = nil
    return answered
  }

  /// Returns the error with the claim that results from following several suggestions, if the first
  /// suggestion causes another error.
  private static func following(_ error: Diagnostic, for line: String) -> Diagnostic {
    let trail = SuggestionTrail(
      take: { message, text in
        if let whole = Suggestion.meant(in: message), isClaim(whole) { return whole }
        let next = Suggestion.replacing(in: text, by: message)
        return next.map { $0.hasSuffix(" is empty \"\"") ? String($0.dropLast(3)) : $0 }
      },
      judge: { text in
        let line = LineMark.claim.line(text)
        do throws(Diagnostic) {
          _ = try claim(in: line, number: 1)
          return nil
        } catch {
          return withWorkingLine(error, for: line).message.text
        }
      }
    )
    let text = error.message.text
    guard let end = trail.end(of: text, in: Scanner(claimLine: line).remainder),
      end.count > 1 || Suggestion.meant(in: text) != end.text
    else { return error }
    return suggesting(end.text, in: error)
  }

  /// Returns the error with the advice to delete the unexpected end of the line, if the error has no
  /// advice.
  private static func deletingRest(_ error: Diagnostic, of line: String) -> Diagnostic {
    let text = error.message.text
    guard text.hasPrefix(.unexpected), !text.contains("; ") else { return error }
    let rest = String(decoding: line.utf8.dropFirst(error.range.lowerBound), as: UTF8.self)
    let isChoice = rest.lowercased().hasPrefix("or ")
    var answered = error
    answered.message =
      "\(text); \(isChoice ? "claim only one of the two" : "delete '\(rest.trimmed)'")"
    return answered
  }

  /// Returns the error with its suggested claim as a whole line, including the `?`.
  private static func withMark(_ error: Diagnostic) -> Diagnostic {
    let text = error.message.text
    guard let start = text.lastRange(of: "write '")?.upperBound,
      isClaim(String(text[start...].prefix { $0 != "'" }))
    else { return error }
    var marked = error
    marked.message = "\(text[..<start])\(LineMark.claim.line(String(text[start...])))"
    return marked
  }

  /// Returns the error with a suggested claim that is valid, if the error has no suggestion yet.
  private static func withWorkingLine(_ error: Diagnostic, for line: String) -> Diagnostic {
    let text = error.message.text
    let start = text.lastRange(of: "write '")?.upperBound
    let advice = start.map { text[$0...].prefix { $0 != "'" } }
    let claim = Scanner(claimLine: line).remainder
    let keepsDenial =
      !claim.lowercased().hasPrefix("not ")
      || ["not ", "absent "].contains { advice?.hasPrefix($0) ?? true }
    let suggests = advice.map { isClaim(String($0)) && keepsDenial } ?? text.contains("write ")
    // `shows name` needs its own name, which no other claim has.
    let isAboutName = claim.lowercased().hasPrefix("shows ") || claim.contains(" shows ")
    guard !suggests, !isAboutName, !text.contains(.needsOne),
      let meant = MeantClaim.line(for: claim),
      isClaim(meant)
    else { return error }
    return suggesting(meant, in: error)
  }

  static func isClaim(_ text: String) -> Bool {
    (try? claim(in: "? \(text)", number: 1)) != nil
  }

  /// Parses a line.
  ///
  /// Positions are offsets into the line.
  private static func claim(in line: String, number: Int) throws(Diagnostic) -> Claim {
    var scanner = Scanner(claimLine: line)
    let text = scanner.remainder
    let start = scanner.position
    var isNegated = false
    while scanner.skip(claimWord: ClaimVerb.negation) { isNegated.toggle() }
    guard !scanner.isAtEnd else {
      let mark = isNegated ? "not" : "?"
      throw scanner.error("write a claim after '\(mark)'", scanner.endRange)
    }
    if text.hasPrefix("!") {
      let rest = String(text.dropFirst()).trimmed
      let place = start..<scanner.endRange.upperBound
      guard !rest.isEmpty else {
        throw scanner.error("use 'not' instead of '!', followed by a claim", place)
      }
      throw scanner.error("use 'not' instead of '!'; write 'not \(Display.safe(rest))'", place)
    }
    if let line = denialInside(scanner) {
      throw scanner.error("put 'not' first; write '\(line)'", start..<scanner.endRange.upperBound)
    }
    if !isNegated, let line = denialAfterElement(scanner) {
      let place = start..<scanner.endRange.upperBound
      throw scanner.error("'not' can't follow the element; write '\(line)'", place)
    }
    if let line = stateAfterPeriod(scanner) {
      let place = start..<scanner.endRange.upperBound
      let whole = isNegated ? "not \(line)" : line
      throw scanner.error("unknown property 'state'; write '\(whole)'", place)
    }
    if let line = screenWithFiller(scanner) {
      throw scanner.error(
        "put the name right after 'screen'; write '\(line)'",
        start..<scanner.endRange.upperBound
      )
    }
    let content = try content(&scanner)
    if isNegated, case .knownFailure = content {
      throw scanner.error("'xfail' can't be negated; delete 'not'", start..<scanner.end)
    }
    return Claim(text: text, number: number, isNegated: isNegated, content: content)
  }

  private static func content(_ scanner: inout Scanner) throws(Diagnostic) -> Claim.Content {
    let word = scanner.text(scanner.claimWord).lowercased()
    if let verb = ClaimVerb(rawValue: word), verb.place != .afterElement {
      _ = scanner.skip(claimWord: word)
      return try verb.content(of: nil, &scanner)
    }
    let start = scanner.position
    for verb in ClaimVerb.ofTwoWords {
      if verb.rawValue.split(separator: " ").allSatisfy({ scanner.skip(claimWord: String($0)) }) {
        return try verb.content(of: nil, &scanner)
      }
      scanner.position = start
    }
    if let target = try scanner.target() {
      return try content(of: target, from: start, &scanner)
    }
    try checkFirstWord(scanner)
    return try ClaimVerb.condition.content(of: nil, &scanner)
  }

  /// Parses the rest of a claim about an element, starting at a position.
  private static func content(
    of target: CommandTarget,
    from start: Int,
    _ scanner: inout Scanner
  ) throws(Diagnostic) -> Claim.Content {
    let isNode = if case .identifier = target { true } else { false }
    let place = scanner.position..<scanner.endRange.upperBound
    if let line = BorrowedClaim.claim(about: target.notation, scanner.text(place).trimmed) {
      let words = scanner.text(place).trimmed
      throw scanner.error("a claim can't continue with '\(words)'; write '\(line)'", place)
    }
    for verb in ClaimVerb.afterElement {
      let isNext = verb.openings.contains { scanner.isNext(claimWord: $0) }
      if verb == .condition {
        guard isNode, isNext || scanner.isAfterDot else { continue }
        scanner.position = start
      } else {
        guard scanner.skip(claimWord: verb.rawValue) else { continue }
      }
      return try verb.content(of: target, &scanner)
    }
    throw scanner.unknownWord(afterElement: isNode)
  }

  /// Returns the claim in the form of a call, such as `focus #pay` for `focus(#pay)`, or `nil` if it
  /// isn't valid.
  private static func called(_ word: String, _ open: String.Index, _ rest: String) -> String? {
    let whole = rest.isEmpty ? word : "\(word) \(rest)"
    guard whole.hasSuffix(")"), ClaimVerb.first.contains(word[..<open].lowercased()) else {
      return nil
    }
    let object = String(whole.dropFirst(word[...open].count).dropLast()).trimmed
    let claim = "\(word[..<open].lowercased()) \(object)"
    return (try? Claim(claim)) == nil ? nil : claim
  }

  /// Returns the claim that begins at the first or second of its words, without the colon after
  /// the word: `current screen: sleep` → `screen sleep`, `no focus #pay` → `not focus #pay`.
  private static func claim(from word: String, _ rest: String) -> String? {
    if KeptParts.isDenial(word.lowercased()), (try? Claim("not \(rest)")) != nil {
      return "not \(rest)"
    }
    if let open = word.firstIndex(of: "("), let claim = called(word, open, rest) { return claim }
    let subjects: Set = ["i", "we", "you", "user", "it", "voiceover", "one", "someone"]
    if subjects.contains(word.lowercased()) {
      let verb = String(rest.prefix { !$0.isBlank })
      let object = String(rest.dropFirst(verb.count)).trimmed
      if let claim = BorrowedClaim.claim(for: verb, object), (try? Claim(claim)) != nil {
        return claim
      }
    }
    let second = String(rest.prefix { !$0.isBlank })
    for (verb, object) in [(word, rest), (second, String(rest.dropFirst(second.count)).trimmed)] {
      let name = (verb.hasSuffix(":") ? String(verb.dropLast()) : verb).lowercased()
      let isMarked = name.count < verb.count
      guard isMarked || verb != word, ClaimVerb.first.contains(name) else { continue }
      let plain = ["is ", "== ", "= "].reduce(object) {
        $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
      }
      let claim = plain.isEmpty ? name : "\(name) \(plain)"
      if (try? Claim(claim)) != nil, KeptParts(of: "\(word) \(rest)").areAll(in: claim) {
        return claim
      }
    }
    return nil
  }

  /// Throws an error if no claim begins with the first word.
  private static func checkFirstWord(_ scanner: Scanner) throws(Diagnostic) {
    let place = scanner.claimWord
    let word = scanner.text(place)
    let properties = TextProperty.allCases.map(\.rawValue) + ["self"]
    guard !word.begins(with: "#"), properties.index(ofName: word) == nil else { return }
    let whole = scanner.text(place.lowerBound..<scanner.endRange.upperBound).trimmed
    if word.lowercased() == "is",
      let role = whole.split(separator: " ").last.flatMap({
        ConveyedItem.RoleWord(heardAs: String($0))
      })
    {
      throw scanner.error("a claim can't start with 'is'; write 'conveys role \(role.name)'", place)
    }
    if word.lowercased() == "is", whole != word, !whole.contains("#") {
      throw scanner.error("start the claim with its subject; write 'self \(whole)'", place)
    }
    let rest = scanner.text(place.upperBound..<scanner.endRange.upperBound).trimmed
    let borrowed = BorrowedClaim.order(word, rest) ?? BorrowedClaim.claim(for: word, rest)
    let meant = (claim(from: word, rest) ?? borrowed).map { "; write '\($0)'" }
    let ending = meant ?? Suggestion.ending(for: word, in: ClaimVerb.first + properties)
    let begins =
      "; start the claim with an element, a property, or a word such as 'focus' or 'says'"
    let state = rest.lowercased().hasPrefix("is ") ? rest.dropFirst(3) : ""
    let isState = StateWord.words.contains { state == $0 || state == "not \($0)" }
    let isLabel = word.first?.isUppercase ?? false || isState
    let named =
      "; name the element by its identifier, as in '#pay is dimmed'"
      + (isState ? ", or, for the element under the cursor, write 'self \(rest)'" : "")
    let isHeard = isLabel && whole.contains(",")
    let spoken = "; write 'says \(Quoting.quotedLiteral(whole))'"
    let limit = "; to limit the gestures, write a number after 'gestures <=', as in 'gestures <= 5'"
    let isLimit = meant == nil && BorrowedClaim.countsGestures(word)
    let hint =
      isLimit ? limit : !ending.isEmpty ? ending : isHeard ? spoken : isLabel ? named : begins
    throw scanner.error("unknown claim '\(word)'\(hint)", place)
  }
}

extension Diagnostic {
  /// Returns the diagnostic for text that begins later in its file.
  fileprivate func moved(by offset: Int) -> Diagnostic {
    var moved = self
    moved.range = range.lowerBound + offset..<range.upperBound + offset
    if let fix = fixIt {
      let place = fix.range.lowerBound + offset..<fix.range.upperBound + offset
      moved.fixIt = FixIt(range: place, replacement: fix.replacement)
    }
    return moved
  }
}
