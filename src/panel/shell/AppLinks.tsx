import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { CopyLinkButton } from '../kit/copy/CopyLinkButton.tsx';

/** Next steps of an empty list that fills from the mobile app: copy the link to its page, or open it. */
export function AppLinks() {
  const translate = useTranslate();
  return (
    <>
      <CopyLinkButton href={paths.app.getHref()} variant="contained" />
      <Button href={paths.app.getHref()}>{translate('mobileApp.more')}</Button>
    </>
  );
}
