package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Returns the facts about a stop for a cursor that moves to it from a previous stop.
  ///
  /// The facts include the groups that the cursor enters on its way. Without a previous stop, the
  /// cursor enters every group that contains the stop.
  package mutating func description(
    of index: ElementTree.Index,
    from previous: ElementTree.Index?,
    in app: App
  ) -> ElementDescription {
    refreshOrder(app)
    var description = ElementDescription(index: index, element: app.element(at: index))
    fill(&description, from: previous, in: app)
    return description
  }

  private func fill(
    _ description: inout ElementDescription,
    from previous: ElementTree.Index?,
    in app: App
  ) {
    let index = description.index
    description.language = language(of: index, in: app)
    description.nearestContext = order.current.nearestContext(of: index)
    description.outermostContext = order.current.outermostContext(of: index)
    addGroups(to: &description, from: previous, in: app)
    addHeaders(to: &description, in: app.tree)
    if description.element.speaksChildren {
      description.spokenChildren = spokenChildren(of: index, in: app.tree)
    }
    if app.editedField == index {
      description.insertionPoint = app.editedText?.place
      description.textUnit = rotorState.option.unit
    }
    addActions(to: &description, in: app)
    if app.hasRotorsInside {
      let rotors = namesOfRotors(at: index, in: app)
      if !rotors.isEmpty { description.rotors = rotors }
    }
    if description.element.traits.contains(.pickerElement),
      app.tree.ancestors(of: index).contains(where: { app.tree[$0].role == .datePicker })
    {
      description.isInDatePicker = true
    }
    if isDimmedAtItsLimit(index, in: app) { description.element.traits.insert(.notEnabled) }
  }

  private func addActions(to description: inout ElementDescription, in app: App) {
    let actions = app.actions(at: description.index)
    guard !actions.isEmpty else { return }
    description.ownActions = actions.filter { $0.owner == description.index }.map(\.action.name)
    description.actions = actions.map(\.action.name)
  }

  /// Returns whether a stepper's button is dimmed because the value is at its limit, as in versions
  /// before iOS 26.
  ///
  /// - Rule: ``FocusRule/steppersWereDimmedAtTheirLimit``
  func isDimmedAtItsLimit(_ index: ElementTree.Index, in app: App) -> Bool {
    guard settings.ios.dimsSteppersAtTheirLimit else { return false }
    return app.isAtItsLimit(index)
  }

  /// Returns the names of the rotors for a hint, which are the rotors of the element and of the
  /// containers around it.
  ///
  /// - Rule: ``SpeechRule/customRotorsHint``
  private func namesOfRotors(at index: ElementTree.Index, in app: App) -> [String] {
    var names: [String] = []
    app.forEachInLineage(of: index) { owner in
      guard app.tree.hasDetails(owner) else { return }
      let role = app.tree.role(of: owner)
      guard role != .screen, role != .app else { return }
      names += app.tree[owner].rotors.map(\.name)
    }
    return names
  }

  /// Returns the language of a stop, or `nil` if none is specified.
  ///
  /// The language is the first that's specified by the stop, the containers around it, the
  /// settings, the screen, or the app.
  ///
  /// - Rule: ``FocusRule/screenSaysWhatNoOptionSays``
  func language(of index: ElementTree.Index, in app: App) -> String? {
    app.tree.languageOnScreen(of: index) ?? language(of: app)
  }

  /// Adds the groups that contain a stop but not the previous stop, outermost first, and the
  /// landmark of the stop.
  private func addGroups(
    to description: inout ElementDescription,
    from previous: ElementTree.Index?,
    in app: App
  ) {
    let entered = groupsEntered(at: description.index, from: previous, in: app)
    if !entered.isEmpty { description.entered = entered }
    if let landmark = description.nearestContext?.landmark {
      description.landmark = .init(index: landmark, element: app.tree[landmark])
    }
  }

  /// Returns the groups that contain a stop but not the previous stop, outermost first.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the stop, or O(1) if its parent contains both
  ///   stops.
  /// - Rule: ``FocusRule/groupsAreEnteredOnce``
  private func groupsEntered(
    at index: ElementTree.Index,
    from previous: ElementTree.Index?,
    in app: App
  ) -> [ElementDescription.Group] {
    let tree = app.tree
    func isAroundBoth(_ group: ElementTree.Index) -> Bool {
      previous.map { tree.contains($0, in: group) } ?? false
    }
    if let parent = tree.parent(of: index), isAroundBoth(parent) { return [] }
    let entered = app.lineage(of: index).dropFirst().prefix { !isAroundBoth($0) }
    return entered.reversed().compactMap { group in
      let element = tree[group]
      return element.speaksOnEntry ? .init(index: group, element: element) : nil
    }
  }

  private func spokenChildren(
    of cell: ElementTree.Index,
    in tree: ElementTree
  ) -> [Element] {
    order.current.spokenChildren(of: cell).map { tree[$0] }
  }

  /// Adds the header cells that the contexts refer to, and the words of the header cells without a
  /// label.
  private func addHeaders(to description: inout ElementDescription, in tree: ElementTree) {
    addHeaders(of: description.nearestContext, to: &description, in: tree)
    addHeaders(of: description.outermostContext, to: &description, in: tree)
  }

  private func addHeaders(
    of context: StopContext?,
    to description: inout ElementDescription,
    in tree: ElementTree
  ) {
    guard case .cell(let cell) = context else { return }
    // Changing the dictionary through the description would copy it for each entry.
    var headers = description.headers
    var children = description.headerChildren
    for header in cell.rowHeaders + cell.columnHeaders where headers[header] == nil {
      let element = tree[header]
      headers[header] = element
      if element.speaksChildren {
        children[header] = spokenChildren(of: header, in: tree)
      }
    }
    description.headers = headers
    description.headerChildren = children
  }
}

extension Element {
  /// Whether the node is a cell whose contents VoiceOver reads.
  ///
  /// - Rule: ``FocusRule/cellsSpeakWhatIsInside``
  fileprivate var speaksChildren: Bool { role == .cell && label?.isEmpty ?? true }

  /// Whether VoiceOver announces the node when the cursor enters it from outside.
  ///
  /// VoiceOver doesn't announce an alert, because its title is a stop. It announces a tab bar even
  /// without a label.
  ///
  /// - Rule: ``FocusRule/groupsWithALabelSpeak``
  package var speaksOnEntry: Bool {
    if role.hasTitle || role == .screen || role == .app { return false }
    if traits.contains(.tabBar) || className == "UITabBar" { return true }
    return containerType == .semanticGroup && !(label?.isEmpty ?? true)
  }
}

extension App {
  /// Returns the current element, with the references in its custom content filled in.
  ///
  /// - Rule: ``FocusRule/referencesAreFilledIn``
  func element(at index: ElementTree.Index) -> Element {
    guard tree.customContent(of: index).contains(where: { $0.value.literal == nil })
    else { return tree[index] }
    var element = tree[index]
    element.customContent = element.customContent.map { entry in
      CustomContent(
        label: entry.label,
        value: TextTemplate(text(of: entry.value, at: index) ?? ""),
        isImportant: entry.isImportant
      )
    }
    return element
  }
}

extension EditedText {
  /// The position of the insertion point, as precisely as VoiceOver says it.
  fileprivate var place: ElementDescription.InsertionPoint {
    if isAtEnd { return .end }
    return insertionPoint == 0 ? .start : .inside
  }
}
