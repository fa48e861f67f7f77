import { storage } from '../../../contract/generated/storage.ts';

type Storage = typeof storage;

/** A table that `npm run generate` created entirely. */
export type DerivedTable = {
  [Table in keyof Storage]: Storage[Table]['derived'] extends true ? Table : never;
}[keyof Storage];

export const derivedTables = (Object.keys(storage) as (keyof Storage)[]).filter(
  (table): table is DerivedTable => storage[table].derived,
);
