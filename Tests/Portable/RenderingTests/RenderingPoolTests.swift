import CoreGraphics
import Drawing
import Foundation
import Synchronization
import Testing

@testable import Rendering

/// Tests the threads that draw pictures.
///
/// Numbers: counts of the work that each test adds, and its limits of workers and of waiting work.
@Suite("Rendering pool")
struct RenderingPoolTests {
    private struct Failure: Error, Equatable {
        let number: Int
    }

    private static func list(_ index: Int) -> DisplayList {
        DisplayList([
            .fill(
                .roundedRect(CGRect(x: 3, y: 4, width: 20 + index, height: 30), cornerRadius: 5),
                .color(RGBAColor(red: Double(index) / 64, green: 0.5, blue: 0.25, alpha: 1)))
        ])
    }

    @Test(arguments: [1, 2, 5])
    func `pictures drawn by several threads equal those drawn by one, byte by byte`(workerCount: Int) throws {
        let canvas = Canvas(size: CGSize(width: 100, height: 40), scale: 2)
        let pool = RenderingPool(workerCount: workerCount, capacity: 3)
        let drawn = Mutex<[Int: Data]>([:])
        for index in 0..<64 {
            let list = Self.list(index)
            pool.add {
                let data = try PNGRenderer().render(list, canvas: canvas, isParallel: false)
                drawn.withLock { $0[index] = data }
            }
        }
        try pool.finish()
        let pictures = drawn.withLock { $0 }
        #expect(pictures.count == 64)
        for index in 0..<64 {
            #expect(try pictures[index] == PNGRenderer().render(Self.list(index), canvas: canvas))
        }
        #expect(Set(pictures.values).count == 64)
    }

    @Test func `never has more threads work, or more work wait, than it is said to`() throws {
        let pool = RenderingPool(workerCount: 2, capacity: 3)
        let counts = Mutex((added: 0, running: 0, mostRunning: 0, done: 0, mostUndone: 0))
        for _ in 0..<200 {
            pool.add {
                counts.withLock {
                    $0.running += 1
                    $0.mostRunning = max($0.mostRunning, $0.running)
                }
                usleep(100)
                counts.withLock {
                    $0.running -= 1
                    $0.done += 1
                }
            }
            counts.withLock {
                $0.added += 1
                $0.mostUndone = max($0.mostUndone, $0.added - $0.done)
            }
        }
        try pool.finish()
        let result = counts.withLock { $0 }
        #expect(result.done == 200)
        #expect(result.mostRunning <= 2)
        // Three that wait, and two that run.
        #expect(result.mostUndone <= 5)
    }

    @Test func `the first error is thrown once, what has not begun is discarded, and the pool goes on`() throws {
        let pool = RenderingPool(workerCount: 1, capacity: 100)
        let done = Mutex<[Int]>([])
        let gate = DispatchSemaphore(value: 0)
        pool.add { gate.wait() }
        for number in 0..<10 {
            pool.add {
                if number == 4 || number == 6 { throw Failure(number: number) }
                done.withLock { $0.append(number) }
            }
        }
        gate.signal()
        #expect(throws: Failure(number: 4)) { try pool.finish() }
        #expect(done.withLock { $0 } == [0, 1, 2, 3])
        pool.add { done.withLock { $0 = [99] } }
        try pool.finish()
        #expect(done.withLock { $0 } == [99])
    }

    @Test func `work that was added is done after the pool is released, and its threads end`() {
        let done = DispatchSemaphore(value: 0)
        weak var released: RenderingPool?
        do {
            let pool = RenderingPool(workerCount: 2)
            released = pool
            for _ in 0..<8 { pool.add { done.signal() } }
        }
        #expect(released == nil)
        for _ in 0..<8 { #expect(done.wait(timeout: .now() + 10) == .success) }
    }
}
