import Glibc
import Hummingbird

/// The answers for operators: health, readiness and metrics.
struct OperationRoutes: Sendable {
    let configuration: ServiceConfiguration
    let pool: WorkerPool
    let cache: PictureCache
    let budget: ByteBudget
    let metrics: ServiceMetrics
    let drain: DrainState

    func health() -> Response {
        Answer.json(["status": "ok", "version": .string(configuration.version)])
    }

    func readiness() -> Response {
        if drain.phase > .serving { return Answer.json(["status": "draining"], status: .serviceUnavailable) }
        if pool.isReady { return Answer.json(["status": "ready"]) }
        return Answer.json(
            JSON(members: ["status": "starting", "reason": pool.fault.map(JSON.string)]), status: .serviceUnavailable)
    }

    func metricsText() -> Response {
        let factory = metrics.factory
        factory.setGauge("fiori_info", [("version", configuration.version)], 1)
        factory.setGauge("fiori_queue_waiting", [], Double(pool.queue.waitingCount))
        factory.setGauge("fiori_queue_running", [], Double(pool.queue.runningCount))
        factory.setGauge("fiori_queue_capacity", [], Double(pool.queue.capacity))
        for state in Worker.State.allCases {
            factory.setGauge("fiori_workers", [("state", state.rawValue)], Double(pool.count(state)))
        }
        factory.setGauge("fiori_cache_bytes", [("tier", "memory")], Double(cache.memory.bytes))
        for case let folder as FolderCache in cache.stores {
            factory.setGauge("fiori_cache_bytes", [("tier", folder.tier)], Double(folder.bytes))
        }
        factory.setGauge("fiori_body_bytes", [], Double(budget.usedBytes))
        factory.setGauge("fiori_draining", [], drain.phase > .serving ? 1 : 0)
        if let own = ProcessMemory.resident(getpid()) {
            factory.setGauge("fiori_memory_bytes", [("process", "front")], Double(own))
        }
        for worker in pool.workers {
            let memory = worker.process.flatMap(ProcessMemory.resident) ?? 0
            factory.setGauge("fiori_memory_bytes", [("process", "worker \(worker.index)")], Double(memory))
        }
        return Answer.text(PrometheusText.text(of: factory), type: PrometheusText.contentType)
    }
}
