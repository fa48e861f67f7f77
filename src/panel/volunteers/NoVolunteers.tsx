import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { toast } from '../shell/toast.ts';
import { NoVolunteersPicture } from './NoVolunteersPicture.tsx';

/** Volunteers come by the mobile app, so the next step is to tell people of it. */
export function NoVolunteers() {
  const translate = useTranslate();
  const copyLink = async () => {
    const link = new URL(paths.landing.getHref(), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      toast.success(translate('volunteers.empty.copied'));
    } catch {
      // No leave, or no https: then the person copies it.
      toast.info(link);
    }
  };

  return (
    <StateBlock
      picture={<NoVolunteersPicture />}
      title={translate('volunteers.empty.title')}
      text={translate('volunteers.empty.text')}
    >
      <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copyLink()}>
        {translate('volunteers.empty.copy')}
      </Button>
    </StateBlock>
  );
}
