/// An XML document as one flat array of elements in the order of the text, each with its location.
///
/// An element stores its parent and its depth, so the tree doesn't need recursion for walking or
/// freeing it.
struct XMLTree: Sendable {
  /// An element with the range of its attributes.
  struct Element: Sendable {
    /// The index of the name in ``names``.
    let name: Int
    /// The index of the parent, or −1 for the root.
    let parent: Int
    /// The number of ancestors of the element.
    let depth: Int
    /// The byte range of the opening tag.
    let range: Range<Int>
    /// The range of the element's attributes in ``XMLTree/attributes``.
    let attributes: Range<Int>
    /// The text directly inside the element, or `nil` if there's only whitespace.
    var text: String?
  }

  /// An attribute of an element.
  struct Attribute: Sendable {
    /// The index of the name in ``names``.
    let name: Int
    /// The value, with its entities replaced.
    let value: String
    /// The byte range of the value without its quotation marks.
    let range: Range<Int>
  }

  /// The elements in the order of their opening tags, with the root first.
  var elements: [Element] = []
  /// The attributes of all elements.
  var attributes: [Attribute] = []
  /// The names of elements and attributes, without duplicates.
  private(set) var names: [String] = []
  private var numbersOfNames: [String: Int] = [:]

  /// Returns the number of a name and assigns one if necessary.
  mutating func number(ofName name: String) -> Int {
    if let number = numbersOfNames[name] { return number }
    numbersOfNames[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Returns the number of a name, or `nil` if the document doesn't contain the name.
  func number(of name: String) -> Int? { numbersOfNames[name] }

  /// Returns the name of an element.
  func name(of element: Element) -> String { names[element.name] }

  /// Returns the attribute of an element whose name has the given number, or `nil` if there's none.
  ///
  /// - Complexity: O(*m*), where *m* is the number of attributes.
  func attribute(_ name: Int?, of element: Element) -> Attribute? {
    guard let name else { return nil }
    for place in element.attributes where attributes[place].name == name {
      return attributes[place]
    }
    return nil
  }
}
