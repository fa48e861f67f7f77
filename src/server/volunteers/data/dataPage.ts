import { momentText } from '../../../contract/dateLocale.ts';
import type { components } from '../../../contract/generated/types.ts';
import { contractHtml, labelOf, type Told, valueText } from '../../core/html/contractHtml.ts';
import { type Html, html, raw } from '../../core/html/html.ts';
import { styles } from '../../core/html/pages/styles.ts';
import { contractSchema, type PartSchema } from '../../core/http/contractSchema.ts';
import { translator } from '../../core/texts/translator.ts';
import type { DataReader } from './dataLinks.ts';

type VolunteerData = components['schemas']['VolunteerData'];

/** Name of the file for programs. */
export const DATA_FILE = 'data.json';

/** Names beside values where there is room: there is much of both. */
const layout = `
dd{white-space:pre-line}dd:has(dl){white-space:normal}dd dl+dl{margin-top:.6rem}
@media (min-width:30rem){dl{grid-template-columns:12rem 1fr;gap:.2rem 1rem}dd dl{grid-template-columns:auto 1fr}}
@media print{.card{break-inside:avoid}}
`;

/** The data to be read from a disk, without scripts and without a server. */
export function dataPage(data: VolunteerData, { language, timeZone, organizationName }: DataReader): string {
  const translate = translator(language);
  const told: Told = { language, translate, timeZone, shown: (name, whole) => shown(name, whole, told) };
  const title = translate('dataArchive.title', { organization: organizationName });
  const time = momentText(new Date(data.exportedAt), timeZone, language);
  const { organizationName: _, exportedAt: __, ...rest } = data;
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
<p>${translate('dataArchive.text', { file: DATA_FILE })}</p>
<p class="meta">${translate('dataArchive.made', { time })}</p>
${contractHtml(contractSchema('VolunteerData'), rest, told)}</main>
</body>
</html>
`.toString();
}

/** Ways to the files, and changes by the names that the panel has for their fields. */
function shown(
  name: string,
  whole: Readonly<Record<string, unknown>>,
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

/** What the history tells changes of, beside the fields of the record: those of checks have names of their own there. */
function fieldOf(name: string): PartSchema {
  const schemas = [
    'VolunteerDataRecord',
    'VolunteerDataClearance',
    'VolunteerDataParticipation',
    'VolunteerDataTimeEntry',
    'VolunteerDataCertificate',
    'VolunteerDataAgreement',
    'VolunteerDataGuardianConsent',
  ] as const;
  const found = schemas.flatMap((schema) =>
    Object.entries(contractSchema(schema).properties ?? {}).filter(
      ([own, part]) => own === name || part['x-ui']?.label === name,
    ),
  );
  return found[0]?.[1] ?? {};
}
