import EarshotLines
import EarshotModel
import EarshotNotation

// Charts that disappear or have different content.
extension MutationSite {
  /// The changes that remove a chart, or that remove or change something audible in it.
  ///
  /// These changes don't affect the titles of axes, because VoiceOver never says them.
  var changedCharts: [Mutant] {
    guard let chart = element.chart else { return [] }
    let own = "the chart \(quoted(chart.title)) of \(name)"
    let title = chart.title + " 2"
    let changes = [
      mutant(.chart, "\(own) was removed") { $0.chart = nil },
      mutant(.chart, "the title of \(own) was changed to \(quoted(title))") {
        $0.chart?.title = title
      },
      chart.summary.map { _ in
        mutant(.chart, "the summary of \(own) was removed") { $0.chart?.summary = nil }
      },
      droppedUnit(of: chart, own),
    ]
    return changes.compactMap { $0 } + changedSeries(of: chart)
  }

  private func droppedUnit(of chart: Chart, _ own: String) -> Mutant? {
    guard let axis = chart.yAxis, let numbers = axis.numbers, !numbers.unit.isEmpty else {
      return nil
    }
    let bare = Chart.NumberExtent(lower: numbers.lower, upper: numbers.upper)
    return mutant(.chart, "the unit of \(own) was removed") {
      $0.chart?.yAxis?.extent = .numbers(bare)
    }
  }

  /// Returns the changes to the series of a chart.
  ///
  /// For each series, one change alters the greatest value, and another change removes the last
  /// point. If there are several series, a third change removes the series.
  private func changedSeries(of chart: Chart) -> [Mutant] {
    chart.series.indices.flatMap { number in
      let series = chart.series[number]
      let own = "the series \(quoted(series.name)) of \(name)"
      let dropped =
        chart.series.count > 1
        ? [mutant(.chart, "\(own) was removed") { $0.chart?.series.remove(at: number) }] : []
      return dropped + changedPoints(of: series, number, in: chart, own)
    }
  }

  private func changedPoints(
    of series: Chart.Series,
    _ number: Int,
    in chart: Chart,
    _ own: String
  ) -> [Mutant] {
    let places = series.points.indices
    guard let last = places.last, let numbers = chart.yAxis?.numbers,
      let highest = places.max(by: { series.points[$0].y < series.points[$1].y })
    else { return [] }
    let (lost, before) = (series.points[last], series.points[highest])
    var after = before
    after.y = before.y == numbers.lower ? numbers.upper : numbers.lower
    let dropped = mutant(.chart, "the point '\(chart.notation(of: lost))' of \(own) was removed") {
      $0.chart?.series[number].points.remove(at: last)
    }
    guard after != before else { return [dropped] }
    let (old, new) = (chart.notation(of: before), chart.notation(of: after))
    let changed = mutant(.chart, "the point '\(old)' of \(own) was changed to '\(new)'") {
      [after] in $0.chart?.series[number].points[highest] = after
    }
    return [dropped, changed]
  }
}
