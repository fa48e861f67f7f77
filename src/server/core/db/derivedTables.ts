import { storage } from '../../../contract/generated/storage.ts';

type Storage = typeof storage;

/** A table that nobody but `npm run generate` wrote. */
export type DerivedTable = {
  [Table in keyof Storage]: Storage[Table]['derived'] extends true ? Table : never;
}[keyof Storage];

/** All of them. */
export const derivedTables = (Object.keys(storage) as (keyof Storage)[]).filter(
  (table): table is DerivedTable => storage[table].derived,
);
