import Stack from '@mui/material/Stack';
import { DeleteButton } from './DeleteButton.tsx';
import { RejectButton } from './RejectButton.tsx';
import { VerifyButton } from './VerifyButton.tsx';

export function VolunteerActs() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
      <VerifyButton />
      <RejectButton />
      <DeleteButton />
    </Stack>
  );
}
