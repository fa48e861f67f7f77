import { useTranslate } from 'react-admin';
import { NoMatchPicture } from '../state/NoMatchPicture.tsx';
import { NothingLeft } from './NothingLeft.tsx';

/** Neither the search nor the filters find anything. */
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
