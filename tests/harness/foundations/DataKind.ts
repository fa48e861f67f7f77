/** Data of a page: the demo's, the longest allowed texts, none, or thousands of rows. */
export const dataKinds = ['usual', 'longest', 'none', 'many'] as const;
export type DataKind = (typeof dataKinds)[number];
