import type { FormDefinition } from '../../../../contract/FormDefinition.ts';
import { withSchema } from './withSchema.ts';

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
