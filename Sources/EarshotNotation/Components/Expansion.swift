import EarshotModel

/// An expansion of the uses of components.
///
/// The expansion uses an explicit stack of drafts, so nested uses don't need the call stack.
struct Expansion {
  /// A node of the expanded tree.
  struct Entry {
    var element: Element
    var depth: Int
  }

  /// The context of a draft: the use whose arguments and identifiers apply to the draft.
  private struct Scope {
    var binding = Binding()
    /// The references in the arguments, by the names of the parameters.
    var references: [String: [NameReference]] = [:]
    /// The places of the arguments, by the names of the parameters.
    var places: [String: (source: Int, range: Range<Int>)] = [:]
    /// The drafts below the use, with their depth and the index of their scope.
    var slot: (drafts: Range<Int>, depth: Int, scope: Int)?
    /// The outermost use, for messages.
    var use: ComponentUse?

    /// Returns whether the argument for a parameter is literal text without a number.
    func isGivenWords(_ parameter: String) -> Bool {
      guard let words = binding.arguments[parameter]?.literal else { return false }
      return WrittenNumber(firstIn: words) == nil
    }

    /// Returns the place of the argument if a value consists only of a parameter, or `nil` for any
    /// other value.
    func place(ofArgumentIn value: PropertyValue) -> (source: Int, range: Range<Int>)? {
      guard let segments = value.template?.segments, segments.count == 1,
        case .parameter(let name) = segments[0]
      else { return nil }
      return places[name]
    }
  }

  /// The name, tags, and references that the line of a use gives to the root of the component.
  private struct RootLine {
    var name: String?
    var tags: [String] = []
    var references: [NameReference] = []
  }

  /// A range of drafts to expand.
  private struct Stretch {
    var next: Int
    let end: Int
    let shift: Int
    let scope: Int
    var root: RootLine?
  }

  private let nodes: [NodeDraft]
  private let table: ComponentTable
  private let references: [Int: [NameReference]]
  private var scopes = [Scope()]
  private var stretches: [Stretch] = []
  private var textBudget = 64 << 20
  private(set) var entries: [Entry] = []
  /// The references in the entries, with the indices of the entries as their owners.
  private(set) var uses: [NameReference] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The identifiers and parameters inside components, for messages.
  private(set) var innerNames = InnerNames()

  init(_ nodes: [NodeDraft], _ table: ComponentTable, _ references: [Int: [NameReference]]) {
    self.nodes = nodes
    self.table = table
    self.references = references
  }

  /// Expands a range of drafts, such as a screen, and adds the nodes to the entries.
  mutating func add(_ drafts: Range<Int>, shift: Int) {
    stretches = [Stretch(next: drafts.lowerBound, end: drafts.upperBound, shift: shift, scope: 0)]
    while var stretch = stretches.popLast() {
      guard stretch.next < stretch.end else { continue }
      let draft = stretch.next
      let root = stretch.root
      stretch.root = nil
      let line = nodes[draft].element.hasDetails ? nodes[draft].element.component : nil
      stretch.next = line == nil ? draft + 1 : table.end(of: draft)
      stretches.append(stretch)
      switch line {
      case nil: addNode(draft, stretch, root)
      case .definition?: break
      case .slot?: addSlot(draft, stretch)
      case .use?: addUse(draft, stretch, root)
      }
    }
  }

  private mutating func addSlot(_ draft: Int, _ stretch: Stretch) {
    guard let slot = scopes[stretch.scope].slot else { return }
    stretches.append(
      Stretch(
        next: slot.drafts.lowerBound,
        end: slot.drafts.upperBound,
        shift: nodes[draft].depth + stretch.shift - slot.depth,
        scope: slot.scope
      )
    )
  }

  private mutating func addUse(_ draft: Int, _ stretch: Stretch, _ root: RootLine?) {
    guard let use = table.uses[draft], let component = table.component(of: use) else { return }
    let element = nodes[draft].element
    let outer = scopes[stretch.scope]
    let name = root?.name ?? element.identifier.map(outer.binding.name)
    var scope = Scope()
    scope.use = outer.use ?? use
    scope.slot = (draft + 1..<table.end(of: draft), nodes[draft].depth + 1, stretch.scope)
    if let name {
      scope.binding.names = component.names.mapValues { name + $0 }
      innerNames.note(component, name)
    }
    innerNames.noteParameters(of: component)
    for (number, parameter) in component.parameters.enumerated() {
      scope.binding.arguments[parameter] = outer.binding.text(use.arguments[number])
      scope.references[parameter] = use.references[number].flatMap { bound($0, in: stretch.scope) }
      scope.places[parameter] =
        use.arguments[number].parameters.compactMap { outer.places[$0] }.first
        ?? (use.source, use.argumentRanges[number])
      judge(parameter, of: component, scope, use, number)
    }
    var line = RootLine(name: name, tags: element.tags + (root?.tags ?? []))
    line.references =
      (references[draft] ?? []).flatMap { reference -> [NameReference] in
        if case .identifier = reference.kind, root?.name != nil { return [] }
        return bound(reference, in: stretch.scope)
      } + (root?.references ?? [])
    scopes.append(scope)
    stretches.append(
      Stretch(
        next: component.body.lowerBound,
        end: component.body.upperBound,
        shift: nodes[draft].depth + stretch.shift - 1,
        scope: scopes.count - 1,
        root: line
      )
    )
  }

  private mutating func addNode(_ draft: Int, _ stretch: Stretch, _ root: RootLine?) {
    let scope = scopes[stretch.scope]
    let depth = nodes[draft].depth + stretch.shift
    guard depth < ScreenParser.depthLimit, textBudget >= 0 else {
      return stop(scope.use, depth < ScreenParser.depthLimit ? .textsWrittenOut : .tooDeep)
    }
    var element = nodes[draft].element
    let owner = NameReference.Owner.node(ElementTree.Index(entries.count))
    if stretch.scope > 0 {
      noteArgument(in: element, owner, scope)
      element.substitute(scope.binding)
    }
    for reference in references[draft] ?? [] {
      if case .identifier = reference.kind, root != nil { continue }
      if table.repetitions.contains(reference) { continue }
      for var bound in bound(reference, in: stretch.scope) {
        bound.owner = owner
        uses.append(bound)
      }
    }
    if let root { give(root, to: &element, owner) }
    if let text = TextProperty.allCases.first(where: {
      (element.text(of: $0)?.utf8.count ?? 0) > TextTemplate.limit
    }) {
      stop(scope.use, .textWrittenOut(text))
    }
    entries.append(Entry(element: element, depth: depth))
  }

  /// Records the place of the argument if a node's value consists only of a parameter.
  private mutating func noteArgument(
    in element: Element,
    _ owner: NameReference.Owner,
    _ scope: Scope
  ) {
    guard element.hasDetails, let segments = element.templates[.value]?.segments,
      segments.count == 1, case .parameter(let name) = segments[0], let place = scope.places[name]
    else { return }
    uses.append(
      NameReference(.valueArgument, owner: owner, source: place.source, range: place.range)
    )
  }

  private mutating func give(
    _ root: RootLine,
    to element: inout Element,
    _ owner: NameReference.Owner
  ) {
    if let name = root.name {
      element.identifier = name
      element.declared.insert(.identifier)
    }
    if !root.tags.isEmpty {
      element.tags += root.tags
      element.declared.insert(.tags)
    }
    for var reference in root.references {
      reference.owner = owner
      uses.append(reference)
    }
  }

  // MARK: References

  /// Returns the references in the app that a reference in a component's line becomes.
  ///
  /// A parameter becomes the references in its argument.
  private mutating func bound(_ reference: NameReference, in scope: Int) -> [NameReference] {
    guard scope > 0 else { return [reference] }
    let scope = scopes[scope]
    var bound = reference
    bound.use = scope.use.map(\.place)
    switch reference.kind {
    case .identifier(let name):
      bound.kind = .identifier(scope.binding.name(name))
      if let use = scope.use { bound.moveToIdentifier(of: use) }
    case .node(let name): bound.kind = .node(scope.binding.name(name))
    case .opening(let name): bound.kind = .opening(scope.binding.name(name))
    case .showing(let target): bound.kind = .showing(scope.binding.target(target))
    case .setting(let target, let property):
      bound.kind = .setting(scope.binding.target(target), property)
    case .giving(let target, let value):
      bound.kind = .giving(scope.binding.target(target), scope.binding.value(value))
      if let place = scope.place(ofArgumentIn: value) { (bound.source, bound.range) = place }
    case .changing(let change, let target):
      bound.kind = .changing(change, scope.binding.target(target))
    case .element(let name, let target):
      bound.kind = .element(scope.binding.name(name), in: scope.binding.target(target))
    case .comparison(let test):
      bound.kind =
        scope.binding.condition(Condition([test])).tests.first.map { .comparison($0) }
        ?? bound.kind
    case .amount(let amount): bound.kind = .amount(scope.binding.amount(amount))
    case .foreignReference(let written, let name, isParameter: true) where written.hasPrefix("#"):
      // A sign before a number may be intended.
      if !scope.isGivenWords(name) { return [] }
    case .parameter(let name):
      textBudget -= scope.binding.arguments[name]?.literal?.utf8.count ?? 0
      return (scope.references[name] ?? []).map { argument in
        var argument = argument
        argument.context = reference.context
        return argument
      }
    default: break
    }
    return [bound]
  }

  // MARK: Messages

  /// Checks that an argument is a number or text without references if its parameter requires it.
  private mutating func judge(
    _ parameter: String,
    of component: Component,
    _ scope: Scope,
    _ use: ComponentUse,
    _ number: Int
  ) {
    guard let text = scope.binding.arguments[parameter] else { return }
    let message: Diagnostic.Message
    if component.fixedParameters.contains(parameter), text.literal == nil {
      message = .fixedArgument(parameter)
    } else if component.numericParameters.contains(parameter), let words = text.literal,
      WrittenNumber(firstIn: words) == nil
    {
      message = .needsNumericArgument(parameter, words)
    } else {
      return
    }
    diagnostics.append(
      Diagnostic(.error, message, source: use.source, range: use.argumentRanges[number])
    )
  }

  /// Stops the expansion with an error.
  private mutating func stop(_ use: ComponentUse?, _ message: Diagnostic.Message) {
    stretches = []
    diagnostics.append(
      Diagnostic(.error, message, source: use?.source ?? 0, range: use?.range ?? 0..<0)
    )
  }
}
