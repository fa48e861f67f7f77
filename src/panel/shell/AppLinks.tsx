import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { CopyButton } from '../kit/copy/CopyButton.tsx';

/** Next steps of an empty list that fills from the mobile app: copy the link to its page, or open it. */
export function AppLinks() {
  const translate = useTranslate();
  return (
    <>
      <CopyButton copies={{ link: paths.app.getHref() }} variant="contained" />
      <Button href={paths.app.getHref()}>{translate('mobileApp.more')}</Button>
    </>
  );
}
