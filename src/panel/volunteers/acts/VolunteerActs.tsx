import { DeleteButton } from './DeleteButton.tsx';
import { RejectButton } from './RejectButton.tsx';
import { VerifyButton } from './VerifyButton.tsx';

export function VolunteerActs() {
  return (
    <>
      <VerifyButton />
      <RejectButton />
      <DeleteButton />
    </>
  );
}
