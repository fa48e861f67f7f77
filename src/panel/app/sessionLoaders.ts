import { type LoaderFunctionArgs, replace } from 'react-router';
import { rootHref } from '../data/rootHref.ts';
import { checkSession } from '../data/session.ts';
import { useSessionStore } from '../data/sessionStore.ts';

/** The access rule of members' pages (specification, section 2): no user, a check, and back to the root. */
export async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> {
  // Replaced, not pushed: going back would only lead here again.
  if (!(await findUser())) throw replace(rootHref(withHash(new URL(request.url))));
  return null;
}

/** An unknown address is shown to anybody, but a member sees it with the header of members. */
export async function lookForSession(): Promise<null> {
  await findUser();
  return null;
}

/** The router leaves the hash out. Where a page is opened by its address, the browser has it. */
function withHash(url: URL): URL {
  if (url.pathname === window.location.pathname) url.hash = window.location.hash;
  return url;
}

async function findUser() {
  const { user } = useSessionStore.getState();
  return user ?? (await checkSession().catch(() => undefined));
}
