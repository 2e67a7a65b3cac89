/// Tests of the audit's findings in the page source of WebDriverAgent.
protocol PageSourceTests {}

extension PageSourceTests {
  /// The tests whose views and findings these tests use.
  var pages: ThirteenthSetExportTests { ThirteenthSetExportTests() }

  /// Returns the messages of a rule for views.
  func found(_ rule: String, _ views: String...) throws -> [String] {
    try pages.found(rule, views.joined(separator: "\n"))
  }

  /// Returns a button with a label and a frame.
  func button(_ label: String, _ frame: [Double]) -> String {
    pages.view("Button", nil, label: label, frame, traits: "Button")
  }

  /// Returns a text element with a frame.
  func text(_ words: String, _ frame: [Double]) -> String { pages.text(words, frame) }
}
