/**
 * For who has the system choose all colours (`forced-colors`): grounds and shadows are gone there, so what was
 * told by one gets a line, and what is chosen the system's own colours for that. More than what each part says of
 * itself, hence `!important`.
 */
export const forcedColours = {
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
