import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import type { PanelPath } from '../../contract/TypedPath.ts';
import type { Prefetch } from './Prefetch.ts';

/** Pages that consist of one list with the contract's columns. */
const drawn: readonly PanelPath[] = [paths.volunteers, paths.peopleInNeed];

/** The first request of a page, if it is worth prefetching. */
export function prefetchOf(path: PanelPath): Prefetch | undefined {
  if (path === paths.overview) return { path: '/organizations/{id}/overview' };
  const resource = resourceOf(path);
  if (!resource?.list) return undefined;
  const { name, label, picture, columns, list } = resource;
  return {
    path: list.path,
    list,
    ...(drawn.includes(path) && { drawn: { name, label, picture, columns } }),
  };
}

/** The path of a list's page is the end of the list's API path. Events are shown in groups, not as a list. */
function resourceOf(path: PanelPath): ResourceDefinition | undefined {
  if (path === paths.events) return undefined;
  return Object.values(resources).find((resource) => resource.list?.path.endsWith(path.pattern));
}
