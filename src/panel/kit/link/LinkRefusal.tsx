import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../data/ApiError.ts';
import { HomeButton } from '../../shell/HomeButton.tsx';
import { StatePage } from '../../shell/StatePage.tsx';
import { DonePicture } from '../state/DonePicture.tsx';
import { Picture, pictureColors } from '../state/Picture.tsx';

export interface WayOn {
  readonly text: string;
  readonly actions: ReactNode;
}

/** What to do with a link that is used up already, or that leads nowhere. */
export interface WaysOn {
  readonly used: WayOn;
  readonly invalid: WayOn;
}

interface LinkRefusalProps {
  readonly verdict: LinkVerdict;
  readonly waysOn: WaysOn;
}

/** A link out of a mail that does nothing any more: why, and the way on. */
export function LinkRefusal({ verdict, waysOn }: LinkRefusalProps) {
  const translate = useTranslate();
  if (verdict === 'missing') {
    return (
      <StatePage
        picture={<BrokenLinkPicture />}
        title={translate('kit.link.missing')}
        text={translate('kit.link.missingText')}
        actions={<HomeButton />}
      />
    );
  }
  const { text, actions } = waysOn[verdict];
  return (
    <StatePage
      picture={verdict === 'used' ? <DonePicture /> : <BrokenLinkPicture />}
      title={translate(`errors.token_${verdict}`)}
      text={text}
      actions={actions}
    />
  );
}

const { paper, line, accent } = pictureColors;

/** A chain that has come apart. */
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
 * For a form that sends the token of a link along: the link may turn out to be used up or invalid only then.
 *
 * @example onSubmit={(body) => judge(answerOf(client.POST('/users/reset-password', { body })))}
 */
export function useLinkVerdict() {
  const [verdict, setVerdict] = useState<LinkVerdict>();

  /** Passes the answer on, and the failure too. */
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

/** Why a link out of a mail leads nowhere. */
export type LinkVerdict = 'missing' | 'invalid' | 'used';

/**
 * What the API says of a token; `undefined` when the failure is about something else, and another try may help.
 */
export function linkVerdict(error: unknown): LinkVerdict | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, problem } = error;
  if (problem?.code === 'token_used') return 'used';
  const isMalformed = status === 400 && problem?.errors.some(({ code }) => code === 'token');
  return isMalformed || problem?.code === 'token_invalid' || status === 404 ? 'invalid' : undefined;
}
