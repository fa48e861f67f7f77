import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';
import { shortTitle } from '../../shortTitle.ts';
import type { EventActProps } from './EventActProps.ts';

export function UnpublishButton({ event: { id, title } }: EventActProps) {
  const translate = useTranslate();
  return (
    <ConfirmButton
      operationId="unpublishEvent"
      label={translate('events.unpublish.label')}
      title={translate('events.unpublish.title', { title: shortTitle(title) })}
      text={translate('events.unpublish.text')}
      isReversible
      act={() => answerOf(client.POST('/events/{id}/unpublish', { params: { path: { id } } }))}
      button={{ color: 'inherit', startIcon: <DraftIcon /> }}
    />
  );
}
