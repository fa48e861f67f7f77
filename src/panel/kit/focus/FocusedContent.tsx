import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { heirOf, takeFocus } from './takeFocus.ts';

/**
 * Content that replaces a page without a navigation. Scrolls to its top and focuses its heading, or the
 * element marked `data-first`.
 */
export function FocusedContent({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    takeFocus(find('[data-first]') ?? find('h1'));
  }, []);
  return <Box ref={place}>{children}</Box>;
}

/**
 * When the focused element is removed, such as a button after its action, focuses the heading nearest to where
 * it stood, so that keyboard users do not start again at the top of the window. A dialog returns the focus itself.
 */
export function useFocusHeir(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // Only what stays is looked for: of what else goes, nothing is gone yet.
      if (element?.closest('#main') && element.contains(document.activeElement))
        queueMicrotask(heirOf(element));
    };
  }, [ref]);
}
