import PaperIcon from '@mui/icons-material/DescriptionOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Body } from '../../contract/calls.ts';
import { GuardianPaperForm } from '../../contract/generated/forms/GuardianPaper.ts';
import { GuardianRequestForm } from '../../contract/generated/forms/GuardianRequest.ts';
import { resources } from '../../contract/generated/resources.ts';
import { defaultLanguage } from '../../contract/Language.ts';
import type { FieldDefinition } from '../../contract/ResourceDefinition.ts';
import { mayAskGuardian } from '../../domain/volunteers/guardianRules.ts';
import { answerOf, client } from '../data/client.ts';
import { ConfirmButton } from '../kit/action/ConfirmButton.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { formatDate, formatInstant } from '../kit/format/formatDate.ts';
import { today } from '../kit/format/today.ts';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { EntryItem } from './EntryItem.tsx';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerDialogButton } from './VolunteerDialogButton.tsx';

type Consent = Volunteer['guardianConsents'][number];

/** What the history tells of a guardian's consent. */
export const guardianFields: readonly FieldDefinition[] = [
  { name: 'guardianName', label: 'guardianName', kind: 'text' },
  { name: 'guardianGivenFor', label: 'guardianGivenFor', kind: 'enum', enumName: 'guardianConsentPurpose' },
  { name: 'guardianTextVersion', label: 'guardianTextVersion', kind: 'text' },
  { name: 'guardianGivenOn', label: 'guardianGivenOn', kind: 'date' },
];

interface GuardianProps {
  readonly volunteer: Volunteer;
}

/** Whether the profile has something to tell of a guardian: of who is under 18, or was when somebody was asked. */
export function hasGuardian({ guardianConsent, guardianConsents }: Volunteer): boolean {
  return (Boolean(guardianConsent) && guardianConsent !== 'notNeeded') || guardianConsents.length > 0;
}

/** The consent of a guardian, from the question to the withdrawal. It is warned of, and blocks nothing. */
export function VolunteerGuardian({ volunteer }: GuardianProps) {
  const translate = useTranslate();
  const { guardianConsents, guardianConsent: state } = volunteer;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {state && state !== 'notNeeded' && <ChoiceValue enumName="guardianConsentState" value={state} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(state === 'notNeeded' ? 'volunteers.guardian.notNeeded' : 'volunteers.guardian.text')}
      </Typography>
      {state === 'renew' && (
        <Alert role="note" severity="warning" sx={{ py: 0 }}>
          {translate('volunteers.guardian.renew')}
        </Alert>
      )}
      {guardianConsents.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('volunteers.guardian.empty')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}>
          {guardianConsents.map((consent) => (
            <ConsentItem key={consent.id} consent={consent} volunteer={volunteer} />
          ))}
        </Box>
      )}
      {state && mayAskGuardian(state) && volunteer.accountStatus !== 'rejected' && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
          <AskButton volunteer={volunteer} />
          <PaperButton volunteer={volunteer} />
        </Stack>
      )}
    </Stack>
  );
}

function ConsentItem({ consent, volunteer }: GuardianProps & { readonly consent: Consent }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const text = (key: string, day: string | null | undefined) =>
    day && translate(`volunteers.guardian.${key}`, { day });
  const { guardian, email, status, givenFor, channel, givenOn, enteredBy } = consent;
  const moment = (value: string | null | undefined) => value && formatInstant(value);
  const facts = [
    channel === 'paper' && choice('guardianConsentChannel', channel),
    email,
    text('asked', moment(consent.askedAt)),
    status === 'asked' && text('until', moment(consent.expiresAt)),
    givenOn && text('given', formatDate(givenOn)),
    status === 'declined' && text('declined', moment(consent.answeredAt)),
    text('withdrawn', moment(consent.withdrawnAt)),
    enteredBy?.name,
  ];
  return (
    <EntryItem
      name={guardian}
      status={<ChoiceValue enumName="guardianConsentStatus" value={status} />}
      facts={facts}
      lines={[choice('guardianConsentPurpose', givenFor)]}
    >
      {(status === 'asked' || status === 'given') && (
        <WithdrawButton consent={consent} volunteer={volunteer} />
      )}
    </EntryItem>
  );
}

function WithdrawButton({ consent, volunteer }: GuardianProps & { readonly consent: Consent }) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  const path = { id: volunteer.id, consentId: consent.id };
  return (
    <ConfirmButton
      operationId="withdrawGuardianConsent"
      label={translate('volunteers.guardian.withdraw')}
      title={translate('volunteers.guardian.withdrawTitle')}
      text={translate('volunteers.guardian.withdrawText')}
      action={() =>
        answerOf(client.POST('/volunteers/{id}/guardian-consents/{consentId}/withdraw', { params: { path } }))
      }
      onDone={keep}
      button={{
        size: 'small',
        color: 'error',
        'aria-label': translate('volunteers.guardian.withdrawOne', { name: consent.guardian }),
      }}
    />
  );
}

/** Button that mails the guardian the link; who was asked before is filled in. */
function AskButton({ volunteer }: GuardianProps) {
  const translate = useTranslate();
  const { id, languages, guardianConsents } = volunteer;
  const last = guardianConsents.find(({ email }) => email);
  const fresh = languages.includes('uk') && !languages.includes('pl') ? 'uk' : defaultLanguage;
  const label = translate(`volunteers.guardian.${last ? 'askAgain' : 'ask'}`);
  return (
    <VolunteerDialogButton<Body<'askGuardian'>>
      volunteer={volunteer}
      of={id}
      operationId="askGuardian"
      label={label}
      title={label}
      button={{ variant: 'outlined', startIcon: <SendIcon />, sx: { minHeight: 44 } }}
      form={GuardianRequestForm}
      submitLabel={translate('volunteers.agreements.send.label')}
      initial={{
        ...(last && { guardian: last.guardian, email: last.email ?? '' }),
        language: last?.language ?? fresh,
      }}
      save={(body) =>
        answerOf(client.POST('/volunteers/{id}/guardian-consents', { params: { path: { id } }, body }))
      }
    />
  );
}

function PaperButton({ volunteer }: GuardianProps) {
  const translate = useTranslate();
  const { id, guardianConsents } = volunteer;
  const label = translate('volunteers.guardian.paper');
  return (
    <VolunteerDialogButton<Body<'noteGuardianConsent'>>
      volunteer={volunteer}
      of={id}
      operationId="noteGuardianConsent"
      label={label}
      title={label}
      button={{ variant: 'outlined', startIcon: <PaperIcon />, sx: { minHeight: 44 } }}
      form={GuardianPaperForm}
      initial={{ guardian: guardianConsents[0]?.guardian ?? '', givenOn: today() }}
      save={(body) =>
        answerOf(client.POST('/volunteers/{id}/guardian-consents/paper', { params: { path: { id } }, body }))
      }
    />
  );
}
