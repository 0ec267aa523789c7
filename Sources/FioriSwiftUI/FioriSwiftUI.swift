@_exported import FioriSwiftUICore
@_exported import FioriThemeManager
