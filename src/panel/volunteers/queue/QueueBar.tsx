import BackIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { RecordActions } from '../../kit/action/RecordActions.tsx';
import { reserveBottom } from '../../kit/focus/reserveEdge.ts';
import type { Volunteer } from '../Volunteer.ts';
import { isDecision } from './isDecision.ts';
import { useQueue } from './useQueue.ts';

/** The decision on who waits, always in sight, and the way through all who do. */
export function QueueBar({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const { ids, index, isPending, open, goOn } = useQueue(volunteer.id);
  if (volunteer.accountStatus !== 'pending') return null;
  const [before, after] = [ids[index - 1], index < 0 ? undefined : ids[index + 1]];

  return (
    <Paper
      ref={reserveBottom}
      component="section"
      aria-label={translate('volunteers.queue.title')}
      elevation={3}
      sx={{
        ...{ position: 'sticky', bottom: 8, zIndex: 2, px: 2, py: 1, displayPrint: 'none' },
        '& :is(a, button)': { minHeight: 44 },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {(isPending || (ids.length > 1 && index >= 0)) && (
          // In its place from the start, so that nothing moves on a phone when it comes.
          <Stack
            direction="row"
            sx={{ alignItems: 'center', mr: 'auto', visibility: isPending ? 'hidden' : undefined }}
          >
            <IconButton
              aria-label={translate('volunteers.queue.previous')}
              disabled={before === undefined}
              onClick={() => before && open(before)}
            >
              <BackIcon />
            </IconButton>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {translate('volunteers.queue.position', { position: index + 1, total: ids.length })}
            </Typography>
            <IconButton
              aria-label={translate('volunteers.queue.next')}
              disabled={after === undefined}
              onClick={() => after && open(after)}
            >
              <NextIcon />
            </IconButton>
          </Stack>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <RecordActions
            resource={resources.volunteers}
            list={paths.volunteers}
            shown={isDecision}
            onDone={goOn}
          />
        </Stack>
      </Stack>
    </Paper>
  );
}
