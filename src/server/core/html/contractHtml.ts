import { choiceText } from '../../../contract/choiceText.ts';
import { countryName, isCountry } from '../../../contract/countryName.ts';
import { dateLocale, dayText } from '../../../contract/dateLocale.ts';
import { isBlank } from '../../../contract/isBlank.ts';
import type { Language } from '../../../contract/Language.ts';
import { textOf } from '../../../contract/textOf.ts';
import type { PartSchema } from '../http/contractSchema.ts';
import type { Translate } from '../texts/translator.ts';
import { type Html, html } from './html.ts';

/** How a value is told, and to whom. */
export interface Told {
  readonly language: Language;
  readonly translate: Translate;
  /** Of moments. */
  readonly timeZone: string;
  /** Another way to show a part, by its name and what it is a part of; undefined where it is shown as any other. */
  readonly shown?: (name: string, whole: Readonly<Record<string, unknown>>) => Html | string | undefined;
}

type Parts = Readonly<Record<string, unknown>>;

/**
 * What an object of the contract holds, as HTML: its values by their names, and a section for each list and each object in it. What
 * is empty is left out, and so are ids.
 */
export function contractHtml(schema: PartSchema, value: Parts, told: Told): Html {
  const parts = partsOf(schema, value);
  const sections = parts.filter(
    ({ part, value: own }) => isObject(own) || (isObjects(part) && !isBlank(own)),
  );
  const others = parts.filter((part) => !sections.includes(part));
  return html`${others.length > 0 && valuesHtml(others, value, told)}${sections.map(
    ({ name, part, value: own }) =>
      html`<section><h2>${labelOf(name, part, told)}</h2>
${
  isObjects(part)
    ? (own as readonly Parts[]).map((each) => itemHtml(part.items ?? {}, each, told))
    : itemHtml(part, own as Parts, told)
}</section>
`,
  )}`;
}

/** One record, with what is in it. */
function itemHtml(schema: PartSchema, value: Parts, told: Told): Html {
  return html`<div class="card">${valuesHtml(partsOf(schema, value), value, told)}</div>
`;
}

interface Part {
  readonly name: string;
  readonly part: PartSchema;
  readonly value: unknown;
}

function partsOf({ properties = {} }: PartSchema, value: Parts): Part[] {
  return Object.entries(properties)
    .map(([name, part]) => ({ name, part, value: value[name] }))
    .filter(({ part, value: own }) => !isBlank(own) && part.format !== 'uuid');
}

function valuesHtml(parts: readonly Part[], whole: Parts, told: Told): Html {
  return html`<dl>${parts.map(
    ({ name, part, value }) =>
      html`<dt>${labelOf(name, part, told)}</dt><dd>${told.shown?.(name, whole) ?? valueHtml(part, value, told)}</dd>
`,
  )}</dl>
`;
}

function valueHtml(part: PartSchema, value: unknown, told: Told): Html | string {
  if (isObjects(part))
    return html`${(value as readonly Parts[]).map((each) => valuesHtml(partsOf(part.items ?? {}, each), each, told))}`;
  if (isObject(value) && !isCountry(value) && part.properties)
    return valuesHtml(partsOf(part, value), value, told);
  return valueText(part, value, told);
}

/** A value of the contract in words. */
export function valueText(part: PartSchema, value: unknown, told: Told): string {
  const { translate, language, timeZone } = told;
  if (Array.isArray(value)) return value.map((each) => valueText(part.items ?? {}, each, told)).join(', ');
  if (isCountry(value)) return countryName(value, language);
  if (typeof value === 'boolean') return translate(value ? 'form.yes' : 'form.no');
  if (typeof value === 'number') return new Intl.NumberFormat(dateLocale(language)).format(value);
  const text = textOf(value);
  // The history has texts alone.
  if (part.items?.['x-enum']) return valueText(part, text.split(', '), told);
  if (part.type === 'boolean') return valueText(part, text === 'true', told);
  if (part['x-enum'] !== undefined) return choiceText(part['x-enum'], text, { translate, language });
  if (Number.isNaN(Date.parse(text))) return text;
  if (part.format === 'date') return dayText(new Date(text), language);
  return part.format === 'date-time' ? instantText(text, timeZone, language) : text;
}

/** There are few zones and languages, and making one takes longer than all else of a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** To the minute, with the zone: it is read anywhere, and long after. */
function instantText(instant: string, timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(dateLocale(language), {
      ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
      ...{ timeZone, timeZoneName: 'short' },
    });
  formats.set(key, format);
  return format.format(new Date(instant));
}

/** Name of a part, as it is called in the panel. */
export function labelOf(name: string, part: PartSchema, { translate }: Pick<Told, 'translate'>): string {
  return translate(`fields.${part['x-ui']?.label ?? name}`);
}

const isObject = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isObjects = ({ items }: PartSchema) => items?.properties !== undefined;
