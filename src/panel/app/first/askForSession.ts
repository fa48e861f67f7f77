import { startFirstCall } from '../../data/firstCalls.ts';
import { knownOrganization } from '../../data/knownOrganization.ts';

/** So long a page of visitors may wait for who is signed in. */
const PATIENCE_MS = 2_000;

/**
 * Asks whether somebody is signed in. The panel takes the answer over, if it comes in time.
 *
 * @returns false where nobody is, or it is not known soon
 */
export async function askForSession(): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const asked = startFirstCall('POST', '/users/login', { 'no-toast': 'true' }).catch(() => undefined);
  const answer = await Promise.race([asked, late]);
  // Not worth asking the next time.
  if (answer?.status === 401 || answer?.status === 403) knownOrganization.clear();
  return answer?.ok === true;
}
