#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where threads take their jobs, and put what comes of them.
///
/// All that is shared between threads is behind one lock here.
final class JobBoard<Result: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var next = 0
  private var results: [Result?]

  /// Creates a board of jobs that are numbered from 0.
  init(count: Int) {
    lock = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    results = [Result?](repeating: nil, count: count)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Takes the next job; nothing where none is left.
  func take() -> Int? {
    locked {
      guard next < results.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Puts down what came of a job.
  func put(_ result: Result, at place: Int) {
    locked {
      results[place] = result
      pthread_cond_broadcast(changed)
    }
  }

  /// Waits for a job that somebody has taken or will take, and takes away what came of it.
  func wait(for place: Int) -> Result {
    locked {
      while true {
        if let result = results[place] {
          results[place] = nil
          return result
        }
        pthread_cond_wait(changed, lock)
      }
    }
  }

  /// Takes the jobs that are left off the board.
  func stop() {
    locked { next = results.count }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
