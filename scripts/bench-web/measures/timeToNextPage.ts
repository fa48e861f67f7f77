/**
 * In the page: waits for a click, and then until another page is drawn, with its content and not with places for
 * it. The promise is wrapped, because who asks for it must not wait for it yet.
 */
export function timeToNextPage(): { arrived: Promise<number> } {
  const PATIENCE_MS = 10_000;
  const before = document.querySelector('main h1');
  const isThere = () => {
    const heading = document.querySelector('main h1');
    const isComing = document.querySelector('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])');
    return heading !== null && heading !== before && isComing === null;
  };
  const arrived = new Promise<number>((resolve, reject) => {
    const start = ({ timeStamp }: Event) => {
      setTimeout(() => reject(new Error(`${location.pathname} does not come to rest`)), PATIENCE_MS);
      const look = () => {
        // This frame draws it, so it is there with the next one.
        if (isThere()) requestAnimationFrame((time) => resolve(time - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
  return { arrived };
}
