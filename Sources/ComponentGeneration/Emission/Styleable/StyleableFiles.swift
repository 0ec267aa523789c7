/// Turns styleable components into the files of a run.
struct StyleableFiles {
    let options: EmitterOptions

    /// The files of one component.
    func files(for component: Component) -> [GeneratedFile] {
        switch options.styleableForm {
        case .samples: []
        case .compact: [CompactComponentFile(component: component, options: options).file]
        case .original:
            [OriginalComponentFile(component: component).file, OriginalStyleFile(component: component).file]
                + (options.writesBoilerplate ? [StyleTemplateFile(component: component, options: options).file] : [])
        }
    }

    /// The files that hold a section of each component.
    /// - Parameter models: the components of each variant of the conditions.
    func sharedFiles(for models: [[Component]], _ text: ConditionalText) -> [GeneratedFile] {
        if options.styleableForm == .samples {
            let sections = text.merged(models.map { $0.compactMap { SamplesFile(component: $0).fragment } })
            return [SamplesFile.file(sections, module: options.target)]
        }
        guard options.styleableForm == .original else { return [] }
        return SupportingFile.all.map { file in
            file.file(text.merged(models.map { $0.compactMap(file.fragment) }))
        }
    }
}

/// A file of the original form with a section for each component that has one.
struct SupportingFile: Sendable {
    let name: String
    /// The text above the sections.
    var introduction = ""
    let section: @Sendable (Component) -> String?

    /// In the order of their names.
    static let all = [
        componentStyleProtocol, environmentVariables, modifiedStyle, resolvedStyle, styleConfiguration, viewExtension,
        viewEmptyChecking,
    ]

    func fragment(_ component: Component) -> Fragment? {
        section(component).map { Fragment(key: component.modelName, text: $0) }
    }

    func file(_ sections: [String]) -> GeneratedFile {
        GeneratedFile(
            "SupportingFiles/\(name).generated.swift", .styleableSupport,
            content: """
                import Foundation
                import SwiftUI

                \(introduction)

                \(sections.joined(separator: "\n\n"))
                """)
    }
}
