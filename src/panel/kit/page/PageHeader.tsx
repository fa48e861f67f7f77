import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** Missing where a part of a page has such a header too. */
  readonly title?: string | undefined;
  /** Beside the title, such as how many there are. */
  readonly note?: ReactNode;
  /** At the other end; below where there is no room, the most important one last. */
  readonly actions?: ReactNode;
}

/**
 * How a page begins.
 *
 * @example <PageHeader title={translate(paths.ourTeam.title)} actions={<InviteButton variant="contained" />} />
 */
export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1.5, minHeight: 44 }}
    >
      {/* As wide as a word, so that a few icons find room beside it on a phone. */}
      <Stack
        direction="row"
        sx={{ flex: '1 1 160px', minWidth: 0, alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2 }}
      >
        {title && (
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        )}
        {note}
      </Stack>
      {actions && (
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
