import EarshotFocusEngine
import EarshotLines
package import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
package import EarshotVoiceControl

// The items that the user can name on a screen.
extension Session {
  /// The items that Voice Control offers, in reading order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  /// - Source: VOICE-CONTROL.md, chapter 1.
  package var voiceItems: [VoiceItem] {
    var engine = state.phone.engine
    let stops = engine.stops(in: state.phone.app)
    return stops.filter { isOffered($0, &engine) }.map { index in
      let labels = tree[index].userInputLabels
      let item = VoiceItem(.element(index), names: labels, hasInputLabels: true)
      return item.names.isEmpty
        ? VoiceItem(.element(index), names: [voiceLabel(of: index, &engine)]) : item
    }
  }

  /// Returns the label of an element or, for a cell without a label, the labels of the elements
  /// inside the cell.
  ///
  /// - Rule: ``VoiceRule/labelIsTheName``
  private func voiceLabel(of index: ElementTree.Index, _ engine: inout FocusEngine) -> String {
    if let label = label(of: index), !label.isEmpty { return label }
    return engine.labels(inside: index, in: state.phone.app).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Returns whether a stop is available to Voice Control.
  ///
  /// Only VoiceOver's stops can be available.
  ///
  /// - Rule: ``VoiceRule/whatIsHiddenIsNotOffered``
  /// - Rule: ``VoiceRule/otherPagesAreNotOffered``
  private func isOffered(_ index: ElementTree.Index, _ engine: inout FocusEngine) -> Bool {
    whyNotOffered(index) == nil && engine.isOnShownPage(index, in: state.phone.app)
  }

  /// Returns the reason that Voice Control doesn't offer a stop, or `nil` if it does.
  ///
  /// - Rule: ``VoiceRule/dimmedItemsAreNotOffered``
  /// - Rule: ``VoiceRule/itemsRespond``
  package func whyNotOffered(_ index: ElementTree.Index) -> String? {
    if tree.traits(of: index).contains(.notEnabled) { return "is dimmed" }
    if responds(index) { return nil }
    return tree[index].respondsToUserInteraction == false
      ? "doesn't respond to user interaction" : "isn't a control and has no actions"
  }

  /// Returns whether an element responds to user interaction.
  ///
  /// The property `respondsToUserInteraction` decides. Without it, the element's traits, handlers,
  /// and actions decide.
  private func responds(_ index: ElementTree.Index) -> Bool {
    let element = tree[index]
    if let responds = element.respondsToUserInteraction { return responds }
    if !element.traits.isDisjoint(with: Session.controls) || element.role == .tab { return true }
    let handlers = element.hasDetails ? element.handlers : []
    return handlers.contains { Session.responses.contains($0.event) }
      || state.phone.app.offersActions(at: index)
  }

  private static let controls: Traits = [
    .button, .link, .adjustable, .toggleButton, .searchField, .textEntry, .keyboardKey,
    .tabBarItem, .backButton, .popupButton,
  ]

  /// The events whose handlers make an element respond to user interaction.
  private static let responses: [AppEvent] = [.activate, .longPress, .increment, .decrement]

  /// The context for parsing phrases.
  var voiceScene: VoiceScene {
    let others = namesNotOffered
    return VoiceScene(
      items: voiceItems,
      isEditing: state.phone.app.editedField != nil,
      takesDictation: options.voiceMode == .dictation
    ) { said in
      others.contains { $0.name.hasRun(said) }
    }
  }
}

// Queries for claims about names.
extension Session {
  /// Returns the elements that a name means, in reading order.
  ///
  /// If there's only one element, “Tap” with the name acts on it. If there are several elements,
  /// the user has to choose one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names.
  package func items(namedByVoice name: String) -> [ElementTree.Index] {
    NameMatch(PhraseWords(name), among: voiceItems)?.items.compactMap(\.element) ?? []
  }

  /// The name that “Show names” would show for each item, in reading order, with an empty string
  /// for each item that has only a number.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  package var namesShownByVoice: [String] { voiceItems.map { $0.shownName ?? "" } }

  /// Returns the name that “Show names” would show for a stop, or `nil` if it has no name or isn't
  /// available.
  package func nameShownByVoice(of index: ElementTree.Index) -> String? {
    voiceItems.first { $0.element == index }?.shownName
  }
}

extension VoiceItem {
  /// The element that a phrase acts on, or `nil` for a custom action.
  fileprivate var element: ElementTree.Index? {
    if case .element(let index) = subject { index } else { nil }
  }
}

// Names that the user can't say.
extension Session {
  /// A name that isn't available to Voice Control, with the reason and the rule.
  struct Unoffered: Sendable {
    var name: PhraseWords
    var reason: String
    var rule: VoiceRule
  }

  /// The names in the app that the user can't currently say.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app.
  var namesNotOffered: [Unoffered] {
    var engine = state.phone.engine
    let stops = Set(engine.stops(in: state.phone.app))
    let nodes = tree.indices.filter {
      !tree.isRemoved($0) && ![.screen, .app].contains(tree.role(of: $0))
    }
    return nodes.flatMap { index -> [Unoffered] in
      let element = tree[index]
      let label = element.label ?? ""
      let inputLabels = element.userInputLabels.filter { !PhraseWords($0).isEmpty }
      let name = Display.spoken(tree.phrase(of: index))
      if stops.contains(index), isOffered(index, &engine) {
        guard !inputLabels.isEmpty else { return [] }
        let names = inputLabels.map(Quoting.quotedLiteral).joinedWithAnd
        let noun = inputLabels.count == 1 ? "name" : "names"
        let reason =
          "\(name) has the \(noun) \(names), because its userInputLabels replace the label"
        let words = PhraseWords(label)
        return [Unoffered(name: words, reason: reason, rule: .inputLabelsReplaceTheLabel)]
      }
      let (reason, rule) = whyNotSaid(index, isStop: stops.contains(index))
      let names = inputLabels.isEmpty ? [label] : inputLabels
      return names.filter { !$0.isEmpty }.map {
        Unoffered(name: PhraseWords($0), reason: "\(name) \(reason)", rule: rule)
      }
    }
  }

  private func whyNotSaid(
    _ index: ElementTree.Index,
    isStop: Bool
  ) -> (reason: String, rule: VoiceRule) {
    if isStop {
      guard let reason = whyNotOffered(index) else {
        return ("is scrolled off the screen", .otherPagesAreNotOffered)
      }
      let isDimmed = tree.traits(of: index).contains(.notEnabled)
      return (reason, isDimmed ? .dimmedItemsAreNotOffered : .itemsRespond)
    }
    let roots = shownRoots
    if let root = roots.first(where: { tree.contains(index, in: $0) }) {
      if state.phone.app.isHidden(index) { return (whyHidden(index), .whatIsHiddenIsNotOffered) }
      if let view = tree.modalView(over: index, in: root) {
        let reason = ReasonUnheard.behindModalView(tree.phrase(ofModalView: view))
        return (Display.spoken(reason.predicate), .whatIsHiddenIsNotOffered)
      }
      let holder = tree.ancestors(of: index).first { tree[$0].isAccessibilityElement }
      let place =
        holder.map { "is part of \(Display.spoken(tree.phrase(of: $0)))" }
        ?? contents(of: index)
      return (place, .itemsRespond)
    }
    let isOnScreen =
      tree.contains(index, in: state.phone.app.screen) || tree.screen(of: index) == nil
    guard isOnScreen else { return (whyHidden(index), .whatIsHiddenIsNotOffered) }
    if state.phone.app.isHidden(index) { return (whyHidden(index), .whatIsHiddenIsNotOffered) }
    let panel = state.phone.app.openPanels.last.map { Display.spoken(tree.phrase(of: $0)) }
    return ("is covered" + (panel.map { " by \($0)" } ?? ""), .whatIsHiddenIsNotOffered)
  }

  /// Returns the reason that a node isn't visible, such as its screen or the closed panel around it.
  private func whyHidden(_ index: ElementTree.Index) -> String {
    if let screen = tree.screen(of: index), screen != self.screen {
      let name = Quoting.name(tree.screenName(of: screen))
      return Display.spoken(ReasonUnheard.onScreen(name).predicate)
    }
    let open = state.phone.app.openPanels
    let around = [index] + Array(tree.ancestors(of: index))
    guard let panel = around.first(where: { tree.isPanel($0) && !open.contains($0) }) else {
      return "is hidden"
    }
    let reason = ReasonUnheard.inClosedPanel(name(ofPanel: panel), isPanel: panel == index)
    return Display.spoken(reason.predicate)
  }

  /// Returns the message about a node that's neither an element nor part of an element, with the
  /// names of the items inside the node.
  private func contents(of index: ElementTree.Index) -> String {
    let names = voiceItems.filter { item in
      item.element.map { tree.contains($0, in: index) } ?? false
    }.compactMap(\.shownName)
    guard !names.isEmpty else { return "isn't an item" }
    let first = names.prefix(3).map(Quoting.quotedLiteral)
    let list = names.count > 3 ? first.joined(separator: ", ") + ", …" : first.joinedWithAnd
    return "isn't an item, but contains \(Display.spoken(list))"
  }
}
