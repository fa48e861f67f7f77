import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';

/** What a page shows first, as its HTML says it to `prefetchForMember`. */
export interface Prefetch {
  /** Of the contract, `{id}` being the foundation of who is signed in. */
  readonly path: string;
  /** Where it is a list, asked for as the page's address wants it. */
  readonly list?: NonNullable<ResourceDefinition['list']>;
  /** Where the rows are drawn before the panel is there: what is listed. */
  readonly drawn?: Pick<ResourceDefinition, 'name' | 'columns'>;
}
