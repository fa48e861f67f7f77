import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import type { FormValues } from './FormValues.ts';

/** The page's own validation: messages by field path. Receives only fields that passed the validator. */
export type FormCheck = (values: FormValues) => Readonly<Record<string, string>>;

/** Wraps the validator to add the page's own errors. */
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

/** Removes the values that the validator has refused. */
function without(values: FormValues = {}, errors: readonly RJSFValidationError[]): FormValues {
  const refused = errors.map(({ property = '' }) => property.split('.').find(Boolean));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !refused.includes(field)));
}
