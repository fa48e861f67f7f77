import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { ExportButton } from '../../kit/list/ExportButton.tsx';
import { useWindowTitle } from '../../kit/show/useWindowTitle.ts';
import type { Event } from '../Event.ts';
import { formatEventTime } from '../time/formatEventTime.ts';
import { participantsDefinition } from './participantsDefinition.ts';
import { PrintButton } from './print/PrintButton.tsx';

interface ParticipantsHeaderProps {
  readonly event: Event;
  readonly isEmpty: boolean;
}

/** Of which event, how many, and the ways out of the panel: a file and paper. */
export function ParticipantsHeader({ event, isEmpty }: ParticipantsHeaderProps) {
  const translate = useTranslate();
  const { total } = useListContext();
  const title = translate(paths.eventParticipants.title);
  useWindowTitle(`${title}: ${event.title}`);
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.event.getHref({ eventId: event.id })} color="inherit">
            {event.title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatEventTime(event) ?? translate('events.when.unknown')}
        </Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {total !== undefined && translate('events.participants.count', { smart_count: total })}
        </Typography>
      </Box>
      {!isEmpty && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& button': { minHeight: 44 } }}>
          <PrintButton event={event} />
          <ExportButton
            list={participantsDefinition}
            definition={resources.participants.export}
            ownerId={event.id}
          />
        </Stack>
      )}
    </Stack>
  );
}
