import EarshotModel

/// The components of an app, with the facts that are known before the expansion.
struct ComponentTable {
  private let nodes: [NodeDraft]
  /// The components, in the order of the files.
  private(set) var components: [Component]
  /// The uses of components, by the indices of their drafts.
  let uses: [Int: ComponentUse]
  /// The indices of the drafts of uses that can't be expanded.
  private(set) var broken: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The places where identifiers occur a second time inside a component.
  private(set) var repetitions: Set<NameReference> = []
  private let numbers: [String: Int]
  /// The indices of the components that use each other in a cycle and can't be expanded.
  private var circular: Set<Int> = []

  /// The maximum number of nested uses.
  static let depthLimit = 16

  init(
    _ nodes: [NodeDraft],
    _ components: [Component],
    _ uses: [ComponentUse],
    _ references: [Int: [NameReference]],
    named: Set<String>,
    work: WorkBudget.Limits
  ) {
    self.nodes = nodes
    self.components = components
    self.uses = Dictionary(uses.map { ($0.draft, $0) }) { first, _ in first }
    numbers = Dictionary(components.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for use in uses { expectTarget(of: use, named) }
    for number in components.indices { inspect(number, references) }
    let order = inOrderOfNeed()
    for use in uses where circular.contains(numbers[use.name] ?? -1) { broken.insert(use.draft) }
    for number in order { addUp(number) }
    for use in uses where !broken.contains(use.draft) { judge(use) }
    judgeTotal(work)
  }

  /// Returns the component of a use, or `nil` if the use can't be expanded.
  func component(of use: ComponentUse) -> Component? {
    broken.contains(use.draft) ? nil : numbers[use.name].map { components[$0] }
  }

  /// Returns the index of the first draft that's after a draft and not inside it.
  func end(of draft: Int) -> Int {
    nodes[(draft + 1)...].firstIndex { $0.depth <= nodes[draft].depth } ?? nodes.count
  }

  private mutating func report(
    _ message: Diagnostic.Message,
    _ use: ComponentUse,
    range: Range<Int>? = nil,
    fixIt: Diagnostic.FixIt? = nil
  ) {
    broken.insert(use.draft)
    diagnostics.append(
      Diagnostic(.error, message, source: use.source, range: range ?? use.range, fixIt: fixIt)
    )
  }

  private mutating func expectTarget(of use: ComponentUse, _ named: Set<String>) {
    guard numbers[use.name] == nil else { return }
    guard !named.contains(use.name) else {
      broken.insert(use.draft)
      return
    }
    let known = components.map(\.name)
    let near = Suggestion.ending(for: use.name, in: known)
    let name = Quoting.name(use.name)
    let ending = near.isEmpty ? "; define it at the left margin with 'component \(name)'" : near
    report(.unknownComponent(use.name, ending), use)
  }

  /// Finds the slot and the parameters in a component, and reports an empty component.
  private mutating func inspect(_ number: Int, _ references: [Int: [NameReference]]) {
    var identifiers: Set<String> = []
    let component = components[number]
    if component.body.isEmpty {
      diagnostics.append(
        Diagnostic(.error, .emptyComponent, source: component.source, range: component.range)
      )
    }
    for draft in component.body {
      let texts = nodes[draft].element.fixedTexts
      for parameter in component.parameters
      where texts.contains(where: { $0.contains("{\(parameter)}") }) {
        components[number].fixedParameters.insert(parameter)
        components[number].usedParameters.insert(parameter)
      }
      if nodes[draft].element.hasDetails, nodes[draft].element.component == .slot {
        components[number].hasSlot = true
      }
      for reference in references[draft] ?? [] { inspect(reference, of: number, &identifiers) }
    }
  }

  /// Records the parameters that a reference uses and reports an identifier that occurs twice.
  private mutating func inspect(
    _ reference: NameReference,
    of number: Int,
    _ identifiers: inout Set<String>
  ) {
    switch reference.kind {
    case .amount(let amount):
      for case .parameter(let name) in amount.operands {
        components[number].numericParameters.insert(name)
        components[number].usedParameters.insert(name)
      }
    case .parameter(let name), .foreignReference(_, let name, isParameter: true),
      .braces(_, parameter: let name?):
      components[number].usedParameters.insert(name)
    case .identifier(let name) where !identifiers.insert(name).inserted:
      repetitions.insert(reference)
      let message = Diagnostic.Message.repeatedIdentifier(name)
      diagnostics.append(
        Diagnostic(.error, message, source: reference.source, range: reference.range)
      )
    default: break
    }
  }

  /// Returns the indices of the components, each after the components that it uses.
  ///
  /// If components use each other in a cycle, the method reports an error.
  private mutating func inOrderOfNeed() -> [Int] {
    var isDone: [Int: Bool] = [:]
    var order: [Int] = []
    for start in components.indices where isDone[start] == nil {
      isDone[start] = false
      var path = [(number: start, pending: usesInside(start))]
      while let last = path.indices.last {
        guard let use = path[last].pending.popLast() else {
          isDone[path[last].number] = true
          order.append(path[last].number)
          path.removeLast()
          continue
        }
        guard let next = numbers[use.name] else { continue }
        switch isDone[next] {
        case true?: continue
        case false?:
          let first = path.firstIndex { $0.number == next } ?? 0
          circular.formUnion(path[first...].map(\.number))
          let names = path[first...].map { components[$0.number].name } + [components[next].name]
          report(.circle(names), use)
        case nil:
          isDone[next] = false
          path.append((next, usesInside(next)))
        }
      }
    }
    return order
  }

  private func usesInside(_ number: Int) -> [ComponentUse] {
    components[number].body.reversed().compactMap { uses[$0] }
  }

  /// Calculates the number of nodes, the nesting depth, and the identifiers of an expanded
  /// component.
  ///
  /// Call this method first for the components that the component uses.
  private mutating func addUp(_ number: Int) {
    let component = components[number]
    for draft in component.body {
      let base: String
      let isRoot = draft == component.body.lowerBound
      if let name = nodes[draft].element.identifier {
        base = isRoot ? "" : "-\(name)"
        components[number].names[name] = base
      } else {
        base = ""
      }
      guard let use = uses[draft] else {
        if nodes[draft].element.component != .slot { components[number].nodeCount += 1 }
        continue
      }
      guard let inner = self.component(of: use) else { continue }
      components[number].depth = max(components[number].depth, inner.depth + 1)
      components[number].nodeCount = min(
        components[number].nodeCount + inner.nodeCount,
        1_000_000_000_000
      )
      guard let name = nodes[draft].element.identifier,
        components[number].nodeCount <= ScreenParser.nodeLimit
      else { continue }
      for (inside, ending) in inner.names where !ending.isEmpty {
        _ = inside
        components[number].names[name + ending] = base + ending
      }
    }
  }

  // MARK: Uses

  /// Checks the arguments, the nesting depth, the slot, and the name of a use.
  private mutating func judge(_ use: ComponentUse) {
    guard let component = component(of: use) else { return }
    let count = (component.parameters.count, use.arguments.count)
    if count.0 != count.1 { return report(.argumentCount(component, count.1), use) }
    if component.depth >= ComponentTable.depthLimit {
      return report(.usesTooDeep(component.depth + 1), use)
    }
    if end(of: use.draft) > use.draft + 1, !component.hasSlot {
      return report(.noSlot(component.name), use)
    }
    guard nodes[use.draft].element.identifier == nil, let inner = component.names.keys.min() else {
      return
    }
    let free = freeName(for: use)
    let fixIt = free.flatMap { name in
      use.headEnd.map { Diagnostic.FixIt(range: $0..<$0, replacement: " #\(name)") }
    }
    report(.needsUseName(component.name, inner, free ?? component.name), use, fixIt: fixIt)
  }

  /// Returns a name for a use, made of the words of its first argument, or `nil` if they don't make
  /// a name or a node already has it.
  private func freeName(for use: ComponentUse) -> String? {
    guard let words = use.arguments.first?.literal else { return nil }
    let name = words.lowercased().split { !$0.isLetter }.joined(separator: "-")
    guard Quoting.isBareName(name), !nodes.contains(where: { $0.element.identifier == name }) else {
      return nil
    }
    return name
  }

  /// Checks the number of nodes of the app after expansion.
  ///
  /// If a use exceeds the limit, the method expands neither that use nor the uses after it.
  private mutating func judgeTotal(_ work: WorkBudget.Limits) {
    let inside = components.map(\.body)
    let allowed = work.run / Work.writtenNode
    var total = nodes.count
    var written = 0
    for use in uses.values.sorted(by: { $0.draft < $1.draft })
    where !inside.contains(where: { $0.contains(use.draft) }) {
      guard let component = component(of: use) else { continue }
      guard written <= allowed else {
        broken.insert(use.draft)
        continue
      }
      guard total + component.nodeCount <= ScreenParser.nodeLimit else {
        report(.tooManyWritten(component.name, component.nodeCount), use)
        continue
      }
      total += component.nodeCount
      written += component.nodeCount
      if written > allowed { report(.tooMuchWork(component.name, allowed), use) }
    }
  }
}
