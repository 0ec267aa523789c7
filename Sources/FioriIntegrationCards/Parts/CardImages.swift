import CoreGraphics
import FioriThemeManager
import Foundation
import ImageIO
import SwiftUI

/// The pictures of a card by their addresses, each loaded and decoded once.
///
/// A view that is drawn at once, as on a server, gets pictures that have been loaded before with ``load(_:)``; others
/// appear when they have arrived.
nonisolated public final class CardImages: Sendable {
    /// A decoded picture; nil stands for one that cannot be shown.
    // Unchecked: an image never changes; not every SDK says so.
    struct Picture: @unchecked Sendable {
        let image: CGImage?
        /// Pixels per point: more than one for SVG pictures that are drawn larger than they are.
        var scale: CGFloat = 1

        /// The size in points.
        var size: CGSize? {
            image.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) }
        }
    }

    private let loader: CardDataLoader?
    private let decoder = PictureDecoder()
    private let state = Guarded(State())

    nonisolated private struct State {
        var pictures: [PictureAddress: Picture] = [:]
        var pixelCount = 0
        var wanted: Set<PictureAddress> = []
        /// The lengths in points of the longest sides of the frames that pictures are enlarged to.
        var sides: [PictureAddress: CGFloat] = [:]
        var iconsWithoutSymbol: Set<String> = []
    }

    /// The bound of the pixels of all decoded pictures, which take four bytes each.
    private static let maximumPixels = 16 * 1024 * 1024

    /// Creates an empty collection.
    ///
    /// - Parameter loader: the loader of the card's session, within whose bounds pictures are fetched; nil refuses all
    ///   that are not `data:` addresses.
    public init(loader: CardDataLoader? = nil) { self.loader = loader }

    /// The picture of an address that has been loaded; nil when it has not.
    ///
    /// - Parameter side: the length in points of the longer side of the frame that the picture is enlarged to; 0 for an
    ///   avatar, and for a picture in its own size.
    func known(_ address: String, side: CGFloat = 0) -> Picture? {
        let address = PictureAddress(address)
        return state.withValue { state in
            if let picture = state.pictures[address] { return picture }
            state.wanted.insert(address)
            if side > 0 { state.sides[address] = max(state.sides[address] ?? 0, side) }
            return nil
        }
    }

    /// The addresses of the pictures that views have asked for and that are not loaded yet, in alphabetical order.
    ///
    /// After a card has been laid out, these are all pictures that it shows, and nothing has to know where in a card
    /// pictures can be.
    public var wantedAddresses: [String] {
        state.withValue { state in state.wanted.filter { state.pictures[$0] == nil }.map(\.text).sorted() }
    }

    /// The addresses of the icons that views have drawn as the neutral symbol, because none stands for them; in
    /// alphabetical order.
    public var unknownIcons: [String] { state.withValue { $0.iconsWithoutSymbol.sorted() } }

    /// Notes an icon that no symbol stands for.
    func note(unknownIcon address: String) { _ = state.withValue { $0.iconsWithoutSymbol.insert(address) } }

    /// Loads pictures, several at a time.
    ///
    /// - Returns: the addresses that could not be loaded, with the reason of each.
    @discardableResult
    public func load(_ addresses: [String]) async -> [(address: String, reason: String)] {
        await withTaskGroup(of: (String, String?).self) { group in
            var rest = Set(addresses).sorted().makeIterator()
            var failures: [(address: String, reason: String)] = []
            func start() {
                guard let address = rest.next() else { return }
                group.addTask { (address, await self.load(address)) }
            }
            for _ in 0..<6 { start() }
            for await (address, reason) in group {
                if let reason { failures.append((address, reason)) }
                start()
            }
            return failures.sorted { $0.address < $1.address }
        }
    }

    /// Loads a picture.
    ///
    /// - Returns: the reason why it cannot be shown; nil for success.
    func load(_ address: String) async -> String? {
        if let known = known(address) { return known.image == nil ? "it could not be loaded before" : nil }
        do throws(CardDataError) {
            let content =
                if let loader { try await loader.image(address) } else { try await CardDataLoader().image(address) }
            // Pages use pictures of one pixel to leave room; not every decoder reads them.
            let isSpacer = content.width == 1 && content.height == 1
            // Beyond a quarter of the bound, SVG pictures in large frames are drawn like others, and beyond half of it all
            // in their own size, so that more of them have room.
            let (isSharp, side) = state.withValue { state in
                let count = state.pixelCount
                let side = count <= Self.maximumPixels / 4 ? state.sides[PictureAddress(address)] : nil
                return (count <= Self.maximumPixels / 2, side)
            }
            let picture = await decoder.decode(content, isSharp: isSharp, side: side ?? 0)
            return keep(picture.image == nil && isSpacer ? Picture(image: Self.spacer) : picture, of: address)
        } catch {
            state.withValue { $0.pictures[PictureAddress(address)] = Picture(image: nil) }
            return error.description
        }
    }

    /// A transparent picture of one pixel.
    private static let spacer = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
    ).flatMap(decode)

    /// Keeps a decoded picture within the bound of all.
    ///
    /// - Returns: the reason why it cannot be shown; nil for success.
    private func keep(_ picture: Picture, of address: String) -> String? {
        let address = PictureAddress(address)
        return state.withValue { state in
            let count = picture.image.map { $0.width * $0.height } ?? 0
            guard state.pixelCount + count <= Self.maximumPixels else {
                state.pictures[address] = Picture(image: nil)
                return "the pictures of the card have more than \(Self.maximumPixels) pixels in all"
            }
            state.pixelCount += count
            state.pictures[address] = picture
            return picture.image == nil ? "its content cannot be decoded" : nil
        }
    }

    private static func decode(_ data: Data) -> CGImage? {
        CGImageSourceCreateWithData(data as CFData, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }
}

/// The decoder of a card's pictures: one at a time, so that the pixels that decoding needs in addition are those of one
/// picture.
private actor PictureDecoder {
    /// The greatest length of a side in pixels. Larger pictures are scaled down: no card is wider.
    private static let maximumSide = 2048

    /// Decodes a picture.
    /// - Parameters:
    ///   - isSharp: False to draw an SVG picture with one pixel per point at most.
    ///   - side: The length in points of the longer side of the frame that the picture is enlarged to.
    func decode(_ content: CardImage, isSharp: Bool, side: CGFloat) -> CardImages.Picture {
        let image = image(content, isSharp: isSharp, frame: side)
        guard let image, let vector = content.vector else { return CardImages.Picture(image: image) }
        let longer = max(vector.width, vector.height)
        return CardImages.Picture(image: image, scale: CGFloat(max(image.width, image.height)) / max(longer, 1))
    }

    private func image(_ content: CardImage, isSharp: Bool, frame: CGFloat) -> CGImage? {
        guard let source = CGImageSourceCreateWithData(content.data as CFData, nil) else { return nil }
        let vectorSide = content.vectorSide(inFrameOf: Double(frame))
        var side = vectorSide ?? max(content.width ?? 0, content.height ?? 0)
        if let vector = content.vector, !isSharp {
            side = min(side, Int(min(max(vector.width, vector.height, 1), 1024).rounded(.up)))
        }
        guard content.vector != nil || side > Self.maximumSide else {
            return CGImageSourceCreateImageAtIndex(source, 0, nil)
        }
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: NSNumber(value: true),
            kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: min(side, Self.maximumSide)),
        ]
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }
}

/// The rounds in which pictures are loaded for views that are drawn at once. The views of pictures observe them, so that no
/// other is made again.
@MainActor @Observable package final class CardPictureRounds {
    /// The number of rounds so far.
    package private(set) var count = 0

    package init() {}

    /// Lets the views of pictures ask for theirs again.
    package func end() { count += 1 }
}

nonisolated private struct CardImagesKey: EnvironmentKey {
    static let defaultValue = CardImages()
}

nonisolated private struct CardPictureRoundsKey: EnvironmentKey {
    static let defaultValue: CardPictureRounds? = nil
}

nonisolated extension EnvironmentValues {
    /// The rounds in which pictures are loaded for views that are drawn at once.
    package var cardPictureRounds: CardPictureRounds? {
        get { self[CardPictureRoundsKey.self] }
        set { self[CardPictureRoundsKey.self] = newValue }
    }

    /// The pictures of the card that a view belongs to.
    var cardImages: CardImages {
        get { self[CardImagesKey.self] }
        set { self[CardImagesKey.self] = newValue }
    }
}
