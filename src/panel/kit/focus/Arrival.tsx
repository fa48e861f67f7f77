import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Content that replaces a page without a navigation. Scrolls to its top and focuses its heading, or the
 * element marked `data-first`.
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
