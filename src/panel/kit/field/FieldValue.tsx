import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isBlank } from '../../../contract/isBlank.ts';
import type { FieldDefinition, FieldKind } from '../../../contract/ResourceDefinition.ts';
import { textOf } from '../../../contract/textOf.ts';
import { useContractTexts } from '../text/useContractTexts.ts';
import { BreakableText } from './BreakableText.tsx';
import { ChoiceValue } from './ChoiceValue.tsx';
import { EmailValue } from './EmailValue.tsx';
import { LinkValue } from './LinkValue.tsx';
import { LongTextValue } from './LongTextValue.tsx';
import { plainTexts } from './plainTexts.ts';
import { TimeValue } from './TimeValue.tsx';

interface FieldValueProps {
  readonly field: FieldDefinition;
  readonly value: unknown;
}

/**
 * Renders a value by its kind in the contract; unknown kinds are shown as text.
 *
 * @example <FieldValue field={column} value={record[column.name]} />
 */
export function FieldValue({ field, value }: FieldValueProps) {
  if (isBlank(value)) return <span aria-hidden>–</span>;
  const Look = looks[field.kind] ?? TextValue;
  return <Look field={field} value={value} />;
}

const looks: Partial<Record<FieldKind, (props: FieldValueProps) => ReactNode>> = {
  longText: ({ value }) => <LongTextValue text={plainTexts.longText(value)} />,
  email: ({ value }) => <EmailValue email={plainTexts.email(value)} />,
  phone: ({ value }) => <LinkValue href={`tel:${value}`}>{plainTexts.phone(value)}</LinkValue>,
  url: ({ value }) => <LinkValue href={String(value)}>{plainTexts.url(value)}</LinkValue>,
  date: ({ value }) => <TimeValue dateTime={String(value)}>{plainTexts.date(value)}</TimeValue>,
  instant: ({ value }) => <TimeValue dateTime={String(value)}>{plainTexts.instant(value)}</TimeValue>,
  integer: ({ value }) => plainTexts.integer(value),
  number: ({ value }) => plainTexts.number(value),
  country: ({ value }) => plainTexts.country(value),
  boolean: ({ value }) => <BooleanValue value={value === true} />,
  enum: ({ field, value }) => <ChoiceValue enumName={field.enumName} value={String(value)} />,
  enums: ({ field, value }) => <ChoicesValue enumName={field.enumName} values={[value].flat().map(String)} />,
};

function BooleanValue({ value }: { readonly value: boolean }) {
  const translate = useTranslate();
  return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
}

function TextValue({ value }: { readonly value: unknown }) {
  return <BreakableText>{textOf(value)}</BreakableText>;
}

interface ChoicesValueProps {
  readonly enumName: string | undefined;
  readonly values: readonly string[];
}

function ChoicesValue({ enumName, values }: ChoicesValueProps) {
  const { choice } = useContractTexts();
  return values.map((value) => choice(enumName, value)).join(', ');
}
