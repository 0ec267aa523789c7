/// Prometheus' text format, version 0.0.4.
enum PrometheusText {
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// The samples of all metrics.
    static func text(of factory: PrometheusFactory) -> String {
        var text = ""
        for (name, family) in factory.snapshot {
            text += "# HELP \(name) \(escapedHelp(family.help))\n# TYPE \(name) \(family.type)\n"
            for labels in family.order {
                switch family.series[labels] {
                case .counter(let counter): text += "\(name)\(braces(labels)) \(number(counter.sample))\n"
                case .gauge(let gauge): text += "\(name)\(braces(labels)) \(number(gauge.sample))\n"
                case .histogram(let histogram): text += samples(of: histogram, name, labels)
                case nil: continue
                }
            }
        }
        return text
    }

    private static func samples(of histogram: PrometheusHistogram, _ name: String, _ labels: String) -> String {
        let sample = histogram.sample
        let comma = labels.isEmpty ? "" : ","
        var text = ""
        for (bound, count) in zip(histogram.bounds, sample.cumulativeCounts) {
            text += "\(name)_bucket{\(labels)\(comma)le=\"\(number(bound))\"} \(count)\n"
        }
        text += "\(name)_bucket{\(labels)\(comma)le=\"+Inf\"} \(sample.count)\n"
        text += "\(name)_sum\(braces(labels)) \(number(sample.sum))\n"
        text += "\(name)_count\(braces(labels)) \(sample.count)\n"
        return text
    }

    /// A name of the letters that names have: `a.b-c` becomes `a_b_c`.
    static func name(_ label: String) -> String {
        var name = ""
        for character in label.unicodeScalars {
            let isDigit = ("0"..."9").contains(character)
            let isLetter = ("a"..."z").contains(character) || ("A"..."Z").contains(character)
            if isDigit, name.isEmpty { name += "_" }
            name.unicodeScalars.append(isLetter || isDigit || character == ":" ? character : "_")
        }
        return name.isEmpty ? "_" : name
    }

    /// Labels without braces; of several ones of a name the last.
    static func labels(_ dimensions: [(String, String)]) -> String {
        var labels: [(String, String)] = []
        for (name, value) in dimensions {
            // A colon is for names of metrics only, and `le` for histograms.
            var name = Self.name(name).replacing(":", with: "_")
            if name == "le" || name.hasPrefix("__") { name = "label_" + name }
            labels.removeAll { $0.0 == name }
            labels.append((name, value))
        }
        return labels.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",")
    }

    private static func braces(_ labels: String) -> String { labels.isEmpty ? "" : "{\(labels)}" }

    private static func escaped(_ value: String) -> String {
        escapedHelp(value).replacing("\"", with: "\\\"")
    }

    private static func escapedHelp(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }

    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value > 0 ? "+Inf" : "-Inf" }
        return Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }
}
