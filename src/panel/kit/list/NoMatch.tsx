import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { PassingButton } from '../action/PassingButton.tsx';
import { accent, line, Picture, paper } from '../state/Picture.tsx';
import { StateBlock } from '../state/StateBlock.tsx';

/** Empty state when the search or filters match nothing. */
export function NoMatch() {
  const translate = useTranslate();
  return (
    <NothingLeft
      picture={<NoMatchPicture />}
      title={translate('kit.noMatch.title')}
      text={translate('kit.noMatch.text')}
      showAll={translate('ra.navigation.clear_filters')}
    />
  );
}

/** A magnifying glass over cards. */
function NoMatchPicture() {
  return (
    <Picture>
      <g stroke={line} strokeWidth="2" fill={paper}>
        <rect x="38" y="32" width="84" height="22" rx="6" />
        <rect x="38" y="60" width="84" height="22" rx="6" />
        <rect x="38" y="88" width="84" height="22" rx="6" />
      </g>
      <g stroke={line} strokeWidth="2" opacity="0.5">
        <path d="M62 43h40M62 71h30M62 99h36" />
        <circle cx="50" cy="43" r="4" />
        <circle cx="50" cy="71" r="4" />
        <circle cx="50" cy="99" r="4" />
      </g>
      <circle cx="126" cy="74" r="28" fill={paper} stroke={accent} strokeWidth="4" />
      <path d="m146 95 20 20" stroke={accent} strokeWidth="7" />
      <path d="m117 65 18 18m0-18-18 18" stroke={line} strokeWidth="3" />
    </Picture>
  );
}

interface NothingLeftProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Label of the button that clears all filters. */
  readonly showAll: string;
}

/** Empty state when records exist but none match the filters. */
export function NothingLeft({ showAll, ...block }: NothingLeftProps) {
  const { setFilters } = useListContext();
  return (
    <StateBlock {...block}>
      <PassingButton variant="outlined" onClick={() => setFilters({})}>
        {showAll}
      </PassingButton>
    </StateBlock>
  );
}
