import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** Undefined if the header belongs to a part of a page. */
  readonly title?: string | undefined;
  /** Beside the title, such as a count. */
  readonly note?: ReactNode;
  /** At the far end, or below if there is no room; the most important action last. */
  readonly actions?: ReactNode;
}

/**
 * Header of a page.
 *
 * @example
 * <PageHeader title={translate(paths.ourTeam.title)} actions={<InviteButton variant="contained" />} />
 */
export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1.5, minHeight: 44 }}
    >
      {/* At least as wide as a word, so that a few icons fit beside it on a phone. */}
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
