import Dispatch
import Foundation

/// A record of actions that take changes back.
///
/// Changes that belong together are a group: by default those of one event, else those between
/// ``beginUndoGrouping()`` and ``endUndoGrouping()``. While a group is undone, the actions that are registered are those
/// that do it again. Used by one thread at a time.
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, the innermost last.
    private var openGroups: [UndoGroup] = []
    /// True if the outermost open group ends with the event.
    private var endsWithEvent = false
    private var disabledCount = 0
    private var activity = Activity.recording

    private enum Activity { case recording, undoing, redoing }

    /// True to make a group of the changes of each event. The default is true. Without it, an action that is registered
    /// outside of a group is a group of its own.
    open var groupsByEvent = true

    /// The number of groups that can be undone; 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { discardOldGroups() }
    }

    // MARK: Groups

    /// The number of groups that are open.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group, within the one that is open.
    open func beginUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        if openGroups.isEmpty, activity == .recording, groupsByEvent { openEventGroup() }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost group that is open.
    open func endUndoGrouping() {
        guard let group = openGroups.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        if let outer = openGroups.last {
            if !group.actions.isEmpty { outer.actions.append(.group(group)) }
            if outer.name.isEmpty { outer.name = group.name }
        } else {
            endsWithEvent = false
            if !group.actions.isEmpty { keep(group) }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func openEventGroup() {
        endsWithEvent = true
        openGroups.append(UndoGroup())
        // Other threads have no events: there, the group ends with the next undo.
        guard Thread.isMainThread else { return }
        let manager = WeakUndoManager(manager: self)
        DispatchQueue.main.async { manager.manager?.endEvent() }
    }

    /// Closes the group of the present event.
    package func endEvent() {
        if endsWithEvent, openGroups.count == 1 { endUndoGrouping() }
    }

    private func keep(_ group: UndoGroup) {
        if activity == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        discardOldGroups()
    }

    private func discardOldGroups() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Actions

    /// Records an action that takes a change back.
    /// - Parameters:
    ///   - target: The object that the action changes. It is not kept alive; the action goes with it.
    ///   - handler: The action.
    open func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
    where TargetType: AnyObject {
        guard isUndoRegistrationEnabled else { return }
        let isAlone = openGroups.isEmpty && !(groupsByEvent && activity == .recording)
        if isAlone { openGroups.append(UndoGroup()) } else if openGroups.isEmpty { openEventGroup() }
        if activity == .recording { redoStack = [] }
        openGroups.last?.actions.append(
            .call(WeakTarget(object: target)) { if let target = $0 as? TargetType { handler(target) } })
        if isAlone { endUndoGrouping() }
    }

    /// Ignores actions that are registered, until ``enableUndoRegistration()`` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Takes back a call of ``disableUndoRegistration()``.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// True if actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Discards all actions.
    open func removeAllActions() {
        (undoStack, redoStack, openGroups, endsWithEvent) = ([], [], [], false)
    }

    /// Discards all actions of an object.
    open func removeAllActions(withTarget target: Any) {
        let id = ObjectIdentifier(target as AnyObject)
        for group in undoStack + redoStack + openGroups { group.removeActions(of: id) }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    // MARK: Undoing

    /// True if there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

    /// True if there is something to do again.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// True while actions are undone.
    open var isUndoing: Bool { activity == .undoing }

    /// True while actions are done again.
    open var isRedoing: Bool { activity == .redoing }

    /// Undoes the last group, after closing the one that is open.
    open func undo() {
        if openGroups.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group.
    open func undoNestedGroup() {
        guard openGroups.isEmpty, let group = undoStack.popLast() else { return }
        run(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
    }

    /// Repeats the group that was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
        run(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
    }

    private func run(
        _ group: UndoGroup, as activity: Activity, _ before: Notification.Name, _ after: Notification.Name
    ) {
        post(before)
        self.activity = activity
        let reverse = UndoGroup()
        reverse.name = group.name
        openGroups = [reverse]
        group.run()
        while openGroups.count > 1 { endUndoGrouping() }
        endUndoGrouping()
        self.activity = .recording
        post(after)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Names

    /// Names the change of the present group, such as “Typing”.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? (activity == .redoing ? redoStack : undoStack).last)?.name = actionName
    }

    /// The name of the change that would be undone; empty for none.
    open var undoActionName: String { (openGroups.first { !$0.actions.isEmpty } ?? undoStack.last)?.name ?? "" }

    /// The name of the change that would be done again; empty for none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of a command that undoes, in English.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a command that does something again, in English.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a command that undoes a change, in English.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a command that does a change again, in English.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension Notification.Name {
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}

/// A manager that is told of the end of its event, if it is still there. It is told on the thread that it belongs to.
// Unchecked: it is read on the manager's own thread.
private struct WeakUndoManager: @unchecked Sendable {
    weak var manager: UndoManager?
}

/// Actions that are undone together.
private final class UndoGroup {
    var actions: [Action] = []
    var name = ""

    enum Action {
        case call(WeakTarget, (AnyObject) -> Void)
        case group(UndoGroup)
    }

    /// Runs the actions, the last one first.
    func run() {
        for action in actions.reversed() {
            switch action {
            case .call(let target, let handler): if let object = target.object { handler(object) }
            case .group(let group): group.run()
            }
        }
    }

    func removeActions(of id: ObjectIdentifier) {
        actions.removeAll { action in
            switch action {
            case .call(let target, _): return target.object.map(ObjectIdentifier.init) == id
            case .group(let group):
                group.removeActions(of: id)
                return group.actions.isEmpty
            }
        }
    }
}

private struct WeakTarget {
    weak var object: AnyObject?
}
