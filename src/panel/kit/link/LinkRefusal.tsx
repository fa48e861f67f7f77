import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HomeButton } from '../../shell/HomeButton.tsx';
import { StatePage } from '../../shell/StatePage.tsx';
import { BrokenLinkPicture } from '../state/BrokenLinkPicture.tsx';
import { DonePicture } from '../state/DonePicture.tsx';
import type { LinkVerdict } from './linkVerdict.ts';

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
