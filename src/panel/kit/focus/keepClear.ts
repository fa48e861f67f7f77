/** Between a bar and what is scrolled to beside it; there is room for a ring. */
const GAP = 8;

/**
 * For a bar that stays in view at an edge of the page: what takes the focus is not left under it, however high it
 * is (WCAG 2.4.11). Two of them at one edge would want to share it; no page has that.
 * @returns its ref
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

// Made once, so that React keeps to them.
export const keepClearAbove = keepClear('bottom');
export const keepClearBelow = keepClear('top');
