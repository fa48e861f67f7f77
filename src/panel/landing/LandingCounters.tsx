import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useMemo, useRef } from 'react';
import { type TranslateFunction, useTranslate } from 'react-admin';
import { escapeHtml } from '../../contract/escapeHtml.ts';
import { type NounForms, type Statistics, showCounters } from '../boot/showCounters.ts';
import { activeLanguage } from '../data/language.ts';

const names = [
  'members',
  'futureEvents',
  'activeEvents',
  'finishedEvents',
] as const satisfies (keyof Statistics)[];

/**
 * Public counters over all foundations (specification, section 1). React only renders placeholders, which
 * `showCounters` fills in, on a prerendered page even before React runs.
 */
export function LandingCounters() {
  const translate = useTranslate();
  const section = useRef<HTMLElement>(null);
  const places = useMemo(() => ({ __html: placesOf(translate) }), [translate]);

  useEffect(() => {
    if (section.current) void showCounters(section.current);
  }, []);

  return (
    <Box
      component="section"
      ref={section}
      aria-label={translate('landing.counters.title')}
      aria-busy
      sx={counterStyle}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, escaped.
      dangerouslySetInnerHTML={places}
    />
  );
}

function placesOf(translate: TranslateFunction): string {
  const items = names.map((name) => {
    const forms = escapeHtml(JSON.stringify(nounForms(name, translate)));
    return `<li data-counter="${name}" data-forms="${forms}"><span></span><span></span></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function nounForms(name: string, translate: TranslateFunction): NounForms {
  const plural = new Intl.PluralRules(activeLanguage());
  const forms: NounForms = {};
  // Counts up to 20 cover every plural category of whole numbers.
  for (let count = 0; count <= 20; count++) {
    forms[plural.select(count)] ??= translate(`landing.counters.${name}`, { smart_count: count });
  }
  return forms;
}

/** Each counter has its final height from the start, with grey bars as placeholders. */
const counterStyle: SxProps<Theme> = {
  ul: {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
    gap: { xs: 2, md: 3 },
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  li: { minHeight: { xs: 92, md: 72 }, pl: 2, borderLeft: 3, borderColor: 'primary.main' },
  span: { display: 'block', color: 'text.secondary' },
  'span:first-of-type': {
    color: 'text.primary',
    fontSize: { xs: '1.75rem', md: '2.25rem' },
    fontWeight: 500,
    lineHeight: 1.2,
  },
  'span:empty': { width: 120, height: '1em', borderRadius: 1, bgcolor: 'action.hover' },
  'span:empty:first-of-type': { width: 80, mb: 1 },
};
