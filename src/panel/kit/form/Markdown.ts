import type { ReactNode } from 'react';

/** Replaces rjsf's Markdown parser (see vite.config.ts): the contract's texts are shown verbatim. */
export function Markdown({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
