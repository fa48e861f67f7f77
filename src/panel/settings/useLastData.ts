import { useState } from 'react';

/**
 * The last value read. Signing in as someone else clears the cache, but a form with unsaved input stays until
 * the user leaves it.
 */
export function useLastData<Value>(read: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(read);
  if (read !== undefined && read !== kept) setKept(read);
  return read ?? kept;
}
