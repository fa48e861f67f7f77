import { useNavigation } from 'react-router';
import { useLasting } from './loading/useLasting.ts';
import { PageProgress } from './PageProgress.tsx';

/** What comes sooner needs no bar, and does not wait for one to be drawn. */
const patience = 150;

/** The bar while the next page is on its way and the last one is still there. */
export function NavigationProgress() {
  const navigating = useNavigation().state === 'loading';
  return useLasting(navigating, patience) && <PageProgress />;
}
