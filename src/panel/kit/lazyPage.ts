import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadInTime } from '../data/loadInTime.ts';

/** A page whose script comes when it is needed. */
export type LazyPage = ComponentType & {
  /** Asks for the script ahead, while the session and react-admin are still on their way. */
  readonly preload?: () => Promise<unknown>;
};

/** @example lazyPage(() => import('./VolunteerList.tsx')) */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    try {
      const module = await loadInTime(load());
      Loaded = module.default;
      return module;
    } catch (error) {
      // React keeps what has failed, and who comes again asks again.
      Lazy = lazy(preload);
      throw error;
    }
  };
  let Lazy = lazy(preload);

  // React waits for what is lazy even if it is there, and a page that was rendered ahead must be taken over at once.
  const page = () => createElement(useState<ComponentType>(() => Loaded ?? Lazy)[0]);
  return Object.assign(page, { preload });
}
