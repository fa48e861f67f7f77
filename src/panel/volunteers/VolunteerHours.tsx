import AddIcon from '@mui/icons-material/Add';
import DeclineIcon from '@mui/icons-material/Block';
import ConfirmIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
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
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const { timeEntries } = volunteer;
  return (
    <Stack component="section" aria-labelledby={title} sx={{ gap: 2 }}>
      <div>
        <Typography id={title} variant="h2">
          {translate('volunteers.hours.entries')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('volunteers.hours.text')}
        </Typography>
      </div>
      {timeEntries.length === 0 && !isOpen && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('volunteers.hours.empty')}</Typography>
      )}
      {isOpen ? (
        <HoursForm volunteer={volunteer} onClose={() => setOpen(false)} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => setOpen(true)}
          sx={{ alignSelf: 'flex-start', minHeight: 44, displayPrint: 'none' }}
        >
          {translate('volunteers.hours.add')}
        </Button>
      )}
      {timeEntries.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {timeEntries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} volunteer={volunteer} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

function HoursForm({ volunteer: { id }, onClose }: HoursProps & { readonly onClose: () => void }) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  return (
    <Box sx={{ maxWidth: 640 }}>
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
    </Box>
  );
}

function EntryItem({ entry, volunteer }: HoursProps & { readonly entry: TimeEntry }) {
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
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>{description}</Typography>
        <ChoiceValue enumName="timeEntryStatus" value={status} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
      {declineReason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {declineReason}
        </Typography>
      )}
      {status !== 'declined' && (
        <Stack direction="row" sx={{ gap: 1, mt: 0.5, ml: -1, flexWrap: 'wrap', displayPrint: 'none' }}>
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
        </Stack>
      )}
    </Box>
  );
}
