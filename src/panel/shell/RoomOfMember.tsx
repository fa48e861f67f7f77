import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useSessionStore } from '../data/sessionStore.ts';
import { useCurrentPath } from './useCurrentPath.ts';

/**
 * While the session is still being checked, what comes with it has its place already: on a member's page, and on a
 * visitor's in a browser that has been signed in before.
 */
export function RoomOfMember({ sx }: { readonly sx: SystemStyleObject<Theme> }) {
  const isComing = useSessionStore(({ user }) => user === undefined);
  const isPublic = useCurrentPath()?.public ?? true;
  return isComing && <Box sx={[isPublic && { 'html:not([data-asking]) &': { display: 'none' } }, sx]} />;
}
