import { type ComponentType, createElement, useState } from 'react';
import { useLocation } from 'react-router';
import { attemptTo, type ComponentModule } from './attemptTo.ts';

/** A page whose script comes when it is needed. */
export type LazyPage = ComponentType & {
  /** Asks for the script ahead, while the session and react-admin are still on their way. */
  readonly preload?: () => Promise<unknown>;
};

/**
 * A page whose script did not come fails for who has come to it; who comes again asks again.
 *
 * @example lazyPage(() => import('./VolunteerList.tsx'))
 */
export function lazyPage(load: () => Promise<ComponentModule<object>>): LazyPage {
  let Loaded: ComponentType | undefined;
  let attempt = attemptTo(load);
  /** Where the attempt has been shown to fail: React renders it more than once. */
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
  // React waits for what is lazy even if it is there, and a page that was rendered ahead must be taken over at once.
  const page = () => createElement(useState<ComponentType>(() => Loaded ?? coming)[0]);
  return Object.assign(page, { preload });
}
