import Foundation

/// The functions of the toolchain's `libIndexStore`, found at run time; declared in LLVM's `indexstore/indexstore.h`.
struct IndexStoreLibrary {
    typealias Handle = UnsafeMutableRawPointer
    typealias Visitor = @convention(c) (_ context: Handle?, _ item: Handle?) -> Bool
    typealias Visiting = @convention(c) (_ owner: Handle?, _ context: Handle?, Visitor) -> Bool
    typealias Creating = @convention(c) (_ path: UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>) -> Handle?
    typealias Opening = @convention(c) (Handle?, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>) -> Handle?
    typealias Disposing = @convention(c) (Handle?) -> Void

    /// Text that the library owns, as an address and a length.
    ///
    /// A function type of C takes only types of C. The library's own `indexstore_string_ref_t` has the fields of
    /// `iovec`, so both are passed the same way.
    typealias Text = iovec
    typealias TextGetter = @convention(c) (Handle?) -> Text
    typealias TextVisitor = @convention(c) (_ context: Handle?, Text) -> Bool

    let errorDescription: @convention(c) (Handle?) -> UnsafePointer<CChar>?
    let disposeError: Disposing

    let createStore: Creating
    let disposeStore: Disposing
    let visitUnits: @convention(c) (_ store: Handle?, _ sorted: UInt32, _ context: Handle?, TextVisitor) -> Bool

    let openUnit: Opening
    let disposeUnit: Disposing
    let unitIsSystem: @convention(c) (Handle?) -> Bool
    let unitTime: @convention(c) (Handle?, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
    let unitMainFile: TextGetter
    let unitModule: TextGetter
    let unitWorkingFolder: TextGetter
    let visitDependencies: Visiting
    let dependencyKind: @convention(c) (Handle?) -> UInt32
    let dependencyName: TextGetter
    let dependencyPath: TextGetter

    let openRecord: Opening
    let disposeRecord: Disposing
    let visitOccurrences: Visiting
    let occurrenceSymbol: @convention(c) (Handle?) -> Handle?
    let occurrenceRoles: @convention(c) (Handle?) -> UInt64
    let occurrencePosition:
        @convention(c) (Handle?, _ line: UnsafeMutablePointer<UInt32>, _ column: UnsafeMutablePointer<UInt32>) -> Void
    let visitRelations: Visiting
    let relationRoles: @convention(c) (Handle?) -> UInt64
    let relationSymbol: @convention(c) (Handle?) -> Handle?
    let symbolName: TextGetter
    let symbolUSR: TextGetter

    /// Loads the library, for as long as the process lives.
    init(path: String) throws(IndexStoreError) {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw .unreadable(path: path, reason: String(cString: dlerror()))
        }
        func function<Function>(_ name: String) throws(IndexStoreError) -> Function {
            guard let address = dlsym(library, "indexstore_" + name) else {
                throw .missingFunction(name: "indexstore_" + name, library: path)
            }
            return unsafeBitCast(address, to: Function.self)
        }
        errorDescription = try function("error_get_description")
        disposeError = try function("error_dispose")
        createStore = try function("store_create")
        disposeStore = try function("store_dispose")
        visitUnits = try function("store_units_apply_f")
        openUnit = try function("unit_reader_create")
        disposeUnit = try function("unit_reader_dispose")
        unitIsSystem = try function("unit_reader_is_system_unit")
        unitTime = try function("unit_reader_get_modification_time")
        unitMainFile = try function("unit_reader_get_main_file")
        unitModule = try function("unit_reader_get_module_name")
        unitWorkingFolder = try function("unit_reader_get_working_dir")
        visitDependencies = try function("unit_reader_dependencies_apply_f")
        dependencyKind = try function("unit_dependency_get_kind")
        dependencyName = try function("unit_dependency_get_name")
        dependencyPath = try function("unit_dependency_get_filepath")
        openRecord = try function("record_reader_create")
        disposeRecord = try function("record_reader_dispose")
        visitOccurrences = try function("record_reader_occurrences_apply_f")
        occurrenceSymbol = try function("occurrence_get_symbol")
        occurrenceRoles = try function("occurrence_get_roles")
        occurrencePosition = try function("occurrence_get_line_col")
        visitRelations = try function("occurrence_relations_apply_f")
        relationRoles = try function("symbol_relation_get_roles")
        relationSymbol = try function("symbol_relation_get_symbol")
        symbolName = try function("symbol_get_name")
        symbolUSR = try function("symbol_get_usr")
    }
}

extension IndexStoreLibrary {
    /// Calls the body with each item that a function of the library visits.
    func forEach(in owner: Handle, _ visiting: Visiting, _ body: (Handle) -> Void) {
        typealias Body = (Handle) -> Void
        withoutActuallyEscaping(body) { body in
            var body: Body = body
            withUnsafeMutablePointer(to: &body) { context in
                _ = visiting(owner, context) { context, item in
                    guard let context, let item else { return false }
                    context.assumingMemoryBound(to: Body.self).pointee(item)
                    return true
                }
            }
        }
    }

    /// The names of all units of a store.
    func unitNames(of store: Handle) -> [String] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { context in
            _ = visitUnits(store, 1, context) { context, name in
                guard let context else { return false }
                context.assumingMemoryBound(to: [String].self).pointee.append(IndexStoreLibrary.string(name))
                return true
            }
        }
        return names
    }

    /// The message of an error, which is disposed of.
    func message(_ error: Handle?) -> String {
        guard let error else { return "unknown error" }
        defer { disposeError(error) }
        return errorDescription(error).map { String(cString: $0) } ?? "unknown error"
    }

    /// A copy of the library's text.
    static func string(_ text: Text) -> String {
        guard let start = text.iov_base, text.iov_len > 0 else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(text.iov_len)), as: UTF8.self)
    }
}
