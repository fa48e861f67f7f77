import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { CopyLinkButton } from '../kit/copy/CopyLinkButton.tsx';

/** What to do where nobody has come by the mobile app yet: pass on the page about it, or look at it first. */
export function AppLinks() {
  const translate = useTranslate();
  return (
    <>
      <CopyLinkButton href={paths.app.getHref()} variant="contained" />
      <Button component={Link} to={paths.app.getHref()}>
        {translate('mobileApp.more')}
      </Button>
    </>
  );
}
