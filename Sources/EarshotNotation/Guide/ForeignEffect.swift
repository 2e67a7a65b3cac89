import EarshotModel

/// A translation of code into the effects of the notation.
///
///     navController.navigate("done")                   →    push done
///     Toast.makeText(this, "Added", LENGTH).show()     →    announce "Added"
///     setTimeout(() => push done, 1500)                →    wait 1.5s, push done
///
/// - Source: our choice, from what app developers typed.
struct ForeignEffect {
  private let text: String
  private let names: KnownNames

  init(_ text: String, _ names: KnownNames) {
    self.text = text.trimmedOfSpaces
    self.names = names
  }

  /// The effects, each as a line, or `nil` if the code has no known meaning.
  var lines: [String]? {
    guard text.utf8.count <= 200, !text.isEmpty else { return nil }
    if let delayed { return delayed }
    let parts = Self.parts(of: text)
    guard parts.count > 1 else { return effect(text).map { [$0] } }
    let effects = parts.compactMap { ForeignEffect($0, names).lines ?? (isOwn($0) ? [$0] : nil) }
    return effects.count == parts.count ? effects.flatMap { $0 } : nil
  }

  private func isOwn(_ text: String) -> Bool {
    EffectWord(named: String(text.prefix { $0.isOfName })) != nil
  }

  /// Returns the statements in a line of code.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    for word in LineWords(text).all {
      if ["&&", ";", "||"].contains(word.text) {
        parts.append("")
        continue
      }
      let isEnd = word.text.hasSuffix(";")
      let text = isEnd ? String(word.text.dropLast()) : word.text
      parts[parts.count - 1] += (parts[parts.count - 1].isEmpty || word.isGlued ? "" : " ") + text
      if isEnd { parts.append("") }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The effects of code with a delay, such as `setTimeout(() => push done, 1500)`, or `nil` for
  /// any other code.
  private var delayed: [String]? {
    let plain = text.lowercased()
    guard ["settimeout", "asyncafter", "postdelayed", "task.delay"].contains(where: plain.contains)
    else { return nil }
    let body = text.firstRange(of: "=>") ?? text.firstRange(of: "{")
    guard let start = body?.upperBound else { return nil }
    let isArrow = text.contains("=>")
    let end = isArrow ? text.lastIndex(of: ",") : text.lastIndex(of: "}")
    guard let end, start < end else { return nil }
    let code = String(text[start..<end]).filter { !"{}".contains($0) }.trimmedOfSpaces
    let rest = isArrow ? text[end...] : text[..<start]
    let number = rest.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    guard let wait = Self.wait(String(number)) else { return nil }
    return [wait] + (ForeignEffect(code, names).lines ?? [code])
  }

  /// Returns a `wait` effect for a number, or `nil` if the text isn't a number.
  ///
  /// A number of at least 100 is in milliseconds. Any other number is in seconds.
  private static func wait(_ number: String) -> String? {
    guard let count = Double(number), count < 1e12 else { return nil }
    guard count >= 100 else { return "wait \(number)s" }
    let seconds = count / 1_000
    return seconds == seconds.rounded() ? "wait \(Int(seconds))s" : "wait \(seconds)s"
  }

  private static let calls: [(marks: [String], effect: String)] = [
    (["poptoroot"], "popToRoot"),
    (
      [
        "popviewcontroller", "goback(", "history.back", "navigateup", "popbackstack", "router.back",
        "navigator.pop",
      ], "back"
    ),
    (["dismiss("], "dismiss"),
  ]
  private static let speaking = [
    "maketext", "announceforaccessibility", "snackbar", "toast", "echo ", "announce(",
    "console.log",
    "print(", "alert(", "showmessage", "say(", "postannouncement", ".announcement",
  ]
  private static let opening = [
    "navigate(", "push(", "startactivity", "performsegue", "router.", "location.href",
    "window.open",
    "pushviewcontroller", "navigateto", "goto(", "open(", "href=",
  ]

  private func effect(_ code: String) -> String? {
    let plain = code.lowercased()
    let quoted = LineWords(code.replacing("'", with: "\"").replacing("(\"", with: "( \"")).all
      .first(where: \.isQuoted)?.text
    let isCode = code.contains { "(=.+".contains($0) } || plain.hasPrefix("echo ")
    guard isCode else { return plain.hasPrefix("sleep ") ? sleep(code) : nil }
    if let kind = NotificationKind.allCases.first(where: {
      plain.contains($0.rawValue.lowercased())
    }) {
      let argument = code.firstRange(of: "argument:").map { String(code[$0.upperBound...]) }
      let name = argument.flatMap(names.identifier)
      return "notify \(kind.rawValue)" + (name.map { " #\($0)" } ?? "")
    }
    if let call = Self.calls.first(where: { $0.marks.contains(where: plain.contains) }) {
      return call.effect
    }
    if plain.contains("speak("), let quoted { return "voice \(quoted)\(number(after: "rate"))" }
    if plain.hasPrefix("play"), let quoted, let end = code.lastRange(of: "\"")?.upperBound {
      let number = code[end...].drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      return "play \(quoted)\(number.isEmpty ? "" : " for \(number)s")"
    }
    if plain.contains("setcategory(") { return audio(plain) }
    if Self.opening.contains(where: plain.contains), let screen = screen(in: code) {
      return "push \(screen)"
    }
    if plain.hasPrefix("sleep") || plain.contains("delay(") { return sleep(code) }
    if Self.speaking.contains(where: plain.contains), let quoted { return "announce \(quoted)" }
    return changed(code)
  }

  private func sleep(_ code: String) -> String? {
    Self.wait(String(code.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }))
  }

  private func number(after name: String) -> String {
    guard let place = text.firstRange(of: name) else { return "" }
    let number = text[place.upperBound...].drop { ": =".contains($0) }
      .prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? "" : " \(name) \(number)"
  }

  private func audio(_ code: String) -> String? {
    let categories = ["soloambient", "playandrecord", "ambient", "playback", "record"]
    let names = ["soloAmbient", "playAndRecord", "ambient", "playback", "record"]
    guard let place = categories.firstIndex(where: { code.contains(".\($0)") }) else { return nil }
    let option = code.contains("duck") ? " duck" : code.contains("mix") ? " mix" : ""
    return "audio \(names[place])\(option)"
  }

  private func screen(in code: String) -> String? {
    code.split { !$0.isOfName }.lazy.compactMap { names.screen(String($0)) }.last
  }

  /// Returns the effect for code that changes a value, or `nil` for any other code.
  ///
  /// Examples are `count += 1`, `setCount(count + 1)`, `gift.toggle()`, and
  /// `total.isHidden = true`.
  private func changed(_ code: String) -> String? {
    let plain = code.lowercased()
    if let open = plain.firstIndex(of: "("), plain.hasPrefix("set"),
      let name = names.identifier(String(plain[..<open].dropFirst(3)))
    {
      let inside = code[code.index(after: open)...].prefix { $0 != ")" }
      return assigned(name, String(inside))
    }
    if plain.contains("toggle("), let name = names.identifier(code) {
      return "toggle #\(name)"
    }
    if let step = ["++": "increment", "--": "decrement"].first(where: { plain.contains($0.key) }),
      let name = names.identifier(code)
    {
      return "\(step.value) #\(name)"
    }
    guard let sign = code.firstIndex(of: "="), sign > code.startIndex,
      let name = names.identifier(String(code[..<sign]))
    else { return nil }
    let head = plain[..<sign].filter { $0 != " " }
    let value = String(code[code.index(after: sign)...]).trimmedOfSpaces
    // A comparison isn't an assignment, and the notation has no division.
    guard !value.hasPrefix("="), !value.hasPrefix(">"),
      !["!", "<", ">", "/", "%"].contains(where: head.hasSuffix)
    else { return nil }
    if head.hasSuffix("*") { return "set #\(name).value: {#\(name) * \(value)}" }
    if head.hasSuffix("+") {
      return value == "1" ? "increment #\(name)" : "set #\(name).value: {#\(name) + \(value)}"
    }
    if head.hasSuffix("-") {
      return value == "1" ? "decrement #\(name)" : "set #\(name).value: {#\(name) - \(value)}"
    }
    if head.hasSuffix("hidden") {
      return value.hasPrefix("true") ? "hide #\(name)" : "show #\(name)"
    }
    if head.hasSuffix("enabled") {
      return value.hasPrefix("true") ? "enable #\(name)" : "disable #\(name)"
    }
    return assigned(name, value)
  }

  private func assigned(_ name: String, _ value: String) -> String? {
    let words = value.split { " ()".contains($0) }.map(String.init)
    if words.count == 3, names.identifier(words[0]) == name, words[2] == "1",
      "+-".contains(words[1])
    {
      return "\(words[1] == "+" ? "increment" : "decrement") #\(name)"
    }
    if value.hasPrefix("!"), names.identifier(value) == name { return "toggle #\(name)" }
    if words.count == 3, let other = names.identifier(words[0]),
      ["+", "-", "*"].contains(words[1]),
      ExactNumber(words[2]) != nil
    {
      return "set #\(name).value: {#\(other) \(words[1]) \(words[2])}"
    }
    let isText = value.contains { "\"'`".contains($0) }
    if !isText, Quoting.isBareName(value), let other = names.identifier(value) {
      return "set #\(name).value: {#\(other)}"
    }
    let isNumber = ExactNumber(value.filter { $0 != "%" }) != nil
    guard isText || isNumber || !value.contains(where: { "+-*/%!?([<>=&|".contains($0) }) else {
      return nil
    }
    let state = ["true": "on", "false": "off"][value.lowercased()]
    return "set #\(name).value: \(state ?? ForeignValue.plain(value))"
  }
}
