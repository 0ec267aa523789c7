// Colours and fonts of the theme are part of what this module's API says.
@_exported import FioriThemeManager
