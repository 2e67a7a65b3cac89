import EarshotModel
import EarshotSimulatedApp
import EarshotComposer

extension Composer {
  /// The name that an action goes by: the author's, or VoiceOver's own.
  func name(of action: OfferedAction) -> String {
    action.kind == .systemDrag ? nameOfDrag : action.action.name
  }
}
