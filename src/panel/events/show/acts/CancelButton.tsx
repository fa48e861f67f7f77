import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';
import { shortTitle } from '../../shortTitle.ts';
import type { EventActProps } from './EventActProps.ts';

/** Calls the event off. Its participants are told why, so there has to be a reason. */
export function CancelButton({ event: { id, title, nrOfVolunteersSigned, waitlisted } }: EventActProps) {
  const translate = useTranslate();
  const people = nrOfVolunteersSigned + waitlisted;
  return (
    <ConfirmButton
      operationId="cancelEvent"
      label={translate('events.cancel.label')}
      title={translate('events.cancel.title', { title: shortTitle(title) })}
      text={
        people > 0
          ? translate('events.cancel.people', { smart_count: people })
          : translate('events.cancel.nobody')
      }
      reason={{
        label: translate('fields.cancellationReason'),
        help: translate('events.cancel.help'),
      }}
      act={(reason = '') =>
        answerOf(client.POST('/events/{id}/cancel', { params: { path: { id } }, body: { reason } }))
      }
      outcome={({ told }) => (told ? translate('events.told.cancelled', { smart_count: told }) : undefined)}
      button={{ color: 'error', startIcon: <CancelIcon /> }}
    />
  );
}
