import EarshotLines
package import EarshotModel
package import EarshotFocusEngine
package import EarshotSimulatedApp
package import EarshotComposer

/// Walks the stops of a screen as it is, with what is said of each and where its rotors lead.
///
/// Nothing moves and nothing happens. A read-out and a comparison are both made of such walks.
///
/// - Source: SESSIONS.md, "`speak`".
package struct ScreenWalk: Sendable {
  /// Makes the words, in the language of the screen.
  package let composer: Composer
  /// The app whose screen is walked.
  let app: App
  private var engine: FocusEngine

  /// Begins on what an app shows.
  init(_ app: App, _ options: SessionOptions) {
    let engine = FocusEngine(settings: options.settings, stateName: Composer.stateName)
    let language = engine.language(of: app) ?? "en"
    let composer = Composer(settings: options.settings, style: options.style, language: language)
    self.init(app, engine, composer)
  }

  /// Begins where a session is.
  package init(_ app: App, _ engine: FocusEngine, _ composer: Composer) {
    self.app = app
    self.engine = engine
    self.composer = composer
  }

  /// The stops, in reading order.
  ///
  /// - Complexity: O(*n* log *n*) the first time, where *n* is the number of nodes shown.
  package var stops: [ElementTree.Index] {
    mutating get { engine.stops(in: app) }
  }

  /// The facts about a stop when the cursor arrives from another stop, or from nowhere.
  package mutating func description(
    of stop: ElementTree.Index,
    from previous: ElementTree.Index?
  ) -> ElementDescription {
    engine.description(of: stop, from: previous, in: app)
  }

  /// What is said of a stop alone, without the groups that are entered.
  mutating func text(of stop: ElementTree.Index) -> String {
    composer.utterance(for: description(of: stop, from: stop)).text
  }
}

// The custom rotors.
extension ScreenWalk {
  /// A custom rotor that is offered at a stop.
  struct OfferedRotor {
    /// What makes rotors that are offered at several stops one.
    struct Key: Hashable {
      /// Whose results it walks: of marks those of the stop alone.
      var owner: ElementTree.Index
      var rotor: CustomRotor
    }

    let key: Key
    /// The node whose property it is.
    let owner: ElementTree.Index
    /// The name on the dial.
    var name: String { key.rotor.name }
  }

  /// Where a custom rotor leads, in order.
  enum RotorResults {
    case stops([ElementTree.Index])
    case marks([Range<Int>], in: StopText)
  }

  /// The custom rotors that are offered at a stop.
  func customRotors(at stop: ElementTree.Index) -> [OfferedRotor] {
    engine.customRotors(at: stop, in: app).map { offered in
      var owner = offered.owner
      if case .marks = offered.rotor.content { owner = stop }
      return OfferedRotor(key: .init(owner: owner, rotor: offered.rotor), owner: offered.owner)
    }
  }

  /// Where a custom rotor leads.
  ///
  /// - Complexity: O(*n*) in the number of stops, or in the length of the stop's text.
  mutating func results(of offered: OfferedRotor) -> RotorResults {
    switch offered.key.rotor.content {
    case .marks(let mark):
      let text = engine.text(of: offered.key.owner, in: app)
      return .marks(text.ranges(markedBy: mark), in: text)
    case .elements(let selector):
      return .stops(engine.results(of: selector, inside: offered.owner, of: app))
    }
  }
}
