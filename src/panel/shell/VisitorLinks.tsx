import LoginIcon from '@mui/icons-material/Login';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { useCurrentPath } from './currentPage.ts';
import { useVisitorHref } from './StartButtons.tsx';

const hidden = whileAsking({ display: 'none' });

/**
 * Login and registration links for visitors; on a phone one icon, which leads to the login. Members' pages
 * show none, because their session check is still running.
 */
export function VisitorLinks() {
  const translate = useTranslate();
  const path = useCurrentPath();
  const visitorHref = useVisitorHref();
  const signIn = path === paths.login ? undefined : visitorHref(paths.login);
  const register = path === paths.register ? undefined : visitorHref(paths.register);

  if (path && !path.public) return null;
  return (
    <>
      {signIn && (
        <>
          <IconButton
            href={signIn}
            edge="end"
            aria-label={translate('shell.visitor.signIn')}
            sx={{ display: { sm: 'none' }, color: 'primary.main', ...hidden }}
          >
            <LoginIcon />
          </IconButton>
          <Button href={signIn} sx={{ display: { xs: 'none', sm: 'inline-flex' }, flexShrink: 0, ...hidden }}>
            {translate('shell.visitor.signIn')}
          </Button>
        </>
      )}
      {register && (
        <Button
          href={register}
          variant="outlined"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, ml: 1, flexShrink: 0, ...hidden }}
        >
          {translate('shell.visitor.register')}
        </Button>
      )}
    </>
  );
}

/**
 * Styles of a visitors' page during the session check of a browser that was signed in before, so that
 * visitors' content does not flash for members (see boot/mayBeSignedIn.ts).
 */
export function whileAsking<Style extends object>(style: Style) {
  return { 'html[data-asking] &': style };
}
