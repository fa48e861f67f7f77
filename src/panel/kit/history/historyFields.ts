import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';

/** The fields that a record's history may tell of, also those that no card of its page shows. */
export function historyFields({
  sections,
  columns,
}: Pick<ResourceDefinition, 'sections' | 'columns'>): readonly FieldDefinition[] {
  return [...sections.flatMap(({ fields }) => fields), ...columns];
}
