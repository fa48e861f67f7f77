import PublishIcon from '@mui/icons-material/CampaignOutlined';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';
import { shortTitle } from '../../shortTitle.ts';
import type { EventActProps } from './EventActProps.ts';

export function PublishButton({ event: { id, title } }: EventActProps) {
  const translate = useTranslate();
  return (
    <ConfirmButton
      operationId="publishEvent"
      label={translate('events.publish.label')}
      title={translate('events.publish.title', { title: shortTitle(title) })}
      text={translate('events.publish.text')}
      isReversible
      act={() => answerOf(client.POST('/events/{id}/publish', { params: { path: { id } } }))}
      button={{ variant: 'contained', startIcon: <PublishIcon /> }}
    />
  );
}
