import EarshotLines
package import EarshotModel
package import EarshotFocusEngine
package import EarshotSimulatedApp
package import EarshotComposer

/// A walk through the stops of a screen in its current state, with their descriptions and the
/// results of their rotors.
///
/// A walk doesn't move the cursor or run any events. Readouts and comparisons use walks.
///
/// - Source: SESSIONS.md, "`speak`".
package struct ScreenWalk: Sendable {
  /// The composer of the words, in the language of the screen.
  package let composer: Composer
  /// The app with the screen.
  let app: App
  private var engine: FocusEngine

  /// Begins with the current contents of an app's screen.
  init(_ app: App, _ options: SessionOptions) {
    let engine = FocusEngine(settings: options.settings, stateName: Composer.stateName)
    let language = engine.language(of: app) ?? "en"
    let composer = Composer(settings: options.settings, style: options.style, language: language)
    self.init(app, engine, composer)
  }

  /// Begins with the current state of a session.
  package init(_ app: App, _ engine: FocusEngine, _ composer: Composer) {
    self.app = app
    self.engine = engine
    self.composer = composer
  }

  /// The stops, in reading order.
  ///
  /// - Complexity: O(*n* log *n*) the first time, where *n* is the number of visible nodes.
  package var stops: [ElementTree.Index] {
    mutating get { engine.stops(in: app) }
  }

  /// Returns the facts about a stop for a cursor that arrives from a previous stop, or from no
  /// stop.
  package mutating func description(
    of stop: ElementTree.Index,
    from previous: ElementTree.Index?
  ) -> ElementDescription {
    engine.description(of: stop, from: previous, in: app)
  }

  /// Returns the speech for a stop by itself, without the groups that the cursor enters.
  mutating func text(of stop: ElementTree.Index) -> String {
    composer.utterance(for: description(of: stop, from: stop)).text
  }
}

// The custom rotors of a screen.
extension ScreenWalk {
  /// A custom rotor that is available at a stop.
  struct OfferedRotor {
    /// The attributes that make rotors at several stops the same.
    struct Key: Hashable {
      /// The node that has the results.
      ///
      /// For marks, it's the stop itself.
      var owner: ElementTree.Index
      var rotor: CustomRotor
    }

    let key: Key
    /// The node that declares the rotor.
    let owner: ElementTree.Index
    /// The name on the rotor.
    var name: String { key.rotor.name }
  }

  /// The destinations of a custom rotor, in order.
  enum RotorResults {
    case stops([ElementTree.Index])
    case marks([Range<Int>], in: StopText)
  }

  /// Returns the custom rotors that are available at a stop.
  func customRotors(at stop: ElementTree.Index) -> [OfferedRotor] {
    engine.customRotors(at: stop, in: app).map { offered in
      var owner = offered.owner
      if case .marks = offered.rotor.content { owner = stop }
      return OfferedRotor(key: .init(owner: owner, rotor: offered.rotor), owner: offered.owner)
    }
  }

  /// Returns the destinations of a custom rotor.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops, or the length of the stop's text.
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
