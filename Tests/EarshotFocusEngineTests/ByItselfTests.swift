import EarshotModel
import EarshotSimulatedApp
import Testing

@testable import EarshotFocusEngine

@Suite("What VoiceOver remembers on its own")
struct ByItselfTests {
  @Test(
    "is when it looks at a value that changes frequently: every two seconds, once for each change"
  )
  func watch() throws {
    var element = Element(role: .text)
    element.traits = .updatesFrequently
    element.value = "1"
    var watch = ValueWatch(element.value, since: Milliseconds(500))
    #expect(watch.nextLook(at: element, now: Milliseconds(600)) == nil)
    element.value = "2"
    #expect(watch.nextLook(at: element, now: Milliseconds(600)) == Milliseconds(2_500))
    #expect(watch.nextLook(at: element, now: Milliseconds(2_501)) == Milliseconds(4_500))
    watch.look(at: Milliseconds(2_500))
    #expect(watch.nextLook(at: element, now: Milliseconds(2_500)) == Milliseconds(4_500))
    watch.hear("2")
    #expect(watch.nextLook(at: element, now: Milliseconds(2_500)) == nil)
    element.traits = []
    element.value = "3"
    #expect(watch.nextLook(at: element, now: Milliseconds(2_500)) == nil)
  }

  @Test("is how far reading has come, each stop once for each page")
  func reading() throws {
    let phone = try TestPhone("screen a\n  text \"A\" #a\n  text \"B\" #b")
    let a = try #require(phone.app.tree.node("a"))
    var reading = ContinuousReading()
    reading.course = .init(origin: nil, first: a)
    var isNew = reading.course?.read(a)
    #expect(isNew == true)
    #expect(reading.course?.first == nil)
    isNew = reading.course?.read(a)
    #expect(isNew == false)
    reading.course?.turnPage()
    isNew = reading.course?.read(a)
    #expect(isNew == true)
    reading.suspend()
    #expect(reading.course == nil)
    reading.resume()
    #expect(reading.course != nil)
    reading.suspend()
    let ended = reading.end()
    #expect(ended == nil)
    reading.resume()
    #expect(reading.course == nil)
  }

  @Test("is the last spoken page, until something else appears")
  func pages() throws {
    let phone = try TestPhone("screen a\n  text \"A\" #a")
    var layers = CursorMemory()
    var isNew = [layers.isNewPage("1 of 2"), layers.isNewPage("1 of 2")]
    layers.forgetPage()
    isNew.append(layers.isNewPage("1 of 2"))
    layers.leave(for: Layer(9), target: nil, cursor: nil, stops: [], in: phone.app)
    isNew.append(layers.isNewPage("1 of 2"))
    #expect(isNew == [true, false, true, true])
  }

  @Test("isn't an element that takes touches, once the cursor has left it")
  func directTouch() throws {
    var phone = try TestPhone(
      """
      screen a
        text allowsDirectInteraction "Pad" #pad
          directTouchOptions: requiresActivation
        text "B" #b
      """
    )
    let pad = try #require(phone.app.tree.node("pad"))
    #expect(!phone.engine.takesTouches(pad, in: phone.app))
    try phone.make(.tap)
    #expect(phone.engine.takesTouches(pad, in: phone.app))
    try phone.make([.right, .left])
    #expect(!phone.engine.takesTouches(pad, in: phone.app))
  }
}
