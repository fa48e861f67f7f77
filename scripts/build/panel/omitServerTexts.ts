import type { Plugin } from 'vite';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Groups of texts that only the server uses: of mails, of notifications and of refusals, which it sends whole. */
export const serverTexts: readonly RegExp[] = [
  /^mails$/,
  /^notifications\.texts$/,
  // Pages behind mailed links tell the refusals of links themselves.
  /^errors\.(?!token_)/,
];

/** Leaves the server's texts out of the panel's scripts. */
export function omitServerTexts(): Plugin {
  return {
    name: 'omit-server-texts',
    // Before Vite makes a module of the JSON.
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/[a-z]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(withoutServerTexts(JSON.parse(code))), map: null }),
    },
  };
}

function withoutServerTexts(texts: Texts, path = ''): Texts {
  const kept = Object.entries(texts).filter(([key]) => !serverTexts.some((text) => text.test(path + key)));
  return Object.fromEntries(
    kept.map(([key, text]) => [
      key,
      typeof text === 'string' ? text : withoutServerTexts(text, `${path}${key}.`),
    ]),
  );
}
