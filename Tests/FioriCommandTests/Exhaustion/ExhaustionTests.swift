#if os(Linux)
    import Foundation
    import IntegrationCardModel
    import Testing

    /// Manifests of at most 1.5 MB that try to exhaust the machine, drawn by `fiori render card` as a child process: each
    /// ends in time and within memory, with a notice of what is left out.
    ///
    /// Numbers: 10 s of processor time and 400 MiB at the peak are limits of our own for debug builds; the peak is that
    /// of the kernel (`VmHWM` of each process). 1,500,000 bytes are the size of the manifests.
    struct ExhaustionTests {
        private let fiori: FioriProgram

        init() throws { fiori = try FioriProgram() }

        private func draw(_ manifest: JSONValue) async throws -> MeasuredRun {
            defer { fiori.end() }
            let text = manifest.jsonText()
            #expect(text.utf8.count <= 1_500_000)
            try fiori.write(text, "manifest.json")
            let run = try await MeasuredRun(fiori, ["render", "card", "manifest.json", "-o", "card.png"])
            #expect(run.status == 0 || run.status == 1, "\(run.status): \(run.errors.suffix(500))")
            #expect(run.seconds < 10, "\(run.seconds) s")
            #expect(run.mebibytes < 400, "\(run.mebibytes) MiB")
            #expect(fiori.data("card.png") != nil)
            return run
        }

        @Test(arguments: HostileManifests.texts) func `texts are bounded while they are made`(
            _ shape: HostileManifests.Shape
        ) async throws {
            let run = try await draw(shape.manifest())
            #expect(!run.errors.isEmpty)
        }

        @Test(arguments: HostileManifests.parts) func `parts are bounded in number and length`(
            _ shape: HostileManifests.Shape
        ) async throws {
            _ = try await draw(shape.manifest())
        }

        @Test(arguments: HostileManifests.conversions) func `reading a long text costs as much as it takes`(
            _ shape: HostileManifests.Shape
        ) async throws {
            _ = try await draw(shape.manifest())
        }

        @Test(arguments: HostileManifests.shared) func `shared values and refused texts are charged`(
            _ shape: HostileManifests.Shape
        ) async throws {
            _ = try await draw(shape.manifest())
        }

        @Test(arguments: HostileManifests.searches) func `texts are found and compared in linear time`(
            _ shape: HostileManifests.Shape
        ) async throws {
            _ = try await draw(shape.manifest())
        }

        @Test(arguments: HostileManifests.formats) func `numbers and dates are charged as they are written`(
            _ shape: HostileManifests.Shape
        ) async throws {
            _ = try await draw(shape.manifest())
        }

        @Test(arguments: HostileManifests.depths) func `parts are bounded in depth`(
            _ shape: HostileManifests.Shape
        ) async throws {
            _ = try await draw(shape.manifest())
        }

        @Test(arguments: HostileManifests.addresses) func `rows share the address of a picture`(
            _ shape: HostileManifests.Shape
        ) async throws {
            let run = try await draw(shape.manifest())
            #expect(run.errors.contains("is not shown") || run.errors.contains("is left out"))
        }

        @Test(arguments: HostileManifests.turns) func `changes of direction are charged`(
            _ shape: HostileManifests.Shape
        ) async throws {
            let run = try await draw(shape.manifest())
            #expect(run.errors.contains("change their direction more than 98304 times"), "\(run.errors.suffix(300))")
        }

        @Test(arguments: HostileManifests.placeholders) func `placeholders and orders cost as much as they take`(
            _ shape: HostileManifests.Shape
        ) async throws {
            _ = try await draw(shape.manifest())
        }

        @Test(arguments: HostilePictures.refused) func `a picture that takes too long is refused by name`(
            _ shape: HostilePictures.Shape
        ) async throws {
            let run = try await draw(HostilePictures.card(shape.svg()))
            #expect(
                run.errors.contains("is not shown: the image is refused: \(shape.reason)"), "\(run.errors.suffix(300))")
            #expect(run.seconds < 4, "\(run.seconds) s")
            #expect(run.mebibytes < 200, "\(run.mebibytes) MiB")
        }

        @Test func `the pixels of all pictures of a card are bounded`() async throws {
            let images = try (0..<40).map { index -> JSONValue in
                let address = try HostilePictures.png(width: 3000, height: 3000 - index)
                return ["type": "Image", "url": .string(address)]
            }
            let run = try await draw(HostileManifests.adaptive(images))
            #expect(run.errors.contains("pixels in all"), "\(run.errors.suffix(300))")
        }

        private static let faked = "\n/x/manifest.json: error: faked\u{1B}[31m"

        @Test(arguments: [
            HostileManifests.card(
                "List",
                [
                    "data": ["request": ["url": .string("https://a.example/" + faked)]],
                    "item": ["title": "x", "icon": ["src": "http://b\nfaked: warning: two"]],
                ]),
            HostileManifests.card("List" + faked, ["data": ["json": [[:]]], "item": ["title": "x"]]),
            HostileManifests.list("{= nothing('\(faked)') }{= ${a}.b\(faked) }", [[:]]),
        ]) func `texts of a card cannot begin another line of the log`(_ manifest: JSONValue) async throws {
            defer { fiori.end() }
            try fiori.write(manifest.jsonText(), "manifest.json")
            for arguments in [
                ["render", "card", "manifest.json", "-o", "a.png"], ["resolve", "card", "manifest.json"],
            ] {
                let run = try await MeasuredRun(fiori, arguments)
                let lines = run.errors.split(separator: "\n")
                #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("manifest.json:") }, "\(lines)")
                #expect(lines.allSatisfy { !$0.hasPrefix("/x/") } && !run.errors.contains("\u{1B}"))
            }
        }
    }
#endif
