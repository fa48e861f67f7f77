import { initialsTint } from '../../shell/initialsOf.ts';

/**
 * Styles of values in list rows, as classes set once per page: a list has hundreds of values, and styling
 * dominates the cost of a small MUI component.
 */
export const valueStyles = {
  '.value-link': {
    color: 'var(--mui-palette-primary-main)',
    '&:not(:hover)': {
      textDecorationColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 40%, transparent)',
    },
    // Touch target of 44 px; the negative margin keeps the text in place.
    '@media (pointer: coarse)': { display: 'inline-block', paddingBlock: 12, marginBlock: -12 },
  },
  '.record-link': { color: 'inherit', fontWeight: 500, '&:not(:hover)': { textDecoration: 'none' } },
  '.record-picture': {
    ...{
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      overflow: 'hidden',
    },
    // In rem, so that it grows with the browser's font size.
    ...{ width: '2.25rem', height: '2.25rem', borderRadius: '50%', fontSize: '0.84375rem', fontWeight: 500 },
    color: 'var(--mui-palette-primary-main)',
    backgroundColor: initialsTint,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  '.status-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    maxWidth: '100%',
    // The label may wrap to two lines.
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
    // Text colour, which has enough contrast on every tint.
    '& > span': { color: 'var(--mui-palette-text-primary)' },
  },
};
