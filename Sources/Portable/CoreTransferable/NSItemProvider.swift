import Foundation
import UniformTypeIdentifiers

/// The programs that may load a representation of an item. All items of Linux stay in their process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

/// Hands an item over as data of several types, on its way from one view to another.
///
/// A Swift rendering of Foundation's class, which Foundation on Linux lacks. Handlers are called on a queue of the
/// background.
// Unchecked, because subclasses of an open class cannot be checked; what it keeps is behind a lock.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private struct Representation {
        let typeIdentifier: String
        let load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    }

    private let lock = NSLock()
    private var representations: [Representation] = []
    private var name: String?

    /// An item without a representation yet.
    public override init() { super.init() }

    /// An item with the representations of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// An item with a text, an address or data. Other items have no representation on Linux.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        if let object = item as? any NSItemProviderWriting, typeIdentifier == nil {
            registerObject(object, visibility: .all)
        } else if let typeIdentifier, let data = Self.data(of: item) {
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
                completion(data, nil)
                return nil
            }
        }
    }

    /// An item with what a file contains.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        suggestedName = fileURL.lastPathComponent
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
    }

    private static func data(of item: Any?) -> Data? {
        switch item {
        case let data as Data: data
        case let data as NSData: Data(referencing: data)
        case let text as NSString: Data(text.utf8Bytes)
        case let url as NSURL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    private func withLock<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// The name of the file that the item would become.
    open var suggestedName: String? {
        get { withLock { name } }
        set { withLock { name = newValue } }
    }

    /// The types of the representations, the best one first.
    open var registeredTypeIdentifiers: [String] { withLock { representations.map(\.typeIdentifier) } }

    /// True if a representation has a type or one of its kinds.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
    }

    private static func conforms(_ identifier: String, to other: String) -> Bool {
        if identifier == other { return true }
        guard let type = UTType(identifier), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }

    // MARK: Registering

    /// Adds a representation, after those that there are.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        withLock {
            representations.removeAll { $0.typeIdentifier == typeIdentifier }
            representations.append(Representation(typeIdentifier: typeIdentifier, load: loadHandler))
        }
    }

    /// Adds the representations of an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        // Objects are not changed once they are handed over, as on Apple's systems.
        nonisolated(unsafe) let object = object
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    // MARK: Loading

    /// Loads the first representation of a type or one of its kinds.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let found = withLock { representations.first { Self.conforms($0.typeIdentifier, to: typeIdentifier) } }
        guard let found else {
            DispatchQueue.global().async {
                completionHandler(
                    nil, TransferError(description: "The item has no representation as \(typeIdentifier)"))
            }
            return progress
        }
        DispatchQueue.global().async {
            _ = found.load { data, error in
                progress.completedUnitCount = 1
                completionHandler(data, error)
            }
        }
        return progress
    }

    /// True if an object of a class can be made of the item.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Makes an object of the item.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        let identifier = readable.first { hasItemConformingToTypeIdentifier($0) } ?? readable.first ?? "public.data"
        let reader = ObjectReader { try aClass.object(withItemProviderData: $0, typeIdentifier: identifier) }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try reader.object(data), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads an item as its data, its text or its address, whichever the type says.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else {
                completionHandler?(nil, error)
                return
            }
            if Self.conforms(typeIdentifier, to: "public.text") {
                completionHandler?(NSString(string: String(decoding: data, as: UTF8.self)), nil)
            } else if Self.conforms(typeIdentifier, to: "public.url") {
                completionHandler?(NSURL(string: String(decoding: data, as: UTF8.self)), nil)
            } else {
                completionHandler?(NSData(data: data), nil)
            }
        }
    }
}

/// An object that an item can be made of.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of an item.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.text.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(utf8Bytes), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        NSString(string: String(decoding: data, as: UTF8.self)) as! Self
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) else {
            throw TransferError(description: "the data is no address")
        }
        return url as! Self
    }
}

extension NSString {
    /// The text as UTF-8.
    fileprivate var utf8Bytes: [UInt8] { [UInt8](String(describing: self).utf8) }
}

/// Makes objects of a class. Unchecked, because types of classes are the same for all threads.
private struct ObjectReader: @unchecked Sendable {
    let object: (Data) throws -> any NSItemProviderReading
}
