import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';

/** The first request of a page, passed in its HTML to `prefetchForMember`. */
export interface Prefetch {
  /** Path of the contract; `{id}` stands for the signed-in user's foundation. */
  readonly path: string;
  /** Set for a list, whose parameters come from the page's address. */
  readonly list?: NonNullable<ResourceDefinition['list']>;
  /** Set if the rows are drawn before the panel starts. */
  readonly drawn?: Pick<ResourceDefinition, 'name' | 'label' | 'picture' | 'columns'>;
}
