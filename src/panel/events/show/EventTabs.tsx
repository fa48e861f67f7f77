import { useRecordContext, useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { ProfileTabs } from '../../kit/show/ProfileTabs.tsx';
import type { Event } from '../Event.ts';
import { EventOverview } from './EventOverview.tsx';

export function EventTabs() {
  const translate = useTranslate();
  const event = useRecordContext<Event>();
  if (!event) return null;
  return (
    <ProfileTabs
      resource={resources.events}
      label={translate('events.tabs.label')}
      details={translate('events.tabs.details')}
      before={[
        {
          name: 'overview',
          label: translate('events.tabs.overview'),
          content: <EventOverview event={event} />,
        },
      ]}
    />
  );
}
