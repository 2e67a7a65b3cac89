package import EarshotModel

/// All that is known of a stop at the moment it is described; what the composer makes words of.
package struct ElementDescription: Hashable, Sendable {
  /// A group that the cursor enters on its way to the stop.
  package struct Group: Hashable, Sendable {
    /// The place of the group.
    package var index: ElementTree.Index
    /// What the group is as an element: its label, or a tab bar without one.
    package var element: Element

    /// Creates a group.
    package init(index: ElementTree.Index, element: Element) {
      self.index = index
      self.element = element
    }
  }

  /// Where the insertion point of a field stands.
  package enum InsertionPoint: Hashable, Sendable {
    /// Before a text that is not empty.
    case start
    /// Somewhere in the text.
    case inside
    /// At the end, or in an empty text.
    case end
  }

  /// The place of the stop.
  package var index: ElementTree.Index
  /// The stop, with its texts filled in.
  package var element: Element
  /// The language of the element or of the nearest container that has one.
  package var language: String?
  /// The groups entered, outermost first; empty where the cursor was inside already.
  package var entered: [Group] = []
  /// What the nearest container says of the stop's place; for the spoken style.
  package var nearestContext: StopContext?
  /// What the outermost container says of the stop's place; for the snapshot style.
  package var outermostContext: StopContext?
  /// The header cells that the contexts name, by place.
  package var headers: [ElementTree.Index: Element] = [:]
  /// What the header cells without a label speak, by place, in reading order.
  package var headerChildren: [ElementTree.Index: [Element]] = [:]
  /// The elements that a cell without a label speaks, in reading order.
  package var spokenChildren: [Element] = []
  /// Where the insertion point stands, if the stop is the field that is edited.
  package var insertionPoint: InsertionPoint?
  /// By which unit of the text the rotor moves, if the stop is the field that is edited.
  package var textUnit: TextUnit?
  /// The names of the element's own custom actions that are offered now.
  package var ownActions: [String] = []
  /// The names of all custom actions that are offered now, those of containers included.
  package var actions: [String] = []
  /// The names of the custom rotors of the element and of the containers around it, the nearest
  /// first; a screen's own are left out.
  package var rotors: [String] = []
  /// The landmark whose first or last stop it is, for the spoken style.
  package var landmark: Group?

  /// Creates a reading with nothing around the stop.
  package init(index: ElementTree.Index, element: Element) {
    self.index = index
    self.element = element
  }
}
