import Foundation
import ValueReflection

/// A view that is evaluated again at the times of a schedule.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    let schedule: Schedule
    let content: (Context) -> Content

    /// The time and cadence of an update, for the content.
    public struct Context {
        /// The present time of the schedule.
        public let date: Date
        /// The maximum frequency of the content's updates.
        public let cadence: TimelineView<Schedule, Content>.Context.Cadence

        fileprivate let invalidate: @MainActor () -> Void

        /// Invalidates the content for the next update.
        public func invalidateTimelineContent() { MainActorCheck.run { [invalidate] in invalidate() } }

        /// The frequency of a content's updates.
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }
    }
}

/// The context of a timeline's update, independent of the content's type.
@_documentation(visibility: internal)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    @_disfavoredOverload
    @available(*, deprecated, message: "Use TimelineViewDefaultContext for the type of the context parameter.")
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = {
            content(
                TimelineViewDefaultContext(
                    date: $0.date, cadence: .init(rawValue: $0.cadence), invalidate: $0.invalidate))
        }
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TimelineNode(value: view, inputs: inputs) }
    }

    public var body: Never { fatalError("TimelineView has no body") }
}

extension TimelineView.Context.Cadence {
    fileprivate init<S, C>(rawValue other: TimelineView<S, C>.Context.Cadence) {
        switch other {
        case .live: self = .live
        case .seconds: self = .seconds
        case .minutes: self = .minutes
        }
    }
}

/// Owns the content of a timeline, and waits for the next time on the schedule.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    ValueNode<TimelineView<Schedule, Content>>, FrameTask, BranchVisibilityObserver
{
    private var child: ChildNode<Content>?
    private var entries: Schedule.Entries.Iterator
    private var current: Date
    /// Nil at the end of the schedule.
    private var next: Date?
    private let page: BranchVisibility?
    /// The time of the next entry, on the host's clock.
    private var due = Double.infinity

    override init(value view: _GraphValue<TimelineView<Schedule, Content>>, inputs: _ViewInputs) {
        let now = inputs.graph.date
        current = now
        page = inputs.environment.branchVisibility
        entries = view.value.schedule.entries(from: now, mode: .normal).makeIterator()
        super.init(value: view, inputs: inputs)
        next = entries.next()
        // Before its first entry, a schedule shows the time at which the view was created.
        if let first = next, first > now { current = now } else { skip(to: now) }
        page?.observe(self)
        wait()
        apply(.initial)
    }

    private func skip(to now: Date) {
        while let entry = next, entry <= now {
            current = entry
            next = entries.next()
        }
    }

    /// Covered pages do not wait.
    private func wait() {
        guard page?.isVisible ?? true else { return graph.frames.remove(self) }
        due = next.map { graph.frames.time + $0.timeIntervalSince(graph.date) } ?? .infinity
        if next == nil { graph.frames.remove(self) } else { graph.frames.add(self) }
    }

    var deadline: Double { due }

    var needsEveryFrame: Bool { false }

    func showFrame(at time: Double) -> Bool {
        guard time >= due - 1e-9 else { return true }
        // Compensates for the limited precision of dates.
        skip(to: graph.date.addingTimeInterval(1e-6))
        wait()
        markDirty(Transaction())
        return next != nil
    }

    /// Pauses on a covered page; shows the present entry when the page appears again.
    func visibilityDidChange() {
        guard isAlive else { return }
        let shown = current
        if page?.isVisible ?? true { skip(to: graph.date) }
        wait()
        if current != shown { markDirty(Transaction()) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child.node) }
    }

    override func makeBoxes() -> [LayoutBox] { child?.boxes ?? [] }

    override func makeLazyRuns() -> [LazyRun] { child?.lazyRuns ?? [] }

    override func didReplace(_ old: TimelineView<Schedule, Content>) {
        guard !ValueComparison.areEqual(old.schedule, view.schedule) else { return }
        entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
        next = entries.next()
        skip(to: graph.date)
        wait()
    }

    private var cadence: TimelineView<Schedule, Content>.Context.Cadence {
        guard let next else { return .live }
        let step = next.timeIntervalSince(current)
        return step >= 60 ? .minutes : step >= 1 ? .seconds : .live
    }

    override func apply(_ change: NodeChange) {
        if change == .environment, let child { return child.update(environment: environment) }
        let reference = self.reference
        let context = TimelineView<Schedule, Content>.Context(date: current, cadence: cadence) {
            reference.node?.markDirty()
        }
        let content = evaluated { view.content(context) }
        if let child {
            child.update(content, environment: environment)
        } else {
            child = ChildNode(content, inputs: inputs())
        }
    }

    override func willRemove() { graph.frames.remove(self) }
}
