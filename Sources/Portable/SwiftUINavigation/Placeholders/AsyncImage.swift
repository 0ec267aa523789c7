import Foundation
import FoundationNetworking
import ImageIO
import SwiftUICore

/// An image that is loaded asynchronously, with a placeholder until then.
public struct AsyncImage<Content>: View where Content: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    @State private var loaded: (url: URL, phase: AsyncImagePhase)?
    @Environment(\.imageLoading) private var load

    /// Shows a grey area until the image is loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { phase in phase.image ?? Image.greyArea }
    }

    /// Shows a placeholder until the image is loaded.
    public init<I, P>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Shows a view for each phase of loading.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    @MainActor public var body: some View {
        content(loaded.flatMap { $0.url == url ? $0.phase : nil } ?? .empty)
            .task(id: url) {
                // A view that appears again has loaded its image already.
                guard let url, loaded?.url != url || loaded?.phase.image == nil else { return }
                let phase = await Self.phase(of: url, scale: scale, load: load)
                guard !Task.isCancelled else { return }
                withTransaction(transaction) { loaded = (url, phase) }
            }
    }

    /// Loads and decodes an image outside of the main actor.
    @concurrent private static func phase(
        of url: URL, scale: CGFloat, load: @Sendable (URL) async throws -> Data
    ) async -> AsyncImagePhase {
        do {
            let data = try await load(url)
            switch try? PictureFile(data) {
            case .bitmap(let image, let exif):
                let upright = Image.Orientation.allCases.first { $0.exif == exif } ?? .up
                return .success(Image(decorative: image, scale: scale, orientation: upright))
            case .vector(let picture):
                guard let image = picture.image(size: picture.size, scale: 1) else { break }
                return .success(Image(decorative: image, scale: scale))
            case nil: break
            }
            return .failure(URLError(.cannotDecodeContentData))
        } catch {
            return .failure(error)
        }
    }
}

extension Image {
    /// The default placeholder.
    fileprivate static var greyArea: Image {
        let size = CGSize(width: 1, height: 1)
        return Image(size: size) { context in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.gray.opacity(0.16)))
        }
        .resizable()
    }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    /// The image, if it is loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error, if loading has failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

private struct ImageLoadingKey: EnvironmentKey {
    static var defaultValue: @Sendable (URL) async throws -> Data {
        { url in
            if url.isFileURL { return try Data(contentsOf: url) }
            return try await PictureTransfers.shared.data(from: url)
        }
    }
}

extension EnvironmentValues {
    /// Loads the bytes of images; by default with the shared session and its cache.
    package var imageLoading: @Sendable (URL) async throws -> Data {
        get { self[ImageLoadingKey.self] }
        set { self[ImageLoadingKey.self] = newValue }
    }
}

@available(*, unavailable)
extension AsyncImage: Sendable {}
