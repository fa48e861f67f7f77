import { hashForSchema } from '@rjsf/utils';
import type { FormDefinition, FormSchema } from '../../../../contract/FormDefinition.ts';

/**
 * A form that tells below some of its fields what happens with them. Made once, not while rendering: another
 * form would forget what was typed.
 *
 * @param hints i18n keys by name of the field
 * @example const profileForm = withHints(CoordinatorInputForm, { email: 'team.edit.emailHint' });
 */
export function withHints(form: FormDefinition, hints: Readonly<Record<string, string>>): FormDefinition {
  const fields = Object.entries(form.schema.properties ?? {}).map(([name, field]) => {
    const hint = hints[name];
    return [name, hint === undefined ? field : { ...field, 'x-ui': { ...field['x-ui'], hint } }];
  });
  return withSchema(form, { ...form.schema, properties: Object.fromEntries(fields) });
}

/** The form with another schema that the contract's compiled validator checks all the same: rjsf finds it by the schema. */
export function withSchema(form: FormDefinition, schema: FormSchema): FormDefinition {
  const validate = form.validators[hashForSchema(form.schema)];
  if (!validate) throw new Error(`${form.name} has no compiled validator`);
  return { ...form, schema, validators: { [hashForSchema(schema)]: validate } };
}
