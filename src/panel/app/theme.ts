import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import { themeComponents } from './themeComponents.tsx';

/**
 * The panel's theme. Light and dark are CSS variables, so switching rerenders nothing.
 * @param isWide whether to render tables when there is no window (prerendering)
 */
export function createPanelTheme(isWide = false): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // The customer's breakpoints (specification, section 9).
    breakpoints: { values: { xs: 0, sm: 768, md: 1024, lg: 1266, xl: 1536 } },
    spacing: 8,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: 'Roboto, "Roboto Stand-in", "Roboto Wide Stand-in", system-ui, sans-serif',
      // Only two weights: a third would be another font to load on each page.
      fontWeightBold: 500,
      // Smaller on a phone, where two words and the actions share a line.
      h1: {
        fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 1.75rem)',
        fontWeight: 500,
        lineHeight: 1.25,
        letterSpacing: '-0.01em',
      },
      h2: { fontSize: '1.25rem', fontWeight: 500, lineHeight: 1.35 },
      h3: { fontSize: '1rem', fontWeight: 500, lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 500 },
    },
    components: {
      ...themeComponents,
      MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: () => ({ matches: isWide }) } },
    },
  });
}

/**
 * Teal on warm neutral greys. All text and icon colours have a contrast of at least 4.5:1 on `paper` and
 * `default`.
 */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0f766e', light: '#14a098', dark: '#115e59', contrastText: '#ffffff' },
  secondary: { main: '#9a4a1c', light: '#c46a35', dark: '#7c3a14', contrastText: '#ffffff' },
  success: { main: '#15803d' },
  warning: { main: '#a15c07' },
  error: { main: '#b91c1c' },
  info: { main: '#0369a1' },
  background: { default: '#f8f6f3', paper: '#ffffff' },
  text: { primary: '#1f1b18', secondary: '#5c544d' },
  divider: '#e5e0da',
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#5cd0c4', light: '#8fe3da', dark: '#2aa79b', contrastText: '#06302c' },
  secondary: { main: '#e8a67c', light: '#f2c5a8', dark: '#c97f4f', contrastText: '#3a1a06' },
  success: { main: '#6fd58f' },
  warning: { main: '#f0b75a' },
  error: { main: '#f58a85' },
  info: { main: '#7cc4f0' },
  background: { default: '#191614', paper: '#231f1c' },
  text: { primary: '#f3efeb', secondary: '#b8afa7' },
  divider: '#3a342f',
};
