import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { signOut } from '../data/session.ts';
import { withLoader } from '../data/withLoader.ts';
import { draftStore } from '../kit/form/draft/draftStore.ts';
import { mayLeave } from '../kit/form/mayLeave.ts';
import { giveUpUnsaved } from '../kit/form/useUnsavedForm.ts';
import { toast } from './toast.ts';

/** Signs out, then shows the login page and says so. After a failure, which is shown anyway, the person stays. */
export function useSignOut(): () => Promise<void> {
  const translate = useTranslate();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    try {
      await withLoader(signOut());
    } catch {
      return;
    }
    giveUpUnsaved();
    draftStore.clearMembers();
    await navigate(paths.login.getHref());
    toast.success(translate('messages.loggedOut'));
  };
}
