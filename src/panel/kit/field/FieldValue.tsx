import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isBlank } from '../../../contract/isBlank.ts';
import type { FieldDefinition, FieldKind } from '../../../contract/ResourceDefinition.ts';
import { textOf } from '../../../contract/textOf.ts';
import { breakable, breakableEmail } from '../text/breakable.ts';
import { useContractTexts } from '../text/useContractTexts.ts';
import { ChoiceValue } from './ChoiceValue.tsx';
import { plainTexts } from './plainTexts.ts';

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

/** Text with its line breaks preserved. */
export function LongTextValue({ text }: { readonly text: string }) {
  return <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '39em' }}>{text}</Box>;
}

interface TimeValueProps {
  readonly dateTime: string;
  readonly children: string;
}

export function TimeValue({ dateTime, children }: TimeValueProps) {
  return <time dateTime={dateTime}>{children}</time>;
}

/** An e-mail link that breaks before its @ if it must. */
export function EmailValue({ email }: { readonly email: string }) {
  return (
    <LinkValue href={`mailto:${email}`}>
      <Pieces pieces={breakableEmail(email)} />
    </LinkValue>
  );
}

/** Text whose longest words may break, so that they do not overflow a column or card. */
export function BreakableText({ children }: { readonly children: string }) {
  return <Pieces pieces={breakable(children)} />;
}

/** Text that may break between the pieces. */
function Pieces({ pieces }: { readonly pieces: readonly string[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity and no state.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

interface LinkValueProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** An external link: mail, phone or web. Styled by `valueStyles`. */
export function LinkValue({ href, children }: LinkValueProps) {
  const isPage = /^https?:/i.test(href);
  // Any other scheme (`javascript:`) may come from a stranger, so it stays text.
  if (!isPage && !/^(mailto|tel):/.test(href)) return children;
  return (
    <a className="value-link" href={href} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
