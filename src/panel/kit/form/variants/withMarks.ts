import type { FormDefinition } from '../../../../contract/FormDefinition.ts';
import { withSchema } from './withHints.ts';

/**
 * Marks some fields, such as those required later. Create it once, outside of rendering.
 *
 * @param words i18n key of the mark's meaning, for screen readers
 * @example const eventForm = withMarks(EventInputForm, ['startDate'], 'events.form.toPublish');
 */
export function withMarks(form: FormDefinition, names: readonly string[], words: string): FormDefinition {
  const fields = Object.entries(form.schema.properties ?? {}).map(([name, field]) => [
    name,
    names.includes(name) ? { ...field, 'x-ui': { ...field['x-ui'], mark: words } } : field,
  ]);
  return withSchema(form, { ...form.schema, properties: Object.fromEntries(fields) });
}
