import { useTranslate } from 'react-admin';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import { CreateEventButton } from './CreateEventButton.tsx';
import type { EventGroup } from './eventGroups.ts';
import { NoEventsPicture } from './NoEventsPicture.tsx';

/** A group without events; the way to the first one is to create it. */
export function NoEvents({ group }: { readonly group: EventGroup }) {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<NoEventsPicture />}
      title={translate(`events.empty.${group}.title`)}
      text={translate(`events.empty.${group}.text`)}
    >
      <CreateEventButton variant="outlined" />
    </StateBlock>
  );
}
