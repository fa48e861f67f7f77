import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useSessionStore } from '../data/sessionStore.ts';
import { useCurrentPath } from './useCurrentPath.ts';

/** On a member's page the session is still being checked: what comes with it has its place already. */
export function RoomOfMember({ sx }: { readonly sx: SxProps }) {
  const isComing = useSessionStore(({ user }) => user === undefined);
  const isPublic = useCurrentPath()?.public ?? true;
  return isComing && !isPublic && <Box sx={sx} />;
}
