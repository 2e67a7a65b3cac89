#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Keeps signals waiting while something must not be broken off.
enum SignalMask {
  /// Does something that those who end the program wait for.
  static func withAllBlocked<Value>(_ body: () -> Value) -> Value {
    var all = sigset_t()
    var old = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    return body()
  }
}
