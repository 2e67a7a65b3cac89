#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pool of threads that share a list of jobs.
///
/// Results are delivered in the order of the list, so the output doesn't depend on the number of
/// threads.
struct Workers {
  /// The maximum number of threads.
  static let limit = 64

  /// The stack size of each thread, in bytes, which is the same as for the main thread.
  ///
  /// By default, the stacks of other threads can be smaller.
  private static let stackSize = 8 << 20

  /// The number of threads.
  let count: Int

  /// The number of available processors, up to the limit.
  static var processors: Int { min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), limit) }

  /// Performs work for each item and delivers the results, item by item.
  ///
  /// - Parameters:
  ///   - items: The items to work on.
  ///   - work: The work, which may run on any thread.
  ///   - deliver: A closure that receives a result on the calling thread and returns whether to
  ///     continue. If the closure throws an error, the work also stops.
  /// - Throws: Any error that `deliver` throws.
  func run<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    work: @escaping @Sendable (Item) -> Result,
    deliver: (Result) throws(Failure) -> Bool
  ) throws(Failure) {
    guard count > 1, items.count > 1 else {
      for item in items { guard try deliver(work(item)) else { return } }
      return
    }
    let board = JobBoard<Result>(count: items.count)
    let threads = (0..<min(count, items.count)).compactMap { _ in
      start { while let place = board.take() { board.put(work(items[place]), at: place) } }
    }
    // If no thread could start, the calling thread runs the jobs.
    if threads.isEmpty {
      while let place = board.take() { board.put(work(items[place]), at: place) }
    }
    defer {
      board.stop()
      for thread in threads { pthread_join(thread, nil) }
    }
    for place in items.indices {
      guard try deliver(board.wait(for: place)) else { return }
    }
  }

  /// Starts a thread with all signals blocked, or returns `nil` if this fails.
  ///
  /// The main thread handles signals.
  private func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let job = Unmanaged.passRetained(ThreadBody(body))
    return SignalMask.withAllBlocked {
      guard let thread = Self.create(&attributes, job.toOpaque()) else {
        job.release()
        return nil
      }
      return thread
    }
  }

  private static func create(
    _ attributes: inout pthread_attr_t,
    _ argument: UnsafeMutableRawPointer
  ) -> pthread_t? {
    #if canImport(Darwin)
    var thread: pthread_t?
    let error = pthread_create(&thread, &attributes, { ThreadBody.run($0) }, argument)
    #else
    var thread = pthread_t()
    let error = pthread_create(&thread, &attributes, { ThreadBody.run($0) }, argument)
    #endif
    return error == 0 ? thread : nil
  }
}

/// The body of a thread, in a box that a pointer can refer to.
private final class ThreadBody: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// Runs the body and releases the box.
  static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }
}
