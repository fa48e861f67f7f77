import { type FormValues, isFormValues } from './FormValues.ts';

/**
 * What is sent: what is empty is left out.
 *
 * @example withoutEmpty({ city: 'Lublin', street: '', country: {}, languages: [] }); // { city: 'Lublin' }
 */
export function withoutEmpty(values: FormValues): FormValues {
  const kept: FormValues = {};
  for (const [name, value] of Object.entries(values)) {
    const inner = isFormValues(value) ? withoutEmpty(value) : value;
    if (!isEmpty(inner)) kept[name] = Array.isArray(inner) ? inner.filter((item) => !isEmpty(item)) : inner;
  }
  return kept;
}

/** Whether nothing is left of it: of a list no item, of a group no field. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isFormValues(value) && Object.values(value).every(isEmpty);
}
