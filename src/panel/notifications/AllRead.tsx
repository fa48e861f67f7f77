import { useTranslate } from 'react-admin';
import { NothingLeft } from '../kit/list/NothingLeft.tsx';
import { BellPicture } from './BellPicture.tsx';

/** Nothing is left of what was filtered by, which is being unread. */
export function AllRead() {
  const translate = useTranslate();
  return (
    <NothingLeft
      picture={<BellPicture />}
      title={translate('notifications.allRead.title')}
      text={translate('notifications.allRead.text')}
      showAll={translate('notifications.allRead.show')}
    />
  );
}
