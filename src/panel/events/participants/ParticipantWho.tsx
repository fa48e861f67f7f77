import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { LinkValue } from '../../kit/field/LinkValue.tsx';
import { formatPhone } from '../../kit/format/formatPhone.ts';
import { PhotoAvatar } from '../../shell/PhotoAvatar.tsx';
import type { Participant } from '../Event.ts';
import { participantName } from './participantName.ts';

export function ParticipantWho({ participant }: { readonly participant: Participant }) {
  const { imageToken, phone, volunteerId } = participant;
  const name = participantName(participant);
  return (
    <Stack direction="row" sx={{ gridArea: 'who', minWidth: 0, alignItems: 'center', gap: 1.5 }}>
      <PhotoAvatar name={name} imageToken={imageToken} size={40} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={paths.volunteer.getHref({ profileId: volunteerId })}
            color="inherit"
            underline="hover"
          >
            {name}
          </Link>
        </Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ a: { display: 'inline-block', lineHeight: '24px' } }}
        >
          <LinkValue href={`tel:${phone}`}>{formatPhone(phone)}</LinkValue>
        </Typography>
      </Box>
    </Stack>
  );
}
