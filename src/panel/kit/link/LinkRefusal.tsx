import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../data/ApiError.ts';
import { HomeButton, SignInButton } from '../../shell/StartButtons.tsx';
import { StatePage } from '../../shell/StatePage.tsx';
import { FocusedContent } from '../focus/FocusedContent.tsx';
import { DonePicture } from '../state/DonePicture.tsx';
import { accent, line, Picture, paper } from '../state/Picture.tsx';

/** Next steps for a used or invalid link. */
export interface WaysOn {
  /** i18n key of what to do if the link was used before. */
  readonly used: string;
  readonly invalid: string;
  /** Buttons; default: to the sign-in for a used link, to the start page for an invalid one. */
  readonly actions?: { readonly used?: ReactNode; readonly invalid: ReactNode };
}

interface LinkRefusalProps {
  readonly verdict: LinkVerdict;
  readonly waysOn: WaysOn;
}

/** Error page of a mailed link: the reason and the next step. */
export function LinkRefusal({ verdict, waysOn }: LinkRefusalProps) {
  const translate = useTranslate();
  if (verdict === 'missing') {
    return (
      <FocusedContent>
        <StatePage
          picture={<BrokenLinkPicture />}
          title={translate('kit.link.missing')}
          text={translate('kit.link.missingText')}
          actions={<HomeButton />}
        />
      </FocusedContent>
    );
  }
  const { used = <SignInButton />, invalid = <HomeButton /> } = waysOn.actions ?? {};
  return (
    <FocusedContent>
      <StatePage
        picture={verdict === 'used' ? <DonePicture /> : <BrokenLinkPicture />}
        title={translate(`errors.token_${verdict}`)}
        text={translate(waysOn[verdict])}
        actions={verdict === 'used' ? used : invalid}
      />
    </FocusedContent>
  );
}

/** A broken chain. */
function BrokenLinkPicture() {
  return (
    <Picture>
      <g transform="rotate(-24 100 72)">
        <path d="M88 52H60a20 20 0 0 0 0 40h28" fill={paper} stroke={line} strokeWidth="3" />
        <path d="M88 63H60a9 9 0 0 0 0 18h28M88 52v11M88 81v11" stroke={line} strokeWidth="3" />
        <path d="M112 52h28a20 20 0 0 1 0 40h-28" fill={paper} stroke={accent} strokeWidth="3" />
        <path d="M112 63h28a9 9 0 0 1 0 18h-28M112 52v11M112 81v11" stroke={accent} strokeWidth="3" />
      </g>
      <path d="M92 40l-5-12M104 38V25M96 106l4 12M108 102l8 10" stroke={line} strokeWidth="3" opacity="0.5" />
    </Picture>
  );
}

/**
 * For a form that submits a link's token: the link may turn out to be used or invalid only then.
 *
 * @example onSubmit={(body) => judge(answerOf(client.POST('/users/reset-password', { body })))}
 */
export function useLinkVerdict() {
  const [verdict, setVerdict] = useState<LinkVerdict>();

  /** Passes on the result or the error. */
  const judge = async <Answer,>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      setVerdict(linkVerdict(error));
      throw error;
    }
  };
  return { verdict, judge };
}

/** Why a mailed link does not work. */
export type LinkVerdict = 'missing' | 'invalid' | 'used';

/** The API's verdict on a token; `undefined` if the failure has another cause and a retry may help. */
export function linkVerdict(error: unknown): LinkVerdict | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, problem } = error;
  if (problem?.code === 'token_used') return 'used';
  const isMalformed = status === 400 && problem?.errors.some(({ code }) => code === 'token');
  return isMalformed || problem?.code === 'token_invalid' || status === 404 ? 'invalid' : undefined;
}
