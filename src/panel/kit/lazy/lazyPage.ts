import { type ComponentType, createElement, useState } from 'react';
import { useLocation } from 'react-router';
import { attemptTo, type ComponentModule } from './lazyPart.tsx';

/** A page whose script is loaded on demand. */
export type LazyPage = ComponentType & {
  /** Prefetches the script while the session and react-admin still load. */
  readonly preload?: () => Promise<unknown>;
};

/**
 * Lazy page: a failed load stays failed for the current navigation and is retried on the next one.
 *
 * @example lazyPage(() => import('./VolunteerList.tsx'))
 */
export function lazyPage(load: () => Promise<ComponentModule<object>>): LazyPage {
  let Loaded: ComponentType | undefined;
  let attempt = attemptTo(load);
  /** Location key that has shown the failure. React may render it more than once. */
  let failedAt: string | undefined;

  const beginAgain = () => {
    attempt = attemptTo(load);
    failedAt = undefined;
  };
  const preload = async () => {
    if (attempt.hasFailed()) beginAgain();
    const module = await attempt.load();
    Loaded = module.default;
    return module;
  };

  const coming = () => {
    const { key } = useLocation();
    if (attempt.hasFailed()) {
      failedAt ??= key;
      if (failedAt !== key) beginAgain();
    }
    return createElement(attempt.Part);
  };
  // `lazy` suspends even if the module is loaded, but a prerendered page must hydrate at once.
  const page = () => createElement(useState<ComponentType>(() => Loaded ?? coming)[0]);
  return Object.assign(page, { preload });
}
