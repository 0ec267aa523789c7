@_exported import FioriThemeManager
