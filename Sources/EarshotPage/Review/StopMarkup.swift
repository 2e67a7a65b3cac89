import EarshotComposer
import EarshotModel
import EarshotNotation
import EarshotSession

/// A writer of a list that shows the speech on a screen.
struct StopMarkup {
  /// The letters that begin the identifiers of stops, one for the list and one for the drawing.
  let list: String
  let drawing: String

  /// The list of the page's own app.
  static let new = StopMarkup(list: "s", drawing: "b")
  /// The list of the app in the comparison.
  static let old = StopMarkup(list: "o", drawing: "p")

  /// Writes the stops of a screen, each with a link to its place in the drawing.
  func write(_ screen: ReviewScreen, _ drawing: Drawing, to markup: inout Markup) {
    let drawn = Set(drawing.stops.map(\.drawn.number))
    var attributes: [Markup.Attribute] = [("class", "read"), ("role", "list")]
    if screen.session.isRightToLeft { attributes.append(("dir", "rtl")) }
    markup.element("ol", attributes) { markup in
      for stop in screen.stops {
        markup.element("li", [("id", "\(list)\(screen.number)-\(stop.number)")]) { markup in
          writeNumber(of: stop, screen.number, isDrawn: drawn.contains(stop.number), to: &markup)
          write(stop, to: &markup)
        }
        markup.endLine()
      }
    }
  }

  private func writeNumber(
    of stop: ReviewStop,
    _ screen: Int,
    isDrawn: Bool,
    to markup: inout Markup
  ) {
    let number = "\(stop.number)"
    let style: [Markup.Attribute] = [("class", stop.hasFinding ? "n found" : "n")]
    guard isDrawn else { return markup.element("span", style, number) }
    let target = "#\(drawing)\(screen)-\(number)"
    markup.element("a", style + [("href", target), ("aria-label", "Stop \(number)")], number)
  }

  private func write(_ stop: ReviewStop, to markup: inout Markup) {
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
    writeContent(of: stop, to: &markup)
    for finding in stop.findings { FindingMarkup.write(finding, to: &markup) }
    if stop.isReadTwice {
      FindingMarkup.write(
        "Read twice",
        "VoiceOver says the same words at an earlier stop.",
        to: &markup
      )
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

  private func writeContent(of stop: ReviewStop, to markup: inout Markup) {
    let entries = stop.content + stop.chart
    guard !entries.isEmpty else { return }
    markup.element("dl", [("class", "more")]) { markup in
      for entry in entries {
        markup.element("dt", [], Display.spoken(entry.label))
        markup.element("dd", [], Display.spoken(entry.value))
      }
    }
  }

  /// Writes the details, which are the reason for each word and the rotors that find the stop.
  private func writeMore(of stop: ReviewStop, to markup: inout Markup) {
    guard !stop.reasons.isEmpty || !stop.rotors.isEmpty else { return }
    markup.element("details", []) { markup in
      markup.element("summary", []) { markup in
        markup.write("Why")
        markup.element("span", [("class", "vh")], ", stop \(stop.number)")
      }
      markup.element("ul", []) { markup in
        for reason in stop.reasons { markup.element("li", [], reason) }
        if !stop.rotors.isEmpty {
          let rotors = stop.rotors.map { Display.spoken($0) }.joinedWithAnd
          markup.element("li", [], "The rotor finds this stop under \(rotors)")
        }
      }
    }
  }
}

/// A writer of findings.
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
      markup.element("p", [("class", "fix")]) { write(prose: finding.fix, to: &$0) }
    }
  }

  /// Writes one of Earshot's own sentences, with its code in a code font.
  private static func write(prose text: String, to markup: inout Markup) {
    for (place, piece) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    {
      if place % 2 == 0 {
        markup.write(Display.spoken(String(piece)))
      } else {
        markup.element("code", [], Display.spoken(String(piece)))
      }
    }
  }

  /// Writes a note.
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
  /// The style of the words, or `nil` for plain words.
  ///
  /// The label is bold, VoiceOver's additions are dimmed, and a container's words are in italics.
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
  /// Whether the language with this tag is written from right to left.
  var isRightToLeft: Bool {
    let language = split(separator: "-").first.map { $0.lowercased() } ?? ""
    return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "dv", "ckb", "sd", "ug"].contains(language)
  }
}
