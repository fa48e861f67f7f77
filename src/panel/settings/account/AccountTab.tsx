import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSessionStore } from '../../data/sessionStore.ts';
import { LeaveCard } from './LeaveCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** What belongs to the signed-in person alone. */
export default function AccountTab() {
  const user = useSessionStore((state) => state.user);
  // The session has ended; the page is about to be left.
  if (!user) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <ProfileCard user={user} />
        <PhotoCard user={user} />
      </Stack>
      <PasswordCard />
      <LeaveCard user={user} />
    </Box>
  );
}
