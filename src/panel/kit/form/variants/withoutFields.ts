import type { FormDefinition } from '../../../../contract/FormDefinition.ts';
import { withSchema } from './withHints.ts';

/**
 * A form without some fields, for who may not fill them in. They must not be required. Made once, not while
 * rendering: another form would forget what was typed.
 *
 * @example const formOfCoordinators = withoutFields(InvitationInputForm, ['role']);
 */
export function withoutFields(form: FormDefinition, names: readonly string[]): FormDefinition {
  const fields = Object.entries(form.schema.properties ?? {}).filter(([name]) => !names.includes(name));
  return withSchema(form, { ...form.schema, properties: Object.fromEntries(fields) });
}
