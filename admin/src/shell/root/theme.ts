/** How the console looks, by day and by night. */
import { type PaletteOptions, type ThemeOptions } from '@mui/material/styles';
import { headerHeight } from '../../kit/page/header.ts';

/** The site's, which the page declares. */
const letters = 'Figtree, "Figtree in waiting", system-ui, sans-serif';

const light: PaletteOptions = {
  mode: 'light',
  primary: { main: '#0b5e63', dark: '#07464a', light: '#3d8387', contrastText: '#ffffff' },
  secondary: { main: '#40545a', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  warning: { main: '#8a5300' },
  success: { main: '#1b6b3a' },
  info: { main: '#0b5e63' },
  background: { default: '#f3f6f6', paper: '#ffffff' },
  text: { primary: '#17262a', secondary: '#4c5f65' },
  divider: '#dbe3e4',
  action: { hover: 'rgba(11, 94, 99, 0.05)', focus: 'rgba(11, 94, 99, 0.14)' },
};

const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#6cc9c1', dark: '#4aa9a2', light: '#9be0da', contrastText: '#05211f' },
  secondary: { main: '#a9bcc2', contrastText: '#0f1719' },
  error: { main: '#ff9d94' },
  warning: { main: '#f2c46d' },
  success: { main: '#8ed8a4' },
  info: { main: '#6cc9c1' },
  background: { default: '#0e1517', paper: '#151f22' },
  text: { primary: '#e6eeef', secondary: '#a8b8bd' },
  divider: '#2a383c',
  action: { hover: 'rgba(108, 201, 193, 0.07)', focus: 'rgba(108, 201, 193, 0.2)' },
};

const components: ThemeOptions['components'] = {
  // Beside its button on a phone a text breaks; the library would have it scroll, which no key does.
  MuiAlert: { styleOverrides: { message: { minWidth: 0, overflow: 'visible', overflowWrap: 'anywhere' } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  // The library's own words, which are English.
  MuiAutocomplete: { defaultProps: { openText: 'Abrir', closeText: 'Cerrar', clearText: 'Borrar' } },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650 } } },
  MuiInputBase: {
    styleOverrides: {
      // A phone zooms into an input whose letters are smaller than 16 px.
      input: ({ theme }) => ({ [theme.breakpoints.up('md')]: { fontSize: '0.875rem' } }),
    },
  },
  MuiTooltip: { defaultProps: { arrow: true, enterTouchDelay: 0, leaveTouchDelay: 4_000 } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider, verticalAlign: 'top' }),
      head: ({ theme }) => ({ color: theme.palette.text.secondary, fontWeight: 600, whiteSpace: 'nowrap' }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiCssBaseline: {
    styleOverrides: ({ palette }) => ({
      // Over what the page is painted with before the console is there.
      'html:root:root': {
        colorScheme: palette.mode,
        backgroundColor: palette.background.default,
        // What Tab goes to comes to rest beneath the bar on top, not under it.
        scrollPaddingTop: `calc(${headerHeight} + 24px)`,
      },
      // Buttons that are made of nothing else have the system's letters.
      button: { fontFamily: 'inherit' },
      // Twice, to hold against the library, which takes the outline from whatever can be pressed.
      ':focus-visible:focus-visible, .Mui-focusVisible.Mui-focusVisible': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: 2,
      },
      // What fills its frame would have it cut off outside.
      '.MuiListItemButton-root:focus-visible:focus-visible, .MuiMenuItem-root:focus-visible:focus-visible, .MuiTab-root:focus-visible:focus-visible, .MuiToggleButton-root:focus-visible:focus-visible':
        { outlineOffset: -2 },
      // A field shows it by its frame; what takes the focus for those who listen, by what they hear.
      '.MuiInputBase-input.MuiInputBase-input:focus-visible, .MuiDialog-container:focus:focus, [role="dialog"]:focus:focus, h1:focus:focus, main:focus:focus':
        { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
};

/** Who asks the system for stillness does not wait for movement either: menus and dialogs stand, or are gone, at once. */
const stillness: NonNullable<ThemeOptions['transitions']> = {
  duration: {
    shortest: 0,
    shorter: 0,
    short: 0,
    standard: 0,
    complex: 0,
    enteringScreen: 0,
    leavingScreen: 0,
  },
  getAutoHeightDuration: () => 0,
};

const themeOf = (palette: PaletteOptions): ThemeOptions => ({
  palette,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: letters,
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
    h2: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components,
});

export const lightTheme = themeOf(light);
export const darkTheme = themeOf(dark);

/** The theme for those who asked their system for less movement. */
export const withoutMotion = (theme: ThemeOptions): ThemeOptions => ({
  ...theme,
  transitions: stillness,
  // Waves that spread from a press, and beat for as long as the focus stays.
  components: { ...theme.components, MuiButtonBase: { defaultProps: { disableRipple: true } } },
});
