import { useRecordContext } from 'react-admin';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { VolunteerActs } from './acts/VolunteerActs.tsx';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerFacts } from './VolunteerFacts.tsx';
import { VolunteerStatus } from './VolunteerStatus.tsx';
import { volunteerName } from './volunteerName.ts';

export function VolunteerSummary() {
  const volunteer = useRecordContext<Volunteer>();
  if (!volunteer) return null;

  return (
    <RecordSummary
      name={volunteerName(volunteer)}
      imageToken={volunteer.imageToken}
      status={<VolunteerStatus status={volunteer.accountStatus} />}
      facts={<VolunteerFacts volunteer={volunteer} />}
      acts={<VolunteerActs />}
    />
  );
}
