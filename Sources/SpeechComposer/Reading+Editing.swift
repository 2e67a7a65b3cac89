import AccessibilityModel
import FocusEngine

extension Reading {
  /// The field alone, as it is once it is edited: no label, no hint of the author, no place.
  var asEdited: Reading {
    var reading = Reading(index: index, element: element)
    reading.language = language
    reading.insertionPoint = insertionPoint
    reading.element.traits.insert(.isEditing)
    if element.placeholder == element.label { reading.element.placeholder = nil }
    reading.element.label = nil
    reading.element.hint = nil
    return reading
  }
}
