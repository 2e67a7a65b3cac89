import EarshotFocusEngine
import EarshotLines
import EarshotNotation
import EarshotSimulatedApp

// What to do first where typing or selecting is refused.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// A step, with what to do first if typing or selecting was refused because no field is edited.
  mutating func withAdvice(outsideFields step: Rendering, of gesture: Gesture) -> Rendering {
    let isRefused = step.lines.contains(.refusal(.gesture(.notEditing)))
    guard let advice = isRefused ? adviceOutsideFields(gesture) : adviceOnCopying(gesture) else {
      return step
    }
    var step = step
    step.lines.append(.note(Display.safe(advice)))
    return step
  }

  private mutating func adviceOutsideFields(_ gesture: Gesture) -> String? {
    switch gesture {
    case .select(let text):
      guard let name = stop(calledBy: text) else { return Self.editFirst }
      return
        "'select' selects words in a text field; to choose \(name), write 'touch \(name); double tap'"
    case .delete:
      let actions = cursor.map { actionNames(at: $0) } ?? []
      if let action = actions.first(where: { $0.lowercased() == "delete" }) {
        let line = "action \(Quoting.quotedLiteral(action))"
        return "'delete' deletes text in a field; the action here is '\(line)'"
      }
      guard let name = stopName("Delete") else { return Self.editFirst }
      return
        "'delete' deletes text in a field; to choose \(name), write 'touch \(name); double tap'"
    case .type, .selectAll, .return: return Self.editFirst
    default: return nil
    }
  }

  /// What to say where VoiceOver's last words are copied while a field is edited.
  private func adviceOnCopying(_ gesture: Gesture) -> String? {
    guard case .threeFingerQuadrupleTap = gesture, state.turn.app.editedField != nil else {
      return nil
    }
    return
      "this copies VoiceOver's last words; for the text, 'rotor \"Edit\"; swipe down' leads to Copy"
  }

  private static let editFirst = "double-tap a text field first; then what you type goes into it"
}
