import EarshotFocusEngine
import EarshotModel

extension ElementDescription {
  /// A stop at the same place, in the same language, that has no traits and nothing but what is made
  /// of it: so that the words for one thing can be found.
  ///
  /// - Parameter make: Gives the element what is to be said.
  /// - Returns: The description to be spoken.
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
