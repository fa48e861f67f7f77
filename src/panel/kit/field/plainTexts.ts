import { countryName, isCountry } from '../../../contract/countryName.ts';
import { formatPhone } from '../../../contract/formatPhone.ts';
import type { FieldKind } from '../../../contract/ResourceDefinition.ts';
import { textOf } from '../../../contract/textOf.ts';
import { activeLanguage } from '../../data/language.ts';
import { formatDate, formatInstant } from '../format/formatDate.ts';
import { formatNumber } from '../format/formatNumber.ts';

const asNumber = (value: unknown) => formatNumber(Number(value));

/** Formatters of the kinds that render as one text; choices use their i18n names. */
export const plainTexts = {
  text: textOf,
  longText: textOf,
  email: String,
  phone: (value: unknown) => formatPhone(String(value)),
  url: String,
  date: (value: unknown) => formatDate(String(value)),
  instant: (value: unknown) => formatInstant(String(value)),
  integer: asNumber,
  number: asNumber,
  country: (value: unknown) => (isCountry(value) ? countryName(value, activeLanguage()) : textOf(value)),
} satisfies Partial<Record<FieldKind, (value: unknown) => string>>;
