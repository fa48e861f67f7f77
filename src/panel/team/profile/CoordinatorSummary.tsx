import Chip from '@mui/material/Chip';
import { useRecordContext, useTranslate } from 'react-admin';
import { ChoiceValue } from '../../kit/field/ChoiceValue.tsx';
import { RecordSummary } from '../../kit/show/RecordSummary.tsx';
import { useIsSelf } from '../useIsSelf.ts';
import { CoordinatorActs } from './acts/CoordinatorActs.tsx';
import type { Coordinator } from './Coordinator.ts';
import { CoordinatorFacts } from './CoordinatorFacts.tsx';

export function CoordinatorSummary() {
  const translate = useTranslate();
  const coordinator = useRecordContext<Coordinator>();
  const isSelf = useIsSelf();
  if (!coordinator) return null;
  const { id, name, role, imageToken } = coordinator;

  return (
    <RecordSummary
      name={name}
      imageToken={imageToken}
      status={
        <>
          <ChoiceValue enumName="coordinatorRole" value={role} />
          {isSelf(id) && <Chip size="small" variant="outlined" label={translate('team.you')} />}
        </>
      }
      facts={<CoordinatorFacts coordinator={coordinator} />}
      acts={<CoordinatorActs coordinator={coordinator} />}
    />
  );
}
