import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type LinkVerdict, linkVerdict } from './linkVerdict.ts';

export type MailLinkState<Answer> =
  | { readonly status: 'sending' }
  | { readonly status: 'done'; readonly answer: Answer; readonly token: string }
  | { readonly status: 'refused'; readonly verdict: LinkVerdict }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * What becomes of a link out of a mail: the token in the page's address is sent as soon as the page opens.
 *
 * @param send one function for the whole life of the page
 */
export function useMailLink<Answer>(send: (token: string) => Promise<Answer>) {
  const token = useSearchParams()[0].get('token');
  const [state, setState] = useState<MailLinkState<Answer>>(startOf(token));
  const [tries, setTries] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try sends again.
  useEffect(() => {
    setState(startOf(token));
    if (!token) return;
    let isCurrent = true;
    const show = (next: MailLinkState<Answer>) => {
      if (isCurrent) setState(next);
    };
    send(token).then(
      (answer) => show({ status: 'done', answer, token }),
      (error: unknown) => {
        const verdict = linkVerdict(error);
        show(verdict ? { status: 'refused', verdict } : { status: 'failed', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [send, token, tries]);

  return { state, retry: () => setTries(tries + 1) };
}

function startOf(token: string | null): MailLinkState<never> {
  return token ? { status: 'sending' } : { status: 'refused', verdict: 'missing' };
}
