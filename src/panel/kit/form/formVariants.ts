import { hashForSchema } from '@rjsf/utils';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';

/**
 * Adds hints below some fields. Create it once, outside of rendering: a new form would reset the input.
 *
 * @param hints i18n keys by field name
 * @example const profileForm = withHints(CoordinatorInputForm, { email: 'team.edit.emailHint' });
 */
export function withHints(form: FormDefinition, hints: Readonly<Record<string, string>>): FormDefinition {
  return withUiHints(form, (name) => Object.hasOwn(hints, name) && { hint: hints[name] });
}

/** Adds to the `x-ui` of each field what `added` returns for its name. */
function withUiHints(
  form: FormDefinition,
  added: (name: string) => FormSchema['x-ui'] | false,
): FormDefinition {
  const fields = Object.entries(form.schema.properties ?? {}).map(([name, field]) => {
    const more = added(name);
    return [name, more ? { ...field, 'x-ui': { ...field['x-ui'], ...more } } : field];
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

/**
 * Marks some fields, such as those required later. Create it once, outside of rendering.
 *
 * @param words i18n key of the mark's meaning, for screen readers
 * @example const eventForm = withMarks(EventInputForm, ['startDate'], 'events.form.toPublish');
 */
export function withMarks(form: FormDefinition, names: readonly string[], words: string): FormDefinition {
  return withUiHints(form, (name) => names.includes(name) && { mark: words });
}

/**
 * Hides fields that keep their initial value. Create it once, outside of rendering: a new form would reset the input.
 *
 * @example const formOfCoordinators = withHidden(ClearanceInputForm, ['result']);
 */
export function withHidden(form: FormDefinition, names: readonly string[]): FormDefinition {
  return withUiHints(form, (name) => names.includes(name) && { widget: 'hidden' });
}

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
