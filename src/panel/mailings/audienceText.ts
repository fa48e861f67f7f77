import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { FieldDefinition } from '../../contract/ResourceDefinition.ts';
import { formatDate } from '../kit/format/formatDate.ts';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import type { Audience } from './Mailing.ts';

/**
 * Says whom a message goes to.
 * @example 'Volunteers: City – Kielce, Languages – Ukrainian'
 */
export function useAudienceText({ eventId, filter, volunteerIds }: Audience): string {
  const translate = useTranslate();
  const texts = useContractTexts();
  if (volunteerIds) return translate('mailings.audience.selected', { smart_count: volunteerIds.length });
  const filters: readonly FieldDefinition[] = (eventId ? resources.participants : resources.volunteers).list
    .filters;
  const all = translate(eventId ? 'mailings.audience.participants' : 'mailings.audience.volunteers');
  const parts = Array.from(new URLSearchParams(filter ?? ''), ([name, value]) => {
    const field = filters.find((one) => one.name === name);
    if (!field) return value;
    // An id says nothing to anybody.
    if (field.kind === 'id') return texts.field(field);
    return `${texts.field(field)} – ${valueText(field, value, texts.choice)}`;
  });
  return parts.length > 0 ? `${all}: ${parts.join(', ')}` : all;
}

function valueText(
  { kind, enumName }: FieldDefinition,
  value: string,
  choice: ReturnType<typeof useContractTexts>['choice'],
): string {
  if (enumName) return choice(enumName, value);
  return kind === 'date' ? formatDate(value) : value;
}
