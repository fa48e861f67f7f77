import RevokeIcon from '@mui/icons-material/Block';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createStore, useStore } from 'zustand';
import type { Body } from '../../contract/calls.ts';
import { CertificateInputForm } from '../../contract/generated/forms/CertificateInput.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { defaultLanguage } from '../../contract/Language.ts';
import type { FieldDefinition } from '../../contract/ResourceDefinition.ts';
import { answerOf, client } from '../data/client.ts';
import { BusyButton } from '../kit/action/BusyButton.tsx';
import { ConfirmButton } from '../kit/action/ConfirmButton.tsx';
import { type BlobCall, useDownload } from '../kit/download/useDownload.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import type { FieldWidgetProps } from '../kit/form/FormValues.ts';
import { withHints } from '../kit/form/formVariants.ts';
import { DateWidget } from '../kit/form/widgets/DateWidget.tsx';
import { formatDate } from '../kit/format/formatDate.ts';
import { formatMinutes } from '../kit/format/formatMinutes.ts';
import { today } from '../kit/format/today.ts';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { toast } from '../shell/toast.ts';
import { EntryItem } from './EntryItem.tsx';
import { EntrySection } from './EntrySection.tsx';
import type { Volunteer } from './Volunteer.ts';

type Certificate = Volunteer['certificates'][number];
type Period = Partial<Pick<Certificate, 'dateFrom' | 'dateTo'>>;

/** What the history tells of certificates. */
export const certificateFields: readonly FieldDefinition[] = [
  { name: 'certificate', label: 'certificate', kind: 'text' },
  { name: 'revocationReason', label: 'revocationReason', kind: 'text' },
];

interface CertificatesProps {
  readonly volunteer: Volunteer;
}

/** Certificates of the time that the volunteer gave, with a form for the next one. */
export function VolunteerCertificates({ volunteer }: CertificatesProps) {
  const translate = useTranslate();
  return (
    <EntrySection
      title={translate('volunteers.hours.certificates')}
      empty={translate('volunteers.certificates.empty')}
      add={translate('volunteers.certificates.issue')}
      form={(onClose) => <CertificateForm volunteer={volunteer} onClose={onClose} />}
      entries={volunteer.certificates.map((certificate) => (
        <CertificateItem key={certificate.id} certificate={certificate} volunteer={volunteer} />
      ))}
    />
  );
}

function LastDayInput(props: FieldWidgetProps) {
  return (
    <>
      <DateWidget {...props} />
      <GivenTime />
    </>
  );
}

const inputs = { dateTo: LastDayInput };
const form = withHints(CertificateInputForm, { activities: 'volunteers.certificates.activitiesHint' });

function CertificateForm({
  volunteer: { id },
  onClose,
}: CertificatesProps & { readonly onClose: () => void }) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  const [initial] = useState(thisYear);
  // Not a state, which would draw the form anew with each key.
  const [shown] = useState(() => ({ id, period: createStore<Period>(() => initial) }));
  return (
    <Shown value={shown}>
      <ContractForm
        form={form}
        inputs={inputs}
        initial={{ ...initial, language: defaultLanguage }}
        onChange={({ dateFrom, dateTo }) => shown.period.setState({ dateFrom, dateTo } as Period)}
        submitLabel={translate('volunteers.certificates.issue')}
        focusFirst
        draftKey={`certificate ${id}`}
        onSubmit={(body: Body<'issueCertificate'>) =>
          answerOf(client.POST('/volunteers/{id}/certificates', { params: { path: { id } }, body }))
        }
        onSaved={(saved) => {
          toast.success(translate(`messages.${operations.issueCertificate.success}`));
          onClose();
          void keep(saved);
        }}
        onCancel={onClose}
      />
    </Shown>
  );
}

/** From the first day of the year until today. */
function thisYear(): Required<Period> {
  const dateTo = today();
  return { dateFrom: `${dateTo.slice(0, 4)}-01-01`, dateTo };
}

const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Whose time is looked at, and of which days. */
const Shown = createContext({ id: '', period: createStore<Period>(() => ({})) });

/** What a certificate of the period would say. */
function GivenTime() {
  const translate = useTranslate();
  const { id, period } = useContext(Shown);
  const { dateFrom = '', dateTo = '' } = useStore(period);
  const { data } = useQuery({
    queryKey: [resources.volunteers.name, 'givenTime', id, dateFrom, dateTo],
    enabled: isDay(dateFrom) && isDay(dateTo),
    queryFn: ({ signal }) =>
      answerOf(
        client.GET('/volunteers/{id}/hours', {
          params: { path: { id }, query: { dateFrom, dateTo } },
          signal,
        }),
      ),
  });
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em', color: 'text.secondary' }}>
      {data && (data.minutes === 0 ? translate('volunteers.certificates.none') : givenText(data, translate))}
    </Typography>
  );
}

function givenText(
  { minutes, events, visits, timeEntries }: components['schemas']['GivenTime'],
  translate: ReturnType<typeof useTranslate>,
): string {
  const counts = { events, visits, others: timeEntries };
  return [
    translate('volunteers.certificates.given', { time: formatMinutes(minutes) }),
    ...Object.entries(counts).flatMap(([name, count]) =>
      count > 0 ? translate(`volunteers.certificates.${name}`, { smart_count: count }) : [],
    ),
  ].join(' · ');
}

function CertificateItem({
  certificate,
  volunteer,
}: CertificatesProps & { readonly certificate: Certificate }) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  const { busy, start } = useDownload();
  const { id, number, dateFrom, dateTo, minutes, activities, issuedBy, createdAt } = certificate;
  const { revokedAt, revocationReason } = certificate;
  const name = translate('volunteers.certificates.number', { number });
  const path = { id: volunteer.id, certificateId: id };
  const facts = [
    `${formatDate(dateFrom)} – ${formatDate(dateTo)}`,
    formatMinutes(minutes),
    translate('volunteers.certificates.issued', { day: formatDate(createdAt.slice(0, 10)) }),
    issuedBy?.name ?? translate('volunteers.certificates.byVolunteer'),
  ];
  return (
    <EntryItem
      name={name}
      status={
        <Chip
          size="small"
          variant="outlined"
          color={revokedAt ? 'error' : 'success'}
          label={translate(`volunteers.certificates.${revokedAt ? 'revoked' : 'valid'}`)}
        />
      }
      facts={facts}
      lines={[
        activities,
        revokedAt &&
          revocationReason &&
          translate('volunteers.certificates.revokedBecause', {
            day: formatDate(revokedAt.slice(0, 10)),
            reason: revocationReason,
          }),
      ]}
    >
      <BusyButton
        busy={busy}
        size="small"
        startIcon={<DownloadIcon />}
        aria-label={translate('volunteers.certificates.downloadOne', { number })}
        onClick={() =>
          void start(
            client.GET('/volunteers/{id}/certificates/{certificateId}', {
              params: { path },
              parseAs: 'blob',
            }) as BlobCall,
            `${name}.pdf`,
          )
        }
      >
        {translate('kit.files.download')}
      </BusyButton>
      {!revokedAt && (
        <ConfirmButton
          operationId="revokeCertificate"
          label={translate('volunteers.certificates.revoke.label')}
          title={translate('volunteers.certificates.revoke.title', { number })}
          text={translate('volunteers.certificates.revoke.text')}
          reason={{
            label: translate('fields.revocationReason'),
            help: translate('volunteers.certificates.revoke.help'),
          }}
          action={(reason = '') =>
            answerOf(
              client.POST('/volunteers/{id}/certificates/{certificateId}/revoke', {
                params: { path },
                body: { reason },
              }),
            )
          }
          onDone={keep}
          button={{
            size: 'small',
            color: 'error',
            startIcon: <RevokeIcon />,
            'aria-label': translate('volunteers.certificates.revoke.one', { number }),
          }}
        />
      )}
    </EntryItem>
  );
}
