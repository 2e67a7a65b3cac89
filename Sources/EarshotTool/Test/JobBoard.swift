/// A queue that threads take jobs from and return results to.
struct JobBoard<Result: Sendable>: Sendable {
  private struct Jobs {
    var next = 0
    var results: [Result?]
  }

  private let jobs: Locked<Jobs>

  /// Creates a queue of jobs with numbers starting at 0.
  init(count: Int) {
    jobs = Locked(Jobs(results: [Result?](repeating: nil, count: count)))
  }

  /// Removes and returns the number of the next job, or returns `nil` if none is left.
  func take() -> Int? {
    jobs.use { jobs in
      guard jobs.next < jobs.results.count else { return nil }
      defer { jobs.next += 1 }
      return jobs.next
    }
  }

  /// Stores the result of a job.
  func put(_ result: Result, at place: Int) {
    jobs.change { $0.results[place] = result }
  }

  /// Waits until a job is done, and removes and returns its result.
  func wait(for place: Int) -> Result {
    jobs.wait { jobs in
      defer { jobs.results[place] = nil }
      return jobs.results[place]
    }
  }

  /// Removes the jobs that no thread has taken.
  func stop() {
    jobs.use { $0.next = $0.results.count }
  }
}
