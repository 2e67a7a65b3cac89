import EarshotFocusEngine
import EarshotModel

extension ElementDescription {
  /// Returns a stop at the same place and in the same language, without traits and with only the
  /// properties that the closure sets.
  ///
  /// Use it to find VoiceOver's words for one property.
  ///
  /// - Parameter make: Sets the properties of the element that VoiceOver says.
  /// - Returns: The description of the new stop.
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
