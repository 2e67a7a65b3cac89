package import EarshotComposer
import EarshotModel
package import EarshotSimulatedApp

extension Composer {
  /// The name that an action goes by: the author's, or VoiceOver's own.
  package func name(of action: OfferedAction) -> String {
    action.kind == .systemDrag ? nameOfDrag : action.action.name
  }
}
