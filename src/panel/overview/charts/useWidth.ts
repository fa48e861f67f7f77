import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** As wide as on a narrow phone, until it is measured, which is before anything is painted. */
const unknown = 296;

/** The width of an element as it is now, in whole pixels. */
export function useWidth<Tag extends HTMLElement>(): [RefObject<Tag | null>, number] {
  const ref = useRef<Tag>(null);
  const [width, setWidth] = useState(unknown);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || unknown);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
