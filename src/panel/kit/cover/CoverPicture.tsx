import type { ReactNode } from 'react';

/** Frame of a preset design, 3:1; cropped where the container has another ratio. */
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
