import type { FormDefinition } from '../../../../contract/FormDefinition.ts';
import { withSchema } from './withHints.ts';

/**
 * Removes optional fields that the user may not set. Create it once, outside of rendering: a new form would
 * reset the input.
 *
 * @example const formOfCoordinators = withoutFields(InvitationInputForm, ['role']);
 */
export function withoutFields(form: FormDefinition, names: readonly string[]): FormDefinition {
  const fields = Object.entries(form.schema.properties ?? {}).filter(([name]) => !names.includes(name));
  return withSchema(form, { ...form.schema, properties: Object.fromEntries(fields) });
}
