import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import type { PanelPath } from '../../contract/TypedPath.ts';
import type { Prefetch } from './Prefetch.ts';

/** Pages that are a list and nothing else, with the looks that the contract gives it. */
const drawn: readonly PanelPath[] = [paths.volunteers, paths.peopleInNeed];

/** What a page asks for first, where that is worth asking before the panel is there. */
export function prefetchOf(path: PanelPath): Prefetch | undefined {
  if (path === paths.overview) return { path: '/organizations/{id}/overview' };
  const { name, columns, list } = resourceOf(path) ?? {};
  if (!name || !columns || !list) return undefined;
  return { path: list.path, list, ...(drawn.includes(path) && { drawn: { name, columns } }) };
}

/** A page of a list is called as the end of the path that the list is read from. Events come in groups, not as a list. */
function resourceOf(path: PanelPath): ResourceDefinition | undefined {
  if (path === paths.events) return undefined;
  return Object.values(resources).find((resource) => resource.list?.path.endsWith(path.pattern));
}
