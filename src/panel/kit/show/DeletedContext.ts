import { createContext } from 'react';

/** Tells the page of a record that this is deleted: nothing of it is shown or read any more, whatever is still to come. */
export const DeletedContext = createContext<() => void>(() => {});
