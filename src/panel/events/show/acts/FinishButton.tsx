import FinishIcon from '@mui/icons-material/TaskAltOutlined';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';
import { shortTitle } from '../../shortTitle.ts';
import type { EventActProps } from './EventActProps.ts';

export function FinishButton({ event: { id, title } }: EventActProps) {
  const translate = useTranslate();
  return (
    <ConfirmButton
      operationId="finishEvent"
      label={translate('events.finish.label')}
      title={translate('events.finish.title', { title: shortTitle(title) })}
      text={translate('events.finish.text')}
      act={() => answerOf(client.POST('/events/{id}/finish', { params: { path: { id } } }))}
      button={{ variant: 'outlined', startIcon: <FinishIcon /> }}
    />
  );
}
