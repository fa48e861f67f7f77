import type { FieldDefinition } from './ResourceDefinition.ts';

/**
 * What a field is called where it stands alone: a part of an object after the object.
 * @param textOf the text of a key of i18n, or what the name has instead
 * @example fieldName({ label: 'phone', within: ['onSite'] }, textOf) // 'Na miejscu: Telefon'
 */
export function fieldName(
  { label, within = [] }: Pick<FieldDefinition, 'label' | 'within'>,
  textOf: (key: string, name: string) => string,
): string {
  return [...within, label].map((one) => textOf(`fields.${one}`, one.split('.').at(-1) ?? one)).join(': ');
}
