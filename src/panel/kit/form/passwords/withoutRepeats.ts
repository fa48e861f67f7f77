import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';

/** What is typed a second time is compared, and then nobody's matter. */
export function withoutRepeats(schema: FormSchema, values: FormValues): FormValues {
  const kept: FormValues = {};
  for (const [name, value] of Object.entries(values)) {
    const property = schema.properties?.[name];
    if (property?.['x-ui']?.repeats !== undefined) continue;
    kept[name] = property && isFormValues(value) ? withoutRepeats(property, value) : value;
  }
  return kept;
}
