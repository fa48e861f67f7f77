import type { ShownText } from './readTexts.ts';

/** The same in every language: language codes as the customer writes them, file names, and keys. */
const alike = ['PL', 'EN', 'UA', 'RU', 'program.exe', 'oswiadczenie.pdf', 'Ctrl + K'];
const bracketed = /⟦[^⟦⟧]*(⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g;

/**
 * Shown texts that are neither in brackets nor from the data.
 * @returns one line each
 */
export function untranslated(shown: readonly ShownText[], data: ReadonlySet<string>): string[] {
  const known = knownTexts(data);
  const initials = new Set(known.map((text) => text.charAt(0).toUpperCase()));
  const anyKnown = new RegExp(`(?<!\\p{L})(${known.map(escapeText).join('|')})(?!\\p{L})`, 'gu');
  return shown
    .filter(({ text }) => {
      const left = text.replaceAll(bracketed, ' ').replaceAll(anyKnown, ' ').trim();
      const isInitials = left.length <= 2 && [...left].every((letter) => initials.has(letter));
      return /\p{L}/u.test(left) && !isInitials;
    })
    .map(({ text, place }) => `${place}: ${text.trim().slice(0, 100)}`);
}

/** Longest first. Names are combined in several ways, and an e-mail may break before its `@`. */
function knownTexts(data: ReadonlySet<string>): string[] {
  const isName = (text: string) => text.split(/\s+/).length <= 3;
  const parts = [...data].flatMap((text) => (isName(text) ? text.split(/\s+|(?=@)/) : []));
  const texts = [...data, ...parts, ...alike].filter((text) => /\p{L}/u.test(text));
  return [...new Set(texts)].sort((a, b) => b.length - a.length);
}

function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
