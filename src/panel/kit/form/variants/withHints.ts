import { hashForSchema } from '@rjsf/utils';
import type { FormDefinition, FormSchema } from '../../../../contract/FormDefinition.ts';

/**
 * Adds hints below some fields. Create it once, outside of rendering: a new form would reset the input.
 *
 * @param hints i18n keys by field name
 * @example const profileForm = withHints(CoordinatorInputForm, { email: 'team.edit.emailHint' });
 */
export function withHints(form: FormDefinition, hints: Readonly<Record<string, string>>): FormDefinition {
  const fields = Object.entries(form.schema.properties ?? {}).map(([name, field]) => {
    const hint = hints[name];
    return [name, hint === undefined ? field : { ...field, 'x-ui': { ...field['x-ui'], hint } }];
  });
  return withSchema(form, { ...form.schema, properties: Object.fromEntries(fields) });
}

/**
 * The form with another schema but the contract's compiled validator, which rjsf looks up by the schema's
 * hash.
 */
export function withSchema(form: FormDefinition, schema: FormSchema): FormDefinition {
  const validate = form.validators[hashForSchema(form.schema)];
  if (!validate) throw new Error(`${form.name} has no compiled validator`);
  return { ...form, schema, validators: { [hashForSchema(schema)]: validate } };
}
