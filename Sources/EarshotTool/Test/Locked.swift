#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A value that threads share, with exclusive access.
final class Locked<Value>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  /// Creates a shared value.
  init(_ value: Value) {
    lock = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
    self.value = value
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Calls a closure with exclusive access to the value.
  func use<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }

  /// Calls a closure that changes the value and wakes the threads that wait for a change.
  func change(_ body: (inout Value) -> Void) {
    use(body)
    pthread_cond_broadcast(changed)
  }

  /// Waits until the closure returns a result, and calls the closure again after each change by
  /// another thread.
  func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(changed, lock)
    }
  }
}
