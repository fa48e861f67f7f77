import { useTranslate } from 'react-admin';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { BellPicture } from './BellPicture.tsx';

export function NoNotifications() {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<BellPicture />}
      title={translate('notifications.empty.title')}
      text={translate('notifications.empty.text')}
    />
  );
}
