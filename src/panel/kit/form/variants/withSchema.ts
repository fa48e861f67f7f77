import { hashForSchema } from '@rjsf/utils';
import type { FormDefinition, FormSchema } from '../../../../contract/FormDefinition.ts';

/** The form with another schema that the contract's compiled validator checks all the same: rjsf finds it by the schema. */
export function withSchema(form: FormDefinition, schema: FormSchema): FormDefinition {
  const validate = form.validators[hashForSchema(form.schema)];
  if (!validate) throw new Error(`${form.name} has no compiled validator`);
  return { ...form, schema, validators: { [hashForSchema(schema)]: validate } };
}
