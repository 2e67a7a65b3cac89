import EarshotModel
import EarshotSimulatedApp
import Testing

@Suite("Pages")
struct PagesTests {
  private let screen = """
    screen a
      scrollView #view
        pages: 3
        frame: 10 20 100 200
        scrollView #inner
          pages: 2
          frame: 10 20 100 50
          text "1" #one
            frame: 10 20 10 10
          text "2" #two
            frame: 110 20 10 10
        text "3" #three
          frame: 10 219 10 10
        text "4" #four
          frame: 60 220 10 10
        text "5" #five
          frame: 10 9999 10 10
        text "6" #six
          frame: -500 0 10 10
        text "7" #seven
    """

  @Test("contain the stops whose origin is that many sizes further along")
  func places() throws {
    let app = try Fixture.app(screen)
    let view = try app.node("view")
    let pages = try ["three", "four", "five", "six", "seven"].map { name in
      app.pagePlaces(of: try app.node(name), layout: .leftToRight).first { $0.view == view }?.page
    }
    #expect(pages == [1, 2, 3, 1, nil])
    let mirrored = app.pagePlaces(of: try app.node("six"), layout: .rightToLeft)
    #expect(mirrored.map(\.page) == [3])
  }

  @Test("of a scroll view inside another count only for that view")
  func nested() throws {
    let app = try Fixture.app(screen)
    let places = app.pagePlaces(of: try app.node("two"), layout: .leftToRight)
    #expect(places.map(\.page) == [2, 1])
    #expect(places.map(\.offset) == [Point(x: 100, y: 0), Point(x: 0, y: 0)])
  }

  @Test("follow the cursor, and turn to the ends")
  func turning() throws {
    var app = try Fixture.app(screen)
    let (view, five, seven) = (
      try app.node("view"), try app.node("five"), try app.node("seven")
    )
    app.reveal(five, layout: .leftToRight)
    #expect(app.page(of: view) == 3)
    app.reveal(seven, layout: .leftToRight)
    #expect(app.page(of: view) == 3)
    #expect(app.scroll(.left, from: seven, layout: .leftToRight) == nil)
    #expect(app.scroll(.right, from: seven, layout: .leftToRight) == .turn(view, to: 2))
    #expect(app.scroll(.previous, from: seven, layout: .rightToLeft) == .turn(view, to: 1))
    #expect(app.page(of: view) == 1)
    #expect(app.scroll(.down, from: seven, layout: .leftToRight) == nil)
  }

  @Test("of broken or endless sizes do no harm")
  func broken() throws {
    for frame in ["0 0 0 0", "0 0 -5 -5", "0 0 1 1"] {
      let app = try Fixture.app(
        """
        screen a
          scrollView #view
            pages: 999999999
            frame: \(frame)
            text "1" #one
              frame: 99999999999999999999 -99999999999999999999 1 1
        """
      )
      let places = app.pagePlaces(of: try app.node("one"), layout: .leftToRight)
      #expect(places.map(\.page) == [frame == "0 0 1 1" ? 999_999_999 : 1])
    }
  }
}
