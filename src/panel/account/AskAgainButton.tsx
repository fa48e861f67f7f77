import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';

/** To the form that mails a new link. */
export function AskAgainButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={paths.resetPassword.getHref()} variant={variant}>
      {translate('account.reset.askAgain')}
    </Button>
  );
}
