import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import type { FormValues } from './FormValues.ts';

/**
 * What the page itself knows to be wrong, by path of the field that shows it. It is asked of fields alone that the
 * validator has nothing against.
 */
export type FormCheck = (values: FormValues) => Readonly<Record<string, string>>;

/** The validator, which says besides its own what a page finds wrong. */
export function withCheck(
  validator: ValidatorType<FormValues, FormSchema>,
  check: FormCheck | undefined,
): ValidatorType<FormValues, FormSchema> {
  if (!check) return validator;
  return Object.assign(Object.create(validator), {
    validateFormData: ((values, schema, customValidate, transform, uiSchema) =>
      validator.validateFormData(
        values,
        schema,
        customValidate,
        (errors, ui) => {
          const found = Object.entries(check(without(values, errors))).map(([field, message]) => ({
            ...{ name: 'check', property: `.${field}`, message, stack: message },
          }));
          return transform?.([...errors, ...found], ui) ?? [...errors, ...found];
        },
        uiSchema,
      )) satisfies ValidatorType<FormValues, FormSchema>['validateFormData'],
  });
}

/** What the validator has refused is nothing to go by. */
function without(values: FormValues = {}, errors: readonly RJSFValidationError[]): FormValues {
  const refused = errors.map(({ property = '' }) => property.split('.').find(Boolean));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !refused.includes(field)));
}
