import EarshotModel
import EarshotFocusEngine

extension ElementDescription {
  /// The field alone, as it is once it is edited: no label, no hint of the author, no place.
  var asEdited: ElementDescription {
    var description = ElementDescription(index: index, element: element)
    description.language = language
    description.insertionPoint = insertionPoint
    description.element.traits.insert(.isEditing)
    if element.placeholder == element.label { description.element.placeholder = nil }
    description.element.label = nil
    description.element.hint = nil
    return description
  }
}
