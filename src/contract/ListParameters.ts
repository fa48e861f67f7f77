import type { FieldKind } from './ResourceDefinition.ts';

/** The kind of a property that a filter or a sort reads: `reference` is an object that has the id of another record. */
export type PropertyKind = FieldKind | 'reference';

/** A query parameter that narrows a list down, and the property that it is compared with. */
export interface FilterParameter {
  readonly operation: string;
  /** Null where neither the parameter's name nor a hint tells one. */
  readonly property: string | null;
  readonly compare: 'equals' | 'from' | 'to';
  /** Of the property. */
  readonly kind: PropertyKind | null;
  /** Of the parameter's own value. */
  readonly given: FieldKind;
}

/** What `npm run generate` knows of the list of a resource, and of its export: enough to read it from its table. */
export interface ListParameters {
  readonly operation: string;
  readonly table: string;
  readonly schema: string;
  /** The schema of what a page holds. */
  readonly item: string;
  readonly filters: Readonly<Record<string, FilterParameter>>;
  /** By the field that is sorted by; the kind is null where the resource has no such property. */
  readonly sorts: Readonly<
    Record<string, { readonly kind: PropertyKind | null; readonly nullable: boolean }>
  >;
  /** `field,asc` or `field,desc`. */
  readonly defaultSort: string;
}
