import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

interface LinkValueProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link out of the panel: a mail, a call, a web site. */
export function LinkValue({ href, children }: LinkValueProps) {
  const isPage = /^https?:/i.test(href);
  // Anything else than these (`javascript:`) may have been typed by a stranger and stays text.
  if (!isPage && !/^(mailto|tel):/.test(href)) return children;
  return (
    <Link href={href} sx={thumbSized} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </Link>
  );
}

/** Where a thumb presses, the link is 44 px high; the margin keeps the text where it is. */
const thumbSized = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5, my: -1.5 } };
