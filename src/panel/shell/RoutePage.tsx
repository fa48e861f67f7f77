import { type ComponentType, Suspense } from 'react';
import { PageArrival } from './PageArrival.tsx';
import { PageProgress } from './PageProgress.tsx';
import { PageReady } from './PageReady.ts';

interface RoutePageProps {
  /** Key of the page's title in i18n. */
  readonly title: string;
  readonly Page: ComponentType;
}

/** A page as a route shows it: the bar until its script is there, then the page and all that goes with arriving. */
export function RoutePage({ title, Page }: RoutePageProps) {
  return (
    <Suspense fallback={<PageProgress />}>
      {/* Before the page, so that a page that knows a better title than its route's has the last word. */}
      <PageArrival title={title} />
      <Page />
      <PageReady />
    </Suspense>
  );
}
