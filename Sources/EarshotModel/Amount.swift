/// A sum in text, with the plural forms of the word that follows it.
///
/// `{#price * #count}` becomes a number. `{#count item|items}` becomes a number, a space, and the
/// form of the word that fits the number.
///
/// - Source: our choice; see FORMAT-EXTENSIONS.md.
public struct Amount: Hashable, Sendable {
  /// A factor of a product.
  public enum Operand: Hashable, Sendable {
    /// The first number in a property of a node or, if no property is given, in the node's value.
    case reference(TextReference)
    /// The number in the argument for the component's parameter with this name.
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
  /// The number of decimals in the result, 0 to 9, or `nil` if the result isn't rounded.
  public var decimals: Int?
  /// The plural forms of the word after the number, or an empty array if there's no word.
  public var forms: [String]

  /// Creates an amount.
  public init(terms: [Term], decimals: Int? = nil, forms: [String] = []) {
    self.terms = terms
    self.decimals = decimals
    self.forms = forms
  }

  /// The operands, in order.
  public var operands: [Operand] { terms.flatMap(\.factors) }

  /// The references in the operands and in the text of arguments.
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
  ///   numbers have different decimal separators, or if a result has more than 15 digits.
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

  /// Returns the sum as a string, followed by the word in the form that the language requires.
  ///
  /// - Rule: ``AppRule/amountsAreExact``
  public func text(of sum: WrittenNumber, in language: String?) -> String {
    guard let last = forms.indices.last else { return sum.description }
    let rule = PluralRule(language: language) ?? .oneWhole
    return "\(sum.description) \(forms[min(rule.form(for: sum, of: forms.count), last)])"
  }
}

extension TextReference {
  /// The reference with the property that amounts and conditions use, which is the value by
  /// default.
  public var ofValueAlone: TextReference {
    TextReference(node: node, property: property ?? .value)
  }
}
