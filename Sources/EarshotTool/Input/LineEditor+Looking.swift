#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

internal import EarshotSession

// Operations that depend on the current line, which the library exposes only when it handles
// Earshot's own key.
extension LineEditor {
  /// The operation to perform when the library exposes the current line.
  enum Look: Hashable, Sendable {
    /// Prints, above the current line, lines that arrived while the user was typing.
    case interject(String)
    /// Interrupts the current line.
    case interrupt
    /// Records that the user pressed Control-C, and whether the line was empty.
    case interrupted(atEmptyLine: Bool)
  }

  /// Stores the operation and returns the key that makes the library expose the current line.
  func begin(_ look: Look) -> CInt {
    self.look = look
    if !knowsLookKey {
      knowsLookKey = true
      library.bindLookKey { _, _ in
        LineEditor.current?.takeLook()
        return 0
      }
    }
    return EditLibrary.lookKey
  }

  /// Performs the operation while the library exposes the current line.
  func takeLook() {
    switch look {
    case .interject(let lines):
      look = nil
      interject(lines, below: rowsAboveCursor)
    case .interrupt: look = .interrupted(atEmptyLine: library.isLineEmpty)
    case .interrupted, nil: break
    }
  }

  /// Ends the operation, even if the library got a key other than Earshot's, and returns the input
  /// if it ends the line, or `nil` otherwise.
  func endOfLook() -> Input? {
    defer { look = nil }
    switch look {
    case .interject(let lines): interject(lines, below: 0)
    case .interrupt: return interrupt(atEmptyLine: false)
    case .interrupted(let isEmpty): return interrupt(atEmptyLine: isEmpty)
    case nil: break
    }
    return nil
  }

  /// The number of rows of the prompt and the input above the row of the cursor.
  private var rowsAboveCursor: Int {
    guard let columns = size?.columns, columns > 0 else { return 0 }
    return TextWidth.columns(of: prompt + library.textBeforeCursor) / columns
  }

  /// Prints lines that arrived during typing, followed by the prompt and the current input.
  ///
  /// The method first erases the current line, so it appears only once, below the lines.
  private func interject(_ lines: String, below rows: Int) {
    let up = rows > 0 ? "\u{1B}[\(rows)A" : ""
    writeAll(Array("\(up)\r\u{1B}[J\(lines)".utf8), to: STDOUT_FILENO)
    library.redraw()
  }
}
