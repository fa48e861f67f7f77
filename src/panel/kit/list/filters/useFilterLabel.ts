import { useTranslate } from 'react-admin';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';

/** What the input of a filter is called: as its field, and which end where it is one of a range. */
export function useFilterLabel(filter: FieldDefinition): string {
  const translate = useTranslate();
  const { field } = useContractTexts();
  const label = field(filter);
  return filter.end ? translate(`kit.filter.${filter.end}`, { label }) : label;
}
