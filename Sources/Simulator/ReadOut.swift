import AccessibilityModel
import FocusEngine
public import Notation
import SimulatedApp
import SpeechComposer

/// What `earshot speak` prints: every stop of a screen in reading order, with its utterance.
///
/// Nothing happens while it is made: no event runs and no timer fires.
///
/// - Source: SESSIONS.md, "`speak`".
public struct ReadOut: Sendable {
  private let document: AppDocument
  private let options: SessionOptions
  private var app: App
  private var engine: FocusEngine

  /// Prepares the read-out of a screen: the one of a name, else the first.
  ///
  /// - Returns: Nothing if no screen has that name.
  public init?(
    _ document: AppDocument,
    screen name: String? = nil,
    options: SessionOptions = SessionOptions()
  ) {
    self.document = document
    self.options = options
    app = App(document.tree, settings: options.settings)
    engine = FocusEngine(settings: options.settings)
    guard let name else { return }
    guard let screen = document.tree.screen(named: name) else { return nil }
    app.show(first: screen)
  }

  /// Makes the read-out, and hands it over stop by stop.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  public mutating func forEachStop(_ body: (Stop) -> Void) {
    let composer = Composer(
      settings: options.settings, style: options.style, language: engine.language(of: app) ?? "en"
    )
    var previous: ElementTree.Index?
    for (offset, index) in engine.stops(in: app).enumerated() {
      let reading = engine.reading(of: index, from: previous, in: app)
      previous = index
      body(stop(offset + 1, reading, composer))
    }
  }

  private mutating func stop(_ number: Int, _ reading: Reading, _ composer: Composer) -> Stop {
    let utterance = composer.utterance(for: reading)
    let content = reading.element.customContent.map { entry in
      Stop.Content(
        label: entry.label,
        value: app.text(of: entry.value, at: reading.index),
        isImportant: entry.isImportant
      )
    }
    return Stop(
      number: number,
      identifier: app.tree.name(of: reading.index),
      utterance: utterance,
      extraLines: options.style == .snapshot ? composer.extraLines(for: reading) : [],
      actions: reading.ownActions,
      content: content,
      style: options.style
    )
  }
}
