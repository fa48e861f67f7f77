/** A field of a record or a filter of a list, as the panel shows it. */
export interface FieldDefinition {
  readonly name: string;
  readonly kind: FieldKind;
  /** Key under `fields` in i18n. */
  readonly label: string;
  /** Where under `enums` in i18n the names of the choices are. */
  readonly enumName?: string;
  readonly choices?: readonly string[];
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

/** What `npm run generate` knows of a resource: enough for its list, its filters and its profile page. */
export interface ResourceDefinition {
  readonly name: string;
  readonly schema: string;
  /** The properties that name a record, in their order. */
  readonly label: readonly string[];
  readonly list: {
    readonly operationId: string;
    readonly path: string;
    readonly search: boolean;
    readonly sorts: readonly string[];
    readonly defaultSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    readonly filters: readonly FieldDefinition[];
  } | null;
  readonly one: { readonly operationId: string; readonly path: string } | null;
  readonly export: { readonly operationId: string; readonly path: string } | null;
  readonly columns: readonly ColumnDefinition[];
  readonly sections: readonly { readonly name: string; readonly fields: readonly FieldDefinition[] }[];
}
