import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Closes a dialog when its page is left, by the Back button or because the session has ended. */
export function useCloseOnLeave(close: () => void): void {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) close();
  }, [pathname, openedAt, close]);
}
