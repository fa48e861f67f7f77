import type { SxProps, Theme } from '@mui/material/styles';

/** Each counter is as high before it is known as after, and its two lines are grey bars until then. */
export const counterStyle: SxProps<Theme> = {
  ul: {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
    gap: { xs: 2, md: 3 },
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  li: { minHeight: { xs: 92, md: 72 }, pl: 2, borderLeft: 3, borderColor: 'primary.main' },
  span: { display: 'block', color: 'text.secondary' },
  'span:first-of-type': {
    color: 'text.primary',
    fontSize: { xs: '1.75rem', md: '2.25rem' },
    fontWeight: 500,
    lineHeight: 1.2,
  },
  'span:empty': { width: 120, height: '1em', borderRadius: 1, bgcolor: 'action.hover' },
  'span:empty:first-of-type': { width: 80, mb: 1 },
};
