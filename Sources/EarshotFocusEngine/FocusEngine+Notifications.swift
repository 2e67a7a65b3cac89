package import EarshotModel
import EarshotSimulatedApp

extension FocusEngine {
  /// How a screen, an alert or a sheet is entered.
  struct Entrance {
    var node: ElementTree.Index
    /// Whether it is shown for the first time.
    var isFirst = false
    /// The stops when it came up, or `nil` if they are those of now.
    var stops: [ElementTree.Index]?
  }

  /// Where a notification sends the cursor; the last of several counts.
  indirect enum Target {
    /// As on entering: the summary element the first time, else the first stop.
    case entrance(Entrance)
    /// The first stop.
    case first
    /// The stop that had it when the layer was left.
    case remembered(Layer)
    /// The stop outside the tab bar that had it when the tab was left.
    case rememberedOutsideBar(Layer)
    /// A node, or the first stop inside it; what to do where there is none.
    case element(ElementTree.Index, otherwise: Target)
    /// Where it is, if that is still there.
    case stay
  }

  /// Takes a notification in: what sounds, what is said, where the cursor is to go.
  mutating func receive(
    _ notification: Notification,
    _ target: inout Target?,
    in app: App,
    _ moment: inout EventBuffer
  ) {
    switch notification {
    case .shown(let node, let layer, let arrival, let stops):
      leave(for: layer, target: target, in: app)
      moment.sound(.screenShown(name: app.tree.screenName(of: node)))
      let isFirst = summarised.insert(node).inserted
      target = self.target(at: .init(node: node, isFirst: isFirst, stops: stops), layer, arrival)
    case .editingBegan(let field):
      if field != cursor { target = .element(field, otherwise: target ?? .stay) }
    case .posted(let kind, let argument): receive(kind, argument, &target, in: app, &moment)
    case .announcement(let text, let priority):
      moment.announce(text, priority)
    case .pageScrolled(let status): scrolled(to: status, &moment)
    case .sound(let name): moment.sound(.sound(.app(name)))
    case .nothingToGoBackTo: moment.sound(.refused(.nothingToGoBackTo))
    case .effectsNeverEnd:
      moment.keepLast()
      moment.sound(.refused(.effectsNeverEnd))
    }
  }

  /// Remembers where the cursor was, or would have come, in what is left.
  ///
  /// A screen that is left before anyone came to it is yet to be shown for the first time.
  private mutating func leave(for newLayer: Layer, target: Target?, in app: App) {
    if let layer {
      switch target {
      case nil, .stay?:
        remembered[layer] = Place(
          cursor: cursor,
          outsideBar: lastOutsideBar,
          stops: stopsWithCursor
        )
      case .element(let index, _)? where !app.isHidden(index):
        remembered[layer] = Place(cursor: index, outsideBar: index, stops: stopsWithCursor)
      case .entrance(let entrance)? where entrance.isFirst: summarised.remove(entrance.node)
      default: break
      }
    }
    layer = newLayer
    lastOutsideBar = nil
    lastPageStatus = nil
  }

  private func target(at entrance: Entrance, _ layer: Layer, _ arrival: Arrival) -> Target {
    guard remembered[layer] != nil else { return .entrance(entrance) }
    switch arrival {
    case .opened, .panelOpened: return .entrance(entrance)
    case .returned: return settings.focusAfterBack == .first ? .first : .remembered(layer)
    case .tabReturned: return .rememberedOutsideBar(layer)
    }
  }

  /// - Source: UIAccessibility.h; VOICEOVER.md, chapter 8.
  private func receive(
    _ kind: Notification.ScreenNotification,
    _ argument: Notification.Argument,
    _ target: inout Target?,
    in app: App,
    _ moment: inout EventBuffer
  ) {
    var otherwise = target ?? .stay
    if kind == .screenChanged {
      let shown = app.openPanel ?? app.screen
      moment.sound(.screenShown(name: app.tree.screenName(of: shown)))
      if case .entrance = otherwise {} else { otherwise = .entrance(.init(node: shown)) }
    }
    switch argument {
    case .none: target = otherwise
    case .element(let index): target = .element(index, otherwise: otherwise)
    case .text(let text):
      moment.heralds.append(.notified(text))
      target = kind == .screenChanged ? .first : otherwise
    }
  }

  /// Speaks the page; the same one twice is the end.
  ///
  /// - Source: UIAccessibility.h, pageScrolled; VOICEOVER.md 6.5.
  private mutating func scrolled(to status: String, _ moment: inout EventBuffer) {
    if status == lastPageStatus {
      moment.sound(.sound(.boundary))
    } else {
      moment.tell(.notified(status))
    }
    lastPageStatus = status
  }
}

extension ElementTree {
  /// The name that a screen, an alert or a sheet goes by: identifier, else title, else role.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  package func screenName(of index: Index) -> String {
    let element = self[index]
    return [element.identifier, element.label].compactMap { $0 }.first { !$0.isEmpty }
      ?? element.role.rawValue
  }
}
