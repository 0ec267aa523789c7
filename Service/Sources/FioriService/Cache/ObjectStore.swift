import AsyncHTTPClient
import Crypto
import Foundation
import NIOCore
import NIOHTTP1

/// Pictures in an object store that speaks S3: an object is a picture with its media type; what else is known of it stands
/// in the metadata. Old objects are removed by a rule of the bucket.
final class ObjectStore: PictureStore {
    struct Failure: Error, CustomStringConvertible {
        let status: UInt
        var description: String { "the object store answers with status \(status)" }
    }

    let tier = "store"
    private static let timeLimit = TimeAmount.seconds(2)
    private static let maximumBytes = 64 << 20
    private let configuration: ObjectStoreConfiguration
    private let client: HTTPClient

    init(_ configuration: ObjectStoreConfiguration, client: HTTPClient = .shared) {
        self.configuration = configuration
        self.client = client
    }

    func picture(_ key: String) async throws -> KeptPicture? {
        let response = try await execute("GET", key, [], ByteBuffer())
        if response.status == .notFound { return nil }
        guard response.status == .ok else { throw Failure(status: response.status.code) }
        let bytes = try await response.body.collect(upTo: Self.maximumBytes)
        let fields = response.headers
        guard let type = fields.first(name: "content-type"),
            let notices = fields.first(name: "x-amz-meta-fiori-notices").flatMap({ Int($0) }),
            let expires = fields.first(name: "x-amz-meta-fiori-expires").flatMap({ Double($0) })
        else { return nil }
        let picture = KeptPicture(
            Drawn(bytes: bytes, mediaType: type, notices: notices), expires: Date(timeIntervalSince1970: expires))
        guard picture.entityTag == fields.first(name: "x-amz-meta-fiori-etag"), picture.expires > Date() else {
            return nil
        }
        return picture
    }

    func keep(_ picture: KeptPicture, _ key: String) async throws {
        let response = try await execute(
            "PUT", key,
            [
                ("content-type", picture.drawn.mediaType),
                ("x-amz-meta-fiori-etag", picture.entityTag),
                ("x-amz-meta-fiori-expires", "\(Int(picture.expires.timeIntervalSince1970))"),
                ("x-amz-meta-fiori-notices", "\(picture.drawn.notices)"),
            ], picture.drawn.bytes)
        guard response.status == .ok else { throw Failure(status: response.status.code) }
    }

    private func execute(
        _ method: String, _ key: String, _ fields: [(name: String, value: String)], _ body: ByteBuffer
    ) async throws -> HTTPClientResponse {
        let path = SignatureV4.encoded(path: configuration.path + key)
        var hash = SHA256()
        body.withUnsafeReadableBytes { hash.update(bufferPointer: $0) }
        let signed = configuration.signature.fields(
            method: method, host: configuration.host, path: path, fields: fields,
            bodyHash: hash.finalize().hexadecimal, date: Date())
        var request = HTTPClientRequest(url: "\(configuration.scheme)://\(configuration.host)\(path)")
        request.method = HTTPMethod(rawValue: method)
        for (name, value) in signed { request.headers.add(name: name, value: value) }
        if method == "PUT" { request.body = .bytes(body) }
        return try await client.execute(request, timeout: Self.timeLimit)
    }
}
