import type { ReactNode } from 'react';

/** The frame of a preset design: three to one, cut at its edges where the place is of another shape. */
export function CoverPicture({
  ground,
  children,
}: {
  readonly ground: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 300 100"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <rect width="300" height="100" fill={ground} />
      {children}
    </svg>
  );
}
