import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// True if a text can be made of the item.
    public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    /// Makes a text of the item.
    @discardableResult
    public func loadObject(
        ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSString.self) { object, error in
            completionHandler((object as? NSString).map { String(describing: $0) }, error)
        }
    }

    /// True if an address can be made of the item.
    public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// Makes an address of the item.
    @discardableResult
    public func loadObject(
        ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSURL.self) { object, error in
            completionHandler((object as? NSURL).flatMap { URL(string: $0.absoluteString) }, error)
        }
    }

    /// The types of the representations, the best one first.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
    }

    /// The types of the representations that are of a type or one of its kinds.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Adds a representation, after those that there are.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads the first representation of a type or one of its kinds.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Adds all representations of a value.
    public func register<T>(_ transferable: @autoclosure @escaping @Sendable () -> T)
    where T: Transferable, T: Sendable {
        register(anyValue: transferable())
    }

    /// Adds all representations of a value that nobody changes any more.
    package func register(anyValue value: some Transferable) {
        let sent = SentExport { try await value.exported(as: $0) }
        for contentType in value.exportedContentTypes {
            registerDataRepresentation(for: contentType) { completion in
                Task {
                    do {
                        completion(try await sent.export(contentType), nil)
                    } catch {
                        completion(nil, error)
                    }
                }
                return nil
            }
        }
    }

    /// True if values of a type can be made of the item.
    package func canMake<T: Transferable>(_: T.Type) -> Bool {
        registeredContentTypes.contains { type in T.importedContentTypes.contains { type.conforms(to: $0) } }
    }

    /// Makes a value of the item.
    @discardableResult
    public func loadTransferable<T>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress where T: Transferable, T: Sendable {
        let found = registeredContentTypes.first { type in T.importedContentTypes.contains { type.conforms(to: $0) } }
        return loadDataRepresentation(for: found ?? .data) { data, error in
            guard let data, let found else {
                return completionHandler(
                    .failure(error ?? TransferError(description: "\(T.self) cannot be made of the item")))
            }
            Task {
                do {
                    completionHandler(.success(try await T.imported(data, as: found)))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
    }

    /// Loads the data of which a value of a type can be made, with the type of that data.
    package func data(for contentTypes: [UTType]) async -> (data: Data, type: UTType)? {
        let found = registeredContentTypes.first { type in contentTypes.contains { type.conforms(to: $0) } }
        guard let found else { return nil }
        let data = await withCheckedContinuation { continuation in
            loadDataRepresentation(for: found) { data, _ in continuation.resume(returning: data) }
        }
        return data.map { ($0, found) }
    }
}

/// The exports of a value that its sender uses no more. Unchecked for that reason: values that are dragged need not be
/// `Sendable`.
private struct SentExport: @unchecked Sendable {
    let export: (UTType) async throws -> Data
}
