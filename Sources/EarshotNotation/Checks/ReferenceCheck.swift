import EarshotModel

/// A check of the references in an app's files.
struct ReferenceCheck {
  let document: AppDocument
  let tree: ElementTree
  let salvaged: Salvage
  /// The identifiers and parameters inside components, for messages.
  let innerNames: [String: InnerName]
  /// The diagnostics reported so far, because a line of a component is checked for every use.
  private var reported: Set<Diagnostic> = []
  /// The nodes that selectors can match, collected for the first selector.
  private lazy var catalog = SelectorCatalog(document.expanded)
  var diagnostics: [Diagnostic] = []
  /// The first place of each identifier.
  private var identifiers: [String: Diagnostic.OtherPlace] = [:]
  private var screens: [String: Diagnostic.OtherPlace] = [:]
  private var tags: Set<String>
  private var screenNames: Set<String>
  /// The events of each owner that have a line without a condition.
  private var finished: Set<OwnedEvent> = []
  private var matchBudget = SelectorCatalog.matchLimit
  /// The facts about targets that the check has computed so far.
  private var targets: [TargetNodes.Key: TargetNodes] = [:]
  /// The lists that are known to contain cells.
  var listsWithCells: Set<ElementTree.Index> = []
  /// The last argument of a component that's the complete value of a node.
  var valueArgument: NameReference?
  /// Whether the check has found a tab bar of the app.
  var hasTabBar = false
  /// Whether the caller knows that no identifier occurs twice.
  private let areIdentifiersUnique: Bool

  private struct OwnedEvent: Hashable {
    var owner: NameReference.Owner
    var event: AppEvent
  }

  init(
    _ document: AppDocument,
    salvaged: Salvage,
    innerNames: [String: InnerName],
    areIdentifiersUnique: Bool
  ) {
    self.document = document
    tree = document.tree
    self.salvaged = salvaged
    self.innerNames = innerNames
    self.areIdentifiersUnique = areIdentifiersUnique
    self.tags = salvaged.tags
    self.screenNames = salvaged.screens
    for place in document.tree.indices where document.tree.hasTags(place) {
      tags.formUnion(document.tree.tags(of: place))
    }
    screenNames.formUnion(document.tree.screens.compactMap { document.tree[$0].identifier })
  }

  /// Checks the reference at an index.
  ///
  /// The parameters are an index and a buffer, because copying a reference or reading it through an
  /// array would take longer than most checks.
  mutating func judge(_ number: Int, of uses: UnsafeBufferPointer<NameReference>) {
    var use: NameReference { uses[number] }
    let owner = uses[number].owner
    switch uses[number].kind {
    case .role: judgePlace(of: owner, use)
    case .identifier where areIdentifiersUnique: break
    case .identifier(let name):
      if let first = identifiers[name] {
        report(.repeatedIdentifier(name), use, other: first)
      } else {
        identifiers[name] = .first(use)
      }
    case .screenName(let name):
      if let first = screens[name] {
        report(.repeatedScreen(name, inOtherFile: first.source != use.source), use, other: first)
      } else {
        screens[name] = .first(use)
      }
    case .node(let name): _ = node(name, use)
    case .amount(let amount): judge(amount, use)
    case .own, .parameter, .comparison, .braces, .bareIdentifier, .foreignReference, .marked,
      .giving, .action, .changing, .swallowed:
      break
    case .valueArgument: valueArgument = use
    case .tag(let name):
      if !tags.contains(name) { report(.unknownTag(name, ending(name, knownTags)), use) }
    case .screen(let name):
      if isMisplacedOpens(use) { break }
      if !screenNames.contains(name) { report(unknownScreen(name), use) }
    case .opening(let name): judgeOpening(name, use)
    case .showing(let target): judgeShowing(target, use)
    case .setting(let target, let property): judgeSetting(target, property, use)
    case .element(let name, let target): judgeElement(name, in: target, use)
    case .property(let property): judge(property, of: owner, use)
    case .handler(let event, let isGuarded): judge(event, isGuarded: isGuarded, use)
    case .selector: judgeSelector(use)
    case .chart: judgeChart(of: owner, use)
    case .curlyQuotes(let straight): noteCurlyQuotes(straight, use)
    }
  }

  mutating func report(
    _ message: Diagnostic.Message,
    _ use: NameReference,
    other: Diagnostic.OtherPlace? = nil
  ) {
    var diagnostic = Diagnostic(.error, message, source: use.source, range: use.range)
    diagnostic.other = other ?? use.use.map(Diagnostic.OtherPlace.use)
    guard !document.hasComponents || isFirst(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }

  /// Adds a note about curly quotes, but only once for all uses of a component.
  private mutating func noteCurlyQuotes(_ straight: String?, _ use: NameReference) {
    let fixIt = straight.map { Diagnostic.FixIt(range: use.range, replacement: $0) }
    let note = Diagnostic(
      .note,
      .curlyQuotes,
      source: use.source,
      range: use.range,
      fixIt: fixIt
    )
    if reported.insert(note).inserted { diagnostics.append(note) }
  }

  /// Returns whether a diagnostic hasn't been reported yet.
  ///
  /// A component can have many uses, and one diagnostic for each place is enough.
  mutating func isFirst(_ diagnostic: Diagnostic) -> Bool {
    var place = diagnostic
    if diagnostic.message.text.hasPrefix(.appAlreadyHas) { place.message = "already" }
    place.other = nil
    return reported.insert(place).inserted
  }

  /// Finds a node, or reports that it doesn't exist and returns `nil`.
  private mutating func node(_ name: String, _ use: NameReference) -> ElementTree.Index? {
    if let place = tree.node(name) { return place }
    if !salvaged.mayGive(name) {
      let tag =
        tags.contains(name) ? "; to refer to the elements with this tag, write '.\(name)'" : nil
      let inner = innerNames[name].map { "; \($0.sentence)" } ?? tag
      report(.unknownIdentifier(name, inner ?? ending(name, knownIdentifiers)), use)
    }
    return nil
  }

  /// Returns the end of a message, with a suggestion if a known name is near.
  ///
  /// The method searches for a name only until there are more errors than Earshot shows.
  private func ending(_ name: String, _ known: @autoclosure () -> [String]) -> String {
    guard diagnostics.count <= DiagnosticCollector.limit else { return "" }
    return Suggestion.ending(for: name, in: known().prefix(10_000))
  }

  /// Returns the message for an unknown screen, whose name may be an alert's name or a screen's
  /// title.
  private func unknownScreen(_ name: String) -> Diagnostic.Message {
    if let place = tree.node(name), tree[place].isPanel {
      return .panelIsNoScreen(name, tree[place].role)
    }
    let near = ending(name, knownScreens)
    if let screen = tree.screens.first(where: { tree[$0].label == name }),
      let known = tree[screen].identifier
    {
      return .screenHasTitle(name, known)
    }
    return near.isEmpty
      ? .unknownScreen(name, amongFew: knownScreens) : .unknownScreen(name, near)
  }

  private var knownIdentifiers: [String] {
    tree.indices.compactMap { tree[$0].role == .screen ? nil : tree[$0].identifier }
  }

  private var knownTags: [String] { tree.indices.flatMap { tree[$0].tags } }

  var knownScreens: [String] { tree.screens.compactMap { tree[$0].identifier } }

  // MARK: Alerts and sheets

  private mutating func judgeOpening(_ name: String, _ use: NameReference) {
    guard let place = node(name, use), !tree[place].isPanel else { return }
    report(.cannotBeOpened(name, tree[place].role), use)
  }

  private mutating func judgeShowing(_ target: Target, _ use: NameReference) {
    guard owners(target, use.owner).holdPanel else { return }
    report(.openedByEffect("'show' and 'hide' don't apply"), use)
  }

  private mutating func judgeSetting(_ target: Target, _ property: Property, _ use: NameReference) {
    if target == .own, use.context == .event, isApp(use.owner) {
      report(.appHasNoOwn(property.name), use)
    }
    guard property == .hidden else { return }
    guard owners(target, use.owner).holdPanel else { return }
    report(.openedByEffect("'hidden' doesn't apply"), use)
  }

  private mutating func judge(
    _ property: Property,
    of owner: NameReference.Owner,
    _ use: @autoclosure () -> NameReference
  ) {
    if property == .hidden, owners(.own, owner).holdPanel {
      report(.openedByEffect("'hidden' doesn't apply"), use())
    }
    if property == .value, case .node(let place) = owner {
      judgeValue(of: place, use(), isItsLine: true)
    }
    if property == .columns || property == .selection { judgeContainer(property, use()) }
    if property == .range { judgeTimes(use()) }
    if property == .opens, !owners(.own, owner).areTabsOfApp {
      let isTab = if case .node(let place) = owner { tree.role(of: place) == .tab } else { true }
      report(.opensOfTabs(isTab: isTab), use())
    }
  }

  /// Returns whether a reference is in an `opens` line of a node that can't open screens.
  ///
  /// The check of the property reports that line.
  private mutating func isMisplacedOpens(_ use: NameReference) -> Bool {
    guard use.context == .property(.opens) else { return false }
    return !owners(.own, use.owner).areTabsOfApp
  }

  // MARK: Places in the tree

  /// Returns the facts about the nodes that a target names, which the method computes only once.
  private mutating func owners(_ target: Target, _ owner: NameReference.Owner) -> TargetNodes {
    let key = TargetNodes.Key(target: target, owner: target == .own ? owner : nil)
    if let known = targets[key] { return known }
    let nodes = nodes(target, owner)
    let isNested = zip(nodes, nodes.dropFirst()).allSatisfy { tree.contains($1, in: $0) }
    let found = TargetNodes(
      count: nodes.count,
      holdPanel: nodes.contains { tree[$0].isPanel },
      areTabsOfApp: nodes.allSatisfy { isTabOfApp($0) },
      innermost: isNested ? nodes.last : nil
    )
    targets[key] = found
    return found
  }

  /// Returns the nodes that a target names, or no nodes for `next` and `previous`, which depend on
  /// the running app.
  mutating func nodes(_ target: Target, _ owner: NameReference.Owner) -> [ElementTree.Index] {
    switch (target, owner) {
    case (.identifier(let name), _): tree.node(name).map { [$0] } ?? []
    case (.tag(let tag), _): catalog.matches(of: Selector([.tag(tag)]), in: document.expanded)
    case (.own, .node(let place)): [place]
    case (.own, .each(let number)):
      catalog.matches(of: document.each[number].selector, in: document.expanded)
    case (.next, _), (.previous, _): []
    }
  }

  private func isApp(_ owner: NameReference.Owner) -> Bool { owner == .node(tree.root) }

  private func isTabOfApp(_ place: ElementTree.Index) -> Bool {
    guard tree[place].role == .tab, let bar = tree.parent(of: place) else { return false }
    return tree[bar].role == .tabBar && tree.parent(of: bar) == tree.root
  }

  private mutating func judgeElement(_ name: String, in target: Target, _ use: NameReference) {
    guard let place = node(name, use) else { return }
    let owners = owners(target, use.owner)
    guard owners.count > 0 else { return }
    let isInside = owners.innermost.map { $0 != place && tree.contains(place, in: $0) } ?? false
    if !isInside { report(.notInside(name), use) }
  }

  // MARK: Events and blocks

  private mutating func judge(_ event: AppEvent, isGuarded: Bool, _ use: NameReference) {
    if event.timer != nil { return }
    let owned = OwnedEvent(owner: use.owner, event: event)
    if finished.contains(owned) {
      report(isGuarded ? .guardComesLate(event) : .eventTwice(event), use)
    }
    if !isGuarded { finished.insert(owned) }
  }

  private mutating func judgeSelector(_ use: NameReference) {
    if let block = document.overfullBlock, use.owner == .each(block) { report(.tooManyParts, use) }
    guard matchBudget >= 0 else { return }
    matchBudget -= owners(.own, use.owner).count
    if matchBudget < 0 { report(.tooManyMatches, use) }
  }
}
