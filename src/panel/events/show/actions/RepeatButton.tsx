import RepeatIcon from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Body } from '../../../../contract/calls.ts';
import { EventRepetitionForm } from '../../../../contract/generated/forms/EventRepetition.ts';
import { operations } from '../../../../contract/generated/operations.ts';
import { resources } from '../../../../contract/generated/resources.ts';
import { followingOf } from '../../../../domain/events/followingOf.ts';
import { type EventFrequency, repetitionDays } from '../../../../domain/events/repetitionDays.ts';
import { answerOf, client } from '../../../data/client.ts';
import { PassingButton } from '../../../kit/action/PassingButton.tsx';
import { useMayDo } from '../../../kit/action/useMayDo.ts';
import { ContractForm } from '../../../kit/form/ContractForm.tsx';
import type { FormValues } from '../../../kit/form/FormValues.ts';
import { withHints } from '../../../kit/form/formVariants.ts';
import { useKeepRecord } from '../../../kit/show/useKeepRecord.ts';
import { toast } from '../../../shell/toast.ts';
import { useModalStore } from '../../../shell/UniversalModal.tsx';
import type { Event } from '../../Event.ts';
import { formatEventTime } from '../../eventTime.ts';

const operationId = 'repeatEvent';
const textId = `confirm-${operationId}`;

const repeatForm = withHints(EventRepetitionForm, { count: 'events.series.count' });
const { minimum = 0, maximum = 0 } = EventRepetitionForm.schema.properties?.count ?? {};

interface RepeatProps {
  readonly event: Event;
}

/** Button that makes a series of an event, or goes on with one from its last event. */
export function RepeatButton({ event }: RepeatProps) {
  const translate = useTranslate();
  const mayDo = useMayDo(operationId);
  const keep = useKeepRecord(resources.events.name);
  const isLast = followingOf(event.id, event.series).length === 0;
  if (!mayDo || !event.startDate || !isLast || event.series.length >= maximum) return null;

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const id = open({
      title: translate('events.series.title', { name: event.title }),
      describedBy: textId,
      content: <RepeatForm event={event} onSaved={keep} onClose={() => close(id)} />,
    });
  };
  return (
    <PassingButton color="inherit" startIcon={<RepeatIcon />} onClick={ask}>
      {translate('events.series.label')}
    </PassingButton>
  );
}

interface RepeatFormProps extends RepeatProps {
  readonly onSaved: (event: Event) => Promise<void>;
  readonly onClose: () => void;
}

function RepeatForm({ event, onSaved, onClose }: RepeatFormProps) {
  const translate = useTranslate();
  const initial = { frequency: 'weekly', count: Math.min(maximum, Math.max(event.series.length, 1) + 3) };
  const [typed] = useState(() => createStore<FormValues>(() => initial));
  return (
    <Stack sx={{ gap: 2 }}>
      <DialogContentText id={textId}>
        {translate('events.series.text')}{' '}
        {translate(event.status === 'active' ? 'events.series.published' : 'events.series.drafts')}
      </DialogContentText>
      <ContractForm
        form={repeatForm}
        initial={initial}
        submitLabel={translate('events.series.create')}
        focusFirst
        warnUnsaved={false}
        onChange={(values) => typed.setState(values)}
        onSubmit={(body: Body<typeof operationId>) =>
          answerOf(client.POST('/events/{id}/series', { params: { path: { id: event.id } }, body }))
        }
        onSaved={(saved) => {
          onClose();
          toast.success(translate(`messages.${operations[operationId].success}`));
          void onSaved(saved);
        }}
        onCancel={onClose}
      />
      <DaysPreview event={event} typed={typed} />
    </Stack>
  );
}

/** Days of the events that the form would make, while it is filled in. */
function DaysPreview({ event, typed }: RepeatProps & { readonly typed: StoreApi<FormValues> }) {
  const translate = useTranslate();
  const daysId = useId();
  const { frequency, count } = useStore(typed);
  const there = Math.max(event.series.length, 1);
  const more = Number(count) - there;
  const isSensible =
    Number.isInteger(more) && more > 0 && Number(count) >= minimum && Number(count) <= maximum;
  const days =
    isSensible && event.startDate
      ? repetitionDays(event.startDate, frequency as EventFrequency, more + 1).slice(1)
      : [];
  return (
    <Box component="section" aria-live="polite" sx={{ minHeight: 96 }}>
      {days.length > 0 && (
        <>
          <Typography id={daysId} variant="subtitle2" component="h3">
            {translate('events.series.days')}
          </Typography>
          {/* Columns would go on to the side of a list of a limited height. */}
          <Box role="group" aria-labelledby={daysId} tabIndex={0} sx={{ maxHeight: 160, overflowY: 'auto' }}>
            <Box component="ul" sx={{ m: 0, pl: 2.5, columnWidth: 168, typography: 'body2' }}>
              {days.map((startDate) => (
                <li key={startDate}>{formatEventTime({ startDate })}</li>
              ))}
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
}
