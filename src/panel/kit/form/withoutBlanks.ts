import type { ValidatorType } from '@rjsf/utils';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { inputOf } from '../../../contract/forms/inputOf.ts';
import { type FormValues, isFormValues } from './FormValues.ts';

type Validator = ValidatorType<FormValues, FormSchema>;

/** Validates what will be sent: without empty optional groups and blank list items. */
export function withoutBlanks(validator: Validator, schema: FormSchema): Validator {
  return Object.assign(Object.create(validator), {
    validateFormData: ((values, given, customValidate, transform, uiSchema) => {
      const filled = filledOf(schema, values ?? {});
      return validator.validateFormData(
        filled,
        given,
        customValidate,
        (errors, ui) => {
          const placed = errors.map((error) => ({
            ...error,
            property: placeOf(values, error.property ?? ''),
          }));
          return transform?.(placed, ui) ?? placed;
        },
        uiSchema,
      );
    }) satisfies Validator['validateFormData'],
  });
}

function filledOf({ properties = {}, required = [] }: FormSchema, values: FormValues): FormValues {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const property = properties[name];
    const isRequired = required.includes(name);
    const input = property && inputOf(property, isRequired);
    if (input === 'list' && Array.isArray(value)) {
      const items = value.filter((item) => !isEmpty(item));
      return items.length > 0 || isRequired ? [[name, items]] : [];
    }
    if (input !== 'group' || !property || !isFormValues(value)) return [[name, value]];
    return isEmpty(value) && !isRequired ? [] : [[name, filledOf(property, value)]];
  });
  return Object.fromEntries(filled);
}

/** Maps a validator's path back to the form, where blank items shift the indexes. */
function placeOf(values: unknown, property: string): string {
  const found: string[] = [];
  let level = values;
  for (const key of property.split('.').filter(Boolean)) {
    const index = Array.isArray(level) ? filledPlaces(level)[Number(key)] : undefined;
    const name = index === undefined ? key : String(index);
    found.push(name);
    level = (level as Record<string, unknown> | undefined)?.[name];
  }
  return found.map((name) => `.${name}`).join('');
}

function filledPlaces(items: readonly unknown[]): number[] {
  return items.flatMap((item, index) => (isEmpty(item) ? [] : [index]));
}

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
