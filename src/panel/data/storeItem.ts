/** The panel's among all that react-admin keeps on a device. */
export const storeName = 'panel';

/** Under which name react-admin's local storage keeps a key of the panel's. */
export function storeItem(key: string): string {
  return `RaStore${storeName}.${key}`;
}
