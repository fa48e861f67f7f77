import { useTranslate } from 'react-admin';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { useWindowTitle } from './currentPage.ts';
import { HomeButton } from './StartButtons.tsx';
import { StatePage } from './StatePage.tsx';

/** @param text what is missing, if more specific than the page */
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

/** A lost signpost. */
function LostPicture() {
  return (
    <Picture>
      <path d="M100 122V26M76 122h48" stroke={line} strokeWidth="3" />
      <path d="M56 36h70l13 13-13 13H56z" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M70 49h38" stroke={line} strokeWidth="3" opacity="0.5" />
      <path d="M144 72H76L63 86l13 14h68z" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="M99 82a6 6 0 1 1 8 6c-2 1-2 2-2 4M105 96v.1" stroke={accent} strokeWidth="3" />
    </Picture>
  );
}
