#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A value that tests share when they run in parallel, protected by a lock.
///
/// The standard library's `Mutex` needs iOS 18, but tests also run on iOS 16.
final class Locked<Value>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  /// Creates an unlocked value.
  init(_ value: Value) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    self.value = value
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Calls a closure with the value while no other thread can access it.
  func use<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
