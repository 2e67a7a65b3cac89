import Testing

@testable import EarshotNotation

@Suite("Whole lines in answers")
struct LineRepairTests {
  private func source(_ lines: String) -> SourceText {
    let text = """
      screen shop "Shop"
        switch off "Gift" #gift
        textField "Name" #name
        button "Pay" #pay
          on activate: announce "Paid"
      \(lines)

      """
    return SourceText(name: "a.screen", text)
  }

  private func found(_ lines: String) -> [Diagnostic] {
    let source = source(lines)
    return AppDocument.read([source]).checked(in: [source])
  }

  @Test("are in the diagnostic, with the place of the wrong line")
  func correction() throws {
    let change = try #require(found("  buton \"Help\" #help").first?.correction)
    #expect(change.replacement == "button \"Help\" #help")
    let source = source("  buton \"Help\" #help")
    #expect(source.utf8.text(change.range) == "buton \"Help\" #help")
  }

  @Test("leave no error in their place")
  func right() {
    for line in [
      "  buton \"Help\"", "  switch \"Wi-Fi\" on", "  text: Closed", "  tab \"Now\" -> shop",
      "  on load: announce \"Hi\"", "   text \"Bike\"",
    ] {
      let source = source(line)
      let changes = AppDocument.read([source]).diagnostics.compactMap(\.correction)
      #expect(changes.count == 1, "\(line)")
      let fixes = changes.map { Diagnostic(.error, "x", range: $0.range, fixIt: $0) }
      #expect(AppDocument.read([source.fixed(by: fixes)]).document != nil, "\(line)")
    }
  }

  @Test("are shown below the marked line, unless the message has them")
  func rows() {
    let source = source("  buton \"Help\"")
    let text = Diagnostic.rendered(AppDocument.read([source]).diagnostics, in: [source])
    #expect(text.hasSuffix("   |   ^~~~~\n   |   button \"Help\"\n"))
    let other = self.source("  text: Closed")
    let lines = Diagnostic.rendered(AppDocument.read([other]).diagnostics, in: [other])
    #expect(lines.contains("write 'text \"Closed\"'\n"))
    #expect(lines.hasSuffix("^~~~\n"))
  }

  @Test("of warnings are in the diagnostic, too, and in that of a line without errors")
  func warnings() {
    let list = found("  adjustable \"Size\"\n    values: Small, Large")
    #expect(list.compactMap(\.correction?.replacement) == ["values: Small | Large"])
    let silent = found("  text \"Hi\"\n    hidden when #name is not filled in: true")
    #expect(silent.map(\.severity) == [.warning])
    #expect(silent.first?.correction?.replacement == "hidden when #name is empty: true")
  }

  @Test("remove the errors that they cause elsewhere")
  func consequences() {
    let source = SourceText(
      name: "a.screen",
      """
      screen a "A"
        button "B"
          on activate: push crossing

      screen "Crossing" crossing
        text "C"

      """
    )
    let found = AppDocument.read([source]).diagnostics
    #expect(found.count == 1)
    #expect(found.first?.correction?.replacement == "screen crossing \"Crossing\"")
  }

  @Test("are certain, unless the message has several possibilities")
  func certain() {
    #expect(found("  text: Closed").first?.certainCorrection?.replacement == "text \"Closed\"")
    let choice = found("  quantity \"Guests\"").first
    #expect(choice?.correction != nil)
    #expect(choice?.certainCorrection == nil)
  }

  @Test("keep the indentation of the line and of its neighbors")
  func indentation() {
    let source = source("   text \"Bike\"")
    let text = Diagnostic.rendered(AppDocument.read([source]).diagnostics, in: [source])
    #expect(text.hasSuffix("   |   text \"Bike\"\n"))
  }
}

@Suite("Advice with the author's words")
struct FilledAdviceTests {
  private func lines(_ wrong: String, _ template: String) -> [String] {
    FilledAdvice(wrong, identifiers: ["count"]).lines(for: template)
  }

  @Test("has them in place of placeholders and examples")
  func filled() {
    #expect(lines("color: #595959", "foreground: …").contains("foreground: #595959"))
    #expect(lines("go cart", "push SCREEN").contains("push cart"))
    #expect(lines("spell \"QR7\"", "spellOut on \"TEXT\"") == ["spellOut on \"QR7\""])
    #expect(lines("combo \"Country\" #c", "menu \"Size\"") == ["menu \"Country\" #c"])
    #expect(lines("change value of #count to 3", "set #id.value: …") == ["set #count.value: 3"])
  }

  @Test("is empty if the line has no words for it")
  func empty() { #expect(lines("color:", "foreground: …").isEmpty) }
}

@Suite("Another form of a line")
struct FaithfulLineTests {
  private func isKept(_ line: String, _ other: String) -> Bool {
    var names = KnownNames()
    names.identifiers = ["count"]
    return FaithfulLine(line, names).isKept([other])
  }

  @Test("keeps texts, numbers, and names")
  func kept() {
    #expect(isKept("buton \"Pay\" #count", "button \"Pay\" #count"))
    #expect(!isKept("buton \"Pay\" #count", "button \"Buy\" #count"))
    #expect(!isKept("wait 3 s", "wait 2s"))
    #expect(!isKept("set #count to 3", "set value: 3"))
  }

  @Test("adds no words that change what the line is")
  func added() { #expect(!isKept("do it #count", "set #count.value: it")) }
}
