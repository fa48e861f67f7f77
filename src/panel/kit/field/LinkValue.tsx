import type { ReactNode } from 'react';

interface LinkValueProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** An external link: mail, phone or web. Styled by `valueStyles`. */
export function LinkValue({ href, children }: LinkValueProps) {
  const isPage = /^https?:/i.test(href);
  // Any other scheme (`javascript:`) may come from a stranger, so it stays text.
  if (!isPage && !/^(mailto|tel):/.test(href)) return children;
  return (
    <a className="value-link" href={href} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
