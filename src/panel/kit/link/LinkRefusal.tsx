import LinkOffIcon from '@mui/icons-material/LinkOff';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StatePage } from '../../shell/StatePage.tsx';
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
  const titles = {
    used: translate('errors.token_used'),
    invalid: translate('errors.token_invalid'),
    missing: translate('kit.link.missing'),
  };
  const { text, actions } = verdict === 'used' ? waysOn.used : waysOn.invalid;
  return (
    <StatePage
      Icon={verdict === 'used' ? TaskAltIcon : LinkOffIcon}
      title={titles[verdict]}
      text={verdict === 'missing' ? translate('kit.link.missingText') : text}
      actions={actions}
    />
  );
}
