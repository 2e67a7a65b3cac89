#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Environment {
  /// How many columns the terminal has now: as `COLUMNS` says, else as the terminal does, else 80.
  ///
  /// It is asked anew each time, since a window may have been resized meanwhile.
  ///
  /// - Source: TERMINAL.md 2.7.
  var columns: Int {
    if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return (outputIsTerminal ? Environment.columnsOfTerminal : nil) ?? 80
  }

  private static var columnsOfTerminal: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, sizeRequest, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// `TIOCGWINSZ`, which is a macro in C and not imported everywhere.
  private static var sizeRequest: UInt {
    #if canImport(Darwin)
    0x4008_7468
    #else
    0x5413
    #endif
  }
}
