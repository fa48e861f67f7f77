import UpcomingIcon from '@mui/icons-material/UpcomingOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { HomeButton } from '../shell/HomeButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { useCurrentPath } from '../shell/useCurrentPath.ts';

/** Members go on to what is there already, visitors to the start. */
export default function ComingSoon() {
  const translate = useTranslate();
  const signedIn = useSessionStore((state) => Boolean(state.user));
  const title = useCurrentPath()?.title ?? '';
  return (
    <StatePage
      Icon={UpcomingIcon}
      title={translate(title)}
      text={translate('shell.comingSoon')}
      actions={
        signedIn ? (
          <Button component={Link} to={paths.volunteers.getHref()} variant="contained">
            {translate(paths.volunteers.title)}
          </Button>
        ) : (
          <HomeButton />
        )
      }
    />
  );
}
