import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import type { Event } from '../Event.ts';
import { NoParticipantsPicture } from './NoParticipantsPicture.tsx';

/** Nobody has joined: a draft cannot be joined, and to an event that is open people come by the mobile app. */
export function NoParticipants({ event: { id, status } }: { readonly event: Event }) {
  const translate = useTranslate();
  const text = status === 'draft' ? 'events.participants.notYet' : 'events.participants.emptyText';
  return (
    <StateBlock
      picture={<NoParticipantsPicture />}
      title={translate('events.participants.nobody')}
      text={translate(text)}
    >
      <Button component={Link} to={paths.event.getHref({ eventId: id })} variant="outlined">
        {translate('events.participants.back')}
      </Button>
    </StateBlock>
  );
}
