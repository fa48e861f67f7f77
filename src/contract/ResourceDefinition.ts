import type { OperationId } from './generated/operations.ts';

/** A field of a record or a filter of a list, as the panel shows it. */
export interface FieldDefinition {
  /** Of a part of an object the path, `onSite.phone` (valueAt.ts). */
  readonly name: string;
  readonly kind: FieldKind;
  /** Key under `fields` in i18n. */
  readonly label: string;
  /** The labels of the objects that it is a part of, from outside in. */
  readonly within?: readonly string[];
  /** Where under `enums` in i18n the names of the choices are. */
  readonly enumName?: string;
  readonly choices?: readonly string[];
  /** Of a filter that is one end of a range: which. Its label is that of the whole. */
  readonly end?: 'from' | 'to';
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
  /** Whether the column is there before a person chooses columns. */
  readonly shown: boolean;
  readonly sortable: boolean;
}

interface OperationReference {
  readonly operationId: OperationId;
  readonly path: string;
}

/** What `npm run generate` knows of a resource: enough for its list, its filters and its profile page. */
export interface ResourceDefinition {
  readonly name: string;
  readonly schema: string;
  /** The properties that name a record, in their order. */
  readonly label: readonly string[];
  readonly list: {
    readonly operationId: OperationId;
    readonly path: string;
    readonly search: boolean;
    readonly sorts: readonly string[];
    readonly defaultSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    readonly filters: readonly FieldDefinition[];
  } | null;
  readonly one: OperationReference | null;
  readonly export: OperationReference | null;
  readonly create: OperationReference | null;
  readonly update: OperationReference | null;
  readonly delete: OperationReference | null;
  /** The schema of what `create` and `update` take. */
  readonly form: string | null;
  /** Whether its operations are the contract's defaults, so that its handlers and its pages are, too. */
  readonly derived: boolean;
  readonly columns: readonly ColumnDefinition[];
  readonly sections: readonly { readonly name: string; readonly fields: readonly FieldDefinition[] }[];
}
