import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';

export interface FilterInputProps {
  readonly filter: FieldDefinition;
  /** Empty when the list is not filtered by it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}
