import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';

/** A value as the history keeps it, which is text, back as the record has it. */
export function recordedValue({ kind }: FieldDefinition, text: string | null | undefined): unknown {
  if (text === null || text === undefined) return null;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'enums') return text.split(',').map((choice) => choice.trim());
  return text;
}
