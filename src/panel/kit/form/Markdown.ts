import type { ReactNode } from 'react';

/** Stands in for rjsf's parser of Markdown (see vite.config.ts): a text of the contract is shown as it is. */
export function Markdown({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
