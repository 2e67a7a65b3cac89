/// The structure of the nodes of a tree, and their identifiers.
///
/// These never change while an app runs.
///
/// It's a class, so a copy of a tree costs only two references.
@usableFromInline
final class TreeShape: Sendable {
  /// The first offset after the subtree of each element.
  let subtreeEnds: ContiguousArray<Int32>
  /// The offset of the parent of each element, or -1 for the root.
  @usableFromInline let parents: ContiguousArray<Int32>
  /// The index of the first element with each identifier, not including screens.
  let places: [String: ElementTree.Index]
  /// The children of the app, including removed nodes.
  let childrenOfApp: ChildrenOfApp

  init(
    of elements: ContiguousArray<Element>,
    subtreeEnds: ContiguousArray<Int32>,
    parents: ContiguousArray<Int32>
  ) {
    self.subtreeEnds = subtreeEnds
    self.parents = parents
    var places: [String: ElementTree.Index] = [:]
    places.reserveCapacity(elements.count { $0.identifier != nil })
    for offset in elements.indices.reversed() where elements[offset].role != .screen {
      if let identifier = elements[offset].identifier {
        places[identifier] = ElementTree.Index(offset)
      }
    }
    self.places = places
    childrenOfApp = ChildrenOfApp(of: elements, subtreeEnds)
  }
}

extension TreeShape: Hashable {
  @usableFromInline
  static func == (first: TreeShape, second: TreeShape) -> Bool {
    first === second
      || first.subtreeEnds == second.subtreeEnds && first.parents == second.parents
        && first.places == second.places && first.childrenOfApp == second.childrenOfApp
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(subtreeEnds)
    hasher.combine(parents)
  }
}

/// The children of an app, which are its screens and other nodes.
///
/// They're determined only once, because every gesture needs them.
struct ChildrenOfApp: Hashable, Sendable {
  /// The screens, in the order of the files.
  private(set) var screens: [ElementTree.Index] = []
  /// The other children, in the order of the files.
  private(set) var others: [ElementTree.Index] = []
  /// The first screen with each name.
  private(set) var screensByName: [String: ElementTree.Index] = [:]

  init(of elements: ContiguousArray<Element>, _ ends: ContiguousArray<Int32>) {
    guard let end = ends.first else { return }
    var offset = 1
    while offset < end {
      let index = ElementTree.Index(offset)
      if elements[offset].role == .screen {
        screens.append(index)
        let name = elements[offset].identifier ?? ""
        if screensByName[name] == nil { screensByName[name] = index }
      } else {
        others.append(index)
      }
      offset = Int(ends[offset])
    }
  }
}
