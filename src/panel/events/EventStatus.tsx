import { useTranslate } from 'react-admin';
import type { DatedEvent } from '../../domain/events/eventPhase.ts';
import { StatusChip } from '../kit/field/StatusChip.tsx';
import { phaseLook } from './phaseLook.ts';
import { useEventPhase } from './useEventPhase.ts';

export function EventStatus({ event }: { readonly event: DatedEvent }) {
  const translate = useTranslate();
  const phase = useEventPhase(event);
  return <StatusChip look={phaseLook[phase]} label={translate(`events.phase.${phase}`)} />;
}
