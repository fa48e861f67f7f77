import { momentText } from '../../../../contract/dateLocale.ts';
import type { components } from '../../../../contract/generated/types.ts';
import type { Language } from '../../../../contract/Language.ts';
import { contractSchema, type PartSchema } from '../../http/contractSchema.ts';
import { translator } from '../../texts/translator.ts';
import { contractHtml, labelOf, type Told, valueText } from '../contractHtml.ts';
import { type Html, html, raw } from '../html.ts';
import { styles } from './styles.ts';

type SchemaName = keyof components['schemas'];

/** What is kept of a person, as a schema of the contract has it. */
interface PersonalData {
  readonly schema: SchemaName;
  readonly data: { readonly organizationName: string; readonly exportedAt: string };
  /** Schemas whose fields the history tells changes of; the first that has a field counts. */
  readonly inHistory: readonly SchemaName[];
  /** Text that says what it is, and who is not named in it. */
  readonly text?: 'dataArchive.text' | 'dataArchive.teamText';
}

interface Reader {
  readonly language: Language;
  /** The foundation's. */
  readonly timeZone: string;
}

/** Name of the file for programs. */
export const DATA_FILE = 'data.json';

/** Name of the page beside it. */
export const PAGE_FILE = 'index.html';

/** Names beside values where there is room: there is much of both. */
const layout = `
dd{white-space:pre-line}dd:has(dl){white-space:normal}dd dl+dl{margin-top:.6rem}
@media (min-width:30rem){dl{grid-template-columns:12rem 1fr;gap:.2rem 1rem}dd dl{grid-template-columns:auto 1fr}}
@media print{.card{break-inside:avoid}}
`;

/** The data to be read from a disk, without scripts and without a server. */
export function dataPage(
  { schema, data, inHistory, text = 'dataArchive.text' }: PersonalData,
  { language, timeZone }: Reader,
): string {
  const translate = translator(language);
  const fieldOf = (name: string) => fieldIn(inHistory, name);
  const told: Told = {
    ...{ language, translate, timeZone },
    shown: (name, whole) => shown(name, whole, fieldOf, told),
  };
  const { organizationName: organization, exportedAt, ...rest } = data;
  const title = translate('dataArchive.title', { organization });
  const time = momentText(new Date(exportedAt), timeZone, language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${raw(styles + layout)}</style>
</head>
<body>
<main class="wrap">
<h1>${title}</h1>
<p>${translate(text, { file: DATA_FILE })}</p>
<p class="meta">${translate('dataArchive.made', { time })}</p>
${contractHtml(contractSchema(schema), rest, told)}</main>
</body>
</html>
`.toString();
}

/** Ways to the files, and changes by the names that the panel has for their fields. */
function shown(
  name: string,
  whole: Readonly<Record<string, unknown>>,
  fieldOf: (name: string) => PartSchema,
  told: Told,
): Html | string | undefined {
  const value = whole[name];
  if ((name === 'path' || name === 'photo') && typeof value === 'string')
    return html`<a href="${value.split('/').map(encodeURIComponent).join('/')}">${value}</a>`;
  if (typeof whole.field !== 'string' || !('from' in whole || 'to' in whole)) return undefined;
  const field = fieldOf(whole.field);
  if (name === 'field') return labelOf(whole.field, field, told);
  return typeof value === 'string' ? valueText(field, value, told) : undefined;
}

function fieldIn(schemas: readonly SchemaName[], name: string): PartSchema {
  const found = schemas.flatMap((schema) =>
    Object.entries(contractSchema(schema).properties ?? {}).filter(
      ([own, part]) => own === name || part['x-ui']?.label === name,
    ),
  );
  return found[0]?.[1] ?? {};
}
