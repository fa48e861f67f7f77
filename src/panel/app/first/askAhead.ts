import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { startFirstCall } from '../../data/firstCalls.ts';
import { knownOrganization } from '../../data/knownOrganization.ts';
import { listQuery } from '../../data/listQuery.ts';
import type { ListDefinition } from '../../kit/list/ListState.ts';
import { readListUrl } from '../../kit/list/listUrl.ts';

// Runs beside the panel's own scripts and long before them: asks who is signed in, and for what the page shows first.

const lists: Readonly<Record<string, ListDefinition>> = {
  [paths.volunteers.pattern]: resources.volunteers.list,
  [paths.peopleInNeed.pattern]: resources['people-in-need'].list,
};
const list = lists[location.pathname];
const session = startFirstCall('POST', '/users/login', { 'no-toast': 'true' });

if (list) {
  const { page, size, sort, filters } = readListUrl(list, new URLSearchParams(location.search));
  const query = listQuery(list, { pagination: { page, perPage: size }, sort, filter: filters });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  askFor(list.path, search);
}
if (location.pathname === paths.overview.getHref()) askFor('/organizations/{id}/overview');

async function askFor(path: string, search?: URLSearchParams): Promise<void> {
  const id = knownOrganization.read() ?? (await organizationOfSession());
  if (id) void startFirstCall('GET', path.replace('{id}', id) + (search ? `?${search}` : '')).catch(() => {});
}

async function organizationOfSession(): Promise<string | undefined> {
  try {
    const answer = await session;
    return answer.ok ? (await answer.clone().json()).organizationId : undefined;
  } catch {
    return undefined;
  }
}
