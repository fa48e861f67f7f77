import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { BackLink } from '../../kit/show/BackLink.tsx';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { ParticipantsOfEvent } from './ParticipantsOfEvent.tsx';
import { ParticipantsShape } from './ParticipantsShape.tsx';

export default function ParticipantsPage() {
  const translate = useTranslate();
  const { eventId = '' } = useParams();
  return (
    <ContractShow
      key={eventId}
      resource={resources.events.name}
      id={eventId}
      list={paths.events}
      shape={<ParticipantsShape />}
    >
      <Stack sx={{ gap: 2 }}>
        <BackLink list={paths.event.getHref({ eventId })} label={translate('events.participants.back')} />
        <ParticipantsOfEvent />
      </Stack>
    </ContractShow>
  );
}
