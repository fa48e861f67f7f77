import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { isId } from '../data/isId.ts';
import { NotFound } from './NotFound.tsx';
import { PageArrival } from './PageArrival.tsx';
import { PageProgress } from './PageProgress.tsx';
import { PageReady } from './PageReady.ts';

interface RoutePageProps {
  /** Key of the page's title in i18n. */
  readonly title: string;
  readonly Page: ComponentType;
}

/**
 * A page as a route shows it: the bar until its script is there, then the page and all that goes with arriving. What
 * its address names are ids of records; where one is none, there is no such page.
 */
export function RoutePage({ title, Page }: RoutePageProps) {
  const { '*': _, ...ids } = useParams();
  return (
    <Suspense fallback={<PageProgress />}>
      {/* Before the page, so that a page that knows a better title than its route's has the last word. */}
      <PageArrival title={title} />
      {Object.values(ids).every(isId) ? <Page /> : <NotFound />}
      <PageReady />
    </Suspense>
  );
}
