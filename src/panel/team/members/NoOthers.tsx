import { useTranslate } from 'react-admin';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import { InviteButton } from '../InviteButton.tsx';
import { NoOthersPicture } from './NoOthersPicture.tsx';

export function NoOthers() {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<NoOthersPicture />}
      title={translate('team.empty.title')}
      text={translate('team.empty.text')}
    >
      <InviteButton variant="outlined" />
    </StateBlock>
  );
}
