/// The median time of some runs, in milliseconds.
func median(of runs: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in
        let time = clock.measure(body).components
        return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    }
    return times.sorted()[runs / 2]
}

/// A time for people.
func text(_ milliseconds: Double) -> String { rounded(milliseconds, 1000) + " ms" }

func ratio(_ a: Double, _ b: Double) -> String { rounded(a / b, 100) }

private func rounded(_ value: Double, _ parts: Double) -> String { "\((value * parts).rounded() / parts)" }
