import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { startFirstCall } from '../../data/firstCalls.ts';
import { knownOrganization } from '../../data/knownOrganization.ts';
import { listQuery } from '../../data/listQuery.ts';
import type { ListDefinition } from '../../kit/list/ListState.ts';
import { readListUrl } from '../../kit/list/listUrl.ts';

// Runs beside the panel's own scripts and long before them: asks who is signed in, and for what the page shows first.

const { pathname, search } = location;
const session = startFirstCall('POST', '/users/login', { 'no-toast': 'true' });

if (pathname === paths.overview.pattern) void askFor('/organizations/{id}/overview');
const list = listOfPage();
if (list) void askFor(`${list.path}?${queryOf(list)}`);

/** A page of a list is called as the end of the path that the list is read from. Events come in groups, not as a list. */
function listOfPage(): ListDefinition | null | undefined {
  const isPage = Object.values(paths).some(({ pattern }) => pattern === pathname);
  if (!isPage || pathname === paths.events.pattern) return null;
  return Object.values(resources).find((resource) => resource.list?.path.endsWith(pathname))?.list;
}

function queryOf(list: ListDefinition): URLSearchParams {
  const { page, size, sort, filters } = readListUrl(list, new URLSearchParams(search));
  const query = listQuery(list, { pagination: { page, perPage: size }, sort, filter: filters });
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** @param path `{id}` in it is the foundation of who is signed in; where nobody is, there is nothing to ask for */
async function askFor(path: string): Promise<void> {
  const id = knownOrganization.read() ?? (await organizationOfSession());
  if (id) void startFirstCall('GET', path.replace('{id}', id)).catch(() => {});
}

async function organizationOfSession(): Promise<string | undefined> {
  try {
    const answer = await session;
    return answer.ok ? (await answer.clone().json()).organizationId : undefined;
  } catch {
    return undefined;
  }
}
