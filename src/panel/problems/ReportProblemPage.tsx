import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { HomeButton } from '../shell/HomeButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { ProblemForm } from './ProblemForm.tsx';

/** The form, and the confirmation after it is sent. */
export default function ReportProblemPage() {
  const page = reportedPage(useLocation().search);
  const [sent, setSent] = useState<{ readonly email: string | undefined }>();
  if (!sent) return <ProblemForm page={page} onSent={(email) => setSent({ email })} />;
  return (
    <Arrival>
      <ProblemSent email={sent.email} page={page} onAnother={() => setSent(undefined)} />
    </Arrival>
  );
}

/**
 * The page from which the footer's link was used. The link omits that page's query, which may hold a token.
 * @param search `?page=/create-event`
 */
function reportedPage(search: string): string | undefined {
  const page = new URLSearchParams(search).get('page');
  return page === null ? undefined : URL.parse(page, window.location.origin)?.pathname;
}

interface ProblemSentProps {
  readonly email: string | undefined;
  /** Page where the problem occurred, for the way back. */
  readonly page: string | undefined;
  readonly onAnother: () => void;
}

/** Confirmation: whether a reply will come, and the way back. */
function ProblemSent({ email, page, onAnother }: ProblemSentProps) {
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
