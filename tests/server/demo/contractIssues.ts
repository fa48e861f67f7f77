import { createAjv } from '../../../src/contract/createAjv.ts';
import type { components } from '../../../src/contract/generated/types.ts';
import { contract } from '../../harness/contract.ts';

export type SchemaName = keyof components['schemas'];

const ajv = createAjv().addSchema({ $id: 'contract', components: contract.components });

/** What of a record breaks its schema in the contract, with the value that does. */
export function issuesOf(schema: SchemaName, record: object): string[] {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (!validate) throw new Error(`The contract has no schema ${schema}`);
  validate(record);
  return (validate.errors ?? []).map(
    ({ instancePath, message, data, params }) =>
      `${schema}${instancePath} ${message} ${JSON.stringify(params)}: ${JSON.stringify(data)}`,
  );
}

/** The properties of an event that a person enters. */
export function publishedPart(event: object): object {
  const { properties = {} } = contract.components.schemas.PublishableEvent ?? {};
  return Object.fromEntries(Object.entries(event).filter(([name]) => name in properties));
}
