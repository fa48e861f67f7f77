import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../contract/Language.ts';
import { paths } from '../../contract/paths.ts';
import { activeLanguage } from '../data/language.ts';
import { loadPart } from '../data/loadPart.ts';
import { dateFormat } from '../kit/format/formatDate.ts';

export function TermsPage() {
  return <LegalPage text="terms" other="privacy" />;
}

export function PrivacyPage() {
  return <LegalPage text="privacy" other="terms" />;
}

interface LegalPageProps {
  readonly text: 'terms' | 'privacy';
  readonly other: LegalPageProps['text'];
}

/** A text of `i18n/legal/` with its version and a table of contents. */
function LegalPage({ text, other }: LegalPageProps) {
  const translate = useTranslate();
  const { template, version, date, [text]: sections } = use(loadLegalTexts(activeLanguage()));
  return (
    <Box component="article" sx={{ maxWidth: 760, mx: 'auto', overflowWrap: 'anywhere' }}>
      <Typography variant="h1" tabIndex={-1} gutterBottom>
        {translate(paths[text].title)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {translate('legal.version', { version, date: dayText(date) })}
      </Typography>
      {template && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <AlertTitle>{translate('legal.template.title')}</AlertTitle>
          {translate('legal.template.text')}
        </Alert>
      )}
      <Contents sections={sections} />
      {sections.map((section, index) => (
        <Section key={section.id} number={index + 1} section={section} />
      ))}
      <Typography sx={{ mt: 5, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        {translate('legal.other')} <Link href={paths[other].getHref()}>{translate(paths[other].title)}</Link>
      </Typography>
    </Box>
  );
}

function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('legal.contents')}>
      <Box component="ol" sx={{ m: 0, pl: 3, columns: { sm: 2 }, columnGap: 4, '& li': { py: 0.5 } }}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`}>{heading}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Section({ number, section }: { readonly number: number; readonly section: LegalSection }) {
  const { id, heading, text } = section;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ mt: 4, mb: 1.5, scrollMarginTop: 80 }}>
        {number}. {heading}
      </Typography>
      {text.map((block) =>
        typeof block === 'string' ? (
          <Typography key={block} sx={{ mb: 1.5 }}>
            {block}
          </Typography>
        ) : (
          <Box key={block[0]} component="ul" sx={{ mt: 0, mb: 1.5, pl: 3, '& li': { mb: 1 } }}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Box>
        ),
      )}
    </section>
  );
}

/** A date without a time zone. */
function dayText(date: string): string {
  return dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** A file of `i18n/legal/`: the texts in one language, to be replaced by the operator. */
export interface LegalTexts {
  /** While true, each page says that its text is a template. */
  readonly template: boolean;
  readonly version: string;
  /** Date of the version, such as `2026-11-22`. */
  readonly date: string;
  readonly terms: readonly LegalSection[];
  readonly privacy: readonly LegalSection[];
}

export interface LegalSection {
  /** Anchor; the same in all languages. */
  readonly id: string;
  readonly heading: string;
  /** Paragraphs, and lists of items. */
  readonly text: readonly (string | readonly string[])[];
}

const files: Readonly<Record<Language, () => Promise<{ default: LegalTexts }>>> = {
  pl: () => import('../../../i18n/legal/pl.json'),
  en: () => import('../../../i18n/legal/en.json'),
  uk: () => import('../../../i18n/legal/uk.json'),
  ru: () => import('../../../i18n/legal/ru.json'),
};

const loaded = new Map<Language, Promise<LegalTexts>>();

/** Returns the same promise for each language, as React's `use` requires. */
export function loadLegalTexts(language: Language): Promise<LegalTexts> {
  const texts = loaded.get(language) ?? loadPart(files[language]).then((file) => file.default);
  loaded.set(language, texts);
  return texts;
}
