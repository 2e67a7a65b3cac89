import EarshotModel

/// The possible lengths of text with references, computed without filling in the references.
struct TextLengths {
  /// The maximum number of bytes of each property's text so far, or `nil` if it's too long or
  /// unknown.
  fileprivate var known: [Fact: Int?] = [:]
  /// The total number of bytes of the text with references so far.
  fileprivate var total = 0
  fileprivate var isReported = false
}

extension ReferenceCheck {
  /// The maximum total number of bytes of all text with references: 64 MiB, as in a session.
  private static let totalLimit = 64 << 20

  /// Computes the maximum length of text from the lengths of its references.
  ///
  /// The method reports text that's too long, but not the text that refers to it.
  ///
  /// - Complexity: O(*r*), where *r* is the number of segments, including those of lines with
  ///   conditions.
  mutating func measure(
    _ fact: Fact,
    _ lengths: inout TextLengths,
    _ uses: inout UsesByProperty
  ) {
    guard case .property(let property) = fact.kind, let text = property.spec.text else { return }
    let element = tree[fact.place]
    let guarded = element.guarded.filter { $0.value.property == property }.compactMap(
      \.value.template
    )
    let templates = [element.template(of: text)].compactMap { $0 } + guarded
    var longest: Int? = 0
    for template in templates {
      guard let length = length(of: template, at: fact.place, lengths) else {
        longest = nil
        break
      }
      longest = max(longest ?? 0, length)
    }
    if let length = longest, templates.contains(where: { $0.literal == nil }) {
      lengths.total += length
      if length > TextTemplate.limit {
        report(.textTooLong(property, of: element), at: fact.place, property, &uses)
        longest = nil
      } else if lengths.total > ReferenceCheck.totalLimit, !lengths.isReported {
        lengths.isReported = true
        report(.textsTooLong, at: fact.place, property, &uses)
      }
    }
    lengths.known[fact] = .some(longest)
  }

  private func length(
    of template: TextTemplate,
    at own: ElementTree.Index,
    _ lengths: TextLengths
  ) -> Int? {
    if let literal = template.literal { return literal.utf8.count }
    var sum = 0
    for segment in template.segments {
      switch segment {
      case .literal(let words): sum += words.utf8.count
      case .reference(let reference):
        guard let length = length(of: reference, at: own, lengths) else { return nil }
        sum += length
      case .amount(let amount): sum += amount.lengthLimit
      case .parameter: break
      }
    }
    return sum
  }

  /// Returns the maximum length of a reference's text, or `nil` if it's unknown.
  ///
  /// For a reference without a property, the result is the length of the value or the label,
  /// whichever is longer.
  private func length(
    of reference: TextReference,
    at own: ElementTree.Index,
    _ lengths: TextLengths
  ) -> Int? {
    guard let place = place(of: reference.node, own) else { return 0 }
    var longest = 0
    for text in reference.property.map({ [$0] }) ?? [.value, .label] {
      let fact = Fact(place: place, kind: .property(Property(text)))
      guard let length = lengths.known[fact] ?? literalLength(of: text, at: place) else {
        return nil
      }
      longest = max(longest, length)
    }
    return longest
  }

  private func literalLength(of text: TextProperty, at place: ElementTree.Index) -> Int {
    tree[place].text(of: text)?.utf8.count ?? 0
  }

  private mutating func report(
    _ message: Diagnostic.Message,
    at place: ElementTree.Index,
    _ property: Property,
    _ uses: inout UsesByProperty
  ) {
    guard diagnostics.count <= DiagnosticCollector.limit else { return }
    let lines = lines(of: property, at: place, &uses)
    let names = lines.first { if case .property = $0.kind { false } else { true } } ?? lines.first
    report(message, names ?? NameReference(.own, owner: .node(place), source: 0, range: 0..<0))
  }
}

extension Diagnostic.Message {
  fileprivate static func textTooLong(_ property: Property, of element: Element) -> Self {
    let name = element.identifier.map { Quoting.name($0, after: "#") } ?? element.role.rawValue
    return
      "the \(property.name) of '\(name)' exceeds 64 KiB with its references filled in; shorten it"
  }

  fileprivate static var textsTooLong: Self {
    """
    with its references filled in, the app's text exceeds 64 MiB; use fewer references or shorter \
    text
    """
  }
}

extension Amount {
  /// The maximum length of the amount as text: a sign, digits with a point, and the longest word
  /// form.
  fileprivate var lengthLimit: Int { 19 + (forms.map(\.utf8.count).max() ?? 0) }
}
