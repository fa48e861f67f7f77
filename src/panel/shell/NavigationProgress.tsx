import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { PageProgress } from './PageProgress.tsx';

/** What comes sooner needs no bar, and does not wait for one to be drawn. */
const patience = 150;

/** The bar while the next page is on its way and the last one is still there. */
export function NavigationProgress() {
  const navigating = useNavigation().state === 'loading';
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!navigating) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [navigating]);

  return isShown && <PageProgress />;
}
