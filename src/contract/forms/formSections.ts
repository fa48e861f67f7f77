import type { FormSchema } from '../FormDefinition.ts';
import { inputOf } from './inputOf.ts';

/** A section of fields: a card or a step. */
export interface FormSectionDefinition {
  readonly id: string;
  /** i18n key. */
  readonly title: string;
  /** Path of the group that holds the fields; empty for the form itself. */
  readonly group: string;
  /** Field names within the group, in the contract's order. */
  readonly fields: readonly string[];
}

/**
 * The sections of a form: per group by the contract's `x-ui.section`; fields without one go under the group's
 * name. A group's own sections come before those of nested groups.
 */
export function formSections(
  schema: FormSchema,
  group = '',
  title = 'sections.details',
): readonly FormSectionDefinition[] {
  const prefix = group && `${group}.`;
  const sections = new Map<string, string[]>();
  const inner: FormSectionDefinition[] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { section = '', label = name } = property['x-ui'] ?? {};
    const input = inputOf(property, schema.required?.includes(name) ?? false);
    if (input === 'group') inner.push(...formSections(property, prefix + name, `fields.${label}`));
    else if (input !== 'hidden') sections.set(section, [...(sections.get(section) ?? []), name]);
  }
  const own = [...sections].map(([section, fields]) => ({
    id: prefix + (section || 'fields'),
    title: section ? `sections.${section}` : title,
    group,
    fields,
  }));
  return [...own, ...inner];
}
