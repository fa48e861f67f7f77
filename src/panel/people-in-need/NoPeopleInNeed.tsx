import { useTranslate } from 'react-admin';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { NoPeopleInNeedPicture } from './NoPeopleInNeedPicture.tsx';

/** Nobody has asked yet. The panel only reads, so there is no next step but to know how they come. */
export function NoPeopleInNeed() {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<NoPeopleInNeedPicture />}
      title={translate('peopleInNeed.empty.title')}
      text={translate('peopleInNeed.empty.text')}
    />
  );
}
