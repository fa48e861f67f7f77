import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/**
 * Holds back whoever leaves the page while it is used: by a link or the browser's buttons, until the
 * blocker that it answers is told to proceed or to reset; by closing or reloading the window, where the
 * browser itself asks.
 */
export function useUnsavedWarning(): Blocker {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);

  // Another tab of the same page takes the form away too.
  return useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation }) =>
      pathname !== nextLocation.pathname || search !== nextLocation.search,
  );
}
