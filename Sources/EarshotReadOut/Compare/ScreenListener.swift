import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

/// A listener that records the speech of a screen, an alert, or a sheet.
struct ScreenListener {
  private let fresh: App
  private let index: ElementTree.Index
  private let panel: ElementTree.Index?
  private let options: SessionOptions
  var walk: ScreenWalk

  /// Shows a screen of an app that hasn't started, and opens the panel if there's one.
  init(
    _ app: App,
    at screen: ElementTree.Index,
    with panel: ElementTree.Index? = nil,
    _ options: SessionOptions
  ) {
    fresh = app
    index = screen
    self.panel = panel
    self.options = options
    var shown = app
    shown.show(first: screen)
    if let panel { shown.open(panel: panel) }
    walk = ScreenWalk(shown, options)
  }

  /// Records the speech of a walk's screen in its current state.
  init(shownBy walk: ScreenWalk) {
    fresh = walk.app
    index = walk.app.screen
    panel = nil
    options = SessionOptions()
    self.walk = walk
  }

  /// The speech of the screen or the panel.
  var screen: HeardScreen {
    var copy = self
    let (shown, ranks) = copy.heard()
    var screen = shown
    screen.landing = landing(ranks)
    return screen
  }

  /// The speech without the location of the cursor.
  var shown: HeardScreen {
    var copy = self
    return copy.heard().screen
  }

  var app: App { walk.app }
  var composer: Composer { walk.composer }

  private mutating func heard() -> (screen: HeardScreen, ranks: [ElementTree.Index: Int]) {
    let indices = walk.stops
    let stops = indices.map { stop(at: $0) }
    let ranks = Dictionary(indices.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    let place = HeardScreen.Identity(
      screen: Quoting.name(app.tree[index].identifier ?? ""),
      panel: panel.map { app.tree.panelName(of: $0) }
    )
    let screen = HeardScreen(place: place, stops: stops, rotors: rotors(at: indices, ranks))
    return (screen, ranks)
  }

  /// Returns the location of the cursor after the app starts on the screen or after the panel
  /// opens, or `nil` if the cursor doesn't land anywhere.
  private func landing(_ ranks: [ElementTree.Index: Int]) -> HeardScreen.Landing? {
    let engine = FocusEngine(settings: options.settings, stateName: Composer.stateName)
    var phone = Phone(engine, fresh)
    _ = phone.start(at: index)
    if let panel {
      phone.app.open(panel: panel)
      _ = phone.advance(to: phone.app.now)
    }
    return phone.engine.cursor.map { cursor in
      var walk = ScreenWalk(phone.app, phone.engine, composer)
      return .init(stop: ranks[cursor], text: walk.text(of: cursor))
    }
  }
}

// The custom rotors of a screen.
extension ScreenListener {
  private mutating func rotors(
    at stops: [ElementTree.Index],
    _ ranks: [ElementTree.Index: Int]
  ) -> [HeardRotor] {
    var rotors: [HeardRotor] = []
    var places: [ScreenWalk.OfferedRotor.Key: Int] = [:]
    for (rank, stop) in stops.enumerated() {
      for offered in walk.customRotors(at: stop) {
        if let place = places[offered.key] {
          rotors[place].stops.append(rank)
        } else {
          places[offered.key] = rotors.count
          rotors.append(rotor(offered, rank, ranks))
        }
      }
    }
    return rotors.filter { !$0.results.isEmpty }
  }

  private mutating func rotor(
    _ offered: ScreenWalk.OfferedRotor,
    _ rank: Int,
    _ ranks: [ElementTree.Index: Int]
  ) -> HeardRotor {
    let results: [HeardRotor.Result] =
      switch walk.results(of: offered) {
      case .marks(let ranges, let text): ranges.map { .text(text.text(in: $0)) }
      case .stops(let stops): stops.compactMap { ranks[$0].map { .stop($0) } }
      }
    return HeardRotor(
      name: offered.name,
      owner: app.tree.shortName(of: offered.owner),
      stops: [rank],
      results: results
    )
  }
}
