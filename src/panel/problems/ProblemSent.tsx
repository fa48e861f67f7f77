import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { HomeButton } from '../shell/HomeButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';

interface ProblemSentProps {
  readonly email: string | undefined;
  /** Where it happened, and where to go on. */
  readonly page: string | undefined;
  readonly onAnother: () => void;
}

/** Whether an answer comes, and the way back to work. */
export function ProblemSent({ email, page, onAnother }: ProblemSentProps) {
  const translate = useTranslate();
  return (
    <StatePage
      picture={<DonePicture />}
      title={translate('problems.sent.title')}
      text={email ? translate('problems.sent.answered', { email }) : translate('problems.sent.unanswered')}
      actions={
        <>
          {page ? (
            <Button component={Link} to={page} variant="contained">
              {translate('problems.sent.back')}
            </Button>
          ) : (
            <HomeButton />
          )}
          <Button onClick={onAnother}>{translate('problems.sent.another')}</Button>
        </>
      }
    />
  );
}
