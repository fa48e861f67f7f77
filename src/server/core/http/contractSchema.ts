import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../../contract/generated/types.ts';
import { withoutReferences } from './withoutReferences.ts';

/** A schema of the contract, as far as what is shown of a value follows from it. */
export interface PartSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, PartSchema>>;
  readonly items?: PartSchema;
  /** Name under `enums` in i18n of the values. */
  readonly 'x-enum'?: string;
  readonly 'x-ui'?: { readonly label?: string };
}

const known = new Map<string, PartSchema>();

/** A schema of the contract, with all references resolved. */
export function contractSchema(name: keyof components['schemas']): PartSchema {
  const schema = known.get(name) ?? (withoutReferences(contract.components.schemas[name]) as PartSchema);
  known.set(name, schema);
  return schema;
}
