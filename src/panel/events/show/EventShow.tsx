import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { ShowBar } from '../../kit/show/ShowBar.tsx';
import { EventNotice } from './EventNotice.tsx';
import { EventShape } from './EventShape.tsx';
import { EventSummary } from './EventSummary.tsx';
import { EventTabs } from './EventTabs.tsx';

export default function EventShow() {
  const translate = useTranslate();
  const { eventId = '' } = useParams();
  return (
    <ContractShow
      key={eventId}
      resource={resources.events.name}
      id={eventId}
      list={paths.events}
      shape={<EventShape />}
    >
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.events.getHref()} label={translate(paths.events.title)} />
        <EventNotice />
        <EventSummary />
        <EventTabs />
      </Stack>
    </ContractShow>
  );
}
