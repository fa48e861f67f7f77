import AddIcon from '@mui/icons-material/Add';
import EndIcon from '@mui/icons-material/Block';
import SignIcon from '@mui/icons-material/DrawOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Body } from '../../contract/calls.ts';
import { AgreementEndingForm } from '../../contract/generated/forms/AgreementEnding.ts';
import { AgreementInputForm } from '../../contract/generated/forms/AgreementInput.ts';
import { AgreementSignatureForm } from '../../contract/generated/forms/AgreementSignature.ts';
import { resources } from '../../contract/generated/resources.ts';
import { defaultLanguage } from '../../contract/Language.ts';
import type { FieldDefinition } from '../../contract/ResourceDefinition.ts';
import { ofAgeOn } from '../../domain/volunteers/agreementRules.ts';
import { answerOf, client } from '../data/client.ts';
import { BusyButton } from '../kit/action/BusyButton.tsx';
import { ConfirmButton } from '../kit/action/ConfirmButton.tsx';
import { type BlobCall, useDownload } from '../kit/download/useDownload.ts';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { withHidden, withHints } from '../kit/form/formVariants.ts';
import { formatDate } from '../kit/format/formatDate.ts';
import { today } from '../kit/format/today.ts';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { EntryItem } from './EntryItem.tsx';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerDialogButton } from './VolunteerDialogButton.tsx';

type Agreement = Volunteer['agreements'][number];

/** What the history tells of agreements. */
export const agreementFields: readonly FieldDefinition[] = [
  { name: 'agreement', label: 'agreement', kind: 'text' },
  { name: 'agreementFrom', label: 'agreementFrom', kind: 'date' },
  { name: 'agreementTo', label: 'agreementTo', kind: 'date' },
  { name: 'insurance', label: 'insurance', kind: 'enum', enumName: 'agreementInsurance' },
  { name: 'policyNumber', label: 'policyNumber', kind: 'text' },
  { name: 'signedOn', label: 'signedOn', kind: 'date' },
  { name: 'endedOn', label: 'endedOn', kind: 'date' },
  { name: 'endedBy', label: 'endedBy', kind: 'enum', enumName: 'agreementEnd' },
  { name: 'endReason', label: 'agreementEndReason', kind: 'text' },
];

interface AgreementsProps {
  readonly volunteer: Volunteer;
}

interface AgreementProps extends AgreementsProps {
  readonly agreement: Agreement;
}

/** What was agreed with the volunteer, from the draft to the end, and what the law asks for besides. */
export function VolunteerAgreements({ volunteer }: AgreementsProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('volunteers.agreements.text')}
      </Typography>
      {volunteer.agreements.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('volunteers.agreements.empty')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}>
          {volunteer.agreements.map((agreement) => (
            <AgreementItem key={agreement.id} agreement={agreement} volunteer={volunteer} />
          ))}
        </Box>
      )}
      <DraftButton volunteer={volunteer} />
    </Stack>
  );
}

function AgreementItem({ agreement, volunteer }: AgreementProps) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const text = (key: string, values?: Record<string, string>) =>
    translate(`volunteers.agreements.${key}`, values);
  const { id, status, scope, place, dateFrom, dateTo, insurance, policyNumber, guardian } = agreement;
  const { signedOn, fileId, endedOn, endedBy, endReason, warnings } = agreement;
  const name = nameOf(agreement, text);
  const scan = volunteer.files.find((file) => file.id === fileId)?.name;
  const facts = [
    `${formatDate(dateFrom)} – ${dateTo ? formatDate(dateTo) : text('forever')}`,
    place,
    choice('agreementInsurance', insurance),
    policyNumber && text('policy', { number: policyNumber }),
    guardian,
    signedOn && text('signed', { day: formatDate(signedOn) }),
  ];
  const lines = [
    scope,
    scan && text('scan', { name: scan }),
    endedOn &&
      endedBy &&
      text('endedBecause', { how: choice('agreementEnd', endedBy), day: formatDate(endedOn) }),
    endReason,
  ];
  return (
    <EntryItem
      name={name}
      status={<ChoiceValue enumName="agreementStatus" value={status} />}
      facts={facts}
      lines={lines}
      notice={
        warnings.length > 0 && (
          <Stack sx={{ gap: 1, my: 1 }}>
            {warnings.map((warning) => (
              <Alert
                key={warning}
                role="note"
                severity={warning === 'endsSoon' ? 'info' : 'warning'}
                sx={{ py: 0 }}
              >
                {choice('agreementWarning', warning)}
              </Alert>
            ))}
          </Stack>
        )
      }
    >
      <PaperButton agreementId={id} name={name} volunteer={volunteer} />
      {status === 'draft' && <DraftActs agreement={agreement} volunteer={volunteer} />}
      {(status === 'sent' || warnings.includes('noScan')) && (
        <SignButton agreement={agreement} volunteer={volunteer} />
      )}
      {(status === 'sent' || status === 'signed') && (
        <EndButton agreement={agreement} volunteer={volunteer} />
      )}
    </EntryItem>
  );
}

function nameOf(
  { number }: Agreement,
  text: (key: string, values?: Record<string, string>) => string,
): string {
  return number ? text('number', { number }) : text('draft');
}

interface PaperProps extends AgreementsProps {
  readonly agreementId: string;
  readonly name: string;
}

function PaperButton({ agreementId, name, volunteer: { id } }: PaperProps) {
  const translate = useTranslate();
  const { busy, start } = useDownload();
  return (
    <BusyButton
      busy={busy}
      size="small"
      startIcon={<DownloadIcon />}
      aria-label={translate('volunteers.agreements.openOne', { name })}
      onClick={() =>
        void start(
          client.GET('/volunteers/{id}/agreements/{agreementId}', {
            params: { path: { id, agreementId } },
            parseAs: 'blob',
          }) as BlobCall,
          `${name}.pdf`,
        )
      }
    >
      {translate('kit.files.download')}
    </BusyButton>
  );
}

/** What can be done to a draft alone. */
function DraftActs({ agreement, volunteer }: AgreementProps) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  const name = translate('volunteers.agreements.draft');
  const path = { id: volunteer.id, agreementId: agreement.id };
  return (
    <>
      <DraftButton agreement={agreement} volunteer={volunteer} />
      <ConfirmButton
        operationId="sendAgreement"
        label={translate('volunteers.agreements.send.label')}
        title={translate('volunteers.agreements.send.title')}
        text={translate('volunteers.agreements.send.text')}
        action={() =>
          answerOf(
            client.POST('/volunteers/{id}/agreements/{agreementId}/send', {
              params: { path, query: { version: agreement.version } },
            }),
          )
        }
        onDone={keep}
        button={{
          size: 'small',
          startIcon: <SendIcon />,
          'aria-label': translate('volunteers.agreements.send.one', { name }),
        }}
      />
      <ConfirmButton
        operationId="deleteAgreement"
        label={translate('ra.action.delete')}
        title={translate('volunteers.agreements.deleteTitle')}
        text={translate('volunteers.agreements.deleteText')}
        action={() =>
          answerOf(client.DELETE('/volunteers/{id}/agreements/{agreementId}', { params: { path } }))
        }
        onDone={keep}
        button={{
          size: 'small',
          color: 'error',
          'aria-label': translate('volunteers.agreements.deleteOne', { name }),
        }}
      />
    </>
  );
}

const withAllHints = withHints(AgreementInputForm, {
  dateTo: 'volunteers.agreements.toHint',
  noticeDays: 'volunteers.agreements.noticeHint',
  policyNumber: 'volunteers.agreements.policyHint',
});
/** Who is of age needs nobody's consent. */
const drafts = { minor: withAllHints, adult: withHidden(withAllHints, ['guardian', 'guardianConsent']) };

/** Button that drafts an agreement, or changes the draft. */
function DraftButton({ agreement, volunteer }: AgreementsProps & { readonly agreement?: Agreement }) {
  const translate = useTranslate();
  const { id, dateOfBirth, languages, guardianConsent, guardianConsents } = volunteer;
  const consent =
    guardianConsent === 'given' ? guardianConsents.find(({ status }) => status === 'given') : undefined;
  const isMinor = today() < ofAgeOn(dateOfBirth);
  const name = translate('volunteers.agreements.draft');
  const fresh: Partial<Body<'draftAgreement'>> = {
    ...{ dateFrom: today(), insurance: 'foundation', risksBriefed: false, costsWaived: false },
    // A consent that stands on record is a consent to this as well, until somebody says otherwise.
    ...(consent && { guardian: consent.guardian }),
    guardianConsent: Boolean(consent),
    language: languages.includes('uk') && !languages.includes('pl') ? 'uk' : defaultLanguage,
  };
  return (
    <VolunteerDialogButton<Body<'draftAgreement'>>
      volunteer={volunteer}
      of={agreement?.id ?? id}
      operationId={agreement ? 'editAgreement' : 'draftAgreement'}
      label={translate(agreement ? 'ra.action.edit' : 'volunteers.agreements.add')}
      title={name}
      button={
        agreement
          ? {
              size: 'small',
              startIcon: <EditIcon />,
              'aria-label': translate('volunteers.agreements.editOne', { name }),
            }
          : { variant: 'outlined', startIcon: <AddIcon />, sx: { minHeight: 44, displayPrint: 'none' } }
      }
      form={drafts[isMinor ? 'minor' : 'adult']}
      initial={fresh}
      part={agreement && { opened: agreement, among: ({ agreements }) => agreements }}
      save={(body) =>
        answerOf(
          agreement
            ? client.PUT('/volunteers/{id}/agreements/{agreementId}', {
                params: { path: { id, agreementId: agreement.id } },
                body,
              })
            : client.POST('/volunteers/{id}/agreements', { params: { path: { id } }, body }),
        )
      }
    />
  );
}

/** What was signed already lacks its scan alone. */
const scanForm = withHidden(AgreementSignatureForm, ['signedOn']);

function SignButton({ agreement, volunteer }: AgreementProps) {
  const translate = useTranslate();
  const text = (key: string, values?: Record<string, string>) =>
    translate(`volunteers.agreements.${key}`, values);
  const isScan = agreement.status === 'signed';
  const label = text(isScan ? 'sign.scan' : 'sign.label');
  const path = { id: volunteer.id, agreementId: agreement.id };
  return (
    <VolunteerDialogButton<Body<'signAgreement'>>
      volunteer={volunteer}
      of={agreement.id}
      operationId="signAgreement"
      label={label}
      title={label}
      button={{
        size: 'small',
        startIcon: <SignIcon />,
        'aria-label': text(isScan ? 'sign.scanOne' : 'sign.one', { name: nameOf(agreement, text) }),
      }}
      form={isScan ? scanForm : AgreementSignatureForm}
      initial={{ signedOn: agreement.signedOn ?? today() }}
      save={(body) =>
        answerOf(client.POST('/volunteers/{id}/agreements/{agreementId}/sign', { params: { path }, body }))
      }
    />
  );
}

function EndButton({ agreement, volunteer }: AgreementProps) {
  const translate = useTranslate();
  const text = (key: string, values?: Record<string, string>) =>
    translate(`volunteers.agreements.${key}`, values);
  const path = { id: volunteer.id, agreementId: agreement.id };
  const isOver = agreement.warnings.includes('over');
  return (
    <VolunteerDialogButton<Body<'endAgreement'>>
      volunteer={volunteer}
      of={agreement.id}
      operationId="endAgreement"
      label={text('end.label')}
      title={text('end.title')}
      button={{
        size: 'small',
        color: 'error',
        startIcon: <EndIcon />,
        'aria-label': text('end.one', { name: nameOf(agreement, text) }),
      }}
      form={AgreementEndingForm}
      initial={isOver ? { endedOn: agreement.dateTo ?? today(), endedBy: 'expired' } : { endedOn: today() }}
      save={(body) =>
        answerOf(client.POST('/volunteers/{id}/agreements/{agreementId}/end', { params: { path }, body }))
      }
    />
  );
}
