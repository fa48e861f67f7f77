import { type ComponentType, lazy } from 'react';
import { loadInTime } from '../data/loadInTime.ts';

/** A page whose script comes when it is needed. */
export type LazyPage = ComponentType & {
  /** Asks for the script ahead, while the session and react-admin are still on their way. */
  readonly preload?: () => Promise<unknown>;
};

/** @example lazyPage(() => import('./VolunteerList.tsx')) */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return Object.assign(
    lazy(() => loadInTime(load())),
    { preload: load },
  );
}
