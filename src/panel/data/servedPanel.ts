/** Vite's own page, small and never kept by a browser: it names the script that starts the panel. */
const PAGE = '/index.html';

/**
 * Whether the server has another panel by now than the one in this window. The name of the script that starts it holds
 * a hash of it and, by the names of all that it leads to, of them too.
 *
 * @throws TypeError when nothing answers
 */
export async function isPanelReplaced(): Promise<boolean> {
  const served = await servedPanel();
  const own = document.querySelector<HTMLElement>('script[data-panel]')?.dataset.panel;
  return served !== undefined && own !== undefined && served !== own;
}

/**
 * Calls once the server answers (again): looks as soon as the browser knows of a network, and now and then, because a
 * browser that knows of one may still reach nobody.
 *
 * @returns stops that
 */
export function whenServerAnswers(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 2_000;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', look);
  };
  const look = async () => {
    clearTimeout(timer);
    const answers = navigator.onLine && (await servedPanel().catch(() => undefined)) !== undefined;
    if (isOver) return;
    if (answers) {
      stop();
      call();
    } else {
      pause = Math.min(2 * pause, 30_000);
      timer = setTimeout(look, pause);
    }
  };
  addEventListener('online', look);
  timer = setTimeout(look, pause);
  return stop;
}

async function servedPanel(): Promise<string | undefined> {
  const answer = await fetch(new Request(new URL(PAGE, location.href), { cache: 'no-store' }));
  return answer.ok ? /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text())?.[1] : undefined;
}
