import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { inputOf } from '../../../contract/forms/inputOf.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a form's controls hold for a record, by the path of each field: `readForm` backwards.
 * @param timeZone of local times
 */
export function fillForm(schema: FormSchema, values: Values, timeZone: string): URLSearchParams {
  return new URLSearchParams(controlsOf(schema, values, timeZone));
}

function controlsOf(schema: FormSchema, values: Values, timeZone: string, prefix = ''): [string, string][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, string][] => {
    const value = values[name];
    if (value === null || value === undefined) return [];
    const path = prefix + name;
    switch (inputOf(field, schema.required?.includes(name) ?? false)) {
      case 'hidden':
        return [];
      case 'group':
        return controlsOf(field, value as Values, timeZone, `${path}.`);
      case 'country':
        return [[path, String((value as Values).code)]];
      case 'checkbox':
      case 'switch':
        return value === true ? [[path, 'true']] : [];
      case 'date-time':
        return [[path, localTime(String(value), timeZone)]];
      default:
        return [value].flat().map((one) => [path, String(one)]);
    }
  });
}

/** As browsers have local times: `2026-11-21T10:00`. */
function localTime(instant: string, timeZone: string): string {
  // Swedes write them as the standard does.
  const text = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return text.format(new Date(instant)).replace(' ', 'T');
}
