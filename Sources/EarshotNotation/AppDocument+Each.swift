package import EarshotModel

extension AppDocument {
  /// Creates a document from the tree as it is written; every `each` is written out on the nodes
  /// it matches.
  ///
  /// What a node declares itself is not added, nor what an earlier `each` added.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the number of matches.
  package init(written: ElementTree, each: [EachBlock], trivia: Trivia) {
    var tree = written
    if !each.isEmpty {
      let catalog = SelectorCatalog(written)
      var additions: [ElementTree.Index: EachAdditions] = [:]
      var budget = SelectorCatalog.matchLimit
      for block in each {
        let matches = catalog.matches(of: block.selector, in: written)
        budget -= matches.count
        guard budget >= 0 else { break }
        for place in matches {
          additions[place, default: EachAdditions(of: written[place])].add(block.element)
        }
      }
      for (place, added) in additions { tree.update(place) { added.write(to: &$0) } }
    }
    self.init(tree: tree, written: written, each: each, trivia: trivia)
  }
}

/// What several `each` blocks add to one node.
private struct EachAdditions {
  private var declared: PropertySet
  private var events: Set<AppEvent>
  private var contents: Set<String>
  private var marks: Set<String>
  private var rotors: Set<String>
  private var actions: Set<String>
  /// The parts of the blocks that count, in their order.
  private var changes: [(PropertySet, Element)] = []
  private var details: [ElementDetails] = []

  init(of element: Element) {
    declared = element.declared
    events = Set(element.handlers.map(\.event))
    contents = Set(element.customContent.map(\.label))
    marks = Set(element.marks.map(\.name))
    rotors = Set(element.rotors.map(\.name))
    actions = Set(element.actions.map(\.name))
  }

  /// Adds what a block says and nobody before it.
  mutating func add(_ block: Element) {
    var fresh = block.declared.subtracting(declared)
    if declared.contains(.values) || declared.contains(.range) {
      fresh.subtract([PropertySet(.values), PropertySet(.range)])
    }
    declared.formUnion(fresh)
    if !fresh.isEmpty { changes.append((fresh, block)) }
    guard block.hasDetails else { return }
    var parts = ElementDetails()
    parts.handlers = block.handlers.filter { !events.contains($0.event) }
    parts.customContent = block.customContent.filter { !contents.contains($0.label) }
    parts.marks = block.marks.filter { !marks.contains($0.name) }
    parts.rotors = block.rotors.filter { !rotors.contains($0.name) }
    parts.actions = block.actions.filter { !actions.contains($0.name) }
    events.formUnion(parts.handlers.map(\.event))
    contents.formUnion(parts.customContent.map(\.label))
    marks.formUnion(parts.marks.map(\.name))
    rotors.formUnion(parts.rotors.map(\.name))
    actions.formUnion(parts.actions.map(\.name))
    details.append(parts)
  }

  /// Writes it all on the node.
  func write(to element: inout Element) {
    for (properties, block) in changes {
      for property in Property.allCases where properties.contains(property) {
        element.adopt(property, from: block)
      }
      element.declared.formUnion(properties)
    }
    element.keepToggleValue()
    for parts in details {
      if !parts.handlers.isEmpty { element.handlers += parts.handlers }
      if !parts.customContent.isEmpty { element.customContent += parts.customContent }
      if !parts.marks.isEmpty { element.marks += parts.marks }
      if !parts.rotors.isEmpty { element.rotors += parts.rotors }
      if !parts.actions.isEmpty { element.actions += parts.actions }
    }
    if element.hasDetails {
      element.handlers = element.handlers.canonicalOrder.map { element.handlers[$0] }
    }
  }
}

extension Element {
  /// Takes over a property, with its guarded lines, that another element declares.
  fileprivate mutating func adopt(_ property: Property, from block: Element) {
    if block.hasGuarded(property) {
      self.guarded += block.guarded.filter { $0.value.property == property }
    }
    if let text = TextProperty(rawValue: property.rawValue) {
      if let template = block.template(of: text) { setTemplate(template, of: text) }
      return
    }
    switch property {
    case .traits:
      traits.formUnion(block.traits)
      if let fallback = block.fallbackTraits { self.fallbackTraits = fallback }
    case .tags: tags = block.tags
    case .element: elementOverride = block.elementOverride
    case .frame: frame = block.frame
    case .hidden: isHidden = block.isHidden
    case .clipsToBounds: clipsToBounds = block.clipsToBounds
    case .elementsHidden: elementsHidden = block.elementsHidden
    case .viewIsModal: viewIsModal = block.viewIsModal
    case .shouldGroupChildren: shouldGroupChildren = block.shouldGroupChildren
    default: adoptRare(property, from: block)
    }
  }

  private mutating func adoptRare(_ property: Property, from block: Element) {
    switch property {
    case .spokenLabel: self.spokenLabel = block.spokenLabel
    case .language: self.language = block.language
    case .expandedStatus: self.expandedStatus = block.expandedStatus
    case .level: self.level = block.level
    case .values, .range: if let scale = block.ownScale { self.ownScale = scale }
    case .pages: self.pages = block.pages
    case .class: self.classOverride = block.classOverride
    case .viewFrame: self.viewFrame = block.viewFrame
    case .path: self.path = block.path
    case .activationPoint: self.activationPoint = block.activationPoint
    case .alpha: self.alpha = block.alpha
    case .elements: self.elements = block.elements
    case .respondsToUserInteraction:
      self.respondsToUserInteraction = block.respondsToUserInteraction
    case .navigationStyle: self.navigationStyle = block.navigationStyle
    case .textualContext: self.textualContext = block.textualContext
    case .directTouchOptions: self.directTouchOptions = block.directTouchOptions
    case .userInputLabels: self.userInputLabels = block.userInputLabels
    case .span: self.span = block.span
    case .header: self.heading = block.heading
    case .foreground: self.foreground = block.foreground
    case .background: self.background = block.background
    case .fontSize: self.fontSize = block.fontSize
    default: break
    }
  }
}
