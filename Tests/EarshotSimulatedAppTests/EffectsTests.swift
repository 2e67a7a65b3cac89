import EarshotModel
import Foundation
import EarshotSimulatedApp
import Testing

@Suite("The effects of an app")
struct EffectsTests {
  @Test("run in order, with those of a nested activation in its place")
  func nested() throws {
    var app = try Fixture.app(
      """
      screen a
        button "Outer" #outer
          on activate:
            set #log.value: {#log.value}1
            activate #inner
            set #log.value: {#log.value}4
        button "Inner" #inner
          on activate:
            set #log.value: {#log.value}2
            activate #last
        switch "Last" #last
          on activate: set #log.value: {#log.value}3
          on valueChanged: set #log.value: {#log.value}v
        text #log
      """
    )
    try app.tap("outer")
    #expect(try app.value("log") == "12v34")
    #expect(try app.value("last") == "1")
  }

  @Test("of several activations run one after the other, each with its own guard")
  func several() throws {
    var app = try Fixture.app(
      """
      screen a
        button "All" #all
          on activate: activate #one, #two
        button "One" #one
          on activate: set #log.value: one
        button "Two" #two
          on activate when #log is one: set #log.value: one, then two
          on activate: set #log.value: two first
        text #log
      """
    )
    try app.tap("all")
    #expect(try app.value("log") == "one, then two")
  }

  @Test("stop after a thousand, on a stack as small as a macOS thread's")
  func endless() async throws {
    let app = try Fixture.app(
      """
      screen a
        switch "One" #one
          on valueChanged: activate #two
        switch "Two" #two
          on valueChanged: activate #one
      """
    )
    let one = try app.node("one")
    let told = await withCheckedContinuation { continuation in
      let thread = Thread {
        var app = app
        app.beginStep()
        _ = app.activate(one)
        continuation.resume(returning: app.takeNotifications())
      }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
    #expect(told == [.effectsNeverEnd])
  }

  @Test("have the neighbors from before the handler")
  func neighbors() throws {
    var app = try Fixture.app(
      """
      screen a
        list
          text "One" #one
          button "Two" #two
            on activate:
              hide #three
              select next
              disable previous
          text "Three" #three
        text "Four" #four
      """
    )
    try app.tap("two")
    #expect(app.tree[try app.node("three")].traits.contains(.selected))
    #expect(app.tree[try app.node("one")].traits.contains(.notEnabled))
    #expect(!app.tree[try app.node("four")].traits.contains(.selected))
  }

  @Test("leave what follows a wait for later, with the neighbors from the start")
  func waits() throws {
    var app = try Fixture.app(
      """
      screen a
        button "One" #one
          on activate:
            wait 2s
            select next
        text "Two" #two
      """
    )
    try app.tap("one")
    #expect(app.nextDue == Milliseconds(2_000))
    #expect(app.pending.count == 1)
    app.advance(to: Milliseconds(2_000))
    #expect(app.tree[try app.node("two")].traits.contains(.selected))
    #expect(app.nextDue == nil)
  }

  @Test("don't change a copy that was made before")
  func copies() throws {
    var app = try Fixture.app(
      """
      screen a
        button "One" #one
          on activate:
            set value: tapped
            push b
            wait 1s
            remove self
      screen b
        text "B"
      """
    )
    let before = app
    try app.tap("one")
    app.advance(to: Milliseconds(1_000))
    #expect(app.stackDepth == 2)
    #expect(before.stackDepth == 1)
    #expect(try before.value("one") == nil)
    #expect(before.nextDue == nil)
    #expect(!before.tree.isRemoved(try before.node("one")))
  }
}
