import type { LinkProps } from '@mui/material/Link';
import { type Components, keyframes, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { valueStyles } from '../kit/field/valueStyles.ts';

/** One focus ring for everything, visible on white and on colour. */
const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

/** Keyframes of a progress bar: start position and width, end position and width, in percent. */
function passing(from: number, width: number, to: number, lastWidth: number) {
  const end = { transform: `translateX(${to}%) scaleX(${lastWidth / 100})` };
  return keyframes({
    '0%': { transform: `translateX(${from}%) scaleX(${width / 100})` },
    '60%': end,
    '100%': end,
  });
}

/**
 * For `forced-colors`: backgrounds and shadows are removed there, so parts marked by them get a border, and
 * selected parts the system colours. `!important` overrides the components' own styles.
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
    // They always have a border, visible only on the current one.
    ':is(header nav a, .MuiTab-root)': { borderBlockColor: 'Canvas !important' },
    ':is(header nav a[aria-current], .MuiTab-root.Mui-selected)': {
      borderBottomColor: 'Highlight !important',
    },
  },
};

/** What `href` of MUI's links and buttons becomes: a page of the panel opens by the router, all else by the browser. */
function PageLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (!href.startsWith('/') || props.target) return <a {...props} href={href} />;
  return <Link {...props} to={href} />;
}

export const themeComponents: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ...forcedColours,
      ...valueStyles,
      'a:focus-visible, [tabindex="0"]:focus-visible': focusRing,
      // Focus set by the panel (a new page's heading) needs no ring, because it is not interactive.
      '[tabindex="-1"]:focus': { outline: 'none' },
      // Keeps focused elements out from under the header.
      html: { scrollPaddingTop: 80 },
      // Avoid single words in a heading's or paragraph's last line.
      'h1, h2, h3': { textWrap: 'balance' },
      p: { textWrap: 'pretty' },
      // Mark refreshing content by a line above: dimming would make it unreadable.
      '#main :is(table, ul)[aria-busy="true"]': {
        cursor: 'progress',
        boxShadow: '0 -3px var(--mui-palette-primary-main)',
      },
      '@media (prefers-reduced-motion: reduce)': {
        // A toast closes when its progress bar's animation ends, so that one keeps its duration. Transitions
        // are removed instead of shortened: even one of no duration starts a frame late, adding a frame per
        // level of inheritance.
        '*:not(.Toastify__progress-bar), *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { LinkComponent: PageLink },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  // The ring is enough; MUI's pulse would dim the label.
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      // As high as a field; higher on touch screens.
      sizeMedium: ({ theme }) => ({ minHeight: 40, [theme.breakpoints.down('md')]: { minHeight: 44 } }),
      sizeLarge: { minHeight: 48 },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  // The card clips anything outside its area.
  MuiCardActionArea: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -4 } } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        overflowWrap: 'anywhere',
        // Below `sm` the text needs the room more than the margin.
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
  // MUI animates `left` and `right`, which causes a layout per frame and counts as layout shift.
  MuiLinearProgress: {
    styleOverrides: {
      bar: { '&[class*="Indeterminate"]': { left: 0, right: 0, transformOrigin: 'left' } },
      bar1Indeterminate: { animationName: `${passing(-35, 35, 100, 90)}` },
      bar2Indeterminate: { animationName: `${passing(-200, 200, 107, 1)}` },
    },
  },
  MuiLink: { defaultProps: { underline: 'always', component: PageLink } as LinkProps },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        // MUI's focus style in CSS, for prerendered pages where no script sets the class.
        '&:has(> :is(input, textarea):focus):not(.Mui-error) > fieldset': {
          borderColor: 'var(--mui-palette-primary-main)',
          borderWidth: 2,
        },
        // Fixed, because the border is drawn through its middle; it must not grow with the line height.
        '& legend': { height: 11 },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // On dark backgrounds a shadow alone shows no edge.
  MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } } },
  // Otherwise it clips the knob's focus ring.
  MuiSwitch: { styleOverrides: { root: { overflow: 'visible' } } },
  MuiTab: { defaultProps: { disableFocusRipple: true } },
  MuiTableCell: {
    // MUI derives the border from the divider colour, and turns one without transparency white.
    styleOverrides: { root: { borderColor: 'var(--mui-palette-divider)' }, head: { fontWeight: 500 } },
  },
  MuiTextField: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        // On prerendered pages somebody may type before a script can move the label.
        '&:has([placeholder]:is(:focus, :autofill, :not(:placeholder-shown)))': {
          '& > label': { transform: 'translate(14px, -9px) scale(0.75)', maxWidth: 'calc(133% - 32px)' },
          '& legend': { maxWidth: '100%' },
        },
        // Above the field, where its line would cut it: its end may be what tells the unit.
        '&&&&&.long-label': {
          '@media (max-width: 479.95px)': {
            '& > label': {
              ...{ position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal' },
              marginBottom: 4,
            },
            '& fieldset': { top: 0 },
            '& legend': { display: 'none' },
          },
        },
      },
    },
  },
  MuiToggleButton: {
    defaultProps: { disableFocusRipple: true },
    // MUI's own colour is too pale under the pointer.
    styleOverrides: { root: { color: 'var(--mui-palette-text-secondary)' } },
  },
};
