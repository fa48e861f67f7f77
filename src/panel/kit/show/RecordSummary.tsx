import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWindowTitle } from '../../shell/currentPage.ts';
import { PhotoAvatar } from '../../shell/PhotoAvatar.tsx';

interface RecordSummaryProps {
  readonly name: string;
  /** Photo of the person; undefined if the record has no photo. */
  readonly imageToken?: string | null | undefined;
  /** Chips beside the name. */
  readonly status: ReactNode;
  /** `SummaryFact`s. */
  readonly facts?: ReactNode;
  /** Buttons, if there are actions. */
  readonly actions?: ReactNode;
}

/** Header of a record's page: name, status, contact facts and actions. */
export function RecordSummary({ name, status, facts, actions, ...photo }: RecordSummaryProps) {
  useWindowTitle(name);
  const hasPhoto = 'imageToken' in photo;
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
      <Box sx={hasPhoto ? who : what}>
        {hasPhoto && (
          <Box sx={{ gridArea: 'photo' }}>
            <PhotoAvatar name={name} imageToken={photo.imageToken} size={64} />
          </Box>
        )}
        <Stack direction="row" sx={{ gridArea: 'name', ...row, alignItems: 'center', columnGap: 1.5 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {status}
        </Stack>
        {facts && (
          <Stack direction="row" component="ul" sx={{ gridArea: 'facts', ...row, m: 0, p: 0, columnGap: 3 }}>
            {facts}
          </Stack>
        )}
      </Box>
      {actions && (
        <Stack
          direction="row"
          sx={{ displayPrint: 'none', flexWrap: 'wrap', gap: 1, '& :is(a, button)': { minHeight: 44 } }}
        >
          {actions}
        </Stack>
      )}
    </Card>
  );
}

const row = { minWidth: 0, flexWrap: 'wrap', rowGap: 0.5 };

/** Without a photo there is no column for it. */
const what = {
  flex: '1 1 480px',
  minWidth: 0,
  display: 'grid',
  rowGap: 1,
  gridTemplateAreas: '"name" "facts"',
};

/** On a phone the facts take the full width, below the photo. */
const who = {
  display: 'grid',
  flex: '1 1 480px',
  minWidth: 0,
  alignItems: 'center',
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 1.5, sm: 1 },
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: { xs: '"photo name" "facts facts"', sm: '"photo name" "photo facts"' },
  '@media print': { gridTemplateAreas: '"photo name" "photo facts"' },
};
