import EarshotTranscripts
import EarshotModel
import EarshotSession
import SessionTestSupport
import TestSupport
import Testing

@testable import EarshotSession

/// Each gesture has one row: its text, and what is made from it.
@Suite("A gesture")
struct GestureLaws {
  /// The operands that may follow a gesture, one of each kind.
  private static func samples(_ syntax: ArgumentSyntax<Gesture>) -> [Gesture] {
    let targets: [CommandTarget] = [
      "#pay", "Pay", "#\"odd; name\"", .label("a\n\"b\""), .label(""),
    ]
    let texts = ["Anna", "", "a;\nb \"c\" \\", " 1 é🍕 "]
    let point = Point(x: -1.5, y: 200)
    return switch syntax {
    case .nothing(let gesture): [gesture]
    case .count(let make): [make(1), make(3), make(999)]
    case .countOrTarget(let make):
      [make(.times(1)), make(.times(7))] + targets.map { make(.until($0)) }
    case .optionalPlace(let make): [make(nil)] + targets.map { make(.target($0)) }
    case .place(let make): [make(.point(point))] + targets.map { make(.target($0)) }
    case .path(let make): [make(point, Point(x: 0, y: 0.25))]
    case .rotorName(let make), .actionName(let make), .text(let make), .phrase(let make):
      texts.map { make($0) }
    case .optionalScreen(let make), .optionalText(let make): [make(nil)] + texts.map { make($0) }
    case .duration(let make): [make(.seconds(2)), make(Milliseconds(250))]
    case .file(let make), .topic(let make), .markName(let make), .anything(let make):
      texts.map { make($0) }
    case .setting(let make): [make("hints", "off")]
    case .all(let make): [make(false), make(true)]
    }
  }

  static let all = Gesture.Kind.allCases

  @Test("can be read from its printed form", arguments: all)
  func roundTrip(_ kind: Gesture.Kind) {
    for gesture in Self.samples(kind.row.syntax) {
      #expect(Gesture(gesture.description) == gesture)
      #expect(Gesture("  \(gesture.description) ") == gesture)
    }
  }

  @Test("is in the row that makes it, by all its names", arguments: all)
  func row(_ kind: Gesture.Kind) {
    for gesture in Self.samples(kind.row.syntax) {
      #expect(gesture.kind == kind)
      #expect(gesture.description.hasPrefix(kind.row.words))
    }
    for name in kind.row.aliases {
      #expect(kind.row.plainGesture.map { Gesture(name) == $0 } ?? true)
    }
  }

  @Test(
    "does the same whether it is made or read from a line",
    arguments: Effort.share(of: all, atLeastOneIn: 4)
  )
  func performed(_ kind: Gesture.Kind) throws {
    let started = try Walk(pizzeria).session
    for gesture in Self.samples(kind.row.syntax) {
      var made = started
      var read = made
      #expect(made.perform(gesture) == read.run(gesture.description))
      #expect(made.perform(.swipe(.right)) == read.run("swipe right"))
      #expect(made.transcriptLines() == read.transcriptLines())
      #expect(made.gestureCount == read.gestureCount)
    }
  }

  @Test("has a count from 1 to 999")
  func counts() throws {
    #expect(Gesture.swipe(.right, count: 0).description == "swipe right")
    #expect(Gesture.delete(count: 5_000).description == "delete 999")
    var session = try Walk(pizzeria).session
    #expect(session.perform(.turnRotor(.right, count: -3)).echo == "> rotor right")
  }

  @Test("only moves where the search tries it, with one gesture for each movement")
  func movements() {
    #expect(Movement.gestures.map(\.movement) == Movement.allCases)
    #expect(GestureDefinition.all.compactMap(\.movement).count == Movement.allCases.count)
    #expect(Movement.gestures.allSatisfy { $0.gesture.definition.cost == .one })
  }

  @Test("has a single key that no other command has")
  func keys() {
    let keys =
      GestureDefinition.all.flatMap(\.singleKeys)
      + SessionCommandDefinition.all.flatMap(\.singleKeys)
    #expect(Set(keys).count == keys.count)
  }
}

@Suite("A command of the session")
struct SessionCommandLaws {
  @Test("can be read from its printed form", arguments: SessionCommand.Kind.allCases)
  func roundTrip(_ kind: SessionCommand.Kind) throws {
    let commands: [SessionCommand] =
      switch kind.row.syntax {
      case .nothing(let command): [command]
      case .count(let make): [make(1), make(3)]
      case .text(let make), .file(let make): [make("a b"), make("a; \"b\"")]
      case .setting(let make): [make("hints", "off"), make("hints", "")]
      case .all(let make): [make(false), make(true)]
      case .topic(let make), .anything(let make): [make(""), make("gestures")]
      case .markName(let make): [make("here"), make("a b")]
      default: []
      }
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(command.kind == kind)
      #expect(try CommandParser.parse(command.description) == .session(command))
    }
  }

  @Test("is in its help once, except the one for transcripts")
  func help() {
    let listed = Help.commandLines.flatMap(\.kinds)
    #expect(Set(listed) == Set(SessionCommand.Kind.allCases).subtracting([.claim]))
    #expect(listed.count == Set(listed).count)
    #expect(SessionCommand.Kind.allCases.filter(\.row.help.isEmpty) == [.claim])
  }
}
