/// Objects that upper floors keep with an object of a lower one, one of each type.
package final class Attachments {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    nonisolated init() {}

    /// The attached object of a type; made on the first access.
    package func object<T: AnyObject>(_ type: T.Type = T.self, make: () -> T) -> T {
        if let known = objects[ObjectIdentifier(type)] { return unsafeDowncast(known, to: type) }
        let made = make()
        objects[ObjectIdentifier(type)] = made
        return made
    }

    /// The attached object of a type; nil before it is made.
    func existing<T: AnyObject>(_ type: T.Type = T.self) -> T? {
        objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
    }
}
