import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';

export type ListDefinition = NonNullable<ResourceDefinition['list']>;

/** State of a list, all of it in the address. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Free text `q` and the contract's filters. */
  readonly filters: Readonly<Record<string, string>>;
}

export const defaultSize = 25;
export const maxSize = 100;
