import type { OperationId } from './generated/operations.ts';

/** A field of a record or a filter of a list, as the panel shows it. */
export interface FieldDefinition {
  /** For a part of an object the path, `onSite.phone` (valueAt.ts). */
  readonly name: string;
  readonly kind: FieldKind;
  /** Key under `fields` in i18n. */
  readonly label: string;
  /** Labels of the enclosing objects, outermost first. */
  readonly within?: readonly string[];
  /** Name under `enums` in i18n of the choices. */
  readonly enumName?: string;
  readonly choices?: readonly string[];
  /** Resource whose records are the choices of a filter by id. */
  readonly choicesOf?: string;
  /** Which end of a range a filter is. Its label is the range's. */
  readonly end?: 'from' | 'to';
  /** What may be typed into a filter. */
  readonly limits?: {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly maxLength?: number;
  };
}

export type FieldKind =
  | 'id'
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'instant'
  | 'time'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'enum'
  | 'enums'
  | 'country'
  | 'object'
  | 'list';

export interface ColumnDefinition extends FieldDefinition {
  /** Whether the column is visible by default. */
  readonly shown: boolean;
  readonly sortable: boolean;
}

interface OperationReference {
  readonly operationId: OperationId;
  readonly path: string;
}

/** What `npm run generate` derives about a resource: enough for its list, filters and profile page. */
export interface ResourceDefinition {
  readonly name: string;
  readonly schema: string;
  /** The properties that form a record's display name, in order. */
  readonly label: readonly string[];
  /** The property with the token of a record's image. */
  readonly picture: string | null;
  readonly list: {
    readonly operationId: OperationId;
    readonly path: string;
    /** The filter `q`, if the list has a search. */
    readonly search: FieldDefinition | null;
    readonly sorts: readonly string[];
    readonly defaultSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    readonly filters: readonly FieldDefinition[];
    /** Counts the records of each choice of the filters; `search` tells whether together with a search. */
    readonly counts: (OperationReference & { readonly search: boolean }) | null;
  } | null;
  readonly one: OperationReference | null;
  readonly export: OperationReference | null;
  readonly create: OperationReference | null;
  readonly update: OperationReference | null;
  readonly delete: OperationReference | null;
  /** Schema of the input of `create` and `update`. */
  readonly form: string | null;
  /** Whether its operations are the contract's defaults, so that default handlers and pages serve it. */
  readonly derived: boolean;
  /** Whose the records are, where they are not the whole foundation's; and what shows one to all. */
  readonly owner: { readonly property: string; readonly shared: string | null } | null;
  readonly columns: readonly ColumnDefinition[];
  readonly sections: readonly { readonly name: string; readonly fields: readonly FieldDefinition[] }[];
}
