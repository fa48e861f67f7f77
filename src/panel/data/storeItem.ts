/** Separates the panel's items from those of other react-admin apps on the device. */
export const storeName = 'panel';

/** localStorage key of a key in react-admin's store. */
export function storeItem(key: string): string {
  return `RaStore${storeName}.${key}`;
}

/** Store key of a list's chosen columns. */
export function columnsKey(resource: string): string {
  return `${resource}.columns`;
}

/** Store key of the order that the user has given to a list's columns. */
export function columnOrderKey(resource: string): string {
  return `${resource}.columnOrder`;
}

/** Store key of whether the rows of all lists are compact. */
export const compactKey = 'lists.compact';

/** Store key of the saved views of a list, as they were at the last visit; absent where there are none. */
export function viewsKey(resource: string): string {
  return `${resource}.views`;
}
