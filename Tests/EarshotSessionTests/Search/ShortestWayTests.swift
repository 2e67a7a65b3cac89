import EarshotTranscripts
import EarshotModel
import EarshotNotation
import EarshotSession
import SessionTestSupport
import TestSupport
import Testing

@Suite("The shortest way to an element")
struct ShortestWayTests {
  private let screen = """
    screen main
      header "One"
      button "a"
      button "b"
      button "c"
      header "Two" #two
      button "d" #d
      button "e" #e
      adjustable "Size" #size
        values: 1 | 2
      button "f"
      button "g"
      button "h" #h
      text "last" #last
    """

  @Test("uses swipes, the rotor, and four-finger taps, whatever needs the fewest gestures")
  func ways() throws {
    let walk = try Walk(screen)
    #expect(walk.session.shortestWay(to: "a") == .found([.swipe(.right)]))
    #expect(walk.session.shortestWay(to: "#last") == .found([.fourFingerTap(.bottom)]))
    #expect(
      walk.session.shortestWay(to: "#h") == .found([.fourFingerTap(.bottom), .swipe(.left)])
    )
    #expect(walk.session.shortestWay(to: "\"One\"") == .found([]))
    guard case .found(let way) = walk.session.shortestWay(to: "#two") else {
      Issue.record("no way")
      return
    }
    #expect(way.count == 2)
  }

  @Test("is one that the session can take")
  func goes() throws {
    let start = try Walk(screen)
    for name in ["two", "d", "e", "size", "h", "last"] {
      guard case .found(let way) = start.session.shortestWay(to: .identifier(name)) else {
        Issue.record("no path to \(name)")
        continue
      }
      var walk = start
      for gesture in way { walk(gesture.description) }
      #expect(walk.focus == name)
      #expect(walk.session.gestureCount == way.count)
    }
  }

  @Test("doesn't adjust anything, and leaves the session as it is")
  func moves() throws {
    var walk = try Walk(screen)
    walk("touch #size")
    _ = walk.session.shortestWay(to: "#d")
    #expect(walk.focus == "size")
    #expect(walk.session.focusedElement?.value == "1")
  }

  @Test("doesn't exist within fewer gestures than it takes, or to an element that isn't a stop")
  func limits() throws {
    let walk = try Walk(screen)
    #expect(
      walk.session.shortestWay(to: "#h", within: 2)
        == .found([.fourFingerTap(.bottom), .swipe(.left)])
    )
    #expect(
      walk.session.shortestWay(to: "#h", within: 1)
        == .tooFar([.fourFingerTap(.bottom), .swipe(.left)])
    )
    #expect(walk.session.shortestWay(to: "#nobody") == .unreachable)
  }

  @Test("takes into account what focus handlers change on the way")
  func handlers() throws {
    let walk = try Walk(
      """
      screen main
        text "a"
        text "b"
          on focus: show #goal
        text "c"
        text "d"
        text "e" #goal
          hidden: true
        text "f"
        text "g"
        text "h"
        text "i"
      """
    )
    guard case .found(let way) = walk.session.shortestWay(to: "#goal") else {
      Issue.record("no way")
      return
    }
    var other = walk
    for gesture in way { other(gesture.description) }
    #expect(other.focus == "goal")
    #expect(way.count == 4)
  }

  @Test("is found among many stops")
  func quick() throws {
    let stops = (0..<Effort.share(of: 200, atLeast: 110)).map {
      "  \($0 % 10 == 0 ? "header" : "button") \"\($0)\" #s\($0)\n"
    }
    let walk = try Walk("screen main\n" + stops.joined())
    guard case .found(let way) = walk.session.shortestWay(to: "#s105") else {
      Issue.record("no way")
      return
    }
    var other = walk
    for gesture in way { other(gesture.description) }
    #expect(other.focus == "s105")
  }

  @Test("is claimed by focus with a number of gestures")
  func claims() throws {
    let walk = try Walk(screen)
    #expect(walk.session.failure(of: try Claim("focus #h in 2")) == nil)
    #expect(walk.session.failure(of: try Claim("focus \"One\" in 0")) == nil)
    #expect(
      walk.session.failure(of: try Claim("focus #h in 1"))
        == "the shortest path to #h takes 2 gestures: four-finger tap bottom, swipe left"
    )
    #expect(
      walk.session.failure(of: try Claim("not focus last in 1"))
        == "you reach \"last\" with 1 gesture: four-finger tap bottom"
    )
  }
}
