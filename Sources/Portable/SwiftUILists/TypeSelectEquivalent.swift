import SwiftUICore

extension View {
    /// Sets the text by which a row is found when its name is typed. Of no effect on Linux, where lists are not searched by
    /// typing, as on iPhones.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

    /// Sets the text by which a row is found when its name is typed. Of no effect on Linux.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

    /// Sets the text by which a row is found when its name is typed. Of no effect on Linux.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol { self }
}
