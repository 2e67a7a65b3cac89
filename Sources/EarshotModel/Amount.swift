/// An amount in text: a sum, with the forms of a word that follows it.
///
/// `{#price * #count}` is a number. `{#count item|items}` is a number, a space, and one of the
/// forms.
///
/// - Source: our choice; see FORMAT-EXTENSIONS.md.
public struct Amount: Hashable, Sendable {
  /// A factor of a product.
  public enum Operand: Hashable, Sendable {
    /// The first number in a property of a node or, if no property is given, in the node's value.
    case reference(TextReference)
    /// The argument for a parameter of the component.
    case parameter(String)
    /// The first number in the text of an argument.
    case text(TextTemplate)
    /// A number as written.
    case number(WrittenNumber)
  }

  /// A product to add or subtract.
  public struct Term: Hashable, Sendable {
    /// Whether the product is subtracted.
    public var isSubtracted: Bool
    /// The factors, at least one.
    public var factors: [Operand]

    /// Creates a product.
    public init(isSubtracted: Bool = false, factors: [Operand]) {
      self.isSubtracted = isSubtracted
      self.factors = factors
    }
  }

  /// The products in order, at least one.
  ///
  /// The first product is added, not subtracted.
  public var terms: [Term]
  /// The number of decimals in the rounded result, 0 to 9, or `nil` for all of them.
  public var decimals: Int?
  /// The forms of the word, or an empty array for a number without a word.
  public var forms: [String]

  /// Creates an amount.
  public init(terms: [Term], decimals: Int? = nil, forms: [String] = []) {
    self.terms = terms
    self.decimals = decimals
    self.forms = forms
  }

  /// The operands, in order.
  public var operands: [Operand] { terms.flatMap(\.factors) }

  /// The references in the amount, each with its property.
  public var references: [TextReference] {
    operands.flatMap { operand -> [TextReference] in
      switch operand {
      case .reference(let reference): [reference.ofValueAlone]
      case .text(let text): text.references
      case .parameter, .number: []
      }
    }
  }

  /// Calculates the sum.
  ///
  /// - Parameter value: A function that returns the number for an operand, or `nil` if the operand
  ///   has none.
  /// - Returns: The sum, rounded to ``decimals``. It's `nil` if an operand has no number, if the
  ///   numbers have different decimal separators, or if the sum has more than 15 digits.
  /// - Complexity: O(*n*), where *n* is the number of operands.
  public func sum(_ value: (Operand) -> WrittenNumber?) -> WrittenNumber? {
    var sum: WrittenNumber?
    for term in terms {
      var product: WrittenNumber?
      for factor in term.factors {
        guard let number = value(factor) else { return nil }
        guard let next = product.map({ $0 * number }) ?? number else { return nil }
        product = next
      }
      guard let product else { return nil }
      let signed = term.isSubtracted ? -product : product
      guard let next = sum.map({ $0 + signed }) ?? signed else { return nil }
      sum = next
    }
    guard let decimals else { return sum }
    return sum?.rounded(to: decimals)
  }

  /// Returns a sum, followed by the form of the word that goes with it in a language.
  ///
  /// - Rule: ``AppRule/amountsAreExact``
  public func text(of sum: WrittenNumber, in language: String?) -> String {
    guard let last = forms.indices.last else { return sum.description }
    let rule = PluralRule(language: language) ?? .oneWhole
    return "\(sum.description) \(forms[min(rule.form(for: sum, of: forms.count), last)])"
  }
}

extension TextReference {
  /// The reference as amounts and conditions use it: without a property, it refers only to the
  /// value.
  public var ofValueAlone: TextReference {
    TextReference(node: node, property: property ?? .value)
  }
}
