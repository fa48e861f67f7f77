import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ProblemReportForm } from '../../contract/generated/forms/ProblemReport.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { FocusedContent } from '../kit/focus/FocusedContent.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { withHints } from '../kit/form/formVariants.ts';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { HomeButton } from '../shell/StartButtons.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { toast } from '../shell/toast.ts';

/** The form, and the confirmation after it is sent. */
export default function ReportProblemPage() {
  const page = reportedPage(useLocation().search);
  const [sent, setSent] = useState<{ readonly email: string | undefined }>();
  if (!sent) return <ProblemForm page={page} onSent={(email) => setSent({ email })} />;
  return (
    <FocusedContent>
      <ProblemSent email={sent.email} page={page} onAnother={() => setSent(undefined)} />
    </FocusedContent>
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
            <Button href={page} variant="contained">
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

type Body = components['schemas']['ProblemReport'];

interface ProblemFormProps {
  readonly page: string | undefined;
  /** Called with the address for the reply. */
  readonly onSent: (email: string | undefined) => void;
}

const form = withHints(ProblemReportForm, { email: 'problems.emailHint' });

async function send(body: Body): Promise<string | undefined> {
  await answerOf(client.POST('/problem-reports', { body }));
  return body.email ?? undefined;
}

function ProblemForm({ page, onSent }: ProblemFormProps) {
  const translate = useTranslate();
  const user = useSessionStore((state) => state.user);
  const [initial] = useState(() => ({
    email: user?.email,
    page: cut('page', page),
    browser: cut('browser', navigator.userAgent),
  }));

  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <Typography variant="h1" tabIndex={-1} gutterBottom>
        {translate(paths.reportProblem.title)}
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('problems.intro')}</Typography>
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <ContractForm
          form={form}
          initial={initial}
          draftKey="report-problem"
          submitLabel={translate('problems.submit')}
          onSubmit={send}
          onSaved={(email) => {
            toast.success(translate('messages.requestSent'));
            onSent(email);
          }}
        />
      </Card>
      <Box sx={{ mt: 2, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {translate('problems.sentAlong')}
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {(['page', 'browser'] as const).map(
            (field) =>
              initial[field] && (
                <li key={field}>
                  {translate(`fields.${field}`)}:{' '}
                  <span lang="" translate="no">
                    {initial[field]}
                  </span>
                </li>
              ),
          )}
          {user && <li>{translate('shell.profile.label', { name: user.name })}</li>}
        </Box>
      </Box>
    </Box>
  );
}

/** Truncate values that the user did not type, so that they are never refused for their length. */
function cut(field: string, text: string | undefined): string | undefined {
  return text?.slice(0, ProblemReportForm.schema.properties?.[field]?.maxLength);
}
