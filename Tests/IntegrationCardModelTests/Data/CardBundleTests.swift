import Expectations
import Foundation
import Testing

@testable import IntegrationCardModel

@Suite struct CardBundleTests {
    /// A folder with `card/data/a.json`, a secret beside the card, and links to it.
    static func bundle() throws -> CardBundle {
        let files = FileManager.default
        let folder = try scratchFolder()
        let card = folder.appendingPathComponent("card")
        try files.createDirectory(at: card.appendingPathComponent("data"), withIntermediateDirectories: true)
        try Data("[1]".utf8).write(to: card.appendingPathComponent("data/a.json"))
        try Data("secret".utf8).write(to: folder.appendingPathComponent("secret.txt"))
        try files.createSymbolicLink(
            at: card.appendingPathComponent("link.txt"), withDestinationURL: folder.appendingPathComponent("secret.txt")
        )
        try files.createSymbolicLink(at: card.appendingPathComponent("up"), withDestinationURL: folder)
        return CardBundle(root: card)
    }

    @Test(arguments: ["data/a.json", "./data/a.json", "data/../data//a.json", "data/a%2Ejson", "data/a.json?x=1"])
    func `reads files inside`(_ path: String) throws {
        #expect(try Self.bundle().data(at: path) == Data("[1]".utf8))
    }

    @Test(arguments: [
        "../secret.txt", "data/../../secret.txt", "%2e%2e/secret.txt", "%252e%252e/secret.txt", "..%2fsecret.txt",
        "/etc/passwd", "%2fetc/passwd", "//host/a", "~/a", "C:/a", "C:\\a", "..\\secret.txt", "..%5csecret.txt",
        "file:///etc/passwd", "a\u{0}b", "a%00b", "link.txt", "up/secret.txt", "", "%2525252525252e%2e/a",
    ]) func `refuses what leads out`(_ path: String) throws {
        let bundle = try Self.bundle()
        #expect {
            try bundle.data(at: path)
        } throws: { error in
            if case .pathRefused? = error as? CardDataError { true } else { false }
        }
    }

    @Test(arguments: [
        "C:secret.txt", "c|/secret.txt", "\\\\server\\share\\a", "//server/share/a", "\\\\?\\C:\\a", "%5c%5cserver/a",
        "data\\..\\..\\secret.txt", "data/..%5c..%5csecret.txt", "FILE:/etc/passwd", "/%2e%2e/secret.txt",
        "....//secret.txt", "..;/secret.txt", "%c0%ae%c0%ae/secret.txt", "．．/secret.txt", "data/a.json:stream",
        "data/a.json::$DATA", "NUL", "CON", "aux.json", ". ./secret.txt", ".. /secret.txt", "loop",
        "up/card/../secret.txt",
        "data/%2e%2e/%2e%2e/secret.txt", "data/\u{2024}\u{2024}/secret.txt", "pipe", "device", "proc/self/environ",
    ]) func `never reads anything else`(_ path: String) throws {
        let bundle = try Self.bundle()
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: bundle.root.appendingPathComponent("loop").path, withDestinationPath: "loop")
        try files.createSymbolicLink(
            atPath: bundle.root.appendingPathComponent("device").path, withDestinationPath: "/dev/zero")
        try files.createSymbolicLink(
            atPath: bundle.root.appendingPathComponent("proc").path, withDestinationPath: "/proc")
        #expect(mkfifo(bundle.root.appendingPathComponent("pipe").path, 0o600) == 0)
        #expect {
            try bundle.data(at: path)
        } throws: { error in
            switch error as? CardDataError {
            case .pathRefused?, .fileNotFound?: true
            default: false
            }
        }
    }

    @Test func `links within the bundle are followed`() throws {
        let bundle = try Self.bundle()
        try FileManager.default.createSymbolicLink(
            atPath: bundle.root.appendingPathComponent("inner").path, withDestinationPath: "data")
        #expect(try bundle.data(at: "inner/a.json") == Data("[1]".utf8))
    }

    @Test func `a link to the bundle is its root`() throws {
        let bundle = try Self.bundle()
        let link = bundle.root.deletingLastPathComponent().appendingPathComponent("link-to-card")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: bundle.root)
        #expect(try CardBundle(root: link).data(at: "data/a.json") == Data("[1]".utf8))
        #expect(throws: CardDataError.pathRefused("it leads out of the bundle")) {
            try CardBundle(root: link).data(at: "../secret.txt")
        }
    }

    @Test func `manifests outside of the root read nothing`() throws {
        let bundle = try Self.bundle()
        let outside = CardBundle(
            root: bundle.root.appendingPathComponent("data"), manifestFolder: bundle.root)
        #expect(throws: CardDataError.pathRefused("the manifest is outside of the bundle")) {
            try outside.data(at: "data/a.json")
        }
    }

    @Test func `sizes are bounded`() throws {
        var limits = CardDataLimits()
        limits.maximumResponseBytes = 2
        let bundle = try Self.bundle()
        #expect(throws: CardDataError.tooLarge(2)) { try bundle.data(at: "data/a.json", limits: limits) }
        #expect(throws: CardDataError.fileNotFound("data")) { try bundle.data(at: "data") }
        #expect(throws: CardDataError.fileNotFound("no.json")) { try bundle.data(at: "no.json") }
    }
}
