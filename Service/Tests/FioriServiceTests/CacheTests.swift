import Foundation
import NIOCore
import Testing

@testable import FioriService

/// Pictures are kept within bounds, and a kept picture is whole or none.
///
/// Numbers: capacities are those of the tests; an entry in memory costs 512 bytes more than its picture. The signature is
/// the example "GET Object" of the Amazon S3 API Reference, Signature Calculations for the Authorization Header.
@Suite("Cache")
struct CacheTests {
    private func picture(_ size: Int, seconds: Double = 60) -> KeptPicture {
        KeptPicture(
            Drawn(
                bytes: ByteBuffer(repeating: 7, count: size), mediaType: "image/png", notices: 1,
                diagnostics: [["a": 1]]),
            expires: Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + seconds).rounded()))
    }

    @Test func `memory is bounded, and the pictures used last stay`() {
        let cache = MemoryCache(capacity: 8 * (488 + 512))
        for index in 0..<8 { cache.keep(picture(488), "\(index)") }
        #expect(cache.bytes == 8_000)
        #expect(cache.picture("0") != nil)
        cache.keep(picture(488), "8")
        #expect(cache.bytes == 8_000)
        #expect(cache.picture("0") != nil && cache.picture("1") == nil && cache.picture("8") != nil)
        cache.keep(picture(100), "8")
        #expect(cache.bytes == 7_612)
        cache.keep(picture(8_000), "large")
        #expect(cache.picture("large") == nil)
    }

    @Test func `memory forgets what is too old`() {
        let cache = MemoryCache(capacity: 100_000)
        cache.keep(picture(10, seconds: 60), "a")
        #expect(cache.picture("a", now: Date(timeIntervalSinceNow: 59)) != nil)
        #expect(cache.picture("a", now: Date(timeIntervalSinceNow: 61)) == nil)
        #expect(cache.bytes == 0)
    }

    @Test func `a folder outlives its service, and broken files are none`() async throws {
        try await Fake.withFolder { folder in
            let kept = picture(1_000)
            try await FolderCache(folder: folder, capacity: 1 << 20).keep(kept, "abcdef")
            let cache = try FolderCache(folder: folder, capacity: 1 << 20)
            #expect(try await cache.picture("abcdef") == kept)
            let file = folder + "/ab/abcdef"
            let data = try #require(FileManager.default.contents(atPath: file))
            for broken in [data.dropLast(), data + [0], Data(), Data("nonsense".utf8), Data([UInt8](data).reversed())] {
                try Data(broken).write(to: URL(fileURLWithPath: file))
                #expect(try await cache.picture("abcdef") == nil)
                #expect(!FileManager.default.fileExists(atPath: file))
            }
            try await cache.keep(picture(10, seconds: -1), "abold")
            #expect(try await cache.picture("abold") == nil)
        }
    }

    @Test func `a folder is bounded, and the pictures used last stay`() async throws {
        try await Fake.withFolder { folder in
            let cache = try FolderCache(folder: folder, capacity: 100_000)
            for index in 0..<30 {
                try await cache.keep(picture(10_000), "k\(index)")
                // The dates of files tell the order.
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: Double(index - 100))],
                    ofItemAtPath: folder + "/" + "k\(index)".prefix(2) + "/k\(index)")
            }
            #expect(cache.bytes <= 100_000)
            #expect(try await cache.picture("k29") != nil)
            #expect(try await cache.picture("k0") == nil)
        }
    }

    @Test func `requests to a store are signed as S3 has it`() {
        let signature = SignatureV4(
            credentials: .init(
                identifier: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
            region: "us-east-1")
        let fields = signature.fields(
            method: "GET", host: "examplebucket.s3.amazonaws.com", path: "/test.txt", fields: [("range", "bytes=0-9")],
            bodyHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            date: Date(timeIntervalSince1970: 1_369_353_600))
        let authorization = fields.first { $0.name == "authorization" }?.value
        #expect(
            authorization
                == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, "
                + "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, "
                + "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
        #expect(SignatureV4.encoded(path: "/b/a b$é.text") == "/b/a%20b%24%C3%A9.text")
    }

    @Test(arguments: ["ftp://h/b", "https://h", "https:///b", "h/b", "https://h/b?x=1"])
    func `an address of a store names a host and a bucket`(_ address: String) {
        #expect(throws: ConfigurationFault.self) {
            try ObjectStoreConfiguration(
                address: address, environment: ["AWS_ACCESS_KEY_ID": "a", "AWS_SECRET_ACCESS_KEY": "b"])
        }
    }

    @Test func `a store needs keys in the environment`() {
        #expect(throws: ConfigurationFault.self) {
            try ObjectStoreConfiguration(address: "https://h/b", environment: ["AWS_ACCESS_KEY_ID": "a"])
        }
    }

    @Test(arguments: [("512", 512), ("64MiB", 64 << 20), ("2gib", 2 << 30), ("1 KiB", 1_024), ("9B", 9)])
    func `byte counts have units`(_ text: String, _ bytes: Int) {
        #expect(ByteCount(text: text)?.bytes == bytes)
    }

    @Test(arguments: ["", "MiB", "-1", "1.5GiB", "1TiB", "99999999999999999GiB"])
    func `other byte counts are refused`(_ text: String) {
        #expect(ByteCount(text: text) == nil)
    }
}
