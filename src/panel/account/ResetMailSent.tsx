import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { MailPicture } from '../kit/state/MailPicture.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { useWayIn } from '../shell/useWayIn.ts';

interface ResetMailSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** The same for any address, and what to do when no mail comes. */
export function ResetMailSent({ email, onAgain }: ResetMailSentProps) {
  const translate = useTranslate();
  const wayIn = useWayIn();
  const notes = [translate('account.forgot.sentTo', { email }), translate('account.forgot.noMail')];
  return (
    <StatePage
      picture={<MailPicture />}
      title={translate('account.forgot.sentTitle')}
      text={translate('messages.resetMailSent')}
      actions={
        <>
          <Button component={Link} to={wayIn(paths.login)} variant="contained">
            {translate('account.toSignIn')}
          </Button>
          <Button onClick={onAgain}>{translate('account.forgot.again')}</Button>
        </>
      }
    >
      {notes.map((note) => (
        <Typography key={note} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ))}
    </StatePage>
  );
}
