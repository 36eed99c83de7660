/** How somebody has set up the console, kept on the server. */
export { DensityProvider } from './DensityProvider.tsx';
export { viewColumnsKey } from './views/view.ts';
export { ViewMenu } from './views/ViewMenu.tsx';
export { usePreference } from './usePreference.ts';
export { type ThemeChoice, themeChoices, useThemeChoice } from './useThemeChoice.ts';
