import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { useTranslate } from 'react-admin';
import { HomeButton } from './HomeButton.tsx';
import { StatePage } from './StatePage.tsx';

export function NotFound() {
  const translate = useTranslate();
  return (
    <StatePage
      Icon={SearchOffIcon}
      title={translate('shell.titles.notFound')}
      text={translate('shell.notFound')}
      actions={<HomeButton />}
    />
  );
}
