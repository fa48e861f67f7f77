import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../data/ApiError.ts';
import { StatePage } from '../../shell/StatePage.tsx';
import { Arrival } from '../focus/Arrival.tsx';
import { FailurePicture } from '../state/FailurePicture.tsx';
import { WaitPicture } from '../state/WaitPicture.tsx';
import { LinkRefusal, type WaysOn } from './LinkRefusal.tsx';
import { useMailLink } from './useMailLink.ts';

interface MailLinkProps<Answer> {
  /** i18n key of what the link is for, shown while the token is under way. */
  readonly title: string;
  /** Sends the token and uses nothing up; one function for the whole life of the page. */
  readonly send: (token: string) => Promise<Answer>;
  readonly waysOn: WaysOn;
  /** The page when the API has taken the token. */
  readonly children: (answer: Answer, token: string) => ReactNode;
}

/**
 * A page that a link out of a mail opens. It asks what the token of its address is for and shows that; what the link does,
 * a person has to say (`LinkAct`).
 *
 * @example
 * <MailLink title={paths.restoreAccount.title} send={readMailedLink} waysOn={waysOn}>
 *   {({ kind }, token) => <LinkAct … />}
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
    case 'done':
      return <Arrival key="done">{children(state.answer, state.token)}</Arrival>;
    case 'refused':
      return (
        <Arrival key="refused">
          <LinkRefusal verdict={state.verdict} waysOn={waysOn} />
        </Arrival>
      );
    case 'failed':
      return (
        <Arrival key="failed">
          <StatePage
            picture={<FailurePicture />}
            title={translate('kit.link.failed')}
            text={messageOf(state.error) ?? translate('kit.failure.text')}
            actions={
              isFinal(state.error) ? (
                waysOn.invalid.actions
              ) : (
                <Button variant="contained" onClick={retry}>
                  {translate('kit.failure.retry')}
                </Button>
              )
            }
          />
        </Arrival>
      );
  }
}

/** Something else has come in between, such as another account with the same address. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.reason : undefined;
}
