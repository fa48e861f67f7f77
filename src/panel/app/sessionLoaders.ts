import { replace } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { checkSession } from '../data/session.ts';
import { useSessionStore } from '../data/sessionStore.ts';

/** The access rule of members' pages (specification, section 2): no user, a check, and back to the root. */
export async function requireSession(): Promise<null> {
  // Replaced, not pushed: going back would only lead here again.
  if (!(await findUser())) throw replace(paths.landing.getHref());
  return null;
}

/** An unknown address is shown to anybody, but a member sees it with the header of members. */
export async function lookForSession(): Promise<null> {
  await findUser();
  return null;
}

async function findUser() {
  const { user } = useSessionStore.getState();
  return user ?? (await checkSession().catch(() => undefined));
}
