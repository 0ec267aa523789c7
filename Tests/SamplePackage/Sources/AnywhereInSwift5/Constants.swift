import FioriSwiftUI
import SwiftUI

/// Components that an app of Swift 5 keeps in static properties.
public enum Constants {
    public static let person = PersonDetailItem(title: "Laurel Osborn")
    public static let object = ObjectItem(title: "Pump", action: Action(actionText: "Inspect"))
    public static let button = FioriButton(title: "Go")
    public static let number = KPIItem(data: .percent(0.65))
    public static let selector = DimensionSelector(segmentTitles: ["1D", "1W"])
    public static let page = WelcomeScreen(title: "Welcome", action: Action(actionText: "Start"))
    public static let components = items() + headers() + choices() + pages() + charts() + cards()
}
