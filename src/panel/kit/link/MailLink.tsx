import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { components } from '../../../contract/generated/types.ts';
import { ApiError } from '../../data/ApiError.ts';
import { answerOf, client } from '../../data/client.ts';
import { HomeButton } from '../../shell/StartButtons.tsx';
import { StatePage } from '../../shell/StatePage.tsx';
import { FocusedContent } from '../focus/FocusedContent.tsx';
import { FailurePicture } from '../state/FailurePicture.tsx';
import { accent, line, Picture, paper } from '../state/Picture.tsx';
import { LinkRefusal, type LinkVerdict, linkVerdict, type WaysOn } from './LinkRefusal.tsx';

interface MailLinkProps<Answer> {
  /** i18n key of the link's purpose, shown while the token is checked. */
  readonly title: string;
  /** Sends the token without using it up. Must be a stable function. */
  readonly send: (token: string) => Promise<Answer>;
  readonly waysOn: WaysOn;
  /** Page shown when the API has accepted the token; nothing for a link of another purpose, which is invalid. */
  readonly children: (answer: Answer, token: string) => ReactNode;
}

/**
 * Page behind a mailed link. Asks the API what the token in its address is for and shows that; the user then
 * confirms the action (`LinkAction`).
 *
 * @example
 * <MailLink title={paths.restoreAccount.title} send={readMailedLink} waysOn={waysOn}>
 *   {({ kind }, token) => <LinkAction … />}
 * </MailLink>
 */
export function MailLink<Answer>({ title, send, waysOn, children }: MailLinkProps<Answer>) {
  const translate = useTranslate();
  const { state, retry } = useMailLink(send);

  switch (state.status) {
    case 'sending':
      return (
        <StatePage picture={<WaitPicture />} title={translate(title)} text={translate('kit.link.sending')} />
      );
    case 'done': {
      const page = children(state.answer, state.token);
      if (!page) return <LinkRefusal verdict="invalid" waysOn={waysOn} />;
      return <FocusedContent key="done">{page}</FocusedContent>;
    }
    case 'refused':
      return <LinkRefusal verdict={state.verdict} waysOn={waysOn} />;
    case 'failed':
      return (
        <FocusedContent key="failed">
          <StatePage
            picture={<FailurePicture />}
            title={translate('kit.link.failed')}
            text={messageOf(state.error) ?? translate('kit.failure.text')}
            actions={
              isFinal(state.error) ? (
                (waysOn.actions?.invalid ?? <HomeButton />)
              ) : (
                <Button variant="contained" onClick={retry}>
                  {translate('kit.failure.retry')}
                </Button>
              )
            }
          />
        </FocusedContent>
      );
  }
}

/** A conflict, such as another account with the same address: a retry cannot help. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.reason : undefined;
}

/** A running hourglass. */
function WaitPicture() {
  return (
    <Picture>
      <path
        d="M78 28h44v14c0 15-16 19-16 30s16 15 16 30v14H78v-14c0-15 16-19 16-30S78 57 78 42z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M70 28h60M70 116h60" stroke={line} strokeWidth="4" />
      <path d="M88 49h24M100 76v14M86 109c2-9 8-13 14-13s12 4 14 13z" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}

type MailLinkState<Answer> =
  | { readonly status: 'sending' }
  | { readonly status: 'done'; readonly answer: Answer; readonly token: string }
  | { readonly status: 'refused'; readonly verdict: LinkVerdict }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Sends the token in the page's address as soon as the page opens.
 *
 * @param send a stable function
 */
function useMailLink<Answer>(send: (token: string) => Promise<Answer>) {
  const token = useSearchParams()[0].get('token');
  const [state, setState] = useState<MailLinkState<Answer>>(startOf(token));
  const [tries, setTries] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry sends again.
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

type MailedLink = components['schemas']['MailedLink'];

/** The purpose of a mailed link. Reading does not use up the token, so it is done when the page opens. */
export function readMailedLink(token: string): Promise<MailedLink> {
  return answerOf(client.GET('/users/mailed-link', { params: { query: { token } } }));
}
