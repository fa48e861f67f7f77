/**
 * For who has the system choose all colours (`forced-colors`): grounds and shadows are gone there, so what was
 * told by one gets a line, and what is chosen the system's own colours for that.
 */
export const forcedColours = {
  '@media (forced-colors: active)': {
    ':is(.MuiButton-contained, .MuiChip-root, .MuiAvatar-root, .MuiBadge-badge, .MuiAlert-root, .MuiLinearProgress-root, .MuiSwitch-track)':
      { border: '1px solid' },
    '.MuiPaper-root': { border: '1px solid' },
    ':is(.MuiToggleButton-root, .MuiMenuItem-root, .MuiListItemButton-root).Mui-selected, .MuiChip-root[aria-pressed="true"]':
      { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
    '.MuiChip-root[aria-pressed="true"] .MuiChip-icon': { color: 'inherit' },
    ':is(.MuiTabs-indicator, .MuiLinearProgress-bar)': { backgroundColor: 'Highlight' },
    // Its line is there all the time, and seen on the page that is open.
    'header nav a': { borderBlockColor: 'Canvas' },
    'header nav a[aria-current]': { borderBottomColor: 'Highlight' },
  },
};
