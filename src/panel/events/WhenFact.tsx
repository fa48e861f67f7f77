import WhenIcon from '@mui/icons-material/ScheduleOutlined';
import { useTranslate } from 'react-admin';
import type { EventTimes } from '../../domain/events/eventSpan.ts';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import { formatEventTime } from './time/formatEventTime.ts';

export function WhenFact({ event }: { readonly event: EventTimes }) {
  const translate = useTranslate();
  return (
    <SummaryFact name={translate('sections.when')} Icon={WhenIcon}>
      {formatEventTime(event) ?? translate('events.when.unknown')}
    </SummaryFact>
  );
}
