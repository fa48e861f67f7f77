import { useRecordContext } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { RecordActs } from '../kit/act/RecordActs.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerFacts } from './VolunteerFacts.tsx';
import { volunteerName } from './volunteerName.ts';

export function VolunteerSummary() {
  const volunteer = useRecordContext<Volunteer>();
  if (!volunteer) return null;

  return (
    <RecordSummary
      name={volunteerName(volunteer)}
      imageToken={volunteer.imageToken}
      status={<ChoiceValue enumName="accountStatus" value={volunteer.accountStatus} />}
      facts={<VolunteerFacts volunteer={volunteer} />}
      acts={<RecordActs resource={resources.volunteers} list={paths.volunteers} />}
    />
  );
}
