import { type FormValues, isFormValues } from './FormValues.ts';

/**
 * Removes empty values before sending.
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

/** Whether a value is empty, also as a list without items or a group without fields. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isFormValues(value) && Object.values(value).every(isEmpty);
}
