import { resources } from '../../../contract/generated/resources.ts';
import { storage } from '../../../contract/generated/storage.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';

type Storage = typeof storage;

/** A table that `npm run generate` created entirely. */
export type DerivedTable = {
  [Table in keyof Storage]: Storage[Table]['derived'] extends true ? Table : never;
}[keyof Storage];

export const derivedTables = (Object.keys(storage) as (keyof Storage)[]).filter(
  (table): table is DerivedTable => storage[table].derived,
);

const ownedSchemas = Object.values<ResourceDefinition>(resources).flatMap(({ owner, schema }) =>
  owner ? [schema] : [],
);

/** Those whose records are their author's, not the whole foundation's. */
export const personalTables: readonly DerivedTable[] = derivedTables.filter((table) =>
  ownedSchemas.includes(storage[table].schema),
);
