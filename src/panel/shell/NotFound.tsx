import { useTranslate } from 'react-admin';
import { LostPicture } from '../kit/state/LostPicture.tsx';
import { HomeButton } from './HomeButton.tsx';
import { StatePage } from './StatePage.tsx';
import { useWindowTitle } from './useWindowTitle.ts';

export function NotFound() {
  const translate = useTranslate();
  const title = translate('shell.titles.notFound');
  useWindowTitle(title);
  return (
    <StatePage
      picture={<LostPicture />}
      title={title}
      text={translate('shell.notFound')}
      actions={<HomeButton />}
    />
  );
}
