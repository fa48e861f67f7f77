import { useRecordContext, useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { ProfileTabs } from '../kit/show/ProfileTabs.tsx';
import { TabCard } from '../kit/show/TabCard.tsx';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerFiles } from './VolunteerFiles.tsx';

export function VolunteerTabs() {
  const translate = useTranslate();
  const volunteer = useRecordContext<Volunteer>();
  if (!volunteer) return null;
  return (
    <ProfileTabs
      resource={resources.volunteers}
      between={[
        {
          name: 'files',
          label: translate('volunteers.files', { count: volunteer.files.length }),
          content: (
            <TabCard>
              <VolunteerFiles volunteer={volunteer} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}
