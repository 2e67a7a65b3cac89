package import EarshotModel

/// The facts about a stop when VoiceOver describes it.
///
/// The composer creates the words from them.
package struct ElementDescription: Hashable, Sendable {
  /// A group that the cursor enters on its way to the stop.
  package struct Group: Hashable, Sendable {
    /// The index of the group.
    package var index: ElementTree.Index
    /// The group as an element, which has a label unless it's a tab bar.
    package var element: Element

    /// Creates a group.
    package init(index: ElementTree.Index, element: Element) {
      self.index = index
      self.element = element
    }
  }

  /// The position of a field's insertion point.
  package enum InsertionPoint: Hashable, Sendable {
    /// The start of text that isn't empty.
    case start
    /// A position inside the text.
    case inside
    /// The end, or the only position in empty text.
    case end
  }

  /// Data that only a few stops have.
  package struct Surroundings: Hashable, Sendable {
    fileprivate var entered: [Group] = []
    fileprivate var headers: [ElementTree.Index: Element] = [:]
    fileprivate var headerChildren: [ElementTree.Index: [Element]] = [:]
    fileprivate var spokenChildren: [Element] = []
    fileprivate var insertionPoint: InsertionPoint?
    fileprivate var textUnit: TextUnit?
    fileprivate var ownActions: [String] = []
    fileprivate var actions: [String] = []
    fileprivate var rotors: [String] = []
    fileprivate var landmark: Group?
    fileprivate var isInDatePicker = false

    static let none = Surroundings()
  }

  /// The index of the stop.
  package var index: ElementTree.Index
  /// The stop, with the references in its text filled in.
  package var element: Element
  /// The BCP 47 language of the stop, or `nil` if none is specified.
  package var language: String?
  /// The nearest container's information about the place of the stop, for the spoken style, or
  /// `nil` if there's none.
  package var nearestContext: StopContext?
  /// The outermost container's information about the place of the stop, for the snapshot style, or
  /// `nil` if there's none.
  package var outermostContext: StopContext?
  /// The additional data, or an empty array if there's none.
  ///
  /// An array takes only one word of memory.
  package private(set) var box: [Surroundings] = []

  /// Creates a description without any additional data.
  package init(index: ElementTree.Index, element: Element) {
    self.index = index
    self.element = element
  }
}

extension ElementDescription {
  private mutating func change(_ body: (inout Surroundings) -> Void) {
    var changed = box.first ?? .none
    body(&changed)
    box = changed == .none ? [] : [changed]
  }
}

// Data in the box.
extension ElementDescription {
  /// The groups that the cursor enters, outermost first, or an empty array if the cursor was
  /// already inside.
  package var entered: [Group] {
    get { box.isEmpty ? [] : box[0].entered }
    set { change { $0.entered = newValue } }
  }

  /// The header cells that the contexts refer to, by their indices.
  package var headers: [ElementTree.Index: Element] {
    get { box.isEmpty ? [:] : box[0].headers }
    set { change { $0.headers = newValue } }
  }

  /// The contents, in reading order, of each header cell without a label, by the index of the cell.
  package var headerChildren: [ElementTree.Index: [Element]] {
    get { box.isEmpty ? [:] : box[0].headerChildren }
    set { change { $0.headerChildren = newValue } }
  }

  /// The elements that VoiceOver reads for a cell without a label, in reading order.
  package var spokenChildren: [Element] {
    get { box.isEmpty ? [] : box[0].spokenChildren }
    set { change { $0.spokenChildren = newValue } }
  }

  /// The position of the insertion point, or `nil` if the user isn't editing the stop.
  package var insertionPoint: InsertionPoint? {
    get { box.isEmpty ? nil : box[0].insertionPoint }
    set { change { $0.insertionPoint = newValue } }
  }

  /// The unit that the rotor moves by in the text, or `nil` if it has none or the user isn't
  /// editing the stop.
  package var textUnit: TextUnit? {
    get { box.isEmpty ? nil : box[0].textUnit }
    set { change { $0.textUnit = newValue } }
  }

  /// The names of the element's own custom actions that are available.
  package var ownActions: [String] {
    get { box.isEmpty ? [] : box[0].ownActions }
    set { change { $0.ownActions = newValue } }
  }

  /// The names of all available custom actions, including the containers' actions.
  package var actions: [String] {
    get { box.isEmpty ? [] : box[0].actions }
    set { change { $0.actions = newValue } }
  }

  /// The names of the custom rotors of the element and of the containers around it, without the
  /// rotors of the screen and the app.
  ///
  /// The nearest rotors come first.
  package var rotors: [String] {
    get { box.isEmpty ? [] : box[0].rotors }
    set { change { $0.rotors = newValue } }
  }

  /// Whether the stop is a column of a date picker.
  ///
  /// VoiceOver doesn't say the position of the selected row in this column.
  package var isInDatePicker: Bool {
    get { !box.isEmpty && box[0].isInDatePicker }
    set { change { $0.isInDatePicker = newValue } }
  }

  /// The landmark that begins or ends at the stop, for the spoken style, or `nil` if there's none.
  package var landmark: Group? {
    get { box.isEmpty ? nil : box[0].landmark }
    set { change { $0.landmark = newValue } }
  }
}
