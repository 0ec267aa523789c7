import Foundation
import OSLog
import SwiftUI

extension Logger {
    private static let subsystem = Bundle.main.bundleIdentifier ?? "com.example.foreign"

    /// The log of what the app's pages do, as apps declare it in an extension.
    public static let pages = Logger(subsystem: subsystem, category: "pages")
}

/// A view that logs and measures as apps do.
public struct EventLogView: View {
    private let logger = Logger(subsystem: "com.example.foreign", category: "events")
    private static let signposter = OSSignposter(logger: .pages)
    @State private var count = 0

    public init() {}

    public var body: some View {
        Button("Count \(count)") {
            count += 1
            logger.info("count is \(count, format: .decimal(minDigits: 3), align: .right(columns: 5))")
        }
        .onAppear { Logger.pages.debug("appeared as \(String(describing: Self.self), privacy: .public)") }
        .task {
            do {
                let state = Self.signposter.beginInterval("Load", id: Self.signposter.makeSignpostID())
                defer { Self.signposter.endInterval("Load", state) }
                try await Task.sleep(nanoseconds: 2 * NSEC_PER_MSEC)
            } catch {
                logger.error("failed: \(error) \(error.localizedDescription, privacy: .private(mask: .hash))")
            }
        }
    }
}
