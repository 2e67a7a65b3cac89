import Foundation
package import Testing

/// A trait that gives tests their own threads if they mostly wait for another program.
///
/// All other tests share as many threads as there are processors, and a test that waits would keep
/// one of them from the others.
package struct WaitingTests: TestTrait, SuiteTrait, TestScoping {
  /// Whether a test begins at once, whatever else waits.
  ///
  /// Otherwise, each test of a suite whose tests run one after another would begin when nearly all
  /// other tests are over.
  fileprivate let beginsAtOnce: Bool

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return try await function()
    }
    let executor = beginsAtOnce ? WaitingExecutor(threads: 1) : WaitingExecutor.shared
    try await withTaskExecutorPreference(executor, operation: function)
  }
}

extension Trait where Self == WaitingTests {
  /// Runs each test on its own thread.
  package static var onOwnThread: Self { Self(beginsAtOnce: true) }
  /// Runs the tests on a few threads that all waiting tests share.
  package static var waiting: Self { Self(beginsAtOnce: false) }
}

/// An executor with its own threads.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class WaitingExecutor: TaskExecutor {
  static let shared = WaitingExecutor(threads: 2)

  private let queue = OperationQueue()

  init(threads: Int) { queue.maxConcurrentOperationCount = threads }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
