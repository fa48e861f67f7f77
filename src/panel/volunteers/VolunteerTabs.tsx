import { useRecordContext, useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { HistoryList } from '../kit/history/HistoryList.tsx';
import { RecordSections } from '../kit/show/RecordSections.tsx';
import { RecordTabs } from '../kit/show/RecordTabs.tsx';
import { TabCard } from '../kit/show/TabCard.tsx';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerFiles } from './VolunteerFiles.tsx';

const { sections }: ResourceDefinition = resources.volunteers;

export function VolunteerTabs() {
  const translate = useTranslate();
  const volunteer = useRecordContext<Volunteer>();
  if (!volunteer) return null;
  const { files, history } = volunteer;

  return (
    <RecordTabs
      label={translate('volunteers.tabs')}
      tabs={[
        {
          name: 'details',
          label: translate('volunteers.profile'),
          content: <RecordSections sections={sections} />,
        },
        {
          name: 'files',
          label: translate('volunteers.files', { count: files.length }),
          content: (
            <TabCard>
              <VolunteerFiles volunteer={volunteer} />
            </TabCard>
          ),
        },
        {
          name: 'history',
          label: translate('fields.history'),
          content: (
            <TabCard>
              <HistoryList entries={history} fields={sections.flatMap(({ fields }) => fields)} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}
