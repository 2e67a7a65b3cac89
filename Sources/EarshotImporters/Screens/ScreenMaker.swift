// Longer than 300 lines: its decisions about one view share private state.

import EarshotModel
import EarshotNotation

/// A maker that creates a screen from the contents of a file.
///
/// It determines VoiceOver's stops and skips all other views.
///
/// - Complexity: O(*n*), where *n* is the number of views, without recursion.
struct ScreenMaker {
  private(set) var dump: Dump
  let options: ImportOptions
  /// The index after each view and its contents.
  let ends: [Int]
  /// Whether each view is included, because it's visible or because all views were requested.
  let shown: [Bool]
  /// Whether each view could be a stop for VoiceOver.
  let candidates: [Bool]
  /// The index of the row or card around each view, or `nil` if there's none.
  let cards: [Int?]
  /// The index of the view with its own identifier and label around each view, or `nil` if there's
  /// none.
  let wrappers: [Int?]
  /// The index of the view with an identifier and the height of a control around each view, or
  /// `nil` if there's none.
  let boxes: [Int?]
  /// The index of the view with a label and the height of a row around each view, or `nil` if there's
  /// none.
  let namedViews: [Int?]
  /// The index of the scroll view, list, or page around each view, or `nil` if there's none.
  let scrollers: [Int?]
  /// The index of the bar around each view, or `nil` if there's none.
  let bars: [Int?]
  /// The indices of the alerts that have a button.
  let alerts: [Int]
  /// Whether the file says for any view that VoiceOver stops there.
  let declaresStops: Bool
  /// The views that the system draws.
  let systemPlaces: SystemPlaces
  /// The number of candidates at or after each index.
  private let remaining: [Int]
  /// The number of text elements before each index and before the end.
  private let textsBefore: [Int]
  /// The nodes of the screen, in depth-first order.
  var nodes: [ForeignNode] = []
  /// The result of converting the views.
  var summary: ImportSummary
  /// The speech at each stop according to the file itself.
  private(set) var spoken: [SpokenText] = []
  /// The index of the view that closes each sheet or popover, by the sheet's or popover's index.
  private let dismissRegions: [Int: Int]
  /// The containers whose contents are in progress.
  private var open: [OpenContainer] = []
  /// The indices of the modal containers.
  private var modals: [Int] = []
  /// The identifiers that are already used.
  private var identifiers: Set<String> = []
  /// The index of the last stop in each row.
  var lastInRow: [Int: Int] = [:]

  /// A container whose contents are in progress.
  private struct OpenContainer {
    /// The indices of the container's start and end.
    let place: Int
    let end: Int
    let role: Role
    /// Whether the container has a button so far.
    var hasButton = false
  }

  /// Determines which views to convert.
  init(_ given: Dump, options: ImportOptions) {
    var dump = given
    self.options = options
    ends = dump.nodes.subtreeEnds
    for place in dump.nodes.indices where dump.nodes[place].type == .textView {
      dump.nodes[place].readIfItHasLinks(given.nodes[(place + 1)..<ends[place]])
    }
    dump.readHeadingsOfPages(ends: ends)
    self.dump = dump
    declaresStops = dump.nodes.contains { $0.isElement == true }
    systemPlaces = SystemPlaces(dump, ends: ends)
    var filter = SightFilter(dump, all: options.all)
    shown = dump.nodes.indices.map { filter.shows($0) }
    summary = filter.summary
    (candidates, remaining) = dump.candidates(shown: shown, ends: ends)
    let sheets = dump.presentedSheets(ends: ends, remaining: remaining)
    for sheet in sheets.keys { self.dump.nodes[sheet].isModal = true }
    let repeated = dump.repeatedCards(ends: ends, shown: shown)
    cards = dump.innermost(ends: ends) { [shown] in
      shown[$0] && ($1.isCard || repeated.contains($0))
    }
    wrappers = dump.innermost(ends: ends) { $1.type == .other && $1.isNamedTwice }
    boxes = dump.innermost(ends: ends) { $1.isBoxOfControl }
    namedViews = dump.innermost(ends: ends) { $1.isNamedRow }
    alerts = dump.alertsWithButtons(ends: ends)
    scrollers = dump.innermost(ends: ends) { $1.type.scrolls }
    bars = dump.barsAround(ends: ends)
    dismissRegions = dump.dismissRegions(of: sheets)
    var count = 0
    textsBefore =
      [0]
      + dump.nodes.map { node in
        if node.type == .staticText { count += 1 }
        return count
      }
  }

  /// Makes the nodes of the screen, without the screen itself.
  mutating func makeNodes() {
    walk(0..<dump.nodes.count, modalAt: nil)
    var next = 0
    while next < modals.count {
      let place = modals[next]
      next += 1
      open = []
      addContainer(.group, at: place, isModal: true)
      walk(place + 1..<ends[place], modalAt: place)
      addDismissRegion(to: place)
    }
    if options.declaresElements { nodes.declareElements() }
  }

  /// Returns the number of candidates in a range of indices.
  func count(in range: Range<Int>) -> Int {
    remaining[range.lowerBound] - remaining[range.upperBound]
  }

  /// Adds the stop that closes a sheet or a popover as its last stop.
  ///
  /// XCUITest reports this stop next to the sheet or the popover.
  private mutating func addDismissRegion(to sheet: Int) {
    guard let region = dismissRegions[sheet] else { return }
    open = [OpenContainer(place: sheet, end: ends[sheet], role: .group)]
    addStop(at: region)
    open = []
  }

  private func isDismissRegion(_ place: Int) -> Bool { dismissRegions.values.contains(place) }

  // MARK: Walking

  private mutating func walk(_ range: Range<Int>, modalAt: Int?) {
    var place = range.lowerBound
    while place < range.upperBound {
      while let last = open.last, last.end <= place { open.removeLast() }
      place = take(place)
    }
    open = []
  }

  /// Reads a view and returns the index where the walk continues.
  private mutating func take(_ place: Int) -> Int {
    let node = dump.nodes[place]
    if case .skipped = node.type.treatment, !options.all {
      summary.systemViews += ends[place] - place
      return ends[place]
    }
    if isDismissRegion(place) { return ends[place] }
    if candidates[place] {
      addStop(at: place)
      if node.type.isField { addButtons(ofField: place) }
      return ends[place]
    }
    let inside = count(in: place + 1..<ends[place])
    guard shown[place] || inside > 0 else {
      return place + 1
    }
    if node.isModalContainer, inside > 0 {
      modals.append(place)
      return ends[place]
    }
    if inside > 0, let role = container(of: node) ?? (namesControls(place) ? .group : nil) {
      addContainer(role, at: place, isModal: false)
    } else if shown[place] {
      note(leftOut: node)
      if inside > 0, node.type == .other, let label = node.text, node.isElement == nil,
        textsBefore[ends[place]] > textsBefore[place + 1]
      {
        summary.labelsOverTexts.append(label)
      }
    }
    return place + 1
  }

  private mutating func note(leftOut node: DumpNode) {
    if node.type == .image { summary.decorativeImages += 1 } else { summary.wrappers += 1 }
  }

  /// Returns the role of a container, or `nil` if the container's contents take its place.
  private func container(of node: DumpNode) -> Role? {
    if let role = node.container { return role }
    guard case .container(let role) = node.type.treatment else { return nil }
    let isPlain = node.text == nil && node.identifier == nil
    return isPlain && (role == .group || role == .toolbar) ? nil : role
  }

  // MARK: Nodes

  private mutating func addContainer(_ role: Role, at place: Int, isModal: Bool) {
    let node = dump.nodes[place]
    var element = Element(role: role)
    let inside = place + 1..<ends[place]
    if let label = node.text, !(isModal && hears(label, in: inside)) {
      element.set(label: label)
    }
    if let identifier = node.identifier { giveIdentifier(identifier, to: &element) }
    if isModal {
      element.viewIsModal = true
      element.declared.insert(.viewIsModal)
      summary.modals += 1
    }
    element.set(frame: frame(of: node))
    summary.containers[role, default: 0] += 1
    append(element, node)
    open.append(OpenContainer(place: place, end: ends[place], role: role))
  }

  /// Returns whether a stop in the range has the given label.
  private func hears(_ label: String, in range: Range<Int>) -> Bool {
    range.contains { candidates[$0] && dump.nodes[$0].label == label }
  }

  private mutating func addStop(at place: Int) {
    var node = dump.nodes[place]
    if let toggle = soleSwitch(in: place) { node.take(over: toggle) }
    if isDismissRegion(place) { node.type = .button }
    let bar = open.last { $0.role.holdsTabs }?.role
    var element = StopMaker(node, in: open.last?.role, bar: bar).element
    if element.role == .button, takeAsBackButton(place) { element.become(.back) }
    if let identifier = node.identifier { giveIdentifier(identifier, to: &element) }
    element.set(frame: frame(of: node))
    alignInRow(place, &element)
    var remarks = remarks(on: place, at: element.frame)
    if let identifier = node.identifier, element.identifier == nil {
      remarks = remarks ?? ForeignRemarks()
      remarks?.identifier = identifier
    }
    append(element, node, remarks)
    let list = open.first { $0.role.marksItsEnds }?.place
    spoken.append(SpokenText(text: node.spoken, list: list))
    summary.add(element, inside: count(in: place + 1..<ends[place]))
    guard !node.type.isField else { return }
    summary.unreached += (place + 1..<ends[place]).filter { candidates[$0] }
      .compactMap { dump.nodes[$0].isUsedAlone ? dump.nodes[$0].label : nil }
      .filter { $0 != node.label }
    if element.role == .cell, element.label == nil { addTexts(of: place) }
  }

  /// Adds the buttons inside a field, such as the button that clears it, which are separate stops.
  private mutating func addButtons(ofField place: Int) {
    for inner in place + 1..<ends[place]
    where candidates[inner] && dump.nodes[inner].type == .button && dump.nodes[inner].hasText {
      addStop(at: inner)
    }
  }

  /// Adds the text elements of an unlabeled row, because VoiceOver reads them as one stop.
  private mutating func addTexts(of place: Int) {
    for inner in place + 1..<ends[place] where shown[inner] {
      let node = dump.nodes[inner]
      guard node.hasText, node.type.mayBeStop, let role = node.type.textRole else { continue }
      var element = Element(role: role)
      if let label = node.text { element.set(label: label) }
      if let value = node.value { element.set(value: value) }
      element.set(frame: frame(of: node))
      nodes.append(ForeignNode(element, depth: 2 + open.count, range: node.range))
    }
  }

  /// Returns the switch of a row that has no other control, or `nil` if there's none.
  ///
  /// VoiceOver reads this kind of row as the switch.
  ///
  /// - Source: iOS's own Settings; our choice for other apps.
  private func soleSwitch(in place: Int) -> DumpNode? {
    guard case .cell = dump.nodes[place].type.treatment else { return nil }
    var found: DumpNode?
    for inner in place + 1..<ends[place] where shown[inner] {
      switch dump.nodes[inner].type.treatment {
      case .control(.switch) where found == nil: found = dump.nodes[inner]
      case .control: return nil
      default: continue
      }
    }
    return found
  }

  private func frame(of node: DumpNode) -> Rect? {
    guard options.order != .tree, !dump.isInReadingOrder else { return nil }
    guard let frame = node.frame, let bar = open.last, bar.role == .navigationBar,
      let top = dump.nodes[bar.place].frame?.y
    else { return node.frame }
    return frame.fromTop(ofBar: top)
  }

  private mutating func append(
    _ element: Element,
    _ node: DumpNode,
    _ remarks: ForeignRemarks? = nil
  ) {
    nodes.append(
      ForeignNode(element, depth: 1 + open.count, range: node.range, remarks: remarks)
    )
  }

  private mutating func giveIdentifier(_ identifier: String, to element: inout Element) {
    guard identifiers.insert(identifier).inserted else { return summary.repeatedIdentifiers += 1 }
    element.identifier = identifier
    element.declared.insert(.identifier)
  }

  /// Returns whether a button is the first in a navigation bar and looks like a back button.
  ///
  /// - Source: UIKit's own back button has the identifier BackButton; the names of its symbol are
  ///   our choice.
  private mutating func takeAsBackButton(_ place: Int) -> Bool {
    guard let last = open.indices.last, open[last].role == .navigationBar, !open[last].hasButton
    else { return false }
    open[last].hasButton = true
    if looksLikeBackButton(dump.nodes[place], of: dump.nodes[open[last].place]) { return true }
    let names: Set = ["BackButton", "Back", "chevron.backward", "chevron.left"]
    return (place..<ends[place]).contains { inner in
      let node = dump.nodes[inner]
      return names.contains(node.identifier ?? "")
        || node.type == .image && names.contains(node.label ?? "")
    }
  }
}
