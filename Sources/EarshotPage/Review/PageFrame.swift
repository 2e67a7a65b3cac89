/// The frame of every page, with the head and its policy, and the body around the contents.
struct PageFrame {
  let title: String
  /// Whether the page has stops that the script steps through.
  let hasStops: Bool

  /// Returns the page as one file.
  func page(_ content: (inout Markup) -> Void) -> String {
    var markup = Markup()
    markup.verbatim("<!DOCTYPE html>\n")
    markup.element("html", [("lang", "en")]) { markup in
      markup.element("head", []) { writeHead(to: &$0) }
      markup.endLine()
      markup.element("body", []) { markup in
        markup.element("div", [("class", "page")]) { content(&$0) }
        if hasStops { markup.element("script", []) { $0.verbatim(PageStyle.script) } }
      }
    }
    markup.endLine()
    return markup.text
  }

  private func writeHead(to markup: inout Markup) {
    markup.void("meta", [("charset", "utf-8")])
    let script = hasStops ? " script-src \(PageStyle.script.policy);" : ""
    let policy =
      "default-src 'none'; style-src \(PageStyle.sheet.policy);\(script) img-src data:; "
      + "base-uri 'none'; form-action 'none'"
    markup.void("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)])
    markup.void("meta", [("name", "viewport"), ("content", "width=device-width,initial-scale=1")])
    markup.void("meta", [("name", "color-scheme"), ("content", "light dark")])
    markup.element("title", [], title)
    markup.element("style", []) { $0.verbatim(PageStyle.sheet) }
  }
}
