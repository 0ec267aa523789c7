#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation
    import IntegrationCardModel

    /// `fiori render cards`: draws all cards of a folder.
    struct RenderCardsCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "cards",
            abstract: "Draw all UI5 Integration Cards of a folder.",
            discussion: """
                fiori render cards Cards -o Pictures --jobs 4
                fiori render cards Cards -o Pictures --shard 3/10 --resume

                Draws each manifest.json below the folder, and each other JSON file that has a section "sap.card", to \
                the same relative path. Several processes draw; a card that crashes one or takes too long fails alone. \
                summary.json tells the outcome of each card. The exit status is 0 when all cards have a picture, 1 when \
                one has none (with --strict also when a part of one cannot be shown), 64 for wrong options, and 130 \
                after Ctrl-C.
                """)

        @Argument(help: "The folder with the cards.")
        var folder: String

        @Option(name: [.short, .customLong("output")], help: "The folder of the pictures; made if it is not there.")
        var output: String

        @Option(help: "The number of processes that draw, 1 to 256; as many as there are processors by default.")
        var jobs = max(1, min(256, ProcessInfo.processInfo.activeProcessorCount))

        @Option(help: "png, svg or pdf.")
        var format = PictureFormat.png

        @Option(
            help: ArgumentHelp(
                "Draw a part of the cards only: every COUNTth card, from the one with the INDEX, which counts from 0.",
                valueName: "index/count"))
        var shard = BatchShard.whole

        @Flag(help: "Leave out cards whose picture is complete and not older than the card's files.")
        var resume = false

        @Option(name: .customLong("time-limit"), help: "The greatest time of a card in seconds.")
        var timeLimit = 60.0

        @Flag(help: "Cards of which a part cannot be shown count as failures in the exit status.")
        var strict = false

        @OptionGroup var cardOptions: CardOptions

        func validate() throws {
            guard (1...256).contains(jobs) else { throw ValidationError("--jobs must be from 1 to 256, not \(jobs)") }
            guard timeLimit > 0, timeLimit <= 86_400 else {
                throw ValidationError("--time-limit must be a number of seconds above 0, not \(timeLimit)")
            }
        }

        func run() throws {
            let start = ContinuousClock.now
            let (folder, output) = try folders()
            let found = ManifestSearch(folder: folder, output: output).run()
            for path in found.unreadable { ErrorOutput.line("\(path): warning: the folder cannot be read") }
            guard !found.manifests.isEmpty else { throw ValidationError("there is no card in '\(self.folder)'") }
            // Those who draw read it again, but its faults are those of no card.
            _ = try cardOptions.pictureCircumstances.themes.printedTheme()
            let options = cardOptions.json
            let journal = BatchJournal(
                folder: output, shard: shard, options: format.rawValue + " " + JSONValue.object(options).jsonText())
            var cards = shard.elements(of: found.manifests).map { BatchCard(path: $0, format: format) }
            if resume {
                let former = journal.entries()
                for index in cards.indices {
                    guard let entry = former[cards[index].path],
                        isCurrent(cards[index], bytes: entry.bytes, in: folder, output, changes: found.changes)
                    else { continue }
                    cards[index].problems = entry.problems
                    cards[index].bytes = entry.bytes
                    cards[index].state = entry.problems.isEmpty ? .drawn : .diagnostics
                    cards[index].isFromBefore = true
                }
            }
            let batch = try CardBatch(
                cards, in: folder, to: output, jobs: jobs, timeLimit: timeLimit, format: format,
                options: options, journal: journal)
            let interruption = Interruption { batch.stop() }
            cards = batch.run()
            let summary = BatchSummary(
                cards: cards, shard: shard, seconds: (ContinuousClock.now - start) / .seconds(1),
                isInterrupted: interruption.signal != nil)
            try summary.write(to: output)
            print(summary.text)
            if let signal = interruption.signal {
                ErrorOutput.line("interrupted; the same command with --resume goes on")
                throw ExitCode(128 + signal)
            }
            if summary.failureCount > 0 || (strict && cards.contains(where: \.hasErrors)) { throw ExitCode(1) }
        }

        private func folders() throws -> (folder: URL, output: URL) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
                throw ValidationError("there is no folder '\(folder)'")
            }
            let source = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
            let url = URL(fileURLWithPath: output, isDirectory: true)
            do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch {
                throw ValidationError("'\(output)' cannot be made: \(error.localizedDescription)")
            }
            let target = url.resolvingSymlinksInPath()
            guard target.path != source.path else {
                throw ValidationError("-o should name another folder than the cards'")
            }
            return (source, target)
        }

        /// Tells whether a picture has its recorded size and is not older than the files that its card may read (the
        /// manifest, and what is in its folder without other manifests) and the style sheet.
        private func isCurrent(
            _ card: BatchCard, bytes: Int, in folder: URL, _ output: URL, changes: [String: Date]
        ) -> Bool {
            func attributes(_ url: URL) -> [FileAttributeKey: Any] {
                (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
            }
            let picture = attributes(output.appendingPathComponent(card.picture))
            guard (picture[.size] as? NSNumber)?.intValue == bytes,
                let drawn = picture[.modificationDate] as? Date,
                let written = attributes(folder.appendingPathComponent(card.path))[.modificationDate] as? Date,
                drawn >= written
            else { return false }
            if let sheet = cardOptions.pictureCircumstances.themes.styleSheet?.file {
                let changed = attributes(URL(fileURLWithPath: sheet))[.modificationDate] as? Date
                guard changed.map({ drawn >= $0 }) ?? false else { return false }
            }
            let place = card.path.split(separator: "/").dropLast().joined(separator: "/")
            return drawn >= changes[place] ?? .distantPast
        }
    }
#endif
