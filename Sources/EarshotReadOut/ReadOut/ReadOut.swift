public import EarshotLines
package import EarshotModel
import EarshotFocusEngine
public import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

/// The output of `earshot speak`, which contains every stop of a screen with its utterance, in
/// reading order.
///
/// Creating a readout changes nothing: no event runs, and no timer fires.
///
///     let readOut = ReadOut(document, screen: "menu")
///     readOut?.stops.map(\.utterance.text)   // ["Menu, Heading", "Bonus points, Button"]
///
/// - Source: SESSIONS.md, "`speak`".
public struct ReadOut: Sendable {
  /// A setting for the custom rotors in a readout.
  public enum Rotors: Hashable, Sendable {
    /// Lists the custom rotors of each stop with their results.
    case listed
    /// Leaves out the custom rotors.
    case omitted
  }

  private let options: SessionOptions
  private let rotors: Rotors
  private var walk: ScreenWalk
  /// The budget for the rotors, whose cost grows quadratically because each stop lists all of them.
  package var work = WorkBudget()

  /// Prepares the readout of the screen with a name, or of the first screen if the name is `nil`.
  ///
  /// - Returns: The readout, or `nil` if no screen has that name.
  public init?(
    _ document: AppDocument,
    screen name: String? = nil,
    options: SessionOptions = SessionOptions(),
    rotors: Rotors = .omitted
  ) {
    self.options = options
    self.rotors = rotors
    var app = App(document.tree, settings: options.settings)
    if let name {
      guard let screen = document.tree.screenPlace(named: name) else { return nil }
      app.show(first: screen)
    }
    walk = ScreenWalk(app, options)
  }

  /// Prepares the readout of a screen, or of an alert, a sheet, or a menu over a screen.
  public init(
    _ document: AppDocument,
    at place: Place,
    options: SessionOptions = SessionOptions(),
    rotors: Rotors = .omitted
  ) {
    self.options = options
    self.rotors = rotors
    var app = App(document.tree, settings: options.settings)
    app.show(first: place.screenIndex)
    if let panel = place.panelIndex { app.open(panel: panel) }
    walk = ScreenWalk(app, options)
  }

  /// The BCP 47 language tag of elements that don't specify a language.
  package var language: String { walk.composer.language }

  /// The stops in reading order.
  ///
  /// - Complexity: The same as for ``forEachStop(_:)``.
  public var stops: [Stop] {
    var copy = self
    var stops: [Stop] = []
    copy.forEachStop { stops.append($0) }
    return stops
  }

  /// Passes each stop of the readout to a closure, until ``work`` is exhausted.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen. Each rotor adds
  ///   O(*n*).
  public mutating func forEachStop(_ body: (Stop) -> Void) {
    var lists = RotorLists()
    var previous: ElementTree.Index?
    for (offset, index) in walk.stops.enumerated() {
      let description = walk.description(of: index, from: previous)
      previous = index
      var stop = stop(offset + 1, consume description)
      if rotors == .listed {
        let rotors = lists.rotors(at: index, on: &walk)
        stop.rotors = rotors
        for rotor in rotors { work.spend(Work.offer * (1 + rotor.results.count)) }
        guard !work.isSpent else { return }
      }
      body(stop)
    }
  }

  /// Creates a stop and consumes the description, which avoids a copy.
  ///
  /// This method doesn't change anything, but a nonmutating method would receive a copy of the
  /// walk.
  private mutating func stop(_ number: Int, _ description: consuming ElementDescription) -> Stop {
    let identifier = walk.app.tree.name(of: description.index)
    let extraLines = options.style == .snapshot ? walk.composer.extraLines(for: description) : []
    let actions = description.ownActions
    let content = description.element.customContent.map {
      Stop.Content(label: $0.label, value: $0.value.literal ?? "", isImportant: $0.isImportant)
    }
    return Stop(
      number: number,
      index: description.index,
      identifier: identifier,
      utterance: walk.composer.utterance(for: description),
      extraLines: extraLines,
      actions: actions,
      content: content,
      style: options.style
    )
  }
}
