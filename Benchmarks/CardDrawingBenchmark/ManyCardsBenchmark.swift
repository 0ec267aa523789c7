import Foundation

/// A thousand cards: in this process, and by `fiori render cards` with one and with two processes that draw.
@MainActor
enum ManyCardsBenchmark {
    private static let count = 1_000

    static func run(_ report: inout Report) {
        let manifests = (0..<count).map { BenchmarkCard.withItems(5, number: $0) }
        resetPeakMemory()
        let start = ContinuousClock.now
        for manifest in manifests { BenchmarkCard.draw(manifest, as: .png) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        report.line("1,000 list cards to PNG, in one process", seconds, "s", atMost: 10)
        report.line("the peak of memory meanwhile", peakMemory, "MiB", atMost: 300)
        do { try runCommand(&report) } catch { fatalError("the cards cannot be written: \(error)") }
    }

    /// A folder in memory if there is one with room, else on the disk. Soon after many files were deleted, ext4 takes up to
    /// a millisecond to create a file, because it searches for an inode that was not in use lately.
    private static var memoryFolder: URL {
        let folder = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        let free = attributes?[.systemFreeSize] as? NSNumber
        return (free?.int64Value ?? 0) > 1 << 30 ? folder : FileManager.default.temporaryDirectory
    }

    private static func runCommand(_ report: inout Report) throws {
        let fiori = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("fiori")
        guard FileManager.default.isExecutableFile(atPath: fiori.path) else {
            print("fiori is not built beside this program; the processes of `fiori render cards` are not measured")
            return
        }
        let folder = memoryFolder.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<count {
            let card = folder.appendingPathComponent("cards/\(number)")
            try FileManager.default.createDirectory(at: card, withIntermediateDirectories: true)
            try BenchmarkCard.withItems(5, number: number).write(to: card.appendingPathComponent("manifest.json"))
        }
        func seconds(jobs: Int) throws -> Double {
            let pictures = folder.appendingPathComponent("pictures")
            defer { try? FileManager.default.removeItem(at: pictures) }
            let process = Process()
            process.executableURL = fiori
            process.arguments = [
                "render", "cards", folder.appendingPathComponent("cards").path, "-o",
                pictures.path, "--jobs", "\(jobs)",
            ]
            process.standardOutput = FileHandle.nullDevice
            let start = ContinuousClock.now
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { fatalError("fiori render cards has failed") }
            return (ContinuousClock.now - start) / .seconds(1)
        }
        // In turn, so that a machine that gets slower meanwhile is slower for both.
        var (one, two) = ([Double](), [Double]())
        for _ in 0..<3 {
            one.append(try seconds(jobs: 1))
            two.append(try seconds(jobs: 2))
        }
        report.note("fiori render cards, 1,000 cards, one job", one.sorted()[1], "s")
        report.note("the same with two jobs", two.sorted()[1], "s")
        report.line("two jobs against one", one.sorted()[1] / two.sorted()[1], "×", atLeast: 1.7)
    }
}
