import Dispatch
import Foundation

/// Tells whether code runs on the main actor, without ending the program when it does not.
///
/// The main thread is not the answer on Linux: a program that hands over to `dispatchMain()`, as every asynchronous
/// `main` and every test run does, drains the main queue on another thread.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
