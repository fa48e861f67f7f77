import { paths } from '../../contract/paths.ts';
import { filterQuery, type ListDefinition } from '../data/listQuery.ts';
import type { Audience } from './Mailing.ts';

/** Parameters of the address of a new message. */
const params = { eventId: 'event', filter: 'filter' } as const;

/** What the router keeps beside the address, for what is too long for one. */
interface AudienceState {
  readonly volunteerIds?: readonly string[];
}

/** Address of a new message to the participants of an event, or to volunteers, by the filters of their list. */
export function audienceHref({ eventId, filter }: Audience): string {
  const query = {
    ...(eventId && { [params.eventId]: eventId }),
    ...(filter && { [params.filter]: filter }),
  };
  return paths.createMailing.getHref({ query });
}

/** The filters that a list shows, as the contract takes them. */
export function filterText(list: ListDefinition, filter: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filterQuery(list, { filter })))
    for (const one of [value].flat()) query.append(name, String(one));
  return query.toString();
}

/** Address of the list of volunteers with the filters of a message. */
export function filteredHref(filter: string): string {
  const given = new URLSearchParams(filter);
  // The page's address joins several choices with commas.
  const query = Object.fromEntries([...given.keys()].map((name) => [name, given.getAll(name).join(',')]));
  return paths.volunteers.getHref({ query });
}

/** Whom the opened page is to write to. */
export function audienceOf(search: URLSearchParams, state: unknown): Audience {
  const eventId = search.get(params.eventId);
  const filter = search.get(params.filter);
  const { volunteerIds } = (state ?? {}) as AudienceState;
  return {
    ...(eventId && { eventId }),
    ...(filter && { filter }),
    ...(volunteerIds && { volunteerIds: [...volunteerIds] }),
  };
}
