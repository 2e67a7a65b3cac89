import EarshotNotation
import Testing

@testable import EarshotSession

@Suite("The states for undo")
struct UndoHistoryTests {
  /// A state that is distinguishable from others.
  private func state(_ number: Int) throws -> Session.State {
    var state = try Session(screen: "screen a \"A\"\n").state
    state.place.gestures = number
    return state
  }

  @Test("are kept up to a limit, and come back newest first")
  func ring() throws {
    var history = UndoHistory(nodes: 1_000_000)
    func append(_ number: Int) throws {
      var state = try state(number)
      history.append(&state)
    }
    for number in 1...8 { try append(number) }
    #expect(history.popLast()?.place.gestures == 8)
    #expect(history.popLast()?.place.gestures == 7)
    for number in 9...10 { try append(number) }
    history.update { $0.isPracticing = true }
    var numbers: [Int] = []
    while let state = history.popLast() {
      #expect(state.isPracticing)
      numbers.append(state.place.gestures)
    }
    #expect(numbers == [10, 9, 6, 5, 4])
    #expect(history.isEmpty)
  }
}
