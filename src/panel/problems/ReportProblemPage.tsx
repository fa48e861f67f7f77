import { useState } from 'react';
import { useLocation } from 'react-router';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { ProblemForm } from './ProblemForm.tsx';
import { ProblemSent } from './ProblemSent.tsx';
import { reportedPage } from './reportedPage.ts';

/** The form, and what follows once it is sent. */
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
