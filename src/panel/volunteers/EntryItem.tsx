import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EntryItemProps {
  readonly name: string;
  /** How the entry stands. */
  readonly status: ReactNode;
  readonly facts: readonly (string | null | undefined | false)[];
  /** Further lines, where there are some. */
  readonly lines: readonly (string | null | undefined | false)[];
  /** What is due, or missing. */
  readonly notice?: ReactNode;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** One of the entries of a kind about a volunteer: a check, hours, a certificate. */
export function EntryItem({ name, status, facts, lines, notice, children }: EntryItemProps) {
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
        {status}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {lines.map(
        (line) =>
          line && (
            <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ),
      )}
      {notice}
      {children && (
        <Stack direction="row" sx={{ gap: 1, mt: 0.5, ml: -1, flexWrap: 'wrap', displayPrint: 'none' }}>
          {children}
        </Stack>
      )}
    </Box>
  );
}
