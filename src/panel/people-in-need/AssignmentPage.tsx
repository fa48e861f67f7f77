import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatPhone } from '../../contract/formatPhone.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { BusyButton } from '../kit/action/BusyButton.tsx';
import { useGuardedCall } from '../kit/action/useGuardedCall.ts';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { EmailValue, LinkValue } from '../kit/field/FieldValue.tsx';
import { FocusedContent } from '../kit/focus/FocusedContent.tsx';
import { formatInstant } from '../kit/format/formatDate.ts';
import { LinkRefusal, useLinkVerdict, type WaysOn } from '../kit/link/LinkRefusal.tsx';
import { MailLink } from '../kit/link/MailLink.tsx';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { MailPicture } from '../kit/state/MailPicture.tsx';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { HomeButton } from '../shell/StartButtons.tsx';
import { StatePage } from '../shell/StatePage.tsx';

type Schemas = components['schemas'];
type Question = Schemas['AssignmentQuestion'];
type Contact = Schemas['AssignmentContact'];

function readQuestion(token: string): Promise<Question> {
  return answerOf(client.GET('/assignments/question', { params: { query: { token } } }));
}

const nextStep = 'peopleInNeed.question.failedText';
const waysOn: WaysOn = {
  ...{ used: nextStep, invalid: nextStep },
  actions: { used: <HomeButton />, invalid: <HomeButton /> },
};

/** Behind the link by which a volunteer is asked. Opening it changes nothing; the buttons do. */
export default function AssignmentPage() {
  return (
    <MailLink title={paths.assignment.title} send={readQuestion} waysOn={waysOn}>
      {(question, token) => <AssignmentQuestion question={question} token={token} />}
    </MailLink>
  );
}

interface AssignmentQuestionProps {
  readonly question: Question;
  readonly token: string;
}

function AssignmentQuestion({ question, token }: AssignmentQuestionProps) {
  const translate = useTranslate();
  const accepting = useGuardedCall('acceptAssignment');
  const declining = useGuardedCall('declineAssignment');
  const { verdict, judge } = useLinkVerdict();
  const [contact, setContact] = useState<Contact>();
  const [isDeclined, setDeclined] = useState(false);
  const body = { token };
  const busy = accepting.busy || declining.busy;

  if (contact) {
    return (
      <FocusedContent key="accepted">
        <AcceptedPage contact={contact} />
      </FocusedContent>
    );
  }
  if (isDeclined) {
    return (
      <FocusedContent key="declined">
        <StatePage
          picture={<DonePicture />}
          title={translate('peopleInNeed.question.thanks')}
          text={translate('peopleInNeed.question.declined')}
        />
      </FocusedContent>
    );
  }
  if (verdict) {
    return (
      <FocusedContent key="refused">
        <LinkRefusal verdict={verdict} waysOn={waysOn} />
      </FocusedContent>
    );
  }

  const accept = () =>
    accepting.run(async () =>
      setContact(await judge(answerOf(client.POST('/assignments/accept', { body })))),
    );
  const decline = () =>
    declining.run(async () => {
      await judge(answerOf(client.POST('/assignments/decline', { body })));
      setDeclined(true);
    });
  const failure = accepting.failure ?? declining.failure;
  const { organization, volunteerName: name, expiresAt } = question;
  return (
    <StatePage
      picture={<MailPicture />}
      title={translate(paths.assignment.title)}
      text={translate('peopleInNeed.question.lead', { organization, name })}
      actions={
        <>
          <BusyButton
            variant="contained"
            size="large"
            busy={accepting.busy}
            aria-disabled={busy}
            onClick={() => void accept()}
          >
            {translate('peopleInNeed.question.accept')}
          </BusyButton>
          <BusyButton
            variant="outlined"
            size="large"
            busy={declining.busy}
            aria-disabled={busy}
            onClick={() => void decline()}
          >
            {translate('peopleInNeed.question.decline')}
          </BusyButton>
        </>
      }
    >
      <QuestionFacts question={question} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('peopleInNeed.question.private')}{' '}
        {translate('peopleInNeed.question.until', { when: formatInstant(expiresAt) })}
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
    </StatePage>
  );
}

function QuestionFacts({ question }: { readonly question: Question }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const { city, urgency, helpCategory, preferredLanguage, message } = question;
  return (
    <Facts
      facts={[
        [translate('fields.city'), city],
        [
          translate('fields.helpCategory'),
          helpCategory.map((category) => choice('helpCategory', category)).join(', '),
        ],
        [translate('fields.preferredLanguage'), choice('spokenLanguage', preferredLanguage)],
        [translate('fields.urgency'), <ChoiceValue key="urgency" enumName="urgency" value={urgency} />],
        [translate('peopleInNeed.question.from'), message],
      ]}
    />
  );
}

/** Whom to help, and how to reach them. */
function AcceptedPage({ contact }: { readonly contact: Contact }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const { name, phone, email, street, postCode, city, preferredLanguage, description } = contact;
  const town = [postCode, city].filter(Boolean).join(' ');
  return (
    <StatePage
      picture={<DonePicture />}
      title={translate('peopleInNeed.question.thanks')}
      text={translate('peopleInNeed.question.accepted')}
    >
      <Facts
        facts={[
          [translate('fields.personName'), name],
          [
            translate('fields.phone'),
            <LinkValue key="phone" href={`tel:${phone}`}>
              {formatPhone(phone)}
            </LinkValue>,
          ],
          [translate('fields.email'), email && <EmailValue key="email" email={email} />],
          [translate('sections.address'), [street, town].filter(Boolean).join(', ')],
          [translate('fields.preferredLanguage'), choice('spokenLanguage', preferredLanguage)],
          [translate('fields.description'), description],
        ]}
      />
    </StatePage>
  );
}

interface FactsProps {
  /** Those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: React.ReactNode])[];
}

function Facts({ facts }: FactsProps) {
  return (
    <Box component="dl" sx={factsSx}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

const factsSx = { m: 0, width: '100%', display: 'grid', gap: 1.5, textAlign: 'start' };
