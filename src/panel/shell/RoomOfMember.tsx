import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import { useSessionStore } from '../data/sessionStore.ts';
import { useCurrentPath } from './useCurrentPath.ts';

interface RoomStyle {
  readonly width: number | Partial<Record<Breakpoint, number>>;
  readonly display?: Partial<Record<Breakpoint, 'none'>>;
}

/**
 * While the session is still being checked, what comes with it has its place already: on a member's page, and on a
 * visitor's in a browser that has been signed in before.
 */
export function RoomOfMember({ sx }: { readonly sx: RoomStyle }) {
  const isComing = useSessionStore(({ user }) => user === undefined);
  const isPublic = useCurrentPath()?.public ?? true;
  return isComing && <Box sx={[isPublic && { 'html:not([data-asking]) &': { display: 'none' } }, sx]} />;
}
