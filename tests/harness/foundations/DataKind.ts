/** What a page shows: the demo's data, the longest texts allowed, nothing, or thousands of rows. */
export const dataKinds = ['usual', 'longest', 'none', 'many'] as const;
export type DataKind = (typeof dataKinds)[number];
