import Testing

/// SESSIONS.md, “The tool”: which language counts; VOICEOVER.md 2.1 and 14.2.
@Suite("The language of a stop")
struct LanguageTests {
  @Test("comes from the first that says", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  private static let app = """

    -- app.screen --
    app "App"
      language: ru

    screen a
      button "One"
      view
        language: de
        button "Two"
        button "Three"
          language: en
    screen b
      language: de
      button "Four"
    """

  static let sessions: [SessionCase] = [
    .init(
      "the element, a container around it, the app",
      """
      > start
      App
      One, Кнопка
      > swipe right
      Two, Taste
      > swipe right
      Three, Button

      """ + app
    ),
    .init("the screen before the app", "> start b\nApp\nFour, Taste\n" + app),
    .init(
      "the header before the screen, not before an element",
      """
      language: en

      > start b
      App
      Four, Button
      > start
      App
      One, Button
      > swipe right
      Two, Taste

      """ + app
    ),
  ]
}
