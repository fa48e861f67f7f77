import { countryName } from '../../../contract/countryName.ts';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { inputOf } from '../../../contract/forms/inputOf.ts';
import { joinPhone, parsePhone } from '../../../contract/forms/phone.ts';
import type { Language } from '../../../contract/Language.ts';
import { zonedInstant } from '../../../contract/zonedInstant.ts';

/** No form of the contract has longer lists of what is typed. */
const MOST_ITEMS = 100;
/** Who gives no prefix has this one. */
const PHONE_PREFIX = '+48';

interface Reader {
  /** Of names that are stored, as those of countries. */
  readonly language: Language;
  /** Of local times. */
  readonly timeZone: string;
}

type Values = Record<string, unknown>;

/**
 * What a form's controls have sent, in the types of its schema. Of empty controls only those are left that the
 * contract asks for; what cannot be of the type stays text, for the validator to refuse.
 * @param typed by the path of each field
 */
export function readForm(schema: FormSchema, typed: URLSearchParams, reader: Reader, path = ''): Values {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const required = schema.required?.includes(name) ?? false;
    const value = readField(field, required, typed, reader, path + name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function readField(
  schema: FormSchema,
  required: boolean,
  typed: URLSearchParams,
  reader: Reader,
  path: string,
): unknown {
  const text = typed.get(path)?.trim() ?? '';
  switch (inputOf(schema, required)) {
    case 'hidden':
      return schema.const;
    case 'group': {
      const values = readForm(schema, typed, reader, `${path}.`);
      return required || Object.keys(values).length > 0 ? values : undefined;
    }
    case 'country':
      return text === ''
        ? undefined
        : { code: text, name: countryName({ code: text, name: text }, reader.language) };
    case 'checkbox':
      // What has to be ticked is refused as such, not as missing.
      return typed.has(path) || (schema.const === undefined ? undefined : false);
    case 'switch':
      return typed.has(path);
    case 'radio':
      return schema.enum ? choiceOf(schema.enum, text) : choiceOf([true, false], text);
    case 'select':
      return choiceOf(schema.enum ?? [], text);
    case 'checkboxes': {
      const chosen = typed.getAll(path).map((one) => choiceOf(schema.items?.enum ?? [], one));
      return required || chosen.length > 0 ? chosen : undefined;
    }
    case 'list': {
      const items = itemsOf(typed, path).map((item) => ofType(schema.items ?? {}, item));
      return required || items.length > 0 ? items : undefined;
    }
    case 'phone':
      return joinPhone(parsePhone(text, PHONE_PREFIX));
    case 'date-time':
      return text === '' ? undefined : instantOf(text, reader.timeZone);
    case 'textarea':
      return text === '' ? undefined : typed.get(path)?.replaceAll('\r\n', '\n');
    case 'password':
      return typed.get(path) || undefined;
    default:
      return text === '' ? undefined : ofType(schema, text);
  }
}

/** What is typed into a list, one an input. */
export function itemsOf(typed: URLSearchParams, path: string): string[] {
  const items = typed.getAll(path).map((item) => item.trim());
  return items.filter((item) => item !== '').slice(0, MOST_ITEMS);
}

/** The choice that a control's text stands for; the text itself if there is none, to be refused. */
function choiceOf(choices: readonly unknown[], text: string): unknown {
  if (text === '') return undefined;
  return choices.find((choice) => String(choice) === text) ?? text;
}

function ofType({ type }: FormSchema, text: string): unknown {
  if (type !== 'integer' && type !== 'number') return text;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

/** Browsers send local times without a zone. */
function instantOf(text: string, timeZone: string): string {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  if (date === undefined || time === undefined || Number.isNaN(Date.parse(`${date}T${time}Z`))) return text;
  return zonedInstant(date, time, timeZone).toISOString();
}
