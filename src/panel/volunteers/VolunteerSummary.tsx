import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { imageUrl } from '../data/imageUrl.ts';
import { useWindowTitle } from '../kit/show/useWindowTitle.ts';
import { initialsOf } from '../shell/initialsOf.ts';
import { VolunteerActs } from './acts/VolunteerActs.tsx';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerFacts } from './VolunteerFacts.tsx';
import { VolunteerStatus } from './VolunteerStatus.tsx';
import { volunteerName } from './volunteerName.ts';

/** Who it is, how it stands with them, how to reach them, and what to decide. */
export function VolunteerSummary() {
  const volunteer = useRecordContext<Volunteer>();
  const name = volunteer ? volunteerName(volunteer) : '';
  useWindowTitle(name);
  if (!volunteer) return null;

  return (
    <Card
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
      }}
    >
      <Avatar
        alt=""
        src={imageUrl(volunteer.imageToken)}
        sx={{
          width: 72,
          height: 72,
          fontSize: '1.5rem',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {initialsOf(name)}
      </Avatar>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, mb: 1 }}
        >
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <VolunteerStatus status={volunteer.accountStatus} />
        </Stack>
        <VolunteerFacts volunteer={volunteer} />
      </Box>
      <VolunteerActs />
    </Card>
  );
}
