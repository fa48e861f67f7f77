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
    if (!isEmpty(inner)) kept[name] = inner;
  }
  return kept;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFormValues(value) && Object.keys(value).length === 0;
}
