import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { isId } from '../data/isId.ts';
import { NotFound } from './NotFound.tsx';
import { PageArrival } from './PageArrival.tsx';
import { PageProgress } from './PageProgress.tsx';
import { PageReady } from './PageReady.ts';

interface RoutePageProps {
  /** i18n key of the page's title. */
  readonly title: string;
  readonly Page: ComponentType;
}

/**
 * A route's page: the progress bar until its script has loaded, then the page and its arrival. Path
 * parameters are record ids; an invalid one shows "not found".
 */
export function RoutePage({ title, Page }: RoutePageProps) {
  const { '*': _, ...ids } = useParams();
  return (
    <Suspense fallback={<PageProgress />}>
      {/* Before the page, so that a page with a more specific title overrides the route's. */}
      <PageArrival title={title} />
      {Object.values(ids).every(isId) ? <Page /> : <NotFound />}
      <PageReady />
    </Suspense>
  );
}
