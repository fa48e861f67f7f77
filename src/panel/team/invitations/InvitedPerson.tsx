import Box from '@mui/material/Box';
import { BreakableText } from '../../kit/field/BreakableText.tsx';
import { EmailValue } from '../../kit/field/EmailValue.tsx';
import { CellLines } from './CellLines.tsx';
import type { Invitation } from './Invitation.ts';
import { invitationName } from './invitationName.ts';

export function InvitedPerson({ invitation }: { readonly invitation: Invitation }) {
  return (
    <CellLines below={<EmailValue email={invitation.email} />}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        <BreakableText>{invitationName(invitation)}</BreakableText>
      </Box>
    </CellLines>
  );
}
