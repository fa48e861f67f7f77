/** The acts, by the address of their text. */
export const acts = {
  gdpr: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  volunteering: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20030960873',
  terms: 'https://eur-lex.europa.eu/eli/reg/1971/1182/oj',
  minors: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20160000862',
  civilCode: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19640160093',
} as const;

export interface LawRule {
  readonly act: keyof typeof acts;
  /** Its number, with paragraphs in brackets. */
  readonly article: string;
  /** Whether a lawyer has yet to confirm that what the panel does is what the rule asks. */
  readonly toConfirm?: true;
}

/**
 * Rules of law that the panel follows. What each asks and what the panel does stands by its name in the manual, in each
 * language (`law` in `i18n/manual/`).
 */
export const lawRules = {
  access: { act: 'gdpr', article: '15, 20' },
  correction: { act: 'gdpr', article: '16' },
  erasure: { act: 'gdpr', article: '17' },
  storage: { act: 'gdpr', article: '5 (1)', toConfirm: true },
  term: { act: 'gdpr', article: '12 (3)', toConfirm: true },
  refusal: { act: 'gdpr', article: '12 (4)', toConfirm: true },
  counting: { act: 'terms', article: '3', toConfirm: true },
  consent: { act: 'gdpr', article: '7 (1)' },
  news: { act: 'gdpr', article: '21 (3)' },
  convictions: { act: 'gdpr', article: '10' },
  agreement: { act: 'volunteering', article: '44 (1), (4)', toConfirm: true },
  safety: { act: 'volunteering', article: '45 (1)' },
  insurance: { act: 'volunteering', article: '46 (3)', toConfirm: true },
  certificate: { act: 'volunteering', article: '44 (2)', toConfirm: true },
  offendersRegister: { act: 'minors', article: '21 (2)', toConfirm: true },
  criminalRecord: { act: 'minors', article: '21 (3)', toConfirm: true },
  foreignRecord: { act: 'minors', article: '21 (4)–(7)', toConfirm: true },
  ages: { act: 'civilCode', article: '10, 12, 15, 112', toConfirm: true },
  child: { act: 'civilCode', article: '12, 14', toConfirm: true },
  guardian: { act: 'civilCode', article: '15, 17', toConfirm: true },
  withdrawal: { act: 'gdpr', article: '7 (3)', toConfirm: true },
} as const satisfies Record<string, LawRule>;
