import { createTheme, type Theme } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';
import { themeComponents } from './themeComponents.ts';

/**
 * The look of the panel. Light and dark are sets of CSS variables, so switching renders nothing anew.
 * @param isWide whether a window has room for tables, where the panel is rendered without a window
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
      // Two weights are all there is: a third would be one more font on the way to each page.
      fontWeightBold: 500,
      // Smaller on a phone, where two words and what can be done have to find room in a line.
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
