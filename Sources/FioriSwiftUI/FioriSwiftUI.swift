@_exported import FioriCharts
@_exported import FioriSwiftUICore
@_exported import FioriThemeManager
