import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { signOut } from '../data/session.ts';
import { withLoader } from '../data/withLoader.ts';
import { toast } from './toast.ts';

/** Signs out, then shows the login page and says so. After a failure, which is shown anyway, the person stays. */
export function useSignOut(): () => Promise<void> {
  const translate = useTranslate();
  const navigate = useNavigate();
  return async () => {
    try {
      await withLoader(signOut());
    } catch {
      return;
    }
    await navigate(paths.login.getHref());
    toast.success(translate('messages.loggedOut'));
  };
}
