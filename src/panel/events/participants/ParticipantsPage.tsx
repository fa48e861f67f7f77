import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { BackLink } from '../../kit/show/BackLink.tsx';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { BarShape } from '../../kit/show/ShowPage.tsx';
import type { Event } from '../Event.ts';
import { ParticipantList } from './ParticipantList.tsx';
import { ParticipantSkeletons } from './ParticipantSkeletons.tsx';

export default function ParticipantsPage() {
  const translate = useTranslate();
  const { eventId = '' } = useParams();
  return (
    <ContractShow<Event>
      key={eventId}
      resource={resources.events.name}
      id={eventId}
      list={paths.events}
      shape={<ParticipantsShape />}
    >
      {(event) => (
        <Stack sx={{ gap: 2 }}>
          <BackLink list={paths.event.getHref({ eventId })} label={translate('events.participants.back')} />
          <ParticipantList event={event} />
        </Stack>
      )}
    </ContractShow>
  );
}

/** Placeholder of the page. */
function ParticipantsShape() {
  return (
    <Stack sx={{ gap: 2 }}>
      <BarShape />
      <div>
        <Skeleton width={280} height={36} sx={{ maxWidth: '100%' }} />
        <Skeleton width="40%" height={24} />
        <Skeleton width={200} height={20} />
      </div>
      <Skeleton variant="rounded" height={56} sx={{ maxWidth: 460 }} />
      <Skeleton variant="rounded" height={40} />
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0 }}>
        <ParticipantSkeletons />
      </Stack>
    </Stack>
  );
}
