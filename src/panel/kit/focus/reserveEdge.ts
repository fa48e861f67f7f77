/** Gap between a bar and the element scrolled beside it; leaves room for the focus ring. */
const GAP = 8;

/**
 * Returns a ref for sticky bars at an edge of the page. Sets the scroll padding to the room that they take, so
 * that a focused element is never hidden under them (WCAG 2.4.11).
 */
function reserveEdge(edge: 'top' | 'bottom') {
  /** Pixels from the edge to the other side of each bar. */
  const taken = new Map<HTMLElement, number>();
  const pad = () => {
    const most = Math.max(0, ...taken.values());
    document.documentElement.style.setProperty(`scroll-padding-${edge}`, most > 0 ? `${most + GAP}px` : '');
  };
  return (bar: HTMLElement | null) => {
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      const { position, [edge]: inset } = getComputedStyle(bar);
      const isBar = position === 'sticky' && inset !== 'auto';
      taken.set(bar, isBar ? bar.offsetHeight + Number.parseFloat(inset) : 0);
      pad();
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      taken.delete(bar);
      pad();
    };
  };
}

// Module constants, so that React does not reattach the refs.
export const reserveBottom = reserveEdge('bottom');
export const reserveTop = reserveEdge('top');
