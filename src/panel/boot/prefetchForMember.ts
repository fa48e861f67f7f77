import { knownOrganization } from '../data/knownOrganization.ts';
import { type ListDefinition, listQuery } from '../data/listQuery.ts';
import { prefetch } from '../data/prefetched.ts';
import { readListUrl } from '../kit/list/listUrl.ts';
import { drawRows } from './drawRows.ts';
import type { Prefetch } from './Prefetch.ts';
import { startPanel } from './startPanel.ts';

// Inlined in the head of a member's page: requests the session and the page's first data, then the panel's scripts.

const { prefetch: wanted, scripts = '' } = (document.currentScript as HTMLScriptElement).dataset;
const session = prefetch('POST', '/users/login', { 'no-toast': 'true' });
startPanel(scripts.split(' '), wanted ? ask(JSON.parse(wanted)) : Promise.resolve());

async function ask({ path, list, drawn }: Prefetch): Promise<void> {
  try {
    const id = knownOrganization.read() ?? (await organizationOfSession());
    if (!id) return;
    const answer = prefetch('GET', path.replace('{id}', id) + (list ? `?${queryOf(list)}` : ''));
    if (drawn) await drawRows(drawn, answer);
    else await answer;
  } catch {
    // The panel retries and reports the error.
  }
}

function queryOf(list: ListDefinition): URLSearchParams {
  const { page, size, sort, filters } = readListUrl(list, new URLSearchParams(location.search));
  const query = listQuery(list, { pagination: { page, perPage: size }, sort, filter: filters });
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
}

async function organizationOfSession(): Promise<string | undefined> {
  const answer = await session;
  return answer.ok ? (await answer.clone().json()).organizationId : undefined;
}
