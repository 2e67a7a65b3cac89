import EarshotModel
import EarshotFocusEngine

extension StillWalk: SearchedWalk {
  var isLost: Bool { false }

  func stop(at place: State) -> ElementTree.Index? { cursor(at: place) }

  mutating func canMake(_ movement: Movement, at place: State) -> Bool {
    movement.canMove(option(at: place))
  }

  mutating func place(
    after movement: Movement,
    from place: State,
    spending work: inout WorkBudget
  ) -> State? {
    let next = made(movement, from: place)
    work.spend(Work.gesture + (movement.turnsRotor ? 0 : self.work(at: next)))
    return next
  }

  private mutating func made(_ movement: Movement, from place: State) -> State {
    switch movement {
    case .next: self.place(after: .next, from: place)
    case .previous: self.place(after: .previous, from: place)
    case .first: self.place(after: .first, from: place)
    case .last: self.place(after: .last, from: place)
    case .nextItem: self.place(afterSwipe: .next, from: place)
    case .previousItem: self.place(afterSwipe: .previous, from: place)
    case .turnRight: self.place(afterTurn: 1, from: place)
    case .turnLeft: self.place(afterTurn: -1, from: place)
    }
  }
}

extension Movement {
  fileprivate var turnsRotor: Bool { self == .turnRight || self == .turnLeft }
}
