import FioriThemeManager
import SwiftUI

/// A page that needs a newer system than the app.
struct NewerSystemsPage: View {
    let subject: NewerSubject

    var body: some View {
        if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
            switch subject {
            case .scrolling: FollowedScrolling()
            case .tabsAndZooms: TabsAndZooms()
            case .drawingAndDragging: DrawingAndDragging()
            }
        } else {
            ContentUnavailableView(
                "Needs iOS 18", systemImage: "gearshape",
                description: Text("The page shows what newer systems offer."))
        }
    }
}

/// The subjects of such pages.
package enum NewerSubject: Hashable, Sendable, CaseIterable {
    case scrolling, tabsAndZooms, drawingAndDragging
}
