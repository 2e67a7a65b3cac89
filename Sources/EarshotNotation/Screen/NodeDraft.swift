package import EarshotModel

/// A draft of a node, completed while its lines are read.
struct NodeDraft {
  /// The element, with the data read so far.
  var element: Element
  /// The depth, which is 0 at the margin.
  var depth: Int
  /// The index of the parent's draft, or `nil` if the node has no parent.
  var parent: Int?
  /// The properties that were specified without a condition.
  var plain: PropertySet = []
  /// Whether the label is the quoted text on the node line.
  var hasLabelOnLine = false
  /// The traits on the node line, in the order in which they were written.
  var lineTraits: [Traits] = []
  /// The traits in a separate line without a condition, or `nil` if there's no such line.
  var ownTraits: [Traits]?
  /// The order of the traits that the role doesn't have, if it isn't the order of the bits.
  var traitOrder: [Traits]?
  /// The index of each handler after sorting them in canonical order.
  var handlerOrder: [Int]?
  /// Whether any lines have conditions, which is known only after calling `finish`.
  private(set) var isGuarded = false
  /// Whether a different reader has already completed the element.
  private(set) var isFinished = false
}

extension NodeDraft {
  init(_ element: consuming Element, depth: Int = 0, parent: Int? = nil) {
    self.init(element: element, depth: depth, parent: parent, plain: [])
  }

  /// Creates a draft from an element that a different reader completed.
  init(finished element: Element, depth: Int = 0) {
    self.init(element, depth: depth)
    isFinished = true
  }

  /// Returns the element and leaves an empty element in its place.
  mutating func takeElement() -> Element {
    var taken = Element(role: .view)
    swap(&taken, &element)
    return taken
  }

  /// Completes the element after all of its lines have been read.
  mutating func finish() {
    guard !isFinished else { return }
    for trait in lineTraits { element.traits.formUnion(trait) }
    if let ownTraits {
      let traits = ownTraits.reduce(into: Traits()) { $0.formUnion($1) }
      if element.hasGuarded(.traits) {
        element.fallbackTraits = traits
      } else {
        element.traits.formUnion(traits)
      }
    }
    if element.role.holdsState, !plain.contains(.value) { element.value = ToggleState.off.value }
    element.keepToggleValue()
    if lineTraits.count + (ownTraits?.count ?? 0) > 1 { noteTraitOrder() }
    isGuarded = element.hasDetails && !element.guarded.isEmpty
    if element.hasDetails, element.handlers.count > 1 { sortHandlers() }
  }

  /// Adds the data of a line to a list that can collect many lines.
  ///
  /// The list grows in place. Through the element or a key path, each new line would copy all
  /// earlier lines.
  mutating func add(_ change: (inout ElementDetails) -> Void) { element.change(change) }

  /// Records the order of the traits that the role doesn't have, if it isn't the order of the bits.
  private mutating func noteTraitOrder() {
    let own = element.hasGuarded(.traits) ? lineTraits : lineTraits + (ownTraits ?? [])
    var order: [Traits] = []
    for trait in own where !element.role.traits.contains(trait) && !order.contains(trait) {
      order.append(trait)
    }
    guard order.count > 1, order != order.sorted(by: { $0.rawValue < $1.rawValue }) else { return }
    traitOrder = order
  }

  private mutating func sortHandlers() {
    let order = element.handlers.canonicalOrder
    guard order != Array(order.indices) else { return }
    element.handlers = order.map { element.handlers[$0] }
    var places = order
    for (place, number) in order.enumerated() { places[number] = place }
    handlerOrder = places
  }
}

extension Element {
  /// Converts the value of a toggle from its word to the value that UIKit stores.
  package mutating func keepToggleValue() {
    // A value that UIKit stores has one byte, and comparing words takes longer.
    guard traits.contains(.toggleButton), let word = value, word.utf8.count > 1,
      let state = ToggleState(rawValue: word)
    else { return }
    value = state.value
  }
}

extension [Handler] {
  /// The indices of the handlers in canonical order.
  ///
  /// Handlers of the same event keep their order.
  package var canonicalOrder: [Int] {
    indices.sorted { (self[$0].event.rank, $0) < (self[$1].event.rank, $1) }
  }
}

extension AppEvent {
  /// The position in canonical order.
  ///
  /// Timers are last.
  package var rank: Int { AppEvent.named.firstIndex { $0.event == self } ?? AppEvent.named.count }

  /// The event in the notation: `on activate`, `every 2s`.
  package var notation: String {
    if let (word, interval) = timer { return "\(word.rawValue) \(interval.notation)" }
    return "on \(AppEvent.named[rank].name)"
  }
}
