import EarshotAudit
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import EarshotSession

/// A screen, or an alert, sheet, menu, or similar panel over it, as a page shows it.
struct ReviewScreen: Sendable {
  /// The number on the page, starting at 1.
  let number: Int
  let place: ReadOut.Place
  /// The name that the user sees, or the identifier if there's no name.
  let title: String
  /// The session that shows the screen.
  let session: Session
  /// The root of the visible nodes.
  let root: ElementTree.Index
  var stops: [ReviewStop]
  /// The picture of the screen as a data URL, or `nil` if there's none.
  var picture: String?
  var effort: ScreenEffort?
  /// The findings that aren't about any stop of the screen.
  var findings: [ReviewStop.Finding] = []
  var states: [ReviewState] = []
  /// The number of states that the page doesn't list.
  var moreStates = 0

  /// Creates a screen as it first appears.
  init(
    _ document: AppDocument,
    at place: ReadOut.Place,
    number: Int,
    options: SessionOptions,
    work: WorkBudget.Limits
  ) {
    var session = Session(document, options: options)
    session.limitWork(work)
    session.keepsHistory = false
    session.firstScreen = document.tree[place.screenIndex].identifier
    session.perform(.start())
    if let panel = place.panelIndex { session.open(panel: panel) }
    self.init(session.settled, at: place, number: number)
  }

  /// Creates the state of a session on one of the screens, or returns `nil` if the session isn't on
  /// any of them.
  init?(showing session: Session, _ root: ElementTree.Index, titled screens: [ReviewScreen]) {
    guard let screen = screens.first(where: { $0.root == root }) else { return nil }
    self.init(session, at: screen.place, number: screen.number)
    picture = screen.picture
  }

  private init(_ session: Session, at place: ReadOut.Place, number: Int) {
    self.number = number
    self.place = place
    self.session = session
    root = place.panelIndex ?? place.screenIndex
    let element = session.tree[root]
    title =
      [element.label, element.identifier].compactMap { $0 }.first { !$0.isEmpty }
      ?? element.role.rawValue.capitalizedWord
    stops = ReviewStop.stops(of: session)
    markWhatIsReadTwice()
  }

  /// The kind of screen with its identifier, such as `Screen menu`.
  var subtitle: String { place.title }

  /// Marks each stop whose text is also part of the text of a stop around it.
  ///
  /// - Complexity: O(*n*), because it compares each stop only with the six stops before it.
  private mutating func markWhatIsReadTwice() {
    for place in stops.indices {
      guard let frame = stops[place].element.frame else { continue }
      let label = stops[place].words(.label)
      guard label.count > 1 else { continue }
      for other in max(0, place - 6)..<place {
        guard let outer = stops[other].element.frame, outer.holds(frame),
          stops[other].words(.label, .value).contains(label)
        else { continue }
        stops[place].isReadTwice = true
      }
    }
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}

/// Another state of a screen, described by its differences from the first appearance.
struct ReviewState: Sendable {
  /// A description of the session's step that reaches the state, or `nil` if the audit's walk
  /// reached it.
  let origin: String?
  /// The differences in speech, in the sentences that `diff` uses.
  let changes: [String]
}

// MARK: The drawing

extension ReviewScreen {
  /// The drawing of the screen.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes.
  var drawing: Drawing {
    let drawn = drawnStops
    var backdrop = Drawing.Backdrop(
      size: session.screenSize,
      cover: cover,
      isRightToLeft: session.isRightToLeft
    )
    if hasFrames || picture != nil {
      let hatched = unreachableFrames
      return FrameLayout.drawing(of: drawn, hatched: hatched, on: backdrop, picture: picture)
    }
    if session.isOnPad { backdrop.size = Size(width: 820, height: 1_180) }
    let rows = ScreenRows(session.shownFrames).rows
    return PhoneLayout.drawing(of: drawn, rows: rows, on: backdrop)
  }

  /// Whether at least half of the stops have frames from a design.
  private var hasFrames: Bool {
    let count = stops.count { $0.element.frame != nil }
    return count > 0 && 2 * count >= stops.count
  }

  private var cover: Drawing.Cover {
    switch session.tree.role(of: root) {
    case .alert: .alert
    case .sheet, .confirmationDialog: .sheet
    case .popover, .menu, .datePicker: .popover
    default: .none
    }
  }

  private var drawnStops: [DrawnStop] {
    let tree = session.tree
    let frames = hasFrames || picture != nil && session.hasOwnFrames ? session.shownFrames : []
    var heading = ""
    return stops.enumerated().map { offset, stop in
      let look = Look(stop.element, at: stop.index, in: tree, isFirst: offset == 0 || isTitle(stop))
      var drawn = DrawnStop(
        number: stop.number,
        look: look,
        title: stop.words(.label),
        detail: detail(of: stop)
      )
      if drawn.title.isEmpty, drawn.detail.isEmpty { drawn.title = stop.element.placeholder ?? "" }
      drawn.isDimmed = stop.element.traits.contains(.notEnabled)
      drawn.isSelected = stop.element.traits.contains(.selected)
      drawn.isReadTwice = stop.isReadTwice
      drawn.hasFinding = stop.hasFinding
      drawn.change = stop.change
      if look == .heading || look == .largeTitle { heading = drawn.title }
      drawn.caption = stop.groups.last.flatMap { $0 == heading || $0 == drawn.title ? nil : $0 }
      drawn.list = tree.ancestors(of: stop.index).first { Self.cards.contains(tree.role(of: $0)) }
      if drawn.list == root { drawn.list = nil }
      drawn.cell = stop.cell
      drawn.frame = frames.isEmpty ? nil : stop.element.frame ?? frames[offset]
      return drawn
    }
  }

  /// The roles of containers that a drawing shows as cards.
  private static let cards: Set<Role> = [.list, .group, .table, .landmark]

  /// Returns whether a heading is the title of the screen, because only a back button and bar items
  /// come before it.
  private func isTitle(_ stop: ReviewStop) -> Bool {
    stop.number <= 3 && stop.element.traits.contains(.header)
      && stops.prefix(stop.number - 1).allSatisfy {
        let traits = $0.element.traits
        return !traits.contains(.header)
          && !traits.isDisjoint(with: [.button, .backButton, .adjustable])
      }
  }

  private func detail(of stop: ReviewStop) -> String {
    if stop.element.traits.contains(.toggleButton) { return "" }
    return stop.words(.value, .content)
  }

  /// The frames of visible nodes that VoiceOver can't reach.
  ///
  /// These nodes have a label or are accessibility elements, have no children, and are outside all
  /// stops.
  private var unreachableFrames: [Rect] {
    let tree = session.tree
    let reached = Set(stops.map(\.index))
    var frames: [Rect] = []
    for root in session.shownRoots {
      var end: ElementTree.Index?
      for node in tree.subtree(of: root) {
        if let skipped = end, node < skipped { continue }
        end = nil
        if reached.contains(node) || tree.isHiddenOrRemoved(node)
          || node != root && tree.isPanel(node)
        {
          end = tree.end(of: node)
          continue
        }
        let element = tree[node]
        let isLeaf = tree.children(of: node).first(where: { _ in true }) == nil
        guard isLeaf, let frame = element.frame else { continue }
        if !(element.label ?? "").isEmpty || element.isAccessibilityElement { frames.append(frame) }
      }
    }
    return frames
  }
}
