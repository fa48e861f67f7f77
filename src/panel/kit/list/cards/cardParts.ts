import { looks } from '../../../../contract/generated/looks.ts';
import type { ColumnDefinition, ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';

interface CardParts {
  /** Shown as chips beside the name. */
  readonly statuses: readonly ColumnDefinition[];
  readonly details: readonly ColumnDefinition[];
}

/** Which column of a list goes where on a card; its title is what names the record. */
export function cardParts(
  { label }: Pick<ResourceDefinition, 'label'>,
  columns: readonly ColumnDefinition[],
): CardParts {
  const statuses = columns.filter(({ enumName }) => looks[enumName ?? ''] !== undefined);
  return {
    statuses,
    details: columns.filter((column) => !statuses.includes(column) && !label.includes(column.name)),
  };
}
