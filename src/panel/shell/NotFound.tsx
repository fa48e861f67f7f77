import { useTranslate } from 'react-admin';
import { LostPicture } from '../kit/state/LostPicture.tsx';
import { HomeButton } from './HomeButton.tsx';
import { StatePage } from './StatePage.tsx';

export function NotFound() {
  const translate = useTranslate();
  return (
    <StatePage
      picture={<LostPicture />}
      title={translate('shell.titles.notFound')}
      text={translate('shell.notFound')}
      actions={<HomeButton />}
    />
  );
}
