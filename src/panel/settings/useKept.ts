import { useState } from 'react';

/**
 * What was read last. When the session ends, all that was read is forgotten; but a form stays, with what was
 * typed, as long as somebody does not want to leave it.
 */
export function useKept<Value>(read: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(read);
  if (read !== undefined && read !== kept) setKept(read);
  return read ?? kept;
}
