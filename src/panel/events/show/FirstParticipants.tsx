import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { paths } from '../../../contract/paths.ts';
import { isConsentLacking } from '../../../domain/volunteers/guardianRules.ts';
import { ChoiceValue } from '../../kit/field/ChoiceValue.tsx';
import { PhotoAvatar } from '../../shell/PhotoAvatar.tsx';
import type { Event } from '../Event.ts';
import { participantName } from '../participants/participantsDefinition.ts';

/** The first participants who hold a place, with a link to all. */
export function FirstParticipants({ event: { id, participants, status } }: { readonly event: Event }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {participants.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(status === 'draft' ? 'events.participants.notYet' : 'events.participants.nobody')}
        </Typography>
      )}
      {participants.length > 0 && (
        <Box component="ul" sx={people}>
          {participants.map((participant) => {
            const name = participantName(participant);
            return (
              <Stack
                key={participant.id}
                component="li"
                direction="row"
                sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}
              >
                <PhotoAvatar name={name} imageToken={participant.imageToken} size={40} />
                <Link
                  href={paths.volunteer.getHref({ profileId: participant.volunteerId })}
                  color="inherit"
                  underline="hover"
                  sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {name}
                </Link>
                {isConsentLacking(participant.guardianConsent) && (
                  <ChoiceValue enumName="guardianConsentState" value={participant.guardianConsent} />
                )}
                {/* Holding a place is the condition of this list, so hide that status. */}
                {participant.status !== 'signed_up' && (
                  <ChoiceValue enumName="participantStatus" value={participant.status} />
                )}
              </Stack>
            );
          })}
        </Box>
      )}
      {status !== 'draft' && (
        <Button
          href={paths.eventParticipants.getHref({ eventId: id })}
          variant="outlined"
          sx={{ minHeight: 44 }}
        >
          {translate('events.participants.all')}
        </Button>
      )}
    </Stack>
  );
}

const people = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  columnGap: 3,
  rowGap: 1,
  width: '100%',
  m: 0,
  p: 0,
  listStyle: 'none',
};
