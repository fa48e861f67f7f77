import { dateLocale } from '../../../contract/dateLocale.ts';
import type { Language } from '../../../contract/Language.ts';
import { paths } from '../../../contract/paths.ts';
import { type Translate, translator } from '../texts/translator.ts';
import type { Mail, TemplateName } from './Mail.ts';
import { templates } from './templates.ts';

/** A mail in its reader's language, before it becomes HTML and text. */
export interface MailContent {
  readonly language: Language;
  readonly product: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly quote: { readonly title: string; readonly text: string } | null;
  readonly items: readonly Link[];
  /** The one thing to do. */
  readonly action: (Link & { readonly ifNotWorking: string }) | null;
  /** How long the link works, and what to do if it was not you. */
  readonly notes: readonly string[];
  readonly footer: string;
  readonly replyTo: string | null;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

type Words = Record<string, string | number>;

interface Options {
  /** When the mail's link stops working. */
  readonly expiresAt: string;
  /** Base of the links. */
  readonly publicUrl: string;
}

export function mailContent<Name extends TemplateName>(
  { template, values, language }: Mail<Name>,
  { expiresAt, publicUrl }: Options,
): MailContent {
  const { page, purpose, quote, replyTo, items, words } = templates[template];
  const translate = translator(language);
  const named = words?.(values, translate) ?? textsOf(values);
  const safe = { ...harmlessTexts(named), settings: publicUrl + paths.settings.getHref() };
  const say = (part: string) => translate(`mails.${template}.${part}`, safe);
  const quoted = quote?.(values);
  const answered = replyTo?.(values) ?? null;
  const until = purpose && translate('mails.until', { until: momentText(expiresAt, language) });
  return {
    language,
    product: translate('shell.product'),
    subject: subjectOf(template, named, translate),
    greeting: translate('mails.greeting'),
    paragraphs: say('text').split('\n\n'),
    quote: quoted ? { title: say('quote'), text: harmlessLines(quoted) } : null,
    items: (items?.(values) ?? []).map((item) => ({
      label: harmless(item.message),
      href: publicUrl + item.href,
    })),
    action: page
      ? { label: say('action'), href: publicUrl + page(values), ifNotWorking: translate('mails.plainLink') }
      : null,
    notes: [...(until ? [until] : []), say('note')],
    footer: translate(answered ? 'mails.answerable' : 'mails.footer'),
    replyTo: answered,
  };
}

function textsOf(values: object): Words {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

function harmlessTexts(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? harmless(word) : word]),
  );
}

const LONGEST_SUBJECT = 150;

function subjectOf(template: TemplateName, words: Words, translate: Translate): string {
  const subject = oneLine(translate(`mails.${template}.subject`, words));
  const characters = Array.from(subject);
  return characters.length > LONGEST_SUBJECT
    ? `${characters.slice(0, LONGEST_SUBJECT - 1).join('')}…`
    : subject;
}

/** `23 listopada 2026 12:46`, by the clock that the text names. */
function momentText(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  });
  return format.format(new Date(instant));
}

/** What would end a header or a line, and marks that are not seen but hide or turn round what is. */
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
const UNSEEN = /\p{Cf}/gu;
/** Where mail programs look for addresses to make links of. */
const IN_ADDRESS = /([.:/@])(?=\S)/g;
const ZERO_WIDTH_SPACE = '\u200b';

/** A text on one line, fit for a header. */
function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ').trim();
}

/**
 * What a person typed, on one line and with no address in it that would become a link: otherwise anybody could
 * make us send "visit evil.example" to anybody, as the name of a foundation.
 */
function harmless(text: string): string {
  return oneLine(text).replace(IN_ADDRESS, `$1${ZERO_WIDTH_SPACE}`);
}

/** The same for a text of several lines. */
function harmlessLines(text: string): string {
  return text.split(/\r?\n/).map(harmless).join('\n').trim();
}
