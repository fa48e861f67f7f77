import DeclineIcon from '@mui/icons-material/Block';
import ConfirmIcon from '@mui/icons-material/Check';
import { useTranslate } from 'react-admin';
import type { Body } from '../../contract/calls.ts';
import { TimeEntryInputForm } from '../../contract/generated/forms/TimeEntryInput.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { FieldDefinition } from '../../contract/ResourceDefinition.ts';
import { answerOf, client } from '../data/client.ts';
import { BusyButton } from '../kit/action/BusyButton.tsx';
import { ConfirmButton } from '../kit/action/ConfirmButton.tsx';
import { useToastedCall } from '../kit/action/useGuardedCall.ts';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { formatDate } from '../kit/format/formatDate.ts';
import { formatMinutes } from '../kit/format/formatMinutes.ts';
import { today } from '../kit/format/today.ts';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { toast } from '../shell/toast.ts';
import { EntryItem } from './EntryItem.tsx';
import { EntrySection } from './EntrySection.tsx';
import type { Volunteer } from './Volunteer.ts';

type TimeEntry = Volunteer['timeEntries'][number];

/** What the history tells of time that was noted by hand. */
export const timeEntryFields: readonly FieldDefinition[] = [
  { name: 'timeEntries', label: 'timeEntries', kind: 'text' },
  { name: 'declineReason', label: 'declineReason', kind: 'text' },
];

interface HoursProps {
  readonly volunteer: Volunteer;
}

/** Time that the volunteer gave besides events and visits: what they propose is confirmed or declined here. */
export function VolunteerHours({ volunteer }: HoursProps) {
  const translate = useTranslate();
  return (
    <EntrySection
      title={translate('volunteers.hours.entries')}
      text={translate('volunteers.hours.text')}
      empty={translate('volunteers.hours.empty')}
      add={translate('volunteers.hours.add')}
      form={(onClose) => <HoursForm volunteer={volunteer} onClose={onClose} />}
      entries={volunteer.timeEntries.map((entry) => (
        <HoursItem key={entry.id} entry={entry} volunteer={volunteer} />
      ))}
    />
  );
}

function HoursForm({ volunteer: { id }, onClose }: HoursProps & { readonly onClose: () => void }) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  return (
    <ContractForm
      form={TimeEntryInputForm}
      initial={{ date: today() }}
      submitLabel={translate('ra.action.save')}
      focusFirst
      draftKey={`hours ${id}`}
      onSubmit={(body: Body<'addTimeEntry'>) =>
        answerOf(client.POST('/volunteers/{id}/hours', { params: { path: { id } }, body }))
      }
      onSaved={(saved) => {
        toast.success(translate(`messages.${operations.addTimeEntry.success}`));
        onClose();
        void keep(saved);
      }}
      onCancel={onClose}
    />
  );
}

function HoursItem({ entry, volunteer }: HoursProps & { readonly entry: TimeEntry }) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  const { busy, run } = useToastedCall();
  const { id, date, timeFrom, timeTo, description, minutes, status, notedBy, declineReason } = entry;
  const path = { id: volunteer.id, timeEntryId: id };
  const facts = [
    `${formatDate(date)}, ${timeFrom}–${timeTo}`,
    formatMinutes(minutes),
    notedBy?.name ?? translate('volunteers.hours.byVolunteer'),
  ];
  const confirm = () =>
    run(async () => {
      await keep(
        await answerOf(client.POST('/volunteers/{id}/hours/{timeEntryId}/confirm', { params: { path } })),
      );
      toast.success(translate(`messages.${operations.confirmTimeEntry.success}`));
    });
  return (
    <EntryItem
      name={description}
      status={<ChoiceValue enumName="timeEntryStatus" value={status} />}
      facts={facts}
      lines={[declineReason]}
    >
      {status !== 'declined' && (
        <>
          {status === 'proposed' && (
            <BusyButton
              busy={busy}
              size="small"
              startIcon={<ConfirmIcon />}
              aria-label={translate('volunteers.hours.confirmOne', { description })}
              onClick={() => void confirm()}
            >
              {translate('volunteers.hours.confirm')}
            </BusyButton>
          )}
          <ConfirmButton
            operationId="declineTimeEntry"
            label={translate('volunteers.hours.decline.label')}
            title={translate('volunteers.hours.decline.title', { description })}
            text={translate('volunteers.hours.decline.text')}
            reason={{
              label: translate('fields.declineReason'),
              help: translate('volunteers.hours.decline.help'),
            }}
            action={(reason = '') =>
              answerOf(
                client.POST('/volunteers/{id}/hours/{timeEntryId}/decline', {
                  params: { path },
                  body: { reason },
                }),
              )
            }
            onDone={keep}
            button={{
              size: 'small',
              color: 'error',
              startIcon: <DeclineIcon />,
              'aria-label': translate('volunteers.hours.decline.one', { description }),
            }}
          />
        </>
      )}
    </EntryItem>
  );
}
