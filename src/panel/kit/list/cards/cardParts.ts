import type { ColumnDefinition, ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { isStatus } from '../../field/statusLook.ts';

interface CardParts {
  /** Shown as a chip beside the name. */
  readonly status: ColumnDefinition | undefined;
  readonly details: readonly ColumnDefinition[];
}

/** Which column of a list goes where on a card; its title is what names the record. */
export function cardParts(
  { label }: Pick<ResourceDefinition, 'label'>,
  columns: readonly ColumnDefinition[],
): CardParts {
  const status = columns.find(({ enumName }) => isStatus(enumName));
  return { status, details: columns.filter((column) => column !== status && !label.includes(column.name)) };
}
