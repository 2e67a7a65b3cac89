import EarshotComposer
import EarshotNotation

/// Writes the list of what is heard on a screen.
struct StopMarkup {
  /// The letter that identifiers of stops in the list begin with, and those in the drawing.
  let list: String
  let drawing: String

  /// The list of the page's own app.
  static let new = StopMarkup(list: "s", drawing: "b")
  /// The list of the app that it is compared with.
  static let old = StopMarkup(list: "o", drawing: "p")

  /// Writes the stops of a screen.
  func write(_ stops: [ReviewStop], of screen: Int, to markup: inout Markup) {
    markup.element("ol", [("class", "read"), ("role", "list")]) { markup in
      for stop in stops {
        markup.element("li", [("id", "\(list)\(screen)-\(stop.number)")]) { markup in
          write(stop, of: screen, to: &markup)
        }
        markup.endLine()
      }
    }
  }

  private func write(_ stop: ReviewStop, of screen: Int, to markup: inout Markup) {
    let number = "\(stop.number)"
    let target = "#\(drawing)\(screen)-\(number)"
    markup.element(
      "a",
      [("class", "n"), ("href", target), ("aria-label", "\(number), show in the drawing")],
      number
    )
    var language: [Markup.Attribute] = [("class", "say")]
    if let tag = stop.language { language.append(("lang", tag)) }
    if stop.language?.isRightToLeft ?? false { language.append(("dir", "rtl")) }
    markup.element("p", language) { markup in
      if let change = stop.change {
        markup.element("span", [("class", "tag"), ("lang", "en")], change.word)
      }
      writeSpeech(of: stop.utterance, to: &markup)
    }
    if let hint = stop.utterance.hint {
      markup.element("p", [("class", "hint")] + language.dropFirst(), Display.spoken(hint))
    }
    writeActions(of: stop, to: &markup)
    for finding in stop.findings { FindingMarkup.write(finding, to: &markup) }
    if stop.isReadTwice {
      FindingMarkup.write("Read twice", "A stop before it says the same words.", to: &markup)
    }
    writeMore(of: stop, to: &markup)
  }

  private func writeSpeech(of utterance: Utterance, to markup: inout Markup) {
    guard !utterance.text.isEmpty else {
      return markup.element("span", [("class", "none"), ("lang", "en")], "nothing")
    }
    var rest = utterance.text[...]
    for part in utterance.parts {
      guard let place = rest.firstRange(of: part.text) else { continue }
      markup.write(Display.spoken(String(rest[..<place.lowerBound])))
      rest = rest[place.upperBound...]
      if let style = part.kind.style {
        markup.element("span", [("class", style)], Display.spoken(part.text))
      } else {
        markup.write(Display.spoken(part.text))
      }
    }
    markup.write(Display.spoken(String(rest)))
  }

  private func writeActions(of stop: ReviewStop, to markup: inout Markup) {
    guard !stop.actions.isEmpty else { return }
    markup.element("ul", [("class", "acts"), ("aria-label", "Actions")]) { markup in
      for action in stop.actions { markup.element("li", [], Display.spoken(action)) }
    }
  }

  /// Writes what a reader asks for: content, rotors, and why each word is said.
  private func writeMore(of stop: ReviewStop, to markup: inout Markup) {
    guard !stop.reasons.isEmpty || !stop.content.isEmpty || !stop.rotors.isEmpty else { return }
    markup.element("details", []) { markup in
      markup.element("summary", []) { markup in
        markup.write(stop.content.isEmpty ? "Why" : "More content, and why")
        markup.element("span", [("class", "vh")], ", stop \(stop.number)")
      }
      if !stop.content.isEmpty || !stop.rotors.isEmpty {
        markup.element("dl", [("class", "more")]) { markup in
          for entry in stop.content {
            markup.element("dt", [], Display.spoken(entry.label))
            markup.element("dd", [], Display.spoken(entry.value))
          }
          if !stop.rotors.isEmpty {
            markup.element("dt", [], "Rotor")
            markup.element("dd", [], stop.rotors.map { Display.spoken($0) }.joined(separator: ", "))
          }
        }
      }
      markup.element("ul", []) { markup in
        for reason in stop.reasons { markup.element("li", [], reason) }
      }
    }
  }
}

/// Writes what is wrong.
enum FindingMarkup {
  /// Writes a finding of the audit, with its fix.
  static func write(_ finding: ReviewStop.Finding, to markup: inout Markup) {
    let isError = finding.severity == "Error"
    markup.element("div", [("class", isError ? "note error" : "note")]) { markup in
      markup.element("p", []) { markup in
        markup.element("b", [], finding.severity)
        markup.write(" \(Display.spoken(finding.message)). ")
        markup.element("code", [], finding.rule)
      }
      markup.element("p", [("class", "fix")], Display.spoken(finding.fix))
    }
  }

  /// Writes a remark.
  static func write(_ title: String, _ sentence: String, to markup: inout Markup) {
    markup.element("div", [("class", "note")]) { markup in
      markup.element("p", []) { markup in
        markup.element("b", [], title)
        markup.write(" \(sentence)")
      }
    }
  }
}

extension Utterance.Kind {
  /// The style of the words: the label is strongest, what VoiceOver adds is soft, and what a container
  /// says is in italics.
  fileprivate var style: String? {
    switch self {
    case .label: "l"
    case .value, .content, .echo, .unit, .announcement, .app: nil
    case .context, .tableHeader: "c"
    case .selected, .position, .state, .role, .hint, .actions, .moreContent, .status, .rotor,
      .sound,
      .recognized:
      "r"
    }
  }
}

extension DrawnStop.Change {
  /// The change in a word.
  var word: String {
    switch self {
    case .added: "New"
    case .removed: "Gone"
    case .moved: "Moved"
    case .differs: "Different"
    }
  }
}

extension String {
  /// Whether a language, by its tag, is written from right to left.
  var isRightToLeft: Bool {
    let language = split(separator: "-").first.map { $0.lowercased() } ?? ""
    return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "dv", "ckb", "sd", "ug"].contains(language)
  }
}
