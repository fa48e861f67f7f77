import { useRecordContext } from 'react-admin';
import type { Volunteer } from '../Volunteer.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { RejectButton } from './RejectButton.tsx';
import { VerifyButton } from './VerifyButton.tsx';

export function VolunteerActs() {
  const volunteer = useRecordContext<Volunteer>();
  return (
    <>
      <VerifyButton />
      <RejectButton />
      {volunteer && <DeleteButton volunteer={volunteer} />}
    </>
  );
}
