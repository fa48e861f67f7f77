import type { ReactNode } from 'react';
import { countryName, isCountry } from '../../../contract/countryName.ts';
import type { FieldDefinition, FieldKind } from '../../../contract/ResourceDefinition.ts';
import { activeLanguage } from '../../data/language.ts';
import { formatDate, formatInstant } from '../format/formatDate.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { formatPhone } from '../format/formatPhone.ts';
import { BooleanValue } from './BooleanValue.tsx';
import { ChoicesValue } from './ChoicesValue.tsx';
import { ChoiceValue } from './ChoiceValue.tsx';
import { EmailValue } from './EmailValue.tsx';
import { isBlank } from './isBlank.ts';
import { LinkValue } from './LinkValue.tsx';
import { LongTextValue } from './LongTextValue.tsx';
import { TextValue } from './TextValue.tsx';
import { TimeValue } from './TimeValue.tsx';

interface FieldValueProps {
  readonly field: FieldDefinition;
  readonly value: unknown;
}

/**
 * A value of a record as its kind in the contract wants it shown. A kind that has no look of its own is text.
 *
 * @example <FieldValue field={column} value={record[column.name]} />
 */
export function FieldValue({ field, value }: FieldValueProps) {
  if (isBlank(value)) return <span aria-hidden>–</span>;
  const Look = looks[field.kind] ?? TextValue;
  return <Look field={field} value={value} />;
}

const looks: Partial<Record<FieldKind, (props: FieldValueProps) => ReactNode>> = {
  longText: ({ value }) => <LongTextValue text={String(value)} />,
  email: ({ value }) => <EmailValue email={String(value)} />,
  phone: ({ value }) => <LinkValue href={`tel:${value}`}>{formatPhone(String(value))}</LinkValue>,
  url: ({ value }) => <LinkValue href={String(value)}>{String(value)}</LinkValue>,
  date: ({ value }) => <TimeValue dateTime={String(value)}>{formatDate(String(value))}</TimeValue>,
  instant: ({ value }) => <TimeValue dateTime={String(value)}>{formatInstant(String(value))}</TimeValue>,
  integer: ({ value }) => formatNumber(Number(value)),
  number: ({ value }) => formatNumber(Number(value)),
  boolean: ({ value }) => <BooleanValue value={value === true} />,
  enum: ({ field, value }) => <ChoiceValue enumName={field.enumName} value={String(value)} />,
  enums: ({ field, value }) => <ChoicesValue enumName={field.enumName} values={[value].flat().map(String)} />,
  country: ({ value }) =>
    isCountry(value) ? countryName(value, activeLanguage()) : <TextValue value={value} />,
};
