import type { CompiledValidateFunction } from '@rjsf/validator-ajv8';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';

type Fault = NonNullable<CompiledValidateFunction['errors']>[number];

/** The repeats that are missing or differ, told as the validator tells of its own rules. */
export function repeatFaults(schema: FormSchema, values: FormValues, path = ''): Fault[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const value = values[name];
    const original = property['x-ui']?.repeats;
    if (original !== undefined) return faultsOf(property, value, values[original], `${path}/${name}`);
    return isFormValues(value) ? repeatFaults(property, value, `${path}/${name}`) : [];
  });
}

function faultsOf(
  parentSchema: FormSchema,
  repeat: unknown,
  original: unknown,
  instancePath: string,
): Fault[] {
  // Both empty is the password's own fault, if it is one.
  if (repeat === original) return [];
  const keyword = repeat === undefined ? 'required' : 'const';
  return [{ keyword, instancePath, schemaPath: '', params: {}, parentSchema }];
}
