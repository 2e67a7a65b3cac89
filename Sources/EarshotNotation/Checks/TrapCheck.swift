// Longer than 300 lines: the traps of a node and their messages belong together.

import EarshotModel

// Lines without errors whose meaning differs from what they appear to say.
extension AppDocument.ParseResult {
  /// Warnings about lines that probably have an unintended meaning, in the order of the files.
  ///
  /// Like ``doubtfulAnnouncements``, Earshot reports them only when it checks files.
  ///
  /// - Complexity: O(*u* + *n*·*d*), where *u* is the number of references, *n* is the number of
  ///   nodes, and *d* is their depth.
  /// - Source: our choice.
  package var traps: [Diagnostic] {
    guard let document else { return [] }
    var check = TrapCheck(document, references, mayHoldMarkup: mayHoldMarkup)
    return check.diagnostics
  }
}

/// At most one reference for each node, stored as an index.
///
/// Copying the references would take longer than all of the checks.
struct ReferencesByNode {
  private let references: [NameReference]
  /// The index of each node's reference, or −1 for a node without a reference.
  private var numbers: [Int]

  /// Creates an empty list.
  init(_ references: [NameReference], nodes count: Int) {
    self.references = references
    numbers = Array(repeating: -1, count: count)
  }

  /// The reference of a node, or `nil` if it has none.
  subscript(node: ElementTree.Index) -> NameReference? {
    has(node) ? references[numbers[Int(node.offset)]] : nil
  }

  /// The nodes that have a reference, in the order of the tree.
  var all: some Sequence<ElementTree.Index> {
    numbers.indices.lazy.filter { numbers[$0] >= 0 }.map { ElementTree.Index($0) }
  }

  /// Returns whether a node has a reference.
  func has(_ node: ElementTree.Index) -> Bool {
    numbers.indices.contains(Int(node.offset)) && numbers[Int(node.offset)] >= 0
  }

  /// Records the index of a reference whose owner is a node.
  @inline(never)
  mutating func note(_ number: Int, of owner: NameReference.Owner) {
    guard case .node(let node) = owner, numbers.indices.contains(Int(node.offset)) else { return }
    numbers[Int(node.offset)] = number
  }
}

/// A search for lines without errors that probably have an unintended meaning.
struct TrapCheck {
  /// The tree that runs, with the additions of `each` blocks.
  let tree: ElementTree
  /// The tree without the additions of `each` blocks.
  ///
  /// The references at event lines are in the order of its handlers.
  let written: ElementTree
  let references: [NameReference]
  /// Whether text in the files may contain Markdown or HTML.
  let mayHoldMarkup: Bool
  /// The reference at each node's own line.
  private(set) var nodes: ReferencesByNode
  /// The tags that the files refer to.
  private(set) var referredTags: Set<String> = []
  /// The index of the reference at the first line of each node's property, collected on demand.
  private lazy var properties = firstLines
  /// The indices of the references at event lines.
  private var handlerLines: [Int] = []
  /// The indices of the references at the lines of values.
  private(set) var valueLines: [Int] = []
  /// The indices of the references that can be traps on their own.
  private(set) var suspects: [Int] = []
  /// The arguments of components that a node uses as its value.
  private(set) var arguments: ReferencesByNode
  /// The targets of effects, collected on demand.
  private(set) lazy var effectTargets = EffectTargets(of: tree)
  /// The nodes that targets name, collected on demand.
  private(set) lazy var targetPlaces = TargetPlaces(tree)
  /// For each screen with handlers that wait, up to two nodes that show a different screen.
  var leavingNodes: [ElementTree.Index: [ElementTree.Index]] = [:]
  /// The first node of each `each` block, and whether all matching nodes have its role.
  let eachNodes: [(node: ElementTree.Index, haveOneRole: Bool)?]
  let each: [EachBlock]
  /// The names of the screens that effects and tabs show.
  private(set) lazy var shownScreens = screens { _ in true }
  /// The identifiers of the tabs of the app, by the screens that they open.
  private(set) lazy var tabs = tabsByScreen
  /// Whether there's an alert or a confirmation dialog.
  private(set) lazy var hasAlerts = tree.hasRole(where: \.holdsAlertButtons)
  /// Whether an effect presents a screen, an alert, or a sheet.
  private(set) lazy var opensAnything = !nodes(withEffect: { $0.presents }).isEmpty
  /// Whether the app speaks with a synthesizer.
  private(set) lazy var speaksSomewhere = !nodes(withEffect: {
    if case .voice(let command) = $0 { command.speaks } else { false }
  }).isEmpty
  /// Whether the app plays, speaks, or activates its audio session.
  private(set) lazy var soundsSomewhere = !nodes(withEffect: { $0.sounds }).isEmpty
  /// The trait with a name similar to each tag searched so far, or `nil` for a tag without such a
  /// trait.
  var traitsByTag: [String: String?] = [:]
  /// The elements that rotors can find.
  lazy var rotorReach = RotorReach(tree)
  /// The nodes with a handler, an action, or a link that waits.
  private(set) lazy var waitingNodes = nodes(withEffect: {
    if case .wait = $0 { true } else { false }
  })
  /// The nodes that push a screen.
  private(set) lazy var pushingNodes = nodes(withEffect: {
    if case .show(.push, _) = $0 { true } else { false }
  })
  private var found: Set<Diagnostic> = []
  /// The words of the last long label that was searched for marks.
  var longLabel: (node: ElementTree.Index?, words: Set<Substring>) = (nil, [])
  /// The number of marks found so far whose text doesn't occur.
  var missingMarks = 0

  /// A property of a node.
  private struct PropertyPlace: Hashable {
    let node: ElementTree.Index
    let property: Property
  }

  init(_ document: AppDocument, _ references: [NameReference], mayHoldMarkup: Bool) {
    self.mayHoldMarkup = mayHoldMarkup
    tree = document.tree
    written = document.expanded
    each = document.each
    eachNodes = document.firstNodesOfEach
    self.references = references
    nodes = ReferencesByNode(references, nodes: max(tree.count, written.count))
    arguments = nodes
    references.withUnsafeBufferPointer { references in
      for number in references.indices { note(number, of: references) }
    }
  }

  /// Records the index of a reference in the list that needs it.
  ///
  /// The parameters are an index and a buffer, and the method reads the kind of line before anything
  /// else, because otherwise it would copy the reference, which takes longer than most checks.
  @inline(never)
  private mutating func note(_ number: Int, of references: UnsafeBufferPointer<NameReference>) {
    let line: LineOfReference =
      switch references[number].kind {
      case .tag: .tag
      case .handler: .handler
      case .property(.value): .value
      case .role, .screenName: .node
      case .valueArgument: .argument
      case .comparison, .braces, .bareIdentifier, .swallowed, .giving, .changing,
        .foreignReference, .amount, .marked:
        .suspect
      default: .other
      }
    switch line {
    case .tag: noteTag(references[number].kind)
    case .handler: handlerLines.append(number)
    case .value: valueLines.append(number)
    case .node: nodes.note(number, of: references[number].owner)
    case .argument: arguments.note(number, of: references[number].owner)
    case .suspect: suspects.append(number)
    case .other: break
    }
  }

  /// The list that needs a reference.
  private enum LineOfReference {
    case tag, handler, value, node, argument, suspect, other
  }

  private mutating func noteTag(_ kind: NameReference.Kind) {
    if case .tag(let tag) = kind { referredTags.insert(tag) }
  }

  private var firstLines: [PropertyPlace: Int] {
    var lines: [PropertyPlace: Int] = [:]
    for number in references.indices.reversed() {
      guard case .property(let property) = references[number].kind,
        case .node(let node) = references[number].owner
      else { continue }
      lines[PropertyPlace(node: node, property: property)] = number
    }
    return lines
  }

  var diagnostics: [Diagnostic] {
    mutating get {
      for node in nodes.all {
        if mayHoldMarkup { judgeMarkup(of: node) }
        // The other checks don't apply to ordinary nodes, and most nodes are ordinary.
        if !tree.isOrdinary(node) || hasTrapsWhereOrdinary(node) { judgeSpecial(node) }
      }
      judgeReferences()
      judgeHandlers()
      judgeOpenings()
      judgePauses()
      judgeBlocks()
      judgeSummaries()
      return found.sorted {
        ($0.source, $0.range.lowerBound, $0.message.text)
          < ($1.source, $1.range.lowerBound, $1.message.text)
      }
    }
  }

  /// Runs the checks that most ordinary nodes don't need.
  private mutating func judgeSpecial(_ node: ElementTree.Index) {
    judgeTexts(of: node)
    judgeShape(of: node)
    judgeTags(of: node)
    judgeRow(node)
    judgeRotors(of: node)
    judgePlace(of: node)
    judgeChoices(of: node)
    judgeRole(of: node)
    judgeAlertButton(node)
    judgeOverlaps(of: node)
    judgeContradictions(of: node)
  }

  /// Returns whether a node may have a trap although it's ordinary.
  private mutating func hasTrapsWhereOrdinary(_ node: ElementTree.Index) -> Bool {
    let role = tree.role(of: node)
    return role.hasOwnTraps || role.isEmptyWithoutChildren || role == .button && hasAlerts
      || written.hasDetails(node)
  }

  mutating func warn(_ message: Diagnostic.Message, at use: NameReference?) {
    guard let use else { return }
    found.insert(Diagnostic(.warning, message, source: use.source, range: use.range))
  }

  /// Returns the place of the first line of a node's property, or `nil` if it has none.
  mutating func line(of property: Property, _ node: ElementTree.Index) -> NameReference? {
    properties[PropertyPlace(node: node, property: property)].map { references[$0] }
  }

  /// The ranges with warnings so far, by the index of the source.
  var warnedTexts: [Int: JoinedRanges] {
    Dictionary(grouping: found, by: \.source).mapValues { JoinedRanges($0.map(\.range)) }
  }

  /// Returns the nodes with an effect for which the closure returns `true`.
  func nodes(withEffect isMeant: (Effect) -> Bool) -> Set<ElementTree.Index> {
    Set(tree.indices.filter { tree.reacts($0) && tree[$0].allEffects.contains(where: isMeant) })
  }

  // MARK: Shape

  private mutating func judgeShape(of node: ElementTree.Index) {
    let hasNodesInside = tree.subtree(of: node).count > 1
    // The checks below apply only to these nodes. Most nodes don't need them.
    guard hasNodesInside || tree.hasDetails(node) || tree.isHiddenOrRemoved(node) else { return }
    let facts = tree.facts(of: node)
    if facts.isHidden, facts.viewIsModal, !facts.isPanel, hasSiblings(node) {
      warn(.hiddenModal, at: line(of: .viewIsModal, node) ?? nodes[node])
    }
    if isInvisible(node), !facts.isPanel, mayBeModal(node), hasSiblings(node) {
      warn(.invisibleModal, at: line(of: .alpha, node) ?? nodes[node])
    }
    if hasNodesInside, facts.role == .variable {
      warn(.insideVariable, at: nodes[tree.subtree(of: node).dropFirst().first ?? node])
    }
    if hasNodesInside, facts.isElement, !facts.role.opensItself, tree.actions(of: node).isEmpty,
      let control = tree.subtree(of: node).dropFirst().first(where: isControl)
    {
      warn(.swallowed(tree.role(of: control).rawValue, in: facts.role.rawValue), at: nodes[control])
    }
    guard let names = tree.hasDetails(node) ? tree[node].elements : nil, !names.isEmpty else {
      return
    }
    let listed = names.compactMap { tree.node($0) }
    let outside = tree.subtree(of: node).dropFirst().first { inner in
      nodes.has(inner) && tree.facts(of: inner).isElement && !tree.isHiddenOrRemoved(inner)
        && !tree.ancestors(of: inner).contains { $0 > node && tree.facts(of: $0).isElement }
        && !listed.contains { tree.contains(inner, in: $0) }
        && !isClosed(inner, below: node)
    }
    if let outside {
      let name = tree[outside].identifier.map { Quoting.name($0, after: "#") }
      warn(.leftOut(tree.nodeLine(of: outside), name), at: nodes[outside])
    }
  }

  private func isInvisible(_ node: ElementTree.Index) -> Bool {
    guard tree.hasDetails(node), let alpha = tree[node].alpha else { return false }
    return alpha <= 0
  }

  /// Returns whether the node may be modal: always, under a condition, or after an effect.
  private mutating func mayBeModal(_ node: ElementTree.Index) -> Bool {
    tree.facts(of: node).viewIsModal
      || tree[node].guarded.contains { $0.value == .viewIsModal(true) }
      || effectTargets.makeModal(node, in: tree)
  }

  private func hasSiblings(_ node: ElementTree.Index) -> Bool {
    tree.parent(of: node).map { tree.children(of: $0).contains { $0 != node } } ?? false
  }

  private func isControl(_ node: ElementTree.Index) -> Bool {
    guard nodes.has(node) else { return false }
    let element = tree[node]
    return element.isAccessibilityElement && element.handlers.contains { $0.event == .activate }
  }

  private func isClosed(_ node: ElementTree.Index, below outer: ElementTree.Index) -> Bool {
    tree.isPanel(node) || tree.ancestors(of: node).contains { $0 > outer && tree.isPanel($0) }
  }

  // MARK: Handlers

  private mutating func judgeHandlers() {
    var handlers = HandlersInOrder { [written, each] owner in
      switch owner {
      case .node(let node): written[node].handlers
      case .each(let number): each[number].element.handlers
      }
    }
    for number in handlerLines {
      guard case .handler(let event, _) = references[number].kind,
        let node = node(of: references[number].owner)
      else { continue }
      let use = references[number]
      if let timer = event.timer, timer.interval == Milliseconds(0) {
        warn(.timerOfNothing(isIdle: event.isIdle), at: use)
      }
      if hasOneRole(use.owner) { judgeEvent(event, of: node, at: use) }
      guard let handler = handlers.next(of: event, use.owner) else { continue }
      let effects = handler.effects
      if effects.isEmpty { warn(.nothingBelowEvent(event), at: use) }
      judgeEscape(event, of: node, effects, at: use)
      judge(effects, of: node, at: use)
      if hasOneRole(use.owner) { judgeTwice(event, effects, of: node, at: use) }
      if handler.condition == nil { judgeEnds(handler, of: node, at: use) }
    }
    for node in nodes.all where written.hasDetails(node) {
      for action in written.actions(of: node) { judge(action.effects, of: node, at: nodes[node]) }
    }
    guard !each.isEmpty else { return }
    for place in references.indices {
      guard case .selector = references[place].kind,
        case .each(let number) = references[place].owner,
        let node = node(of: references[place].owner)
      else { continue }
      let use = references[place]
      for action in each[number].element.actions { judge(action.effects, of: node, at: use) }
    }
  }

  /// Returns the node of a line or, for an `each` block, the first node that it matches.
  func node(of owner: NameReference.Owner) -> ElementTree.Index? {
    switch owner {
    case .node(let node): node
    case .each(let number): eachNodes.indices.contains(number) ? eachNodes[number]?.node : nil
    }
  }

  /// Returns whether all nodes that a line applies to have the same role.
  func hasOneRole(_ owner: NameReference.Owner) -> Bool {
    guard case .each(let number) = owner else { return true }
    return eachNodes.indices.contains(number) && eachNodes[number]?.haveOneRole == true
  }

  private var tabsByScreen: [String: String] {
    var tabs: [String: String] = [:]
    for node in tree.indices where tree.hasDetails(node) {
      if let screen = tree[node].opens, let name = tree[node].identifier { tabs[screen] = name }
    }
    return tabs
  }

  /// Returns the names of the screens that tabs open or that effects show in the given ways.
  private func screens(_ isMeant: (Effect.Opening) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for node in tree.indices where tree.hasDetails(node) {
      if let name = tree[node].opens { names.insert(name) }
      for case .show(let opening, let name) in tree[node].allEffects where isMeant(opening) {
        names.insert(name)
      }
    }
    return names
  }

  private mutating func judge(
    _ effects: [Effect],
    of node: ElementTree.Index,
    at use: NameReference?
  ) {
    judgeChanges(effects, of: node, at: use)
    judgeChoices(of: effects, at: use)
    judgeLater(effects, of: node, at: use)
    judgeNotifications(effects, of: node, at: use)
    judgeUseless(effects, of: node, at: use)
    judgeLeaving(effects, of: node, at: use)
    judgeUnits(effects, of: node, at: use)
    var isStillHere = true
    for effect in effects {
      switch effect {
      // Effects after a wait can run after the user has moved to a different screen.
      case .show, .leave, .wait: isStillHere = false
      case .open(let name):
        guard isStillHere, let panel = tree.node(name), let home = tree.screen(of: panel),
          home != tree.screen(of: node)
        else { continue }
        warn(.panelOfAnotherScreen(name, tree[home].identifier ?? ""), at: use)
      default: continue
      }
    }
  }

  // MARK: Opening

  private mutating func judgeOpenings() {
    var panels: [ElementTree.Index] = []
    var opened: Set<String> = []
    var screens: Set<String> = []
    for node in tree.indices {
      if tree.isPanel(node) { panels.append(node) }
      guard tree.hasDetails(node) else { continue }
      if let name = tree[node].opens { screens.insert(name) }
      guard tree.reacts(node) else { continue }
      for effect in tree[node].allEffects {
        switch effect {
        case .open(let name): opened.insert(name)
        case .show(_, let name): screens.insert(name)
        default: break
        }
      }
    }
    for node in panels where !(tree[node].identifier.map(opened.contains) ?? false) {
      warn(
        .neverPresented(tree.role(of: node).rawValue, tree[node].identifier),
        at: nodes[node]
      )
    }
    guard !screens.isEmpty else { return }
    for screen in tree.screens.dropFirst() {
      guard let name = tree[screen].identifier, !screens.contains(name) else { continue }
      warn(.neverOpened(name), at: nodes[screen])
    }
  }
}

extension AppEvent {
  /// Whether the event is a timer that waits for a pause between gestures.
  fileprivate var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether the event is a gesture, which VoiceOver handles if the app declines it.
  fileprivate var canBeDeclined: Bool {
    switch self {
    case .activate, .longPress, .increment, .decrement, .escape, .magicTap, .scroll, .zoomIn,
      .zoomOut:
      true
    case .appear, .focus, .unfocus, .valueChanged, .return, .touch, .announcementDidFinish,
      .announcementWasCut, .voiceDidStart, .voiceDidFinish, .voiceDidCancel, .audioInterrupted,
      .audioResumed, .headphonesRemoved, .every, .idle:
      false
    }
  }
}

extension Effect {
  /// Whether the effect needs the audio session.
  fileprivate var sounds: Bool {
    switch self {
    case .play, .voice, .audio(.activate): true
    default: false
    }
  }

  /// Whether the effect presents something that `dismiss` can close.
  fileprivate var presents: Bool {
    switch self {
    case .open, .show(.present, _): true
    default: false
    }
  }
}

extension AppDocument {
  /// For each block, the first node that it matches and whether all matching nodes have the same
  /// role, or `nil` if the block matches no nodes.
  fileprivate var firstNodesOfEach: [(node: ElementTree.Index, haveOneRole: Bool)?] {
    guard !each.isEmpty else { return [] }
    let catalog = SelectorCatalog(expanded)
    return each.map { block in
      let matches = catalog.matches(of: block.selector, in: expanded)
      guard let first = matches.first else { return nil }
      let role = expanded.role(of: first)
      return (first, matches.prefix(1_000).allSatisfy { expanded.role(of: $0) == role })
    }
  }
}

extension Diagnostic.Message {
  static var insideVariable: Self {
    """
    VoiceOver never reaches an element inside a 'variable'; to move the element outside, indent it \
    less
    """
  }

  static func timerOfNothing(isIdle: Bool) -> Self {
    """
    the duration of a timer must be longer than 0 seconds; write a duration, such as \
    '\(isIdle ? "idle" : "every") 1s'
    """
  }

  static var hiddenModal: Self {
    """
    a hidden modal view silences the rest of the screen; leave out 'viewIsModal' here, and set it \
    to true in the effects that show the view
    """
  }

  static var invisibleModal: Self {
    """
    an invisible modal view ('alpha: 0') silences the rest of the screen; set 'viewIsModal' only \
    while the view is visible, and 'hidden' while it isn't
    """
  }

  static func swallowed(_ control: String, in outer: String) -> Self {
    if control == "link", outer == "text" {
      return """
        no swipe reaches a 'link' inside a 'text'; write 'mark link: "WORDS"' with words of the \
        text, and 'on activate:' below it
        """
    }
    // An action can't have a state or text.
    let way =
      ["button", "link"].contains(control)
      ? "make the '\(control)' an 'action'" : "indent the '\(control)' less"
    return """
      no swipe reaches the '\(control)', because the '\(outer)' around it is one stop; \(way), or \
      make the '\(outer)' a 'group'
      """
  }

  static func leftOut(_ node: String, _ name: String?) -> Self {
    let way = name.map { "add '\($0)' there" } ?? "give it an identifier, and add it there"
    return """
      no swipe reaches '\(Display.safe(node))', because it isn't in the 'elements' of its \
      container; \(way)
      """
  }

  static func nothingBelowEvent(_ event: AppEvent) -> Self {
    let way = event.canBeDeclined ? "add 'decline'" : "delete the event"
    return "'\(event.notation)' has no effects; add an effect to it, or \(way)"
  }

  static func panelOfAnotherScreen(_ name: String, _ screen: String) -> Self {
    """
    '\(Quoting.name(name, after: "#"))' is on screen '\(screen)' and opens only there; to present \
    it from any screen, move it below 'app "Name"'
    """
  }

  static func neverPresented(_ role: String, _ name: String?) -> Self {
    let place = Quoting.name(name ?? "x", after: "#")
    let naming = name == nil ? "give it an identifier such as '\(place)', and " : ""
    return """
      nothing presents this '\(role)', so you never hear it; \(naming)write 'present \(place)' \
      where it should open
      """
  }

  static func neverOpened(_ name: String) -> Self {
    """
    nothing opens screen '\(name)', so you can reach it only with 'start'; write \
    'push \(Quoting.name(name))' where it should open
    """
  }
}
