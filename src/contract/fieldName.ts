import type { FieldDefinition } from './ResourceDefinition.ts';

/**
 * Full name of a field, prefixed by the objects it is part of.
 * @example fieldName({ label: 'phone', within: ['onSite'] }, translate) // 'Na miejscu: Telefon'
 */
export function fieldName(
  { label, within = [] }: Pick<FieldDefinition, 'label' | 'within'>,
  translate: (key: string) => string,
): string {
  return [...within, label].map((one) => translate(`fields.${one}`)).join(': ');
}
