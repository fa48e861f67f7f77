/**
 * The page, or parts of it, with horizontal scrolling. Runs in the page, so it cannot use this file's scope.
 */
export function findSideways(): string[] {
  /** On a phone a row of choices may be wider than the screen. */
  const meant = '[role=group], [role=tablist], .MuiTabs-root, input, textarea';
  const pixels = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
  const parts = Array.from(document.querySelectorAll('body *')).filter((element) => {
    const { overflowX } = getComputedStyle(element);
    return (
      /auto|scroll/.test(overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.closest(meant)
    );
  });
  const outermost = () =>
    Array.from(document.querySelectorAll('body *'))
      .findLast((element) => Math.round(element.getBoundingClientRect().right) >= innerWidth + pixels)
      ?.outerHTML.slice(0, 120);
  return [
    ...(pixels > 0 ? [`the page can be moved ${pixels} px to the side, by ${outermost()}`] : []),
    ...parts.map((element) => {
      const moves = element.scrollWidth - element.clientWidth;
      const name = element.querySelector(':scope > table')
        ? 'a table'
        : (element.className.toString().match(/Mui\w+-root/)?.[0] ?? element.tagName);
      return `${name} can be moved ${moves} px`;
    }),
  ];
}
