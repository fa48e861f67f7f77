import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { useTranslate } from 'react-admin';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import type { EventListItem } from './Event.ts';
import { formatPlace } from './formatPlace.ts';

export function PlaceFact({ event }: { readonly event: EventListItem }) {
  const translate = useTranslate();
  return (
    <SummaryFact name={translate('sections.where')} Icon={PlaceIcon}>
      {formatPlace(event) || event.location || translate('events.where.unknown')}
    </SummaryFact>
  );
}
