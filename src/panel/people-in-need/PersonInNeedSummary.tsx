import { useRecordContext } from 'react-admin';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import type { PersonInNeed } from './PersonInNeed.ts';
import { PersonInNeedFacts } from './PersonInNeedFacts.tsx';
import { personInNeedName } from './personInNeedName.ts';

export function PersonInNeedSummary() {
  const person = useRecordContext<PersonInNeed>();
  if (!person) return null;
  return (
    <RecordSummary
      name={personInNeedName(person)}
      imageToken={null}
      status={
        <>
          <ChoiceValue enumName="urgency" value={person.urgency} />
          <ChoiceValue enumName="personInNeedStatus" value={person.status} />
        </>
      }
      facts={<PersonInNeedFacts person={person} />}
    />
  );
}
