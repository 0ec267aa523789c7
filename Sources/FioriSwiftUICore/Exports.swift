// Colours and fonts of the theme are part of the components' vocabulary, so one import brings both.
@_exported import FioriThemeManager
