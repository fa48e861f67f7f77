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

/** A seal with a tick. */
export function DonePicture() {
  return (
    <Picture>
      <path
        d="M100 27L110 34.8L122.5 33L127.2 44.8L139 49.5L137.2 62L145 72L137.2 82L139 94.5L127.2 99.2L122.5 111L110 109.2L100 117L90 109.2L77.5 111L72.8 99.2L61 94.5L62.8 82L55 72L62.8 62L61 49.5L72.8 44.8L77.5 33L90 34.8z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="m82 74 13 13 25-28" stroke={accent} strokeWidth="5" />
    </Picture>
  );
}

/** An unplugged plug. */
export function FailurePicture() {
  return (
    <Picture>
      <path d="M14 88c18 0 20-16 38-16" stroke={line} strokeWidth="4" />
      <path d="M52 56h20c10 0 16 7 16 16s-6 16-16 16H52z" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M88 65h11M88 79h11" stroke={line} strokeWidth="4" />
      <path d="M148 56h-14c-10 0-16 7-16 16s6 16 16 16h14z" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="M148 72c20 0 18-16 38-16" stroke={accent} strokeWidth="4" />
      <path d="M104 44l-3-11M112 43l4-10M104 100l-3 11M112 101l4 10" stroke={accent} strokeWidth="3" />
    </Picture>
  );
}

/** A locked door. */
export function ForbiddenPicture() {
  return (
    <Picture>
      <path d="M68 122V34a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v88" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M48 122h104" stroke={line} strokeWidth="3" />
      <rect x="84" y="68" width="32" height="26" rx="5" fill={paper} stroke={accent} strokeWidth="4" />
      <path d="M91 68v-7a9 9 0 0 1 18 0v7" stroke={accent} strokeWidth="4" />
      <path d="M100 79v5" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}

/** A sent letter. */
export function MailPicture() {
  return (
    <Picture>
      <rect x="46" y="36" width="100" height="72" rx="8" fill={paper} stroke={line} strokeWidth="3" />
      <path d="m50 42 46 36 46-36" stroke={line} strokeWidth="3" />
      <circle cx="146" cy="104" r="17" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="m138 104 6 6 10-11" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}
