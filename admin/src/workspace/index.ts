/** How somebody has set up the console, kept on the server. */
export { usePreference } from './usePreference.ts';
export { type ThemeChoice, themeChoices, useThemeChoice } from './useThemeChoice.ts';
