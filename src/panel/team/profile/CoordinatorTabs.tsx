import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { HistoryList } from '../../kit/history/HistoryList.tsx';
import { RecordSections } from '../../kit/show/RecordSections.tsx';
import { RecordTabs } from '../../kit/show/RecordTabs.tsx';
import { TabCard } from '../../kit/show/TabCard.tsx';
import type { Coordinator } from './Coordinator.ts';

const { sections }: ResourceDefinition = resources['organization-coordinators'];
const fields = sections.flatMap((section) => section.fields);

export function CoordinatorTabs({ coordinator }: { readonly coordinator: Coordinator }) {
  const translate = useTranslate();
  return (
    <RecordTabs
      label={translate('team.profile.tabs')}
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
              <HistoryList entries={coordinator.history} fields={fields} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}
