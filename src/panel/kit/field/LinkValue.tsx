import type { ReactNode } from 'react';

interface LinkValueProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link out of the panel: a mail, a call, a web site. It looks by `valueStyles`. */
export function LinkValue({ href, children }: LinkValueProps) {
  const isPage = /^https?:/i.test(href);
  // Anything else than these (`javascript:`) may have been typed by a stranger and stays text.
  if (!isPage && !/^(mailto|tel):/.test(href)) return children;
  return (
    <a className="value-link" href={href} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
