import { useTranslate } from 'react-admin';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { AppLinks } from '../shell/AppLinks.tsx';
import { NoPeopleInNeedPicture } from './NoPeopleInNeedPicture.tsx';

/** Nobody has asked yet. People do so by the mobile app, so the next step is to tell them of it. */
export function NoPeopleInNeed() {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<NoPeopleInNeedPicture />}
      title={translate('peopleInNeed.empty.title')}
      text={translate('peopleInNeed.empty.text')}
    >
      <AppLinks />
    </StateBlock>
  );
}
