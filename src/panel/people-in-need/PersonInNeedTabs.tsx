import { useRecordContext, useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { HistoryList } from '../kit/history/HistoryList.tsx';
import { RecordSections } from '../kit/show/RecordSections.tsx';
import { RecordTabs } from '../kit/show/RecordTabs.tsx';
import { TabCard } from '../kit/show/TabCard.tsx';
import type { PersonInNeed } from './PersonInNeed.ts';

const { sections }: ResourceDefinition = resources['people-in-need'];

export function PersonInNeedTabs() {
  const translate = useTranslate();
  const person = useRecordContext<PersonInNeed>();
  if (!person) return null;
  return (
    <RecordTabs
      label={translate('peopleInNeed.tabs')}
      tabs={[
        {
          name: 'details',
          label: translate('sections.details'),
          content: <RecordSections sections={sections} />,
        },
        {
          name: 'history',
          label: translate('fields.history'),
          content: (
            <TabCard>
              <HistoryList entries={person.history} fields={sections.flatMap(({ fields }) => fields)} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}
