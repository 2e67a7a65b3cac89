import EarshotModel
import EarshotFocusEngine
public import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

/// What `earshot speak` prints: every stop of a screen in reading order, with its utterance.
///
/// Nothing happens while it is made: no event runs and no timer fires.
///
///     let readOut = ReadOut(document, screen: "menu")
///     readOut?.stops.map(\.utterance.text)   // ["Menu, Heading", "Bonus points, Button"]
///
/// - Source: SESSIONS.md, "`speak`".
public struct ReadOut: Sendable {
  /// Whether the custom rotors of each stop are listed with their results.
  public enum Rotors: Hashable, Sendable {
    /// Lists them.
    case listed
    /// Leaves them out.
    case omitted
  }

  private let options: SessionOptions
  private let rotors: Rotors
  private var app: App
  private var engine: FocusEngine

  /// Prepares the read-out of a screen: the one of a name, else the first.
  ///
  /// - Returns: Nothing if no screen has that name.
  public init?(
    _ document: AppDocument,
    screen name: String? = nil,
    options: SessionOptions = SessionOptions(),
    rotors: Rotors = .omitted
  ) {
    self.options = options
    self.rotors = rotors
    app = App(document.tree, settings: options.settings)
    engine = FocusEngine(settings: options.settings, stateName: Composer.stateName)
    guard let name else { return }
    guard let screen = document.tree.screenPlace(named: name) else { return nil }
    app.show(first: screen)
  }

  /// The stops in reading order.
  ///
  /// - Complexity: as ``forEachStop(_:)``.
  public var stops: [Stop] {
    var copy = self
    var stops: [Stop] = []
    copy.forEachStop { stops.append($0) }
    return stops
  }

  /// Makes the read-out, and hands it over stop by stop.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen; with rotors
  ///   O(*n*) more for each of them.
  public mutating func forEachStop(_ body: (Stop) -> Void) {
    let composer = Composer(
      settings: options.settings,
      style: options.style,
      language: engine.language(of: app) ?? "en"
    )
    var lists = RotorLists(composer)
    var previous: ElementTree.Index?
    for (offset, index) in engine.stops(in: app).enumerated() {
      let description = engine.description(of: index, from: previous, in: app)
      previous = index
      var stop = stop(offset + 1, description, composer)
      if rotors == .listed { stop.rotors = lists.rotors(at: index, app, &engine) }
      body(stop)
    }
  }

  private func stop(_ number: Int, _ description: ElementDescription, _ composer: Composer) -> Stop
  {
    Stop(
      number: number,
      identifier: app.tree.name(of: description.index),
      utterance: composer.utterance(for: description),
      extraLines: composer.extraLines(for: description),
      actions: description.ownActions,
      content: description.element.customContent.map {
        .init(label: $0.label, value: $0.value.literal ?? "", isImportant: $0.isImportant)
      },
      style: options.style
    )
  }
}
