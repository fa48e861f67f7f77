import type { FormDefinition } from '../FormDefinition.ts';
import type { FieldDefinition } from '../ResourceDefinition.ts';
import { inputOf } from './inputOf.ts';
import { kindOf } from './kindOf.ts';

/**
 * The fields of a form as they are shown to be read, without what it hides.
 * @example fieldsOf(ClearanceInputForm)[0]; // { name: 'kind', label: 'clearanceKind', kind: 'enum', enumName: 'clearanceKind' }
 */
export function fieldsOf({ schema, enumNames }: FormDefinition): FieldDefinition[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name, field]) => inputOf(field, schema.required?.includes(name) ?? false) !== 'hidden')
    .map(([name, field]) => {
      const enumName = enumNames[name];
      const label = field['x-ui']?.label ?? name;
      return { name, label, kind: kindOf(field), ...(enumName !== undefined && { enumName }) };
    });
}
