import CoreTransferable
import SwiftUICore

// The menu of a title has no part for a document on Linux, for there is nowhere to move it to.
extension View {
    /// Names the document that the page shows. Of no effect on Linux.
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }

    /// Names the document that the page shows. Of no effect on Linux.
    nonisolated public func navigationDocument<D>(_ document: D) -> some View where D: Transferable { self }

    /// Names the document that the page shows. Of no effect on Linux.
    nonisolated public func navigationDocument<D>(
        _ document: D, preview: SharePreview<Never, Never>
    ) -> some View where D: Transferable { self }

    /// Names the document that the page shows. Of no effect on Linux.
    nonisolated public func navigationDocument<D, I>(
        _ document: D, preview: SharePreview<Never, I>
    ) -> some View where D: Transferable, I: Transferable { self }

    /// Names the document that the page shows. Of no effect on Linux.
    nonisolated public func navigationDocument<D, I>(
        _ document: D, preview: SharePreview<I, Never>
    ) -> some View where D: Transferable, I: Transferable { self }

    /// Names the document that the page shows. Of no effect on Linux.
    nonisolated public func navigationDocument<D, I1, I2>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View where D: Transferable, I1: Transferable, I2: Transferable { self }
}
