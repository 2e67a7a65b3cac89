extension Command {
  /// The definition of `earshot man`.
  static let manual = Command(
    "man",
    usage: "",
    summary: "print the manual page",
    about: """
      Prints the manual page. To read the page, use the man command:

        earshot man > earshot.1
        man ./earshot.1
      """,
    run: { (options, _, console) throws(Failure) in
      guard options.operands.isEmpty else {
        throw .usage("'man' doesn't take a topic; for one page, use 'earshot help TOPIC'")
      }
      console.output.fragment(ManualPage.text)
      return .ok
    }
  )
}

/// The manual page, generated from the same definitions as help.
enum ManualPage {
  /// The page in man(7) markup.
  static var text: String {
    let head = """
      .TH EARSHOT 1
      .SH NAME
      earshot \\- hear what VoiceOver on an iPhone says about a screen
      .SH SYNOPSIS
      .nf
      \(Command.all.map { $0.line.roff }.joined(separator: "\n"))
      .fi

      """
    let pages = HelpPage.all.map { page in
      ".SH \(page.topic.uppercased())\n.nf\n\(page.text.roff).fi\n"
    }
    return head + pages.joined()
  }
}

extension String {
  /// The text with each line escaped for roff.
  fileprivate var roff: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var text = ""
      for character in line {
        switch character {
        case "\\": text += "\\e"
        case "-": text += "\\-"
        case "'": text += "\\(aq"
        case "`": text += "\\(ga"
        default: text.append(character)
        }
      }
      return text.hasPrefix(".") ? "\\&" + text : text
    }.joined(separator: "\n")
  }
}
