import type { FormDefinition } from '../../../../contract/FormDefinition.ts';
import { withSchema } from './withHints.ts';

/**
 * A form that marks some of its fields, such as those that something later asks for. Made once, not while rendering.
 *
 * @param words i18n key of what the mark means, for who does not see it
 * @example const eventForm = withMarks(EventInputForm, ['startDate'], 'events.form.toPublish');
 */
export function withMarks(form: FormDefinition, names: readonly string[], words: string): FormDefinition {
  const fields = Object.entries(form.schema.properties ?? {}).map(([name, field]) => [
    name,
    names.includes(name) ? { ...field, 'x-ui': { ...field['x-ui'], mark: words } } : field,
  ]);
  return withSchema(form, { ...form.schema, properties: Object.fromEntries(fields) });
}
