import EarshotFocusEngine
import EarshotModel

extension ElementDescription {
  /// Returns a description of the same element without its traits and its expanded status, changed
  /// by the closure.
  ///
  /// Use the result to find VoiceOver's words for one property.
  ///
  /// - Parameter make: A closure that sets the property of the element.
  /// - Returns: The new description, in the same language.
  func bare(_ make: (inout Element) -> Void) -> ElementDescription {
    var element = element
    element.traits = []
    element.expandedStatus = nil
    make(&element)
    var sample = ElementDescription(index: index, element: element)
    sample.language = language
    return sample
  }
}
