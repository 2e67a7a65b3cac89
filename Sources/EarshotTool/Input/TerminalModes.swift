#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The ways in which the terminal of standard input can work: as it was found, or key by key.
struct TerminalModes {
  private let found: termios
  private let keyByKey: termios

  /// Takes down how the terminal works now, or `nil` if there is none.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    found = modes
    modes.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    keyByKey = modes
  }

  /// Gives out each key as it is pressed, and shows none; keys that send signals still do.
  func readKeyByKey() { set(keyByKey) }

  /// Works as it was found.
  func restore() { set(found) }

  /// What is typed already stays.
  private func set(_ modes: termios) {
    var modes = modes
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) != 0, errno == EINTR {}
  }
}
