import EarshotModel

/// The arguments and identifiers that a use of a component substitutes in the component's lines.
struct Binding {
  /// The arguments, by their parameters.
  var arguments: [String: TextTemplate] = [:]
  /// The identifiers of nodes in the app, by their identifiers in the component.
  var names: [String: String] = [:]

  /// Returns the identifier in the app for an identifier in a line of the component.
  ///
  /// An identifier of a node outside the component stays the same.
  func name(_ name: String) -> String { names[name] ?? name }

  func target(_ target: Target) -> Target {
    if case .identifier(let name) = target { .identifier(self.name(name)) } else { target }
  }

  func node(_ node: NodeReference) -> NodeReference {
    if case .identifier(let name) = node { .identifier(self.name(name)) } else { node }
  }

  func reference(_ reference: TextReference) -> TextReference {
    TextReference(node: node(reference.node), property: reference.property)
  }

  /// Returns the text with arguments in place of parameters, for text that can't contain
  /// references.
  func fixed(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return arguments.reduce(text) { text, argument in
      text.replacing("{\(argument.key)}", with: argument.value.literal ?? "")
    }
  }

  func text(_ template: TextTemplate) -> TextTemplate {
    guard template.literal == nil else { return template }
    var segments: [TextTemplate.Segment] = []
    for segment in template.segments {
      switch segment {
      case .literal: segments.append(segment)
      case .reference(let reference): segments.append(.reference(self.reference(reference)))
      case .amount(let amount): segments.append(worked(self.amount(amount)))
      case .parameter(TextTemplate.brace): segments.append(.literal("{"))
      case .parameter(let name): segments += arguments[name]?.segments ?? [segment]
      }
    }
    return TextTemplate(segments: segments)
  }

  /// Returns an amount as a segment, or its result if it contains only numbers and has no noun.
  private func worked(_ amount: Amount) -> TextTemplate.Segment {
    guard amount.forms.isEmpty, amount.references.isEmpty else { return .amount(amount) }
    let sum = amount.sum { operand in
      switch operand {
      case .number(let number): number
      case .text(let text): text.literal.flatMap { WrittenNumber(firstIn: $0) }
      case .reference, .parameter: nil
      }
    }
    return sum.map { .literal($0.description) } ?? .amount(amount)
  }

  /// Returns an amount with its arguments filled in.
  func amount(_ amount: Amount) -> Amount {
    var amount = amount
    for term in amount.terms.indices {
      amount.terms[term].factors = amount.terms[term].factors.map(operand)
    }
    return amount
  }

  private func operand(_ operand: Amount.Operand) -> Amount.Operand {
    switch operand {
    case .reference(let reference): .reference(self.reference(reference))
    case .parameter(let name): arguments[name].map { .text($0) } ?? operand
    case .text(let text): .text(self.text(text))
    case .number: operand
    }
  }

  func condition(_ condition: Condition) -> Condition {
    Condition(
      condition.tests.map { test in
        var test = test
        test.node = node(test.node)
        switch test.word {
        case .text(let text): test.word = .text(self.text(text))
        case .contains(let text): test.word = .contains(self.text(text))
        case .above(.text(let text)): test.word = .above(.text(self.text(text)))
        case .below(.text(let text)): test.word = .below(.text(self.text(text)))
        default: break
        }
        return test
      }
    )
  }

  func value(_ value: PropertyValue) -> PropertyValue {
    switch value {
    case .values(let words): .values(words.map(fixed))
    case .elements(let names): .elements(names.map(name))
    default: value.template.map { value.withTemplate(text($0)) } ?? value
    }
  }

  func effect(_ effect: Effect) -> Effect {
    switch effect {
    case .set(let target, let value): .set(self.target(target), self.value(value))
    case .change(let change, let targets): .change(change, targets.map(target))
    case .open(let name): .open(self.name(name))
    case .announce(let text, let priority): .announce(self.text(text), priority)
    case .notify(let kind, .text(let text)?): .notify(kind, .text(self.text(text)))
    case .notify(let kind, .target(let target)?): .notify(kind, .target(self.target(target)))
    case .voice(.speak(let utterance)): .voice(.speak(self.utterance(utterance)))
    default: effect
    }
  }

  private func utterance(_ utterance: AppUtterance) -> AppUtterance {
    var utterance = utterance
    utterance.text = text(utterance.text)
    return utterance
  }

  func handler(_ handler: Handler) -> Handler {
    var handler = handler
    handler.condition = handler.condition.map(condition)
    handler.effects = handler.effects.map(effect)
    return handler
  }
}

extension Element {
  /// Replaces the parameters and identifiers of a component with the arguments and identifiers of a
  /// use.
  mutating func substitute(_ binding: Binding) {
    if let identifier { self.identifier = binding.name(identifier) }
    if let label { self.label = label }
    guard hasDetails else { return }
    for (property, text) in templates { setTemplate(binding.text(text), of: property) }
    keepToggleValue()
    guarded = guarded.map {
      GuardedProperty(condition: binding.condition($0.condition), value: binding.value($0.value))
    }
    if case .values(let words)? = ownScale { ownScale = .values(words.map(binding.fixed)) }
    status = status.map(binding.fixed)
    elements = elements?.map(binding.name)
    substituteParts(binding)
  }

  private mutating func substituteParts(_ binding: Binding) {
    handlers = handlers.map(binding.handler)
    customContent = customContent.map { content in
      var content = content
      content.label = binding.fixed(content.label)
      content.value = binding.text(content.value)
      return content
    }
    chart = chart.map(binding.chart)
    actions = actions.map { action in
      var action = action
      action.name = binding.fixed(action.name)
      action.condition = action.condition.map(binding.condition)
      action.effects = action.effects.map(binding.effect)
      return action
    }
    self.marks = self.marks.map { mark in
      var mark = mark
      mark.handlers = mark.handlers.map(binding.handler)
      return mark
    }
    rotors = rotors.map(binding.rotor)
  }
}

extension Binding {
  fileprivate func chart(_ chart: Chart) -> Chart {
    var chart = chart
    chart.title = fixed(chart.title)
    chart.summary = chart.summary.map(fixed)
    for place in chart.series.indices { chart.series[place].name = fixed(chart.series[place].name) }
    return chart
  }

  fileprivate func rotor(_ rotor: CustomRotor) -> CustomRotor {
    guard case .elements(let selector) = rotor.content else { return rotor }
    var rotor = rotor
    let items = selector.items.map { item in
      if case .identifier(let name) = item {
        Selector.Item.identifier(self.name(name))
      } else {
        item
      }
    }
    rotor.content = .elements(Selector(items))
    return rotor
  }
}

extension Element {
  /// The strings in which parameters can occur, but not references.
  var fixedTexts: [String] {
    guard hasDetails else { return [] }
    var texts = status + customContent.map(\.label) + actions.map(\.name)
    if let chart { texts += [chart.title, chart.summary ?? ""] + chart.series.map(\.name) }
    if case .values(let words)? = ownScale { texts += words }
    for case .values(let words) in guarded.map(\.value) { texts += words }
    return texts
  }
}
