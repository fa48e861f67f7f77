import type { OperationId } from '../../contract/generated/operations.ts';
import { contractOperation } from './contractOperation.ts';
import { behindReference, referred } from './withoutReferences.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly 'x-ui'?: { readonly label?: string };
}

/**
 * What a field that an operation takes is called, as a key of `fields` in i18n: by its label in the contract, or by its name.
 * An entry of a list is called as the list is.
 * @param path with dots, as faults have it
 * @example
 * fieldLabel('updatePassword', 'password') // 'newPassword'
 * fieldLabel('applyAsVolunteer', 'languages.0') // 'languages'
 */
export function fieldLabel(operationId: OperationId | undefined, path: string): string {
  let fields = operationId === undefined ? [] : inputsOf(operationId);
  let label = '';
  for (const part of path.split('.')) {
    const inside = fields.map((field) => behindReference(field) as Schema);
    const entries = inside.flatMap(({ items }) => items ?? []);
    const isEntry = /^\d+$/.test(part) && entries.length > 0;
    fields = isEntry ? entries : inside.flatMap(({ properties }) => properties?.[part] ?? []);
    if (!isEntry) label = fields.map(labelOf).find((one) => one !== undefined) ?? part;
  }
  return label;
}

/** The bodies that an operation takes, and its parameters as if they were one. */
function inputsOf(operationId: OperationId): Schema[] {
  const { parameters, requestBody } = contractOperation(operationId);
  return [
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) },
  ];
}

/** What a property says beside its `$ref` goes first. */
function labelOf(schema: Schema): string | undefined {
  const target = referred(schema) as Schema | undefined;
  return schema['x-ui']?.label ?? (target && labelOf(target));
}
