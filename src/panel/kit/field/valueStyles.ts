/**
 * How values look that stand in each row of a list, by class: said once for the page, because most of what such a
 * small piece of MUI costs is to find out its styles, and a list has hundreds of them.
 */
export const valueStyles = {
  '.value-link': {
    color: 'var(--mui-palette-primary-main)',
    '&:not(:hover)': {
      textDecorationColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 40%, transparent)',
    },
    // Where a thumb presses, the link is 44 px high; the margin keeps the text where it is.
    '@media (pointer: coarse)': { display: 'inline-block', paddingBlock: 12, marginBlock: -12 },
  },
  '.record-link': { color: 'inherit', fontWeight: 500, '&:not(:hover)': { textDecoration: 'none' } },
  '.status-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    maxWidth: '100%',
    // Where there is no room for it in a line, the word takes two.
    minHeight: 24,
    gap: 4,
    padding: '0 8px 0 4px',
    verticalAlign: 'middle',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    fontWeight: 500,
    border: '1px solid color-mix(in srgb, currentcolor 32%, transparent)',
    borderRadius: 16,
    backgroundColor: 'color-mix(in srgb, currentcolor 12%, transparent)',
    // The word is in the colour of text, which reads well on every tint.
    '& > span': { color: 'var(--mui-palette-text-primary)' },
  },
};
