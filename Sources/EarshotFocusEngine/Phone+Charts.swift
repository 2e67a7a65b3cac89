package import EarshotModel
package import EarshotSimulatedApp

/// An entry of the Audio Graph rotor setting.
///
/// - Source: [WWDC21-10122], [WWDC22-10136]; AUDIO-GRAPHS.md, chapter 2.
package enum ChartEntry: CaseIterable, Hashable, Sendable {
  /// Describes the contents of the chart.
  case describe
  /// Plays the chart.
  case play
  /// Opens a screen with the details.
  case details
}

/// An element of the screen with a chart's details.
///
/// - Source: [WWDC21-10122]; AUDIO-GRAPHS.md, chapter 4.
package enum ChartDetail: Hashable, Sendable {
  /// The heading of the screen.
  case heading
  /// The button that plays the chart.
  case button
  /// A point, and the name of its series if there are several series.
  case point(Chart.Point, series: String?)
}

// Effects of Audio Graph.
extension Phone {
  /// Turns to the next or previous entry of Audio Graph.
  mutating func turnChart(_ way: RotorDirection) {
    events.speak(.chartEntry(engine.rotorState.turnChart(way)), by: .audioGraphIsAList)
  }

  /// Performs the current entry of Audio Graph.
  mutating func perform(_ entry: ChartEntry) {
    guard let chart = engine.chart(in: app) else {
      return events.boundary(by: .chartsBringAudioGraph)
    }
    events.sound(.sound(.activate), by: .doubleTapPerformsTheChartEntry)
    switch entry {
    case .describe: events.speak(.chartDescribed(chart), by: .doubleTapPerformsTheChartEntry)
    case .play:
      events.sound(.chartPlayed(chart), by: .chartsPlayAsTones)
      events.speak(.chartEnded, by: .chartsPlayAsTones)
    case .details: events.speak(.chartOpened(chart), by: .chartDetailsAreAScreen)
    }
  }
}

extension FocusEngine {
  /// The current entry of Audio Graph, or `nil` if a double tap activates the element.
  package var chosenChartEntry: ChartEntry? {
    rotorState.option == .audioGraph ? rotorState.chartEntry : nil
  }

  /// Returns the innermost chart around the cursor, or `nil` if there's none.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the cursor.
  /// - Rule: ``FocusRule/chartsBringAudioGraph``
  package func chart(in app: App) -> Chart? {
    guard let cursor else { return nil }
    if let chart = app.tree.chart(of: cursor) { return chart }
    return app.tree.ancestors(of: cursor).lazy.compactMap { app.tree.chart(of: $0) }.first
  }
}
