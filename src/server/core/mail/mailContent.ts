import { dateLocale } from '../../../contract/dateLocale.ts';
import type { Language } from '../../../contract/Language.ts';
import { paths } from '../../../contract/paths.ts';
import { type Translate, translator } from '../texts/translator.ts';
import type { Mail, TemplateName } from './Mail.ts';
import { templates } from './templates.ts';

/** A localised mail, before it is rendered as HTML and text. */
export interface MailContent {
  readonly language: Language;
  readonly product: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly quote: { readonly title: string; readonly text: string } | null;
  readonly items: readonly Link[];
  /** The call to action. */
  readonly action: (Link & { readonly ifNotWorking: string }) | null;
  /** Validity of the link, and what to do if it was not you. */
  readonly notes: readonly string[];
  readonly footer: string;
  readonly replyTo: string | null;
  /** URL that stops such mails by one click. */
  readonly stop: string | null;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

type Words = Record<string, string | number>;

interface Options {
  /** Expiry of the mail's link. */
  readonly expiresAt: string;
  /** Base URL of the links. */
  readonly publicUrl: string;
}

export function mailContent<Name extends TemplateName>(
  { template, values, language }: Mail<Name>,
  { expiresAt, publicUrl }: Options,
): MailContent {
  const { page, purpose, quote, replyTo, items, words, body, stop } = templates[template];
  const translate = translator(language);
  const named = words?.(values, translate, language) ?? textsOf(values);
  const safe = { ...harmlessTexts(named), settings: publicUrl + paths.settings.getHref() };
  const say = (part: string) => translate(`mails.${template}.${part}`, safe);
  const href = page?.(values, language);
  const quoted = quote?.(values);
  const answered = replyTo?.(values) ?? null;
  const stopPath = stop?.(values);
  const stopUrl = stopPath === undefined ? null : publicUrl + stopPath;
  const until = purpose && translate('mails.until', { until: momentText(expiresAt, language) });
  return {
    language,
    product: translate('shell.product'),
    subject: subjectOf(template, named, translate),
    greeting: translate('mails.greeting'),
    paragraphs: body ? paragraphsOf(body(values)) : say('text').split('\n\n'),
    quote: quoted ? { title: say('quote'), text: harmlessLines(quoted) } : null,
    items: (items?.(values) ?? []).map((item) => ({
      label: harmless(item.message),
      href: publicUrl + item.href,
    })),
    action:
      href === undefined
        ? null
        : { label: say('action'), href: publicUrl + href, ifNotWorking: translate('mails.plainLink') },
    notes: [
      ...(until ? [until] : []),
      say('note'),
      ...(stopUrl ? [translate('mails.stop', { url: stopUrl })] : []),
    ],
    footer: translate(answered ? `mails.answerable.${template}` : 'mails.footer'),
    replyTo: answered,
    stop: stopUrl,
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

/** `23 listopada 2026 12:46`, in the time zone that the text names. */
function momentText(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  });
  return format.format(new Date(instant));
}

/** Characters that would end a header or line, and invisible ones that could hide or reverse text. */
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
const UNSEEN = /\p{Cf}/gu;
/** Positions where mail programs detect addresses to link. */
const IN_ADDRESS = /([.:/@])(?=\S)/g;
const ZERO_WIDTH_SPACE = '\u200b';

/** Paragraphs of a text of several lines, without what could hide or reverse it. */
function paragraphsOf(text: string): string[] {
  return text
    .replace(UNSEEN, '')
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Text on one line, safe for a header. */
function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ').trim();
}

/**
 * User input on one line, with nothing that becomes a link: otherwise anybody could make us send "visit
 * evil.example", as the name of a foundation.
 */
function harmless(text: string): string {
  return oneLine(text).replace(IN_ADDRESS, `$1${ZERO_WIDTH_SPACE}`);
}

/** The same for text of several lines. */
function harmlessLines(text: string): string {
  return text.split(/\r?\n/).map(harmless).join('\n').trim();
}
