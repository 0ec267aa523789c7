@_exported import FioriCharts
@_exported import FioriIntegrationCards
@_exported import FioriSwiftUICore
@_exported import FioriThemeManager
