import type { FieldDefinition } from './ResourceDefinition.ts';

/**
 * Full name of a field, prefixed by the objects it is part of.
 * @param textOf translates an i18n key, or returns a substitute
 * @example fieldName({ label: 'phone', within: ['onSite'] }, textOf) // 'Na miejscu: Telefon'
 */
export function fieldName(
  { label, within = [] }: Pick<FieldDefinition, 'label' | 'within'>,
  textOf: (key: string, name: string) => string,
): string {
  return [...within, label].map((one) => textOf(`fields.${one}`, one.split('.').at(-1) ?? one)).join(': ');
}
