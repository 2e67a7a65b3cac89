package import EarshotModel

/// A node while its lines are read.
struct NodeDraft {
  /// What is known of it so far.
  var element: Element
  /// How deep it stands; 0 at the margin.
  var depth: Int
  /// The draft around it.
  var parent: Int?
  /// The properties that were given without a guard.
  var plain: PropertySet = []
  /// Whether the label is the text in quotes of the node line.
  var hasLabelOnLine = false
  /// The traits of the node line, in their order.
  var lineTraits: [Traits] = []
  /// The traits of a line of their own without a guard.
  var ownTraits: [Traits]?
  /// The order of the traits beside the role's, where it is not that of the bits.
  var traitOrder: [Traits]?
  /// The place of each handler after they were brought into canonical order.
  var handlerOrder: [Int]?
  /// Whether there are guarded lines, which is known when everything is brought together.
  private(set) var isGuarded = false
  /// Whether another reader brought everything together.
  private(set) var isFinished = false
}

extension NodeDraft {
  init(_ element: consuming Element, depth: Int = 0, parent: Int? = nil) {
    self.init(element: element, depth: depth, parent: parent, plain: [])
  }

  /// Creates a draft of what another reader brought together already.
  init(finished element: Element, depth: Int = 0) {
    self.init(element, depth: depth)
    isFinished = true
  }

  /// Brings together what stood on several lines.
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
    noteTraitOrder()
    isGuarded = element.hasDetails && !element.guarded.isEmpty
    if element.hasDetails, element.handlers.count > 1 { sortHandlers() }
  }

  /// Adds what a line says to what may be said on many lines.
  ///
  /// The lists grow where they are kept; through the element, or through a key path, each line would
  /// copy all before it.
  mutating func add(_ change: (inout ElementDetails) -> Void) { element.change(change) }

  /// Remembers the order of the traits beside the role's, where it is not that of the bits.
  private mutating func noteTraitOrder() {
    guard lineTraits.count + (ownTraits?.count ?? 0) > 1 else { return }
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
  /// Turns the value of a toggle from the word it is written with into what UIKit keeps.
  package mutating func keepToggleValue() {
    guard traits.contains(.toggleButton), let word = value,
      let state = ToggleState(rawValue: word)
    else { return }
    value = state.value
  }
}

extension [Handler] {
  /// The numbers of the handlers in canonical order; those of one event keep theirs.
  package var canonicalOrder: [Int] {
    indices.sorted { (self[$0].event.rank, $0) < (self[$1].event.rank, $1) }
  }
}

extension AppEvent {
  /// The place in canonical order; timers stand last.
  package var rank: Int { AppEvent.named.firstIndex { $0.event == self } ?? AppEvent.named.count }

  /// The event as the notation writes it: `on activate`, `every 2s`.
  package var notation: String {
    if let (word, interval) = timer { return "\(word.rawValue) \(interval.notation)" }
    return "on \(AppEvent.named[rank].name)"
  }
}
