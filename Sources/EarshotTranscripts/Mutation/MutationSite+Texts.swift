import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// Text that no longer matches the app, or says something else.
extension MutationSite {
  /// The changes in which text with references to other elements keeps its initial words.
  var frozenReferences: [Mutant] {
    changedTexts(.reference) { text, what in
      guard !text.references.isEmpty, let first = session.text(of: text, at: index) else {
        return nil
      }
      let change = "\(what) no longer changes with other elements and stays \(quoted(first))"
      return (TextTemplate(first), change)
    }
  }

  /// The changes in which a word that depends on a number has the same form for every number.
  var singleForms: [Mutant] {
    [true, false].flatMap { isFirst in
      changedTexts(.plural) { text, what in
        var form: String?
        let segments = text.segments.map { segment -> TextTemplate.Segment in
          guard case .amount(var amount) = segment, amount.forms.count > 1 else { return segment }
          let only = (isFirst ? amount.forms.first : amount.forms.last) ?? ""
          amount.forms = amount.forms.map { _ in only }
          form = only
          return .amount(amount)
        }
        return form.map { form in
          (TextTemplate(segments: segments), "\(what) now uses \(quoted(form)) for every number")
        }
      }
    }
  }

  /// Returns the changes to text of the node: properties, conditional lines, custom content,
  /// announcements, and the text that handlers set.
  ///
  /// - Parameters:
  ///   - mutation: The kind of change.
  ///   - change: A closure that returns the new text and a sentence, or `nil` if the text doesn't
  ///     change.
  /// - Returns: The possible changes.
  private func changedTexts(
    _ mutation: Mutation,
    _ change: (_ text: TextTemplate, _ what: String) -> (text: TextTemplate, words: String)?
  ) -> [Mutant] {
    var mutants: [Mutant] = []
    for property in TextProperty.allCases {
      guard let text = element.template(of: property),
        let (new, words) = change(text, "the \(property.rawValue) of \(name)")
      else { continue }
      mutants.append(mutant(mutation, words) { $0.setTemplate(new, of: property) })
    }
    for (place, line) in element.guarded.enumerated() {
      let what = "the line '\(line.value.property.name) when \(line.condition.notation)' of \(name)"
      guard let text = line.value.template, let (new, words) = change(text, what) else { continue }
      mutants.append(
        mutant(mutation, words) { $0.guarded[place].value = line.value.withTemplate(new) }
      )
    }
    for (place, content) in element.customContent.enumerated() {
      let what = "the custom content \(quoted(content.label)) of \(name)"
      guard let (new, words) = change(content.value, what) else { continue }
      mutants.append(mutant(mutation, words) { $0.customContent[place].value = new })
    }
    return mutants
      + altered(mutation) { effect in
        guard let text = effect.template, let (new, words) = change(text, effect.description),
          let other = effect.with(template: new)
        else { return [] }
        let result = String(words.dropFirst(effect.description.count + 1))
        return [EffectAlteration(effect: effect.description, result: result, replacement: other)]
      }
  }

  /// The changes to the value and to text that handlers set.
  var otherTexts: [Mutant] { otherValue + otherSetTexts }

  private var otherValue: [Mutant] {
    guard let value = element.template(of: .value)?.literal, !value.isEmpty,
      let other = element.otherValue(than: value)
    else { return [] }
    let words = "the value of \(name) was changed to \(quoted(other.spoken))"
    let guards = [claim { "\($0).value is \(quoted(value))" }]
    return [mutant(.text, words, guards: guards) { $0.setText(other.stored, of: .value) }]
  }

  private var otherSetTexts: [Mutant] {
    altered(.text) { effect in
      guard case .set(let target, let value) = effect, let text = value.template else { return [] }
      var other = text.withAnotherEnd
      var spoken = other.quoted
      if value.property == .value, let node = node(of: target) {
        guard let literal = text.literal else { return [] }
        guard let changed = tree[node].otherValue(than: literal) else { return [] }
        other = TextTemplate(changed.stored)
        spoken = quoted(changed.spoken)
      }
      return [
        EffectAlteration(
          effect: effect.description,
          result: "now sets \(spoken)",
          replacement: .set(target, value.withTemplate(other)),
          guards: effect.guards
        )
      ]
    }
  }

  /// Returns the node that an effect changes, or `nil` if that depends on the situation.
  private func node(of target: Target) -> ElementTree.Index? {
    switch target {
    case .identifier(let name): tree.node(name)
    case .own: index
    case .tag, .next, .previous: nil
    }
  }

  /// The changes in which a scale loses its first or last value.
  var shortenedScales: [Mutant] {
    guard element.ownScale != nil, let scale = element.scale else { return [] }
    return scale.shortened.map { end, shorter in
      mutant(.range, "the scale of \(name) lost its \(end) value") {
        $0.ownScale = shorter
      }
    }
  }
}

extension Element {
  /// Returns a different value that the element can have, as UIKit stores it and in words, or `nil`
  /// if no other value is known.
  fileprivate func otherValue(than value: String) -> (stored: String, spoken: String)? {
    if traits.contains(.toggleButton) {
      return ["1", "on"].contains(value) ? ("0", "off") : ("1", "on")
    }
    switch scale {
    case .values(let values):
      guard let other = values.first(where: { $0 != value }) else { return nil }
      return (other, other)
    case .range: return nil
    case nil: return (value + " 2", value + " 2")
    }
  }
}

extension Scale {
  /// The scale without its first value and the scale without its last value, unless only one value
  /// would be left.
  fileprivate var shortened: [(end: String, scale: Scale)] {
    switch self {
    case .values(let values):
      guard values.count > 2 else { return [] }
      return [
        ("first", .values(Array(values.dropFirst()))), ("last", .values(Array(values.dropLast()))),
      ]
    case .range(let range):
      let (lower, upper) = (range.lower + range.step, range.upper + -range.step)
      guard lower < upper else { return [] }
      return [
        ("first", .range(range.from(lower, to: range.upper))),
        ("last", .range(range.from(range.lower, to: upper))),
      ]
    }
  }
}

extension ValueRange {
  /// Returns the range with different bounds and the same step.
  fileprivate func from(_ lower: ExactNumber, to upper: ExactNumber) -> ValueRange {
    var range = ValueRange(lower: lower, upper: upper, step: step, suffix: suffix)
    range.minus = minus
    range.isTime = isTime
    return range
  }
}

extension TextTemplate {
  /// The text with “2” at its end.
  var withAnotherEnd: TextTemplate { TextTemplate(segments: segments + [.literal(" 2")]) }
}

extension Effect {
  /// The text that the effect announces, says, or sets, or `nil` if it has no text.
  fileprivate var template: TextTemplate? {
    switch self {
    case .announce(let text, _): text
    case .set(_, let value): value.template
    case .notify(_, .text(let text)): text
    case .voice(.speak(let utterance)): utterance.text
    default: nil
    }
  }

  /// Returns the effect with different text, or `nil` if it has no text.
  fileprivate func with(template: TextTemplate) -> Effect? {
    switch self {
    case .announce(_, let priority): return .announce(template, priority)
    case .set(let target, let value): return .set(target, value.withTemplate(template))
    case .notify(let kind, .text): return .notify(kind, .text(template))
    case .voice(.speak(var utterance)):
      utterance.text = template
      return .voice(.speak(utterance))
    default: return nil
    }
  }
}
