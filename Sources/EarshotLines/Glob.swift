/// A pattern with `*` for any characters and `?` for one character.
///
/// After a `\`, these characters represent themselves.
///
///     Pepperoni, from * roubles
///
/// - Source: SESSIONS.md, "Transcripts"; the escape is cram's.
package struct Glob {
  fileprivate enum Piece: Hashable {
    case one(Character)
    case anyOne
    case any
  }

  private var pieces: [Piece] = []

  package init(_ pattern: String) {
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        if !"*?\\".contains(character) { pieces.append(.one("\\")) }
        pieces.append(.one(character))
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        pieces.append(character == "*" ? .any : character == "?" ? .anyOne : .one(character))
      }
    }
    if isEscaped { pieces.append(.one("\\")) }
  }

  /// Returns whether a whole string matches the pattern.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the length of the text and *m* is the length of the
  ///   pattern.
  package func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (piece, place) = (0, 0)
    var lastAny: (piece: Int, place: Int)?
    while place < text.count {
      if piece < pieces.count, pieces[piece] == .any {
        lastAny = (piece, place)
        piece += 1
      } else if piece < pieces.count, pieces[piece].fits(text[place]) {
        (piece, place) = (piece + 1, place + 1)
      } else if let (any, start) = lastAny {
        lastAny = (any, start + 1)
        (piece, place) = (any + 1, start + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .any }
  }
}

extension Glob.Piece {
  fileprivate func fits(_ character: Character) -> Bool {
    switch self {
    case .one(let own): own == character
    case .anyOne: true
    case .any: false
    }
  }
}
