// Colours and fonts of the theme, and what components are built of, are part of the components' vocabulary, so one import
// brings all.
@_exported import FioriBuildingBlocks
@_exported import FioriThemeManager
