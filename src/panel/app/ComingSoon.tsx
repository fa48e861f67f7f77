import UpcomingIcon from '@mui/icons-material/UpcomingOutlined';
import { useTranslate } from 'react-admin';
import { HomeButton } from '../shell/HomeButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { useCurrentPath } from '../shell/useCurrentPath.ts';

export default function ComingSoon() {
  const translate = useTranslate();
  const title = useCurrentPath()?.title ?? '';
  return (
    <StatePage
      Icon={UpcomingIcon}
      title={translate(title)}
      text={translate('shell.comingSoon')}
      actions={<HomeButton />}
    />
  );
}
