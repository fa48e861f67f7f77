import type { ReactNode } from 'react';

/** Colours of our drawings as theme variables, so that they follow light and dark mode. */
export const paper = 'var(--mui-palette-background-paper)';
export const line = 'var(--mui-palette-text-secondary)';
export const accent = 'var(--mui-palette-primary-main)';
const tint = 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)';

/** A drawing in theme colours. Decorative: the text beside it says it all. */
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
      <ellipse cx="100" cy="72" rx="92" ry="62" fill={tint} />
      {children}
    </svg>
  );
}
