import { useTranslate } from 'react-admin';
import { resourcePaths } from '../../contract/generated/pages.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import type { ResourcePaths } from '../../contract/ResourcePaths.ts';
import { resourceOf } from '../../contract/resourceOf.ts';

interface Resource {
  readonly resource: ResourceDefinition;
  readonly paths: ResourcePaths;
  /** Title of its list. */
  readonly title: string;
}

/** What the default pages of a resource share. */
export function useResource(name: string): Resource {
  const translate = useTranslate();
  const paths = resourcePaths[name];
  if (!paths) throw new Error(`The contract has no pages of ${name}.`);
  return { resource: resourceOf(name), paths, title: translate(paths.list.title) };
}
