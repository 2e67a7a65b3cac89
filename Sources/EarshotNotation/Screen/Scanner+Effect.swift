// Longer than 300 lines: the effects, together with their messages.

import EarshotModel

extension Scanner {
  /// The words that begin an effect, in the order of the table of effects.
  static let effects = EffectWord.all.map(\.name)

  /// Reads an effect up to the end of the line.
  mutating func effect() throws(Diagnostic) -> Effect {
    skipBlanks()
    let start = position
    let place = bareName() ?? junk()
    let word = text(place)
    guard let first = EffectWord(named: word), peek == nil || peek?.isBlank == true else {
      if EffectWord(named: word) != nil { try refuseSecondEffect() }
      if let line = MeantLine.effect(text(start..<end)) {
        throw error(.writeSet(line), start..<end)
      }
      if let line = MeantLine.call(text(start..<end)) { throw error(.writeSet(line), start..<end) }
      if let line = notifying(from: start) { throw error(.writeSet(line), start..<end) }
      let junk = joined(from: start, as: .effect) ?? junk(from: start)
      throw misplacedLine(from: start, junk) ?? error(.unknownEffect(text(junk)), junk)
    }
    skipBlanks()
    let effect = try effect(first)
    if effect == .leave(.back) || effect == .leave(.dismiss), let byte = peek, byte.isDigit {
      throw error(effect == .leave(.back) ? .backGoesOneScreen : .onceALine(word), junk())
    }
    if effect == .leave(.popToRoot), !isAtEnd { throw error(.popToRootAlone, junk()) }
    skipBlanks()
    try refuseSecondEffect()
    if case .change = effect, !isAtEnd { try refuseListWithoutCommas(from: start) }
    if !isAtEnd, let advice = first.advice(onRest: text(position..<end), effect) {
      throw error("\(advice)", position..<end)
    }
    try expectEnd(after: "'\(word)'")
    return effect
  }

  /// Returns the error for a property, an event, or an element in place of an effect, or `nil` if
  /// the first word is something else or Earshot knows better advice about it.
  private func misplacedLine(from start: Int, _ junk: Range<Int>) -> Diagnostic? {
    let found = text(junk)
    var rest = self
    rest.position = start
    guard let word = rest.bareName().map({ text($0) }),
      BorrowedWord.ending(for: found, as: .effect, in: Scanner.effects).contains(.listsThem)
    else { return nil }
    if rest.peek == UInt8(ascii: ":"), let property = Property(name: word) {
      guard property.spec.isSettable else { return nil }
      return error(
        .propertyAsEffect(found, text(start..<end)),
        start..<end,
        fixIt: .init(range: start..<start, replacement: "set ")
      )
    }
    let isLine =
      ["on", "every", "idle", "action"].contains(word)
      || Role(rawValue: word).map { Role.written.contains($0) } == true
    return isLine && whole == nil && start == lineStart ? error(.lineAsEffect(word), junk) : nil
  }

  /// Returns the effect for a line such as `post layoutChanged`, or `nil` if the second word isn't
  /// a kind of notification.
  private func notifying(from start: Int) -> String? {
    var words = text(start..<end).split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    let kind = words[1].filter { $0 != "." && $0 != "," }
    let known = NotificationKind.allCases.map(\.rawValue)
    guard let name = known.first(where: { $0.lowercased() == kind.lowercased() }) else {
      return nil
    }
    words.replaceSubrange(0..<2, with: ["notify", name])
    return words.joined(separator: " ")
  }

  /// Rejects a second effect on the line, after a comma, a semicolon, “and”, or “then”.
  private func refuseSecondEffect() throws(Diagnostic) {
    guard peek == UInt8(ascii: ",") || peek == UInt8(ascii: ";") || isNext("and") || isNext("then")
    else { return }
    throw error(.oneEffect, position..<end)
  }

  /// Rejects several elements with only spaces between them.
  private func refuseListWithoutCommas(from start: Int) throws(Diagnostic) {
    let rest = text(position..<end).split { " ,".contains($0) }.map(String.init)
    let isList = rest.allSatisfy { word in
      (word.hasPrefix("#") || word.hasPrefix(".")) && Quoting.isBareName(String(word.dropFirst()))
    }
    guard isList else { return }
    let first = text(start..<position).trimmedOfSpaces
    let line = ([first] + rest).joined(separator: ", ")
    throw error(.needsCommas(line), position..<end)
  }

  private mutating func effect(_ word: EffectWord) throws(Diagnostic) -> Effect {
    switch word.form {
    case .setting: try setting()
    case .change(let change): try self.change(change)
    case .opening(.present) where skip(UInt8(ascii: "#")): try panel()
    case .opening(let opening): .show(opening, try screenName(after: word.name))
    case .leaving(let leaving): .leave(leaving)
    case .announcement: try announcement()
    case .notification: try notification()
    case .sound: try sound()
    case .voice: .voice(try voiceCommand())
    case .audio: .audio(try audioCommand())
    case .pause: .wait(try duration())
    case .decline: .decline
    }
  }

  private mutating func change(_ change: Effect.Change) throws(Diagnostic) -> Effect {
    let targets = try targets(of: change.rawValue)
    if change == .show || change == .hide {
      for (target, range) in targets { note(.showing(target), range) }
    }
    if change.needsSuitableValue {
      for (target, range) in targets { note(.changing(change, target), range) }
    }
    return .change(change, targets.map(\.0))
  }

  private mutating func setting() throws(Diagnostic) -> Effect {
    let start = position
    let target = try targetToSet()
    let place = bareName() ?? junk()
    guard !place.isEmpty, bytes[place.lowerBound] != UInt8(ascii: ":") else {
      throw error(.needsSetProperty, place)
    }
    if bytes[place.lowerBound] == UInt8(ascii: "$") {
      throw error(.writeSet("set #\(text(place.lowerBound + 1..<end))"), start..<end)
    }
    if peek == UInt8(ascii: "."), target == .own,
      let line = MeantLine.assignment("#" + text(start..<end))
    {
      throw error(.writeSet(line), start..<end)
    }
    if bytes[place.lowerBound] == UInt8(ascii: "\"") { throw error(.setNeedsIdentifier, place) }
    let property = try settableProperty(at: place)
    guard skip(UInt8(ascii: ":")) else {
      if let line = setInOtherWords(start) { throw error(.writeSet(line), start..<end) }
      let set = text(start..<position)
      let isAlone = text(position..<end).allSatisfy { $0 == " " }
      throw error(
        isAlone ? .needsNewValue(set) : .needsColon(after: "'set \(set)'"),
        position..<position
      )
    }
    note(.setting(target, property), start..<place.upperBound)
    skipBlanks()
    let valueStart = position
    let value = try value(of: property, in: target)
    note(given: value, to: target, valueStart..<end)
    return .set(target, value)
  }

  /// Parses the target of `set`, with the dot after it.
  private mutating func targetToSet() throws(Diagnostic) -> Target {
    let start = position
    if skip(UInt8(ascii: "#")) {
      let name = try name(for: "'#'")
      note(.node(name), start..<position)
      guard skip(UInt8(ascii: ".")) else {
        if let line = MeantLine.assignment(text(start..<end)) {
          throw error(.writeSet(line), start..<end)
        }
        throw error(.needsSetProperty(of: text(start..<position)), start..<position)
      }
      return .identifier(name)
    }
    if let tag = try tagToSet() { return .tag(tag) }
    if skip(word: "self") { throw error(.needsSetProperty, start..<start + 4) }
    for word in ["next", "previous"] where text(start..<end).hasPrefix("\(word).") {
      throw error(.setNeedsIdentifier(word), start..<start + word.utf8.count)
    }
    if text(start..<end).hasPrefix("self.") {
      throw error(.writeSet("set \(text(start + 5..<end))"), start..<end)
    }
    return .own
  }

  /// Parses the tag and the dot of `set .lamp.value: 0`, or returns `nil` if there's no tag.
  private mutating func tagToSet() throws(Diagnostic) -> String? {
    let start = position
    guard skip(UInt8(ascii: ".")) else { return nil }
    let tag = try name(for: "'.'")
    note(.tag(tag), start..<position)
    guard skip(UInt8(ascii: ".")) else {
      throw error(.needsSetProperty(of: text(start..<position)), start..<position)
    }
    return tag
  }

  /// Returns the correct line for `set #p.value to 5`, `set #p.value += 15`, and
  /// `set value of #p: 5`, or `nil` for any other line.
  private func setInOtherWords(_ start: Int) -> String? {
    let place = text(start..<position)
    let rest = text(position..<end).drop { $0 == " " }
    if rest.hasPrefix("of #"), let colon = rest.firstIndex(of: ":") {
      return "set \(rest[..<colon].dropFirst(3)).\(place)\(rest[colon...])"
    }
    for sign in ["+", "-"] where rest.hasPrefix("\(sign)= ") && place.hasSuffix(".value") {
      return "set \(place): {\(place.dropLast(6)) \(sign) \(rest.dropFirst(3))}"
    }
    for word in ["to ", "= "] where rest.hasPrefix(word) {
      return "set \(place): \(rest.dropFirst(word.count))"
    }
    return nil
  }

  /// Records a value or a language, because it can affect how VoiceOver says a time.
  mutating func note(given value: PropertyValue, to target: Target, _ range: Range<Int>) {
    guard [.value, .language].contains(value.property), !range.isEmpty else { return }
    note(.giving(target, value), range)
  }

  /// Returns the property with the name at a place, if effects can change it.
  private func settableProperty(at place: Range<Int>) throws(Diagnostic) -> Property {
    let name = text(place)
    guard let property = Property(name: name) else {
      let rest = text(place.lowerBound..<end)
      let isAlone = bytes[place.lowerBound - 1].isBlank
      if isAlone, !BorrowedWord.knows(name, as: .setting),
        Suggestion.nearest(to: name, in: BorrowedWord.Position.setting.words) == nil,
        let effect = MeantLine.assignment("#" + rest)
      {
        throw error(.writeSet(effect), place.lowerBound..<end)
      }
      throw error(
        .unknownProperty(name, as: .setting, among: BorrowedWord.Position.setting.words),
        place
      )
    }
    guard property.spec.isSettable else {
      throw error(.notSettable(name), place)
    }
    return property
  }

  private mutating func screenName(after word: String) throws(Diagnostic) -> String {
    let start = position
    if peek == UInt8(ascii: "#") { throw error(.screenHasNoMark(word, text(junk())), junk()) }
    let name = try name(for: "'\(word)'")
    note(.screen(name), start..<position)
    return name
  }

  /// Reads the identifier of an alert or a sheet, after its mark.
  private mutating func panel() throws(Diagnostic) -> Effect {
    let start = position - 1
    let name = try name(for: "'#'")
    note(.opening(name), start..<position)
    return .open(name)
  }

  private mutating func announcement() throws(Diagnostic) -> Effect {
    if let line = MeantLine.announcement(text(position..<end)) {
      throw error(.writeSet(line), position..<end)
    }
    if let line = announcedReference { throw error(.writeSet(line), position..<end) }
    let text = try quotedTemplate(for: "'announce'")
    skipBlanks()
    guard !isAtEnd else { return .announce(text, .default) }
    try refuseSecondEffect()
    if isNext("after") || isNext("in") {
      let length = self.text(position..<end).split(separator: " ").dropFirst().joined(
        separator: " "
      )
      throw error(.waitComesBefore(length), position..<end)
    }
    if isNext("when") || isNext("if") { throw error(.guardOfEffect, position..<end) }
    if let line = sumOfTexts(after: text) { throw error(.writeSet(line), position..<end) }
    let place = bareName() ?? junk()
    guard let priority = AnnouncementPriority(rawValue: self.text(place)) else {
      throw error(.unknownPriority(self.text(place)), place)
    }
    return .announce(text, priority)
  }

  /// The correct effect for an identifier without quotes, as in `announce #total`, or `nil` if
  /// anything else follows.
  private var announcedReference: String? {
    var rest = self
    guard rest.skip(UInt8(ascii: "#")), let name = try? rest.name(for: "'#'"), rest.isAtEnd else {
      return nil
    }
    let reference = "{\(Quoting.name(name, after: "#"))}"
    return "announce \(Quoting.quotedLiteral(reference))"
  }

  /// Returns the correct effect for an addition: `"Hello " + #name` → `announce "Hello {#name}"`.
  ///
  /// The result is `nil` if no sign for addition follows the text (`+`, `&`, or `.`).
  private func sumOfTexts(after text: TextTemplate) -> String? {
    let rest = self.text(position..<end)
    guard let sign = rest.first, "+&.".contains(sign), let start = text.literal else { return nil }
    let name = rest.dropFirst().drop { " #{".contains($0) }.prefix(while: \.isOfName)
    return name.isEmpty ? nil : "announce \(Quoting.quotedLiteral("\(start){#\(name)}"))"
  }

  private mutating func notification() throws(Diagnostic) -> Effect {
    let place = bareName() ?? junk()
    guard let kind = NotificationKind(rawValue: text(place)) else {
      throw error(.unknownNotification(text(place)), place)
    }
    skipBlanks()
    if isAtEnd {
      guard kind != .pageScrolled else {
        throw error(.needsString("'notify pageScrolled'", found: ""), place)
      }
      return .notify(kind, nil)
    }
    if peek == UInt8(ascii: "\"") || kind == .pageScrolled {
      return .notify(kind, .text(try quotedTemplate(for: "'notify \(kind.rawValue)'")))
    }
    let (target, range) = try target(of: "notify \(kind.rawValue)")
    if case .tag = target { throw error(.oneTarget, range) }
    return .notify(kind, .target(target))
  }
}

extension Diagnostic.Message {
  static func unknownEffect(_ word: String) -> Self {
    if word.hasPrefix("#") || word.hasPrefix("$") {
      let name = word.dropFirst().prefix { $0.isOfName }
      return "start an effect with a verb; write 'set #\(name).value: …' or 'show #\(name)'"
    }
    return word.isEmpty
      ? "an effect is missing; write one, such as 'announce \"…\"' or 'push SCREEN'"
      : "unknown effect '\(word)'\(BorrowedWord.ending(for: word, as: .effect, in: Scanner.effects))"
  }

  static func propertyAsEffect(_ word: String, _ line: String) -> Self {
    "unknown effect '\(word)'; to change a property, write 'set \(Display.safe(line))'"
  }

  static func lineAsEffect(_ word: String) -> Self {
    "'\(word)' isn't an effect, and only effects can be below an event or an action; indent it less"
  }

  static func onceALine(_ word: String) -> Self {
    """
    '\(word)' closes only one alert, sheet, or screen; for each additional one, write it again on \
    its own line
    """
  }

  static var backGoesOneScreen: Self {
    """
    'back' goes back one screen; repeat it on its own line for each additional screen, or write \
    'popToRoot' to go to the first one
    """
  }

  static var popToRootAlone: Self {
    "'popToRoot' takes nothing after it; to open a screen, use 'push' or 'replace'"
  }

  static var oneEffect: Self {
    """
    write only one effect on each line; to write several, end the line of the event with a colon, and \
    indent each effect by two spaces below it
    """
  }

  static func needsCommas(_ line: String) -> Self {
    "separate elements with commas; write '\(Display.safe(line))'"
  }

  static func screenHasNoMark(_ word: String, _ found: String) -> Self {
    let name = String(found.drop { $0 == "#" })
    guard !name.isEmpty else { return "'\(word)' needs the name of a screen; write it without '#'" }
    return """
      '\(word)' takes the name of a screen, without '#'; write '\(word) \(Display.safe(name))' or, \
      for an alert or a sheet, 'present \(Display.safe(found))'
      """
  }

  static func writeSet(_ line: String) -> Self { "write '\(Display.safe(line))'" }

  static var needsSetProperty: Self {
    "'set' needs a property; write 'set #id.value: …' or, for this element, 'set value: …'"
  }

  static var setNeedsIdentifier: Self {
    "'set' takes an identifier instead of text in quotes; write 'set #id.value: …'"
  }

  static func setNeedsIdentifier(_ word: String) -> Self {
    "'set' can't change the '\(word)' element; write its identifier, as in 'set #id.value: …'"
  }

  static func needsSetProperty(of name: String) -> Self {
    "'set' needs a property after '\(name)', as in 'set \(name).value: …'"
  }

  static func notSettable(_ name: String) -> Self {
    let advice = BorrowedWord.advice(on: name, as: .setting) ?? "delete this effect"
    return "'set' can't change '\(name)' while the app runs; \(advice)"
  }

  static var guardOfEffect: Self {
    "put the condition on the line of the event: 'on activate when #a is on:'"
  }

  static func needsColon(after what: String, insteadOf found: String? = nil) -> Self {
    let place = found.map { " instead of '\(Display.safe($0))'" } ?? ""
    return "a colon is missing after \(what); insert one\(place)"
  }

  static func conditionCannotFollow(_ what: String) -> Self {
    "a condition can't follow \(what); delete the condition"
  }

  static func oneOfList(_ what: String) -> Self {
    "a comma can't follow \(what); write a separate line for each item of the list"
  }

  static func needsNewValue(_ set: String) -> Self {
    "a colon and a new value are missing after 'set \(set)'; write 'set \(set): …'"
  }

  static func unknownPriority(_ word: String) -> Self {
    let known = AnnouncementPriority.allCases.map(\.rawValue)
    return """
      the priority of an announcement must be 'high', 'default', or 'low', not '\(word)'\
      \(Suggestion.ending(for: word, in: known))
      """
  }

  private static func ending(forNotification word: String, in known: [String]) -> String {
    let begun = known.first { $0.lowercased().hasPrefix(word.lowercased()) }
    let nearest = begun ?? Suggestion.nearest(to: word, in: known)
    return nearest.map { "; did you mean '\($0)'?" } ?? "; use \(known.asAlternatives)"
  }

  static func unknownNotification(_ word: String) -> Self {
    let known = NotificationKind.allCases.map(\.rawValue)
    if word.hasPrefix("#") {
      return """
        'notify' needs the kind of notification; for example, write 'notify layoutChanged \(word)'
        """
    }
    if word == "announcement" {
      return """
        'notify' doesn't post announcements; use the effect 'announce "…"'
        """
    }
    return word.isEmpty
      ? "'notify' needs the kind of notification; write \(known.asAlternatives)"
      : "unknown notification '\(word)'\(ending(forNotification: word, in: known))"
  }

  static var oneTarget: Self {
    """
    a notification can have only one target, not all elements with a tag; write the identifier of \
    one element, as in 'notify layoutChanged #total'
    """
  }
}
