/** Gap between a bar and the element scrolled beside it; leaves room for the focus ring. */
const GAP = 8;

/**
 * Returns a ref for a sticky bar at an edge of the page. Sets the scroll padding to the bar's height, so that
 * a focused element is never hidden under it (WCAG 2.4.11). Only one bar per edge is supported.
 */
function keepClear(edge: 'top' | 'bottom') {
  return (bar: HTMLElement | null) => {
    if (!bar) return;
    const { style } = document.documentElement;
    const property = `scroll-padding-${edge}`;
    const observer = new ResizeObserver(() => {
      const { position, [edge]: inset } = getComputedStyle(bar);
      const taken = bar.offsetHeight + Number.parseFloat(inset) + GAP;
      style.setProperty(property, position === 'sticky' ? `${taken}px` : '');
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}

// Module constants, so that React does not reattach the refs.
export const keepClearAbove = keepClear('bottom');
export const keepClearBelow = keepClear('top');
