#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A value that tests share which run at once; one at a time has it.
///
/// `Mutex` of the standard library needs iOS 18, and tests run on iOS 16.
final class Locked<Value>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  /// Creates a value that nobody has yet.
  init(_ value: Value) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    self.value = value
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Does something with the value while no other thread has it.
  func use<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
