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
    for number in 1...8 { history.append(try state(number)) }
    #expect(history.popLast()?.place.gestures == 8)
    #expect(history.popLast()?.place.gestures == 7)
    for number in 9...10 { history.append(try state(number)) }
    history.update { $0.place.gestures += 100 }
    var numbers: [Int] = []
    while let state = history.popLast() { numbers.append(state.place.gestures) }
    #expect(numbers == [110, 109, 106, 105, 104])
    #expect(history.isEmpty)
  }
}
