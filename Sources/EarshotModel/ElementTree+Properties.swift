// Properties that Earshot reads from many nodes for each stop, without copying the element. The
// properties that a walk through a whole screen needs are inlinable, because a call would cost
// several times as much.
extension ElementTree {
  /// Returns the word that begins a node in the notation.
  @inlinable package func role(of index: Index) -> Role { elements[Int(index.offset)].role }

  /// Returns the traits of a node.
  @inlinable package func traits(of index: Index) -> Traits { elements[Int(index.offset)].traits }

  /// Returns the value of a node, or `nil` if there's none.
  @inlinable package func value(of index: Index) -> String? { elements[Int(index.offset)].value }

  /// Returns the scale of a node's value, by default the scale of its role, or `nil` if there's
  /// none.
  package func scale(of index: Index) -> Scale? {
    withElement(at: index) { $0.scale }
  }

  /// Returns whether a node has a hint or a placeholder.
  package func hasHintOrPlaceholder(_ index: Index) -> Bool {
    withElement(at: index) { $0.hint != nil || $0.placeholder != nil }
  }

  /// Returns whether the label, the value, or the hint of a node satisfies a condition.
  package func someText(of index: Index, _ isMeant: (String) -> Bool) -> Bool {
    withElement(at: index) { element in
      if let label = element.label, isMeant(label) { return true }
      if let value = element.value, isMeant(value) { return true }
      if let hint = element.hint, isMeant(hint) { return true }
      return false
    }
  }

  /// Returns the label, the value, and the hint of a node, omitting any that are missing.
  package func texts(of index: Index) -> [(property: Property, text: String)] {
    withElement(at: index) { element in
      let texts = [(Property.label, element.label), (.value, element.value), (.hint, element.hint)]
      return texts.compactMap { property, text in text.map { (property, $0) } }
    }
  }

  /// Returns the value that a node without its own value gets from its scale.
  ///
  /// - Returns: The value, or `nil` if the node has its own value, refers to other nodes, or has no
  ///   scale.
  package func initialValue(of index: Index) -> String? {
    withElement(at: index) { element in
      guard element.value == nil, let scale = element.scale, element.template(of: .value) == nil
      else { return nil }
      return scale.initialValue
    }
  }

  /// Returns whether a node has tags, without copying them.
  @inlinable package func hasTags(_ index: Index) -> Bool {
    !elements[Int(index.offset)].tags.isEmpty
  }

  /// Returns whether a node has none of the rarer properties, as most nodes do.
  ///
  /// An ordinary node has no children, tags, hint, placeholder, or details. It's neither hidden nor
  /// removed.
  package func isOrdinary(_ index: Index) -> Bool {
    shape.subtreeEnds[Int(index.offset)] == index.offset + 1
      && withElement(at: index) { element in
        !element.hasDetails && element.tags.isEmpty && element.hint == nil
          && element.placeholder == nil && !element.isHidden && !element.isRemoved
      }
  }

  /// Returns the tags of a node.
  package func tags(of index: Index) -> [String] {
    withElement(at: index) { $0.tags }
  }

  /// Returns whether a node itself is hidden or removed.
  package func isHiddenOrRemoved(_ index: Index) -> Bool {
    withElement(at: index) { $0.isHidden || $0.isRemoved }
  }

  /// Returns whether a node is closed until `present` opens it.
  package func isPanel(_ index: Index) -> Bool {
    role(of: index).canBePanel && withElement(at: index) { $0.isPanel }
  }

  /// Returns whether a node has details that aren't stored in place.
  @inlinable package func hasDetails(_ index: Index) -> Bool {
    elements[Int(index.offset)].hasDetails
  }

  /// Returns whether any node has a role that satisfies a condition.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package func hasRole(where isMeant: (Role) -> Bool) -> Bool {
    elements.indices.contains { isMeant(elements[$0].role) }
  }

  /// Returns whether a property of a node may depend on others, because the node has text with
  /// references or a line with a condition.
  package func mayDepend(_ index: Index) -> Bool {
    hasDetails(index) && withElement(at: index) { !$0.templates.isEmpty || !$0.guarded.isEmpty }
  }

  /// Returns whether a node may have effects, because it has a line with a condition, a handler, an
  /// action, or a mark.
  package func reacts(_ index: Index) -> Bool {
    hasDetails(index)
      && withElement(at: index) {
        !$0.guarded.isEmpty || !$0.handlers.isEmpty || !$0.actions.isEmpty || !$0.marks.isEmpty
      }
  }

  /// Returns whether a node has pages, or words as its own scale.
  package func hasPagesOrWords(_ index: Index) -> Bool {
    hasDetails(index)
      && withElement(at: index) {
        if case .values? = $0.ownScale { return true }
        return $0.pages != nil
      }
  }

  /// Returns the number of custom actions and custom rotors that a node declares.
  package func offerCount(of index: Index) -> Int {
    hasDetails(index) ? withElement(at: index) { $0.actions.count + $0.rotors.count } : 0
  }

  /// Returns the custom actions that a node declares.
  package func actions(of index: Index) -> [CustomAction] {
    withElement(at: index) { $0.actions }
  }

  /// Returns the custom rotors that a node declares.
  package func rotors(of index: Index) -> [CustomRotor] {
    withElement(at: index) { $0.rotors }
  }

  /// Returns the custom content of a node.
  package func customContent(of index: Index) -> [CustomContent] {
    withElement(at: index) { $0.customContent }
  }

  /// Returns the chart of a node, or `nil` if there's none.
  package func chart(of index: Index) -> Chart? {
    hasDetails(index) ? withElement(at: index) { $0.chart } : nil
  }

  /// Returns the handlers and timers of a node, in canonical order.
  package func handlers(of index: Index) -> [Handler] {
    withElement(at: index) { $0.handlers }
  }

  /// Returns the BCP 47 language that a node itself specifies, or `nil` if there's none.
  package func language(of index: Index) -> String? {
    withElement(at: index) { $0.language }
  }

  /// Returns the device that a screen or app itself specifies, or `nil` if there's none.
  package func idiom(of index: Index) -> Idiom? {
    withElement(at: index) { $0.idiom }
  }

  /// Returns the layout direction that a screen or app itself specifies, or `nil` if there's none.
  package func direction(of index: Index) -> LayoutDirection? {
    withElement(at: index) { $0.direction }
  }

  /// Returns the language of a node, which is its own or the language of the nearest container, the
  /// screen, or the app, or `nil` if none of them specifies one.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  package func languageInApp(of index: Index) -> String? {
    var place: Index? = index
    while let node = place {
      if let language = language(of: node) { return language }
      place = parent(of: node)
    }
    return nil
  }

  /// Returns the language that a node or its nearest container on the screen specifies, or `nil` if
  /// none of them specifies one.
  ///
  /// The language of the screen isn't included.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  package func languageOnScreen(of index: Index) -> String? {
    var place: Index? = index
    while let node = place, role(of: node) != .screen, role(of: node) != .app {
      if let language = language(of: node) { return language }
      place = parent(of: node)
    }
    return nil
  }
}
