import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What takes the place of the page that was there, without another address: seen from its top, its heading first, or the
 * one thing to do that it marks by `data-first`.
 */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    (find('[data-first]') ?? find('h1'))?.focus({ preventScroll: true });
  }, []);
  return <Box ref={place}>{children}</Box>;
}
