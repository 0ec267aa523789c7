import FioriSwiftUICore
import SwiftUI

/// The way from a component that works to the page around it.
package struct LivePage: Sendable {
    private let calls: Binding<[String: FunctionCalls]>
    private let texts: Binding<[String: String]>

    /// - Parameters:
    ///   - calls: The calls of each function, by its name.
    ///   - texts: The values of properties that differ from the catalogue's, by name.
    init(calls: Binding<[String: FunctionCalls]>, texts: Binding<[String: String]>) {
        self.calls = calls
        self.texts = texts
    }

    /// Tells the page that a function ran, and with what.
    func report(_ name: String, _ argument: String) {
        calls.wrappedValue[name, default: FunctionCalls()].add(argument)
    }

    /// Tells the page that a component changed a property.
    func change(_ name: String, _ value: String) { texts.wrappedValue[name] = value }
}

/// Functions that tell the page that they ran. In a picture there are none.
extension PropertyValues {
    func function(_ name: String) -> (() -> Void)? {
        page.map { page in { page.report(name, "") } }
    }

    /// - Parameter text: The words for the function's argument.
    func function<Argument>(_ name: String, _ text: @escaping (Argument) -> String) -> ((Argument) -> Void)? {
        page.map { page in { page.report(name, text($0)) } }
    }

    /// A function that is called with an activity.
    func activityFunction(_ name: String) -> ((ActivityItemDataType) -> Void)? {
        function(name) { activity in
            Self.activityTypes.first { $0.value == activity.type }?.key ?? "an activity of the app"
        }
    }

    /// A text that the component changes; in a picture it stays as it is.
    func binding(_ name: String) -> Binding<String> {
        let text = required(name)
        return Binding(get: { text }, set: { page?.change(name, $0) })
    }

    /// The view of a name; nil if it is left out.
    func view(_ name: String) -> SampleView? { text(name).flatMap(SampleView.init) }

    /// The colour of a name; nil if it is left out.
    func color(_ name: String) -> Color? { text(name).flatMap(SampleColor.init)?.color }

    /// The space around something, which has a name; nil for that of the component.
    func insets(_ name: String) -> EdgeInsets? { text(name).flatMap(SampleInsets.init)?.insets }
}
