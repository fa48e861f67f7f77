import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../src/contract/Language.ts';
import { i18nTexts } from '../harness/i18nTexts.ts';
import { manualTexts } from '../harness/manualTexts.ts';

/** One word for one thing. Each line: what it is called, and what it must not be called. */
const glossary: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  pl: {
    fundacja: /organizacj/i,
    wydarzenie: /\b(imprez|event)/i,
    link: /odnośnik|hiperłącz/i,
    konto: /profil użytkownika|konto użytkownika/i,
    'lista rezerwowa': /list\S+ oczekujących/i,
    'osoba w potrzebie': /potrzebując(y|a|ych)\b/i,
    weryfikacja: /walidacj|akceptacj(a|i) wolontariusz/i,
    'adres e-mail': /\b(email|mejl|adres mailowy|poczta elektroniczna)\b/i,
    'czeka na decyzję': /(?<!\p{L})oczekuje(?!\p{L})|czeka\S* na weryfikację/iu,
    'wyślij ponownie': /(?<!\p{L})ponów(?!\p{L})|^wyślij jeszcze raz/iu,
    'bez rodzaju osoby': /(?<!\p{L})(z?a?logował[ae]ś|\p{L}+(łeś|łaś|łbyś|łabyś))(?!\p{L})|\(a\)|\/a\b/u,
  },
  en: {
    foundation: /\bcharit(y|ies)\b(?!$)|\bNGO\b/i,
    volunteer: /\bhelpers?\b/i,
    'log in, log out': /\bsign(ed|ing|s)?[- ](in|out)\b|\blogoff\b|\blog-in\b/i,
    'e-mail': /\bemail\b/i,
    'waiting list': /\b(reserve|waitlist)/i,
    'awaiting a decision': /\bpending\b|waiting for verification/i,
    'send again': /\bresend\b/i,
    'British spelling': /\b(organiz(e|ed|ing)\b|canceled|color|favorite)/i,
  },
  uk: {
    волонтер: /волонтёр|доброволець|добровольц/i,
    фонд: /фундаці|організаці/i,
    подія: /(?<!\p{L})заход|захід|івент/iu,
    'обліковий запис': /а[к]+аунт|профіль користувача/i,
    посилання: /лінк|ссилк/i,
    застосунок: /додат(ок|ку|ком)(?!\p{L})|аплікаці/iu,
    сповіщення: /повідомлення про (?!проблем|кожн)/i,
    'електронна адреса': /адрес\S* електронної пошти|e-mail|імейл|email/i,
    'список очікування': /лист\S* очікування/i,
    'чекає на рішення': /(?<!\p{L})очіку(є|ють)|чека\S+ на підтвердження/iu,
    'відмова від участі': /^відмова( учасника.*)?$/i,
    'потребує допомоги': /(?<!\p{L})[ву] потребі/iu,
    'людина, а не особа': /(?<!\p{L})ос[оі]б(?!ист)/iu,
  },
  ru: {
    волонтёр: /волонтер|доброволец|добровольц/i,
    фонд: /фундаци|организаци/i,
    мероприятие: /событи|ивент/i,
    'учётная запись': /ак+аунт/i,
    ссылка: /линк/i,
    'адрес электронной почты': /электронн(ый|ого|ому|ым) адрес|e-mail|email|имейл/i,
    'список ожидания': /лист\S* ожидания/i,
    'ждёт решения': /(?<!\p{L})ожида(ет|ют)(?!\p{L})|жд(ёт|ут) подтверждения/iu,
    'отказ от участия': /^отказ( участника.*)?$/i,
    'выйти из фонда': /покин\S* фонд|ушёл из/i,
    ё: /(?<!\p{L})(еще|учетн\p{L}+|причем|завершен|отменен|удален|изменен|отклонен|подтвержден|темн\p{L}+)(?!\p{L})/iu,
  },
};

/** Where another word is right: it is the customer's own text, a choice that the contract names, or a fixed phrase. */
const exceptions: readonly string[] = [
  'en errors.email_taken',
  'en messages.organizationEmailConfirmed',
  'en messages.resetMailSent',
  'en enums.helpCategory.charity',
  'uk events.contact',
];

const quotes = {
  pl: { open: '„', close: '”', foreign: /[“«»]/ },
  en: { open: '“', close: '”', foreign: /[„«»]/ },
  uk: { open: '«', close: '»', foreign: /[„“”]/ },
  ru: { open: '«', close: '»', foreign: /[„“”]/ },
} as const;

describe.each(languages)('texts in %s', (language) => {
  const all = Object.entries({ ...i18nTexts[language], ...manualTexts[language] }).filter(
    ([key]) => !exceptions.includes(`${language} ${key}`),
  );
  const found = (pattern: RegExp, texts = all) =>
    texts
      .filter(([, text]) => pattern.test(text.replaceAll(/\{\{[\w.]+\}\}/g, 'X')))
      .map((entry) => entry.join(': '));

  test.each(Object.entries(glossary[language]))('keep to one word: %s', (_, wrong) => {
    expect(found(wrong)).toEqual([]);
  });

  test('have the quotation marks, the apostrophe, the dash and the ellipsis of the language', () => {
    const { open, close, foreign } = quotes[language];
    expect(found(/["'`]| - |\.\.\.|—/)).toEqual([]);
    expect(found(foreign)).toEqual([]);
    const unpaired = all.filter(([, text]) => text.split(open).length !== text.split(close).length);
    expect(unpaired).toEqual([]);
  });

  test('have no space too many, and none before a mark', () => {
    const spaces = /^ | $| {2}| [,.;:!?](?!\w)|\( | \)/;
    expect(
      found(
        spaces,
        all.filter(([key]) => key !== 'ra.boolean.null'),
      ),
    ).toEqual([]);
  });

  test('have no letters of the other script', () => {
    const cyrillic = language === 'uk' || language === 'ru';
    // Whole words may be Latin, such as Tab; a Latin letter inside a Cyrillic word is a slip of the keyboard.
    const mixed = /(\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic})/u;
    expect(found(cyrillic ? mixed : /\p{Script=Cyrillic}/u)).toEqual([]);
    if (language === 'uk') expect(found(/[ёъыэ]/i)).toEqual([]);
    if (language === 'ru') expect(found(/[іїєґ]/i)).toEqual([]);
  });

  test('hold one-letter words to the next on the landing page, where lines are long and large', () => {
    const loose = {
      pl: /(?<![\p{L}’])[wziaouk] /iu,
      en: /(?!)/,
      uk: /(?<![\p{L}’])[взуійоа] /iu,
      ru: /(?<!\p{L})[вскуоиа] /iu,
    };
    expect(
      found(
        loose[language],
        all.filter(([key]) => key.startsWith('landing.')),
      ),
    ).toEqual([]);
  });
});
