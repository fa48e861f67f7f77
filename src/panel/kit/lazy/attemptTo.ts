import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPart } from '../../data/loadPart.ts';

export interface ComponentModule<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * One try to load a component. React caches a failed `lazy`, so a retry needs a new attempt, which only a
 * user action may start, never a render.
 */
export interface Attempt<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  readonly load: () => Promise<ComponentModule<Props>>;
  readonly hasFailed: () => boolean;
}

export function attemptTo<Props>(load: () => Promise<ComponentModule<Props>>): Attempt<Props> {
  let coming: Promise<ComponentModule<Props>> | undefined;
  let hasFailed = false;
  const loadOnce = () => {
    coming ??= loadPart(load).catch((error) => {
      hasFailed = true;
      throw error;
    });
    return coming;
  };
  return { Part: lazy(loadOnce), load: loadOnce, hasFailed: () => hasFailed };
}
