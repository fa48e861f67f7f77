import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import WhenIcon from '@mui/icons-material/ScheduleOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { EventTimes } from '../../domain/events/eventPhase.ts';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import type { EventListItem } from './Event.ts';
import { formatEventTime } from './eventTime.ts';

type Place = Pick<EventListItem, 'city' | 'street' | 'houseNumber' | 'postCode'>;

export function PlaceFact({ event }: { readonly event: Place & Pick<EventListItem, 'location'> }) {
  const translate = useTranslate();
  return (
    <SummaryFact name={translate('sections.where')} Icon={PlaceIcon}>
      {formatPlace(event) || event.location || translate('events.where.unknown')}
    </SummaryFact>
  );
}

/** Address of an event on one line: `Zgierska 12, 91-002 Łódź`. Empty if unknown. */
export function formatPlace({ city, street, houseNumber, postCode }: Place): string {
  const door = joined(' ', street, houseNumber);
  const town = joined(' ', postCode, city);
  return joined(', ', door, town);
}

function joined(by: string, ...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(by);
}

interface WhenFactProps {
  readonly event: EventTimes;
  /** More about the time. */
  readonly children?: ReactNode;
}

export function WhenFact({ event, children }: WhenFactProps) {
  const translate = useTranslate();
  return (
    <SummaryFact name={translate('sections.when')} Icon={WhenIcon}>
      {formatEventTime(event) ?? translate('events.when.unknown')}
      {children}
    </SummaryFact>
  );
}
