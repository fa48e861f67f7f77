import { resourcePaths } from './generated/pages.ts';
import { paths } from './paths.ts';
import type { PanelPath } from './TypedPath.ts';

/** All pages of the panel by name: `paths` and the default pages of resources. */
export const panelPaths: Readonly<Record<string, PanelPath>> = { ...paths };

for (const [name, pages] of Object.entries(resourcePaths)) {
  for (const [page, path] of Object.entries<PanelPath>({ ...pages })) {
    Object.assign(panelPaths, { [page === 'list' ? name : `${name}-${page}`]: path });
  }
}
