import { useRecordContext, useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { HistoryList } from '../../kit/history/HistoryList.tsx';
import { RecordSections } from '../../kit/show/RecordSections.tsx';
import { RecordTabs } from '../../kit/show/RecordTabs.tsx';
import { TabCard } from '../../kit/show/TabCard.tsx';
import type { Event } from '../Event.ts';
import { EventOverview } from './EventOverview.tsx';

const { sections }: ResourceDefinition = resources.events;

export function EventTabs() {
  const translate = useTranslate();
  const event = useRecordContext<Event>();
  if (!event) return null;

  return (
    <RecordTabs
      label={translate('events.tabs.label')}
      tabs={[
        {
          name: 'overview',
          label: translate('events.tabs.overview'),
          content: <EventOverview event={event} />,
        },
        {
          name: 'details',
          label: translate('events.tabs.details'),
          content: <RecordSections sections={sections} />,
        },
        {
          name: 'history',
          label: translate('fields.history'),
          content: (
            <TabCard>
              <HistoryList entries={event.history} fields={sections.flatMap(({ fields }) => fields)} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}
