import EarshotTranscripts
import EarshotModel
import EarshotNotation
import EarshotSession
import TestSupport
import Testing

/// A screen of a sample app, by the app's file and the screen's name.
struct SampleScreen: Sendable, CustomTestStringConvertible {
  let path: String
  let name: String
  let document: AppDocument

  var testDescription: String { "\(path), \(name)" }

  /// Screens of the sample apps, which are all of them with full effort.
  static let all: [SampleScreen] = Effort.share(of: every, atLeast: 5)

  /// Every screen of the sample apps.
  static let every: [SampleScreen] = ProjectFiles.screens.flatMap { path in
    let document = (try? ProjectFiles.source(path)).flatMap { AppDocument.read([$0]).document }
    return document.map { document in
      document.tree.screens.map {
        SampleScreen(path: path, name: document.tree[$0].identifier ?? "", document: document)
      }
    } ?? []
  }

  /// A session that has just started on this screen.
  func session() -> Session {
    var session = Session(document)
    _ = session.run("start \(name)")
    return session
  }
}

extension Session {
  /// The answer of `:where` about the focus: the number of the stop, and the stop.
  mutating func focus() -> String { run(":where").lines[1] }

  /// Swipes to the end, and returns every stop on the way.
  mutating func walk(_ direction: String) -> [String] {
    var stops = [focus()]
    while stops.count < 1_000 {
      guard !run("swipe \(direction)").lines.contains("~ sound: boundary") else { return stops }
      stops.append(focus())
    }
    return stops
  }
}

@Suite("Laws of every screen in Screens")
struct ScreenLaws {
  @Test("there are screens to check")
  func screens() { #expect(SampleScreen.every.count >= 15) }

  @Test("swiping right then left returns", arguments: SampleScreen.all)
  func rightThenLeft(_ screen: SampleScreen) throws {
    var session = screen.session()
    var count = 1
    while true {
      let place = session.focus()
      if session.run("swipe right").lines.contains("~ sound: boundary") { break }
      count += 1
      let next = session.focus()
      _ = session.run("swipe left")
      #expect(session.focus() == place)
      _ = session.run("swipe right")
      #expect(session.focus() == next)
    }
    var other = screen.session()
    #expect(count == other.walk("right").count)
  }

  @Test("forward and back visit the same stops, each once", arguments: SampleScreen.all)
  func bothWays(_ screen: SampleScreen) throws {
    var session = screen.session()
    _ = session.run("four-finger tap top")
    let forward = session.walk("right")
    let back = session.walk("left")
    #expect(forward == back.reversed())
    #expect(Set(forward).count == forward.count)
  }

  @Test("the same input gives the same bytes, twice", arguments: SampleScreen.all)
  func repeatable(_ screen: SampleScreen) throws {
    let commands = [
      "swipe right 2", "double tap", "swipe down", "swipe right", "rotor right 2", "swipe down",
      "magic tap", "wait 5s", "scrub", "four-finger tap bottom", "double tap", ":tree", ":where",
    ]
    var first = screen.session()
    var second = screen.session()
    for command in commands { #expect(first.run(command) == second.run(command)) }
  }
}
