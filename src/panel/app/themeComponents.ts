import { type Components, keyframes, type Theme } from '@mui/material/styles';
import { valueStyles } from '../kit/field/valueStyles.ts';

/** One ring for everything that takes the focus, seen on paper and on colour alike. */
const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

/** A bar's way through its place, which it is first and last so far into and so wide, in percent. */
function passing(from: number, width: number, to: number, lastWidth: number) {
  const end = { transform: `translateX(${to}%) scaleX(${lastWidth / 100})` };
  return keyframes({
    '0%': { transform: `translateX(${from}%) scaleX(${width / 100})` },
    '60%': end,
    '100%': end,
  });
}

/**
 * For who has the system choose all colours (`forced-colors`): grounds and shadows are gone there, so what was
 * told by one gets a line, and what is chosen the system's own colours for that. More than what each part says of
 * itself, hence `!important`.
 */
const forcedColours = {
  '@media (forced-colors: active)': {
    ':is(.MuiButton-contained, .MuiChip-root, .MuiAvatar-root, .MuiBadge-badge, .MuiAlert-root, .MuiLinearProgress-root, .MuiSwitch-track)':
      { border: '1px solid !important' },
    '.MuiPaper-root': { border: '1px solid' },
    ':is(.MuiToggleButton-root, .MuiMenuItem-root, .MuiListItemButton-root).Mui-selected, .MuiChip-root[aria-pressed="true"]':
      {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight !important',
        color: 'HighlightText !important',
      },
    '.MuiChip-root[aria-pressed="true"] .MuiChip-icon': { color: 'inherit' },
    '.MuiLinearProgress-bar': { backgroundColor: 'Highlight !important' },
    // Their lines are there all the time, and seen on what is open.
    ':is(header nav a, .MuiTab-root)': { borderBlockColor: 'Canvas !important' },
    ':is(header nav a[aria-current], .MuiTab-root.Mui-selected)': {
      borderBottomColor: 'Highlight !important',
    },
  },
};

export const themeComponents: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ...forcedColours,
      ...valueStyles,
      'a:focus-visible, [tabindex="0"]:focus-visible': focusRing,
      // Focus that the panel itself moves (a new page's heading) needs no ring: nobody can act there.
      '[tabindex="-1"]:focus': { outline: 'none' },
      // What the keyboard comes to is not left under the header.
      html: { scrollPaddingTop: 80 },
      // No heading of a line and a word, and no paragraph that ends in a single one.
      'h1, h2, h3': { textWrap: 'balance' },
      p: { textWrap: 'pretty' },
      // What is about to change is marked by a line above it: dimmed, it could not be read meanwhile.
      '#main :is(table, ul)[aria-busy="true"]': {
        cursor: 'progress',
        boxShadow: '0 -3px var(--mui-palette-primary-main)',
      },
      '@media (prefers-reduced-motion: reduce)': {
        // A toast closes when the animation of its progress bar ends, so that one keeps its time. A transition, even of
        // no time, would begin a frame late, and one frame later with each element down the page for what is inherited.
        '*:not(.Toastify__progress-bar), *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
  // The ring says it already; MUI's pulse would only dim the words.
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      // As high as a field beside it; where thumbs press, as high as they need.
      sizeMedium: ({ theme }) => ({ minHeight: 40, [theme.breakpoints.down('md')]: { minHeight: 44 } }),
      sizeLarge: { minHeight: 48 },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  // A card cuts what is around its area.
  MuiCardActionArea: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -4 } } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        overflowWrap: 'anywhere',
        // Below `sm` the words need the room more than the page around.
        '@media (max-width: 767.95px)': {
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
          margin: 16,
        },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiIconButton: { defaultProps: { disableFocusRipple: true } },
  // MUI moves the bars by `left` and `right`: a layout in each frame, and each of them counts as a shift of the page.
  MuiLinearProgress: {
    styleOverrides: {
      bar: { '&[class*="Indeterminate"]': { left: 0, right: 0, transformOrigin: 'left' } },
      bar1Indeterminate: { animationName: `${passing(-35, 35, 100, 90)}` },
      bar2Indeterminate: { animationName: `${passing(-200, 200, 107, 1)}` },
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        // As MUI shows the focus, on a page that is rendered ahead, too, where no script has seen it yet.
        '&:has(> :is(input, textarea):focus):not(.Mui-error) > fieldset': {
          borderColor: 'var(--mui-palette-primary-main)',
          borderWidth: 2,
        },
        // Its middle is where the border's line is drawn, so it must not grow where text is set wider.
        '& legend': { height: 11 },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // On dark ground a shadow alone shows no edge.
  MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } } },
  // Else it cuts the ring around its knob.
  MuiSwitch: { styleOverrides: { root: { overflow: 'visible' } } },
  MuiTab: { defaultProps: { disableFocusRipple: true } },
  MuiTableCell: {
    // MUI would mix the line's colour out of the divider's, and out of one without transparency it makes white.
    styleOverrides: { root: { borderColor: 'var(--mui-palette-divider)' }, head: { fontWeight: 500 } },
  },
  MuiTextField: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        // On a page that is rendered ahead, somebody may type before there is a script that could move the label away.
        '&:has([placeholder]:is(:focus, :autofill, :not(:placeholder-shown)))': {
          '& > label': { transform: 'translate(14px, -9px) scale(0.75)', maxWidth: 'calc(133% - 32px)' },
          '& legend': { maxWidth: '100%' },
        },
      },
    },
  },
  MuiToggleButton: { defaultProps: { disableFocusRipple: true } },
};
