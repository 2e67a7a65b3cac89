package import EarshotModel
package import EarshotSimulatedApp

// The gestures, each as one call.
extension FocusEngine {
  package mutating func move(_ step: CursorMove, _ app: inout App) -> [Event] {
    gesture(&app) { $0.move(step) }
  }
  package mutating func choose(_ stop: ElementTree.Index, _ app: inout App) -> [Event] {
    gesture(&app) { $0.choose(stop) }
  }
  package mutating func speakItem(_ app: inout App) -> [Event] {
    gesture(&app) { $0.speakItem() }
  }
  package mutating func summarise(_ app: inout App) -> [Event] {
    gesture(&app) { $0.summarise() }
  }
  package mutating func activate(_ app: inout App) -> [Event] { gesture(&app) { $0.activate() } }
  package mutating func performAction(_ number: Int, _ app: inout App) -> [Event] {
    gesture(&app) { $0.performAction(number) }
  }
  package mutating func adjust(_ event: AppEvent, _ app: inout App) -> [Event] {
    gesture(&app) { $0.adjust(event) }
  }
  package mutating func zoom(_ event: AppEvent, _ app: inout App) -> [Event] {
    gesture(&app) { $0.zoom(event) }
  }
  package mutating func doubleTapAndHold(_ app: inout App) -> [Event] {
    gesture(&app) { $0.doubleTapAndHold() }
  }
  package mutating func longPress(_ app: inout App) -> [Event] {
    gesture(&app) { $0.longPress() }
  }
  package mutating func scrub(_ app: inout App) -> [Event] { gesture(&app) { $0.scrub() } }
  package mutating func magicTap(_ app: inout App) -> [Event] { gesture(&app) { $0.magicTap() } }
  package mutating func turn(by step: Int, _ app: inout App) -> [Event] {
    gesture(&app) { $0.turnRotor(by: step) }
  }
  package mutating func turn(to option: RotorItem, _ app: inout App) -> [Event] {
    gesture(&app) { $0.turnRotor(to: option) }
  }
  package mutating func swipe(_ way: RotorDirection, _ app: inout App) -> [Event] {
    gesture(&app) { $0.swipe(way) }
  }
  package mutating func scroll(_ direction: ScrollDirection, _ app: inout App) -> [Event] {
    gesture(&app) { $0.scroll(direction) }
  }
  package mutating func passThrough(_ direction: ScrollDirection, _ app: inout App) -> [Event] {
    gesture(&app) { $0.passThrough(direction) }
  }
  package mutating func touch(_ index: ElementTree.Index, _ app: inout App) -> [Event] {
    gesture(&app) { $0.touch(index) }
  }
  package mutating func touch(_ point: Point, _ app: inout App) -> [Event] {
    gesture(&app) { $0.touch(point) }
  }
  package mutating func readAll(from start: ReadingStart, _ app: inout App) -> [Event] {
    gesture(&app) { $0.readAll(from: start) }
  }
  package mutating func type(_ text: String, _ app: inout App) -> [Event] {
    gesture(&app) { $0.type(text) }
  }
  package mutating func delete(_ count: Int, _ app: inout App) -> [Event] {
    gesture(&app) { $0.delete(count) }
  }
  package mutating func pressReturn(_ app: inout App) -> [Event] {
    gesture(&app) { $0.pressReturn() }
  }
  package mutating func selectAll(_ app: inout App) -> [Event] { gesture(&app) { $0.select(nil) } }
  package mutating func select(_ text: String, _ app: inout App) -> [Event] {
    gesture(&app) { $0.select(text) }
  }
  package mutating func undoTyping(_ app: inout App) -> [Event] {
    gesture(&app) { $0.changeTyping(.undo) }
  }
  package mutating func redoTyping(_ app: inout App) -> [Event] {
    gesture(&app) { $0.changeTyping(.redo) }
  }
}
