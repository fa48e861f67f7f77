import type { ReactNode } from 'react';
import { pictureColors } from './pictureColors.ts';

/** A drawing of ours in the colours of the theme; it says nothing that the words beside it do not. */
export function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 200 140"
      width="200"
      height="140"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ maxWidth: '100%' }}
    >
      <ellipse cx="100" cy="72" rx="92" ry="62" fill={pictureColors.tint} />
      {children}
    </svg>
  );
}
