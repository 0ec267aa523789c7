import Foundation

/// The drawing of an enclosure, and the rectangle for the symbol in it.
struct EnclosureShape {
    var outlined: SymbolTable.Part
    var filled: SymbolTable.Part
    var room: CGRect

    init(_ enclosure: SymbolName.Enclosure) {
        func icon(_ name: String, _ selection: SymbolTable.Part.Selection = .everything) -> SymbolTable.Part {
            SymbolTable.Part(source: .icon(name), selection: selection)
        }
        switch enclosure {
        case .circle:
            (outlined, filled) = (icon("circle"), icon("circle-fill"))
            room = CGRect(x: 4, y: 4, width: 8, height: 8)
        case .square:
            (outlined, filled) = (icon("square"), icon("square-fill"))
            room = CGRect(x: 3.6, y: 3.6, width: 8.8, height: 8.8)
        case .rectangle:
            let inner = "M2 4a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1z"
            let outer = "M2 3h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"
            outlined = .init(source: .path(outer + inner, usesEvenOddRule: true))
            filled = .init(source: .path(outer, usesEvenOddRule: true))
            room = CGRect(x: 4.8, y: 4.8, width: 6.4, height: 6.4)
        case .diamond:
            (outlined, filled) = (icon("diamond"), icon("diamond-fill"))
            room = CGRect(x: 5, y: 5, width: 6, height: 6)
        case .octagon:
            (outlined, filled) = (icon("octagon"), icon("octagon-fill"))
            room = CGRect(x: 4, y: 4, width: 8, height: 8)
        case .hexagon:
            (outlined, filled) = (icon("hexagon"), icon("hexagon-fill"))
            room = CGRect(x: 4.4, y: 4.4, width: 7.2, height: 7.2)
        case .triangle:
            (outlined, filled) = (icon("triangle"), icon("triangle-fill"))
            room = CGRect(x: 5.6, y: 6.8, width: 4.8, height: 5.2)
        case .seal:
            (outlined, filled) = (icon("patch-check", .rim), icon("patch-check-fill", .silhouette))
            room = CGRect(x: 4.6, y: 4.6, width: 6.8, height: 6.8)
        case .shield:
            (outlined, filled) = (icon("shield"), icon("shield-fill"))
            room = CGRect(x: 4.8, y: 4, width: 6.4, height: 6.4)
        case .bubble:
            (outlined, filled) = (icon("chat"), icon("chat-fill"))
            room = CGRect(x: 4.6, y: 4.4, width: 6.8, height: 6.8)
        case .app:
            (outlined, filled) = (icon("app"), icon("app", .silhouette))
            room = CGRect(x: 4, y: 4, width: 8, height: 8)
        }
    }
}
