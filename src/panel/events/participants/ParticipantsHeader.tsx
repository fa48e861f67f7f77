import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { CountNote } from '../../kit/list/CountNote.tsx';
import { ExportButton } from '../../kit/list/ExportButton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useWindowTitle } from '../../shell/useWindowTitle.ts';
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
  const title = translate(paths.eventParticipants.title);
  useWindowTitle(`${title}: ${event.title}`);
  return (
    <div>
      <PageHeader
        title={title}
        note={<CountNote countText="events.participants.count" />}
        actions={
          !isEmpty && (
            <>
              <PrintButton event={event} />
              <ExportButton
                list={participantsDefinition}
                definition={resources.participants.export}
                ownerId={event.id}
              />
            </>
          )
        }
      />
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={paths.event.getHref({ eventId: event.id })} color="inherit">
          {event.title}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatEventTime(event) ?? translate('events.when.unknown')}
      </Typography>
    </div>
  );
}
