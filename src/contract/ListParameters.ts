import type { FieldKind } from './ResourceDefinition.ts';

/** Kind of a property used by a filter or sort; `reference` is an object with the id of another record. */
export type PropertyKind = FieldKind | 'reference';

/** A query parameter that filters a list, and the property it is compared with. */
export interface FilterParameter {
  readonly operation: string;
  /** Null if neither the parameter's name nor a hint gives one. */
  readonly property: string | null;
  readonly compare: 'equals' | 'from' | 'to';
  /** Kind of the property. */
  readonly kind: PropertyKind | null;
  /** Kind of the parameter's value. */
  readonly given: FieldKind;
}

/** What `npm run generate` derives about a resource's list and export: enough to read it from its table. */
export interface ListParameters {
  readonly operation: string;
  readonly table: string;
  readonly schema: string;
  /** Schema of a list item. */
  readonly item: string;
  readonly filters: Readonly<Record<string, FilterParameter>>;
  /** By sort field; the kind is null if the resource has no such property. */
  readonly sorts: Readonly<
    Record<string, { readonly kind: PropertyKind | null; readonly nullable: boolean }>
  >;
  /** `field,asc` or `field,desc`. */
  readonly defaultSort: string;
}
