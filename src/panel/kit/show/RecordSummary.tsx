import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../shell/PersonAvatar.tsx';
import { useWindowTitle } from './useWindowTitle.ts';

interface RecordSummaryProps {
  readonly name: string;
  readonly imageToken: string | null | undefined;
  /** Chips beside the name. */
  readonly status: ReactNode;
  /** Some `SummaryFact`s. */
  readonly facts: ReactNode;
  /** Buttons; nothing where there is nothing to do but read. */
  readonly acts?: ReactNode;
}

/** Who it is, how it stands with them, how to reach them, and what can be done. */
export function RecordSummary({ name, imageToken, status, facts, acts }: RecordSummaryProps) {
  useWindowTitle(name);
  return (
    <Card
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
      }}
    >
      <PersonAvatar name={name} imageToken={imageToken} size={72} />
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, mb: 1 }}
        >
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {status}
        </Stack>
        <Stack
          direction="row"
          component="ul"
          sx={{ m: 0, p: 0, flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
        >
          {facts}
        </Stack>
      </Box>
      {acts && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '& :is(a, button)': { minHeight: 44 } }}>
          {acts}
        </Stack>
      )}
    </Card>
  );
}
