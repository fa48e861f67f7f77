import { useTranslate } from 'react-admin';
import { LostPicture } from '../kit/state/LostPicture.tsx';
import { HomeButton } from './HomeButton.tsx';
import { StatePage } from './StatePage.tsx';
import { useWindowTitle } from './useWindowTitle.ts';

/** @param text what is missing, where more is known than the address */
export function NotFound({ text }: { readonly text?: string }) {
  const translate = useTranslate();
  const title = translate('shell.titles.notFound');
  useWindowTitle(title);
  return (
    <StatePage
      picture={<LostPicture />}
      title={title}
      text={text ?? translate('shell.notFound')}
      actions={<HomeButton />}
    />
  );
}
