import { bytesText } from '../../../contract/bytesText.ts';
import type { Answer } from '../../../contract/calls.ts';
import { dayText } from '../../../contract/dateLocale.ts';
import { extensionsOf } from '../../../contract/extensionsOf.ts';
import type { FormDefinition } from '../../../contract/FormDefinition.ts';
import { CertificateInputForm } from '../../../contract/generated/forms/CertificateInput.ts';
import { OwnDataRequestInputForm } from '../../../contract/generated/forms/OwnDataRequestInput.ts';
import { TimeEntryInputForm } from '../../../contract/generated/forms/TimeEntryInput.ts';
import { operations } from '../../../contract/generated/operations.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import { minutesText } from '../../../contract/minutesText.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { formControls, formFaults } from '../../core/html/formFields.ts';
import { type Html, html } from '../../core/html/html.ts';
import { formAlert } from '../../core/html/pages/formAlert.ts';
import { inLanguage, withQuery } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import { eventWhen } from '../../events/calendar/eventWhen.ts';
import type { Filled } from '../Filled.ts';
import type { Member } from '../memberSession.ts';
import { memberPage, pagesOf, questionPage, refusalAlert } from './memberPage.ts';

type Schemas = components['schemas'];

const formatOf = (language: Language) => (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, options);

interface Hours {
  readonly story: Schemas['VolunteerStory'];
  readonly attended: Answer<'listOwnParticipations'>;
}

/** The time that the volunteer has given, in all and by event. */
export function hoursPage({ story, attended }: Hours, member: Member, reader: Reader): string {
  const { translate, language } = reader;
  const path = volunteerPages.hours.getHref();
  const timeOf = (minutes: number) => minutesText(minutes, formatOf(language));
  const hrefOf = (page: number) => inLanguage(withQuery(path, { page: String(page + 1) }), language);
  const main = html`<dl class="card"><div><dt>${translate('volunteerPages.hours.total')}</dt><dd>${timeOf(story.minutes)}</dd></div>
<div><dt>${translate('volunteerPages.hours.events')}</dt><dd>${story.attended}</dd></div>${story.visits > 0 && html`\n<div><dt>${translate('volunteerPages.hours.visits')}</dt><dd>${story.visits}</dd></div>`}</dl>
<p><a href="${inLanguage(volunteerPages.certificates.getHref(), language)}">${translate('volunteerPages.certificates.link')}</a></p>
<p><a href="${inLanguage(volunteerPages.time.getHref(), language)}">${translate('volunteerPages.time.link')}</a></p>
${attended.content.length === 0 && html`<p>${translate('volunteerPages.hours.none')}</p>\n`}${attended.content.map(
  ({ eventId, title, minutes, shift, ...times }) =>
    html`<article class="card"><h2 class="minor"><a href="${inLanguage(volunteerPages.event.getHref({ id: eventId }), language)}">${title}</a></h2>
<p class="meta">${[shift, eventWhen(times, language)].filter(Boolean).join(' · ')}</p>
<p class="when">${minutes == null ? translate('volunteerPages.hours.unknown') : timeOf(minutes)}</p></article>
`,
)}${pagesOf(attended, hrefOf, reader)}`;
  return memberPage({ title: translate('volunteerPages.hours.title'), path, main }, member, reader);
}

/** A form, as it is filled in, below what has been sent by it before. */
interface List extends Filled {
  readonly done?: string | undefined;
}

/** @param name of the page, and of its texts */
function listPage(
  name: 'time' | 'certificates' | 'dataRequests',
  form: FormDefinition,
  items: readonly Html[],
  { typed, issues = [], refusal, done }: List,
  member: Member,
  reader: Reader,
): string {
  const { language } = reader;
  const text = (key: string) => reader.translate(`volunteerPages.${name}.${key}`);
  const path = volunteerPages[name].getHref();
  const view = { form, typed, issues, language, translate: reader.translate };
  const faults = formFaults(view);
  const isWrong = faults.length > 0 || refusal !== undefined;
  const main = html`${isWrong && formAlert(faults, refusal, reader)}<p class="lead">${text('text')}</p>
${items.length === 0 ? html`<p>${text('none')}</p>\n` : html`<ul>${items}</ul>\n`}<h2>${text('new')}</h2>
<form method="post" action="${inLanguage(path, language)}" accept-charset="utf-8" novalidate>
${formControls(view)}<button class="act" type="submit">${text('submit')}</button>
</form>
`;
  return memberPage({ title: text('title'), path, main, done, isWrong }, member, reader);
}

interface Time extends List {
  readonly entries: readonly Schemas['TimeEntry'][];
}

/** Time that the volunteer noted, and a form for more. */
export function timePage({ entries, ...filled }: Time, member: Member, reader: Reader): string {
  const items = entries.map((entry) => entryOf(entry, reader));
  return listPage('time', TimeEntryInputForm, items, filled, member, reader);
}

function entryOf(
  { id, date, timeFrom, timeTo, description, minutes, status, declineReason }: Schemas['TimeEntry'],
  { translate, language }: Reader,
) {
  const facts = [
    `${dayText(new Date(date), language)} ${timeFrom}–${timeTo}`,
    minutesText(minutes, formatOf(language)),
    translate(`enums.timeEntryStatus.${status}`),
  ];
  return html`<li class="card"><h3>${description}</h3><p class="meta">${facts.join(' · ')}</p>${
    declineReason && html`<p>${declineReason}</p>`
  }${
    status === 'proposed' &&
    html`<form method="post" action="${inLanguage(volunteerPages.withdrawTime.getHref({ id }), language)}"><button class="plain" type="submit" aria-label="${translate('volunteerPages.time.withdraw', { description })}">${translate('volunteerPages.time.withdrawLabel')}</button></form>`
  }</li>
`;
}

interface Certificates extends List {
  readonly certificates: readonly Schemas['Certificate'][];
}

// What the volunteer did is said by the foundation.
const { activities: _, ...certificateFields } = CertificateInputForm.schema.properties ?? {};
export const ownCertificateForm = {
  ...CertificateInputForm,
  schema: { ...CertificateInputForm.schema, properties: certificateFields },
};

/** The volunteer's certificates, and a form for one more. */
export function certificatesPage(
  { certificates, ...filled }: Certificates,
  member: Member,
  reader: Reader,
): string {
  const items = certificates.map((certificate) => certificateOf(certificate, reader));
  return listPage('certificates', ownCertificateForm, items, filled, member, reader);
}

function certificateOf(
  { id, number, dateFrom, dateTo, minutes, createdAt, revokedAt, revocationReason }: Schemas['Certificate'],
  { translate, language }: Reader,
) {
  const text = (key: string, values: Record<string, string>) =>
    translate(`volunteers.certificates.${key}`, values);
  const day = (date: string) => dayText(new Date(date), language, 'medium');
  const facts = [
    `${day(dateFrom)} – ${day(dateTo)}`,
    minutesText(minutes, formatOf(language)),
    text('issued', { day: day(createdAt) }),
  ];
  return html`<li class="card"><p class="row"><a href="${inLanguage(volunteerPages.certificate.getHref({ id }), language)}" download>${text('downloadOne', { number })}</a></p>
<p class="meta">${facts.join(' · ')}</p>${
    revokedAt &&
    html`\n<p class="when">${text('revokedBecause', { day: day(revokedAt), reason: revocationReason ?? '' })}</p>`
  }</li>
`;
}

/** What the volunteer and the foundation have agreed on, to read, print and sign. */
export function agreementsPage(
  agreements: readonly Schemas['Agreement'][],
  member: Member,
  reader: Reader,
): string {
  const { translate } = reader;
  const text = (key: string) => translate(`volunteerPages.agreements.${key}`);
  const items = agreements.map((agreement) => agreementOf(agreement, reader));
  const main = html`<p class="lead">${text('text')}</p>
${items.length === 0 ? html`<p>${text('none')}</p>\n` : html`<ul>${items}</ul>\n`}`;
  const path = volunteerPages.agreements.getHref();
  return memberPage({ title: text('title'), path, main }, member, reader);
}

function agreementOf(
  { id, number, status, scope, dateFrom, dateTo }: Schemas['Agreement'],
  { translate, language }: Reader,
) {
  const text = (key: string, values?: Record<string, string>) =>
    translate(`volunteers.agreements.${key}`, values);
  const day = (date: string) => dayText(new Date(date), language, 'medium');
  const name = text('number', { number: number ?? '' });
  const facts = [
    `${day(dateFrom)} – ${dateTo ? day(dateTo) : text('forever')}`,
    translate(`enums.agreementStatus.${status}`),
  ];
  return html`<li class="card"><p class="row"><a href="${inLanguage(volunteerPages.agreement.getHref({ id }), language)}" download>${text('openOne', { name })}</a></p>
<p class="meta">${facts.join(' · ')}</p>
<p>${scope}</p></li>
`;
}

interface DataRequests extends List {
  readonly requests: readonly Schemas['OwnDataRequest'][];
}

/** What the volunteer has asked about the own data, and a form to ask more. */
export function dataRequestsPage(
  { requests, ...filled }: DataRequests,
  member: Member,
  reader: Reader,
): string {
  const items = requests.map((request) => dataRequestOf(request, reader));
  return listPage('dataRequests', OwnDataRequestInputForm, items, filled, member, reader);
}

function dataRequestOf(
  { kind, status, receivedOn, dueOn, description, closedOn, answer }: Schemas['OwnDataRequest'],
  { translate, language }: Reader,
) {
  const on = (key: 'sent' | 'due' | 'closed', date: string) =>
    translate(`volunteerPages.dataRequests.${key}`, { day: dayText(new Date(date), language, 'medium') });
  const facts = [
    on('sent', receivedOn),
    translate(`enums.dataRequestStatus.${status}`),
    closedOn ? on('closed', closedOn) : on('due', dueOn),
  ];
  return html`<li class="card"><h3>${translate(`enums.dataRequestKind.${kind}`)}</h3><p class="meta">${facts.join(' · ')}</p>${
    description && html`<p>${description}</p>`
  }${answer && html`<p class="when">${translate('volunteerPages.dataRequests.answer', { answer })}</p>`}</li>
`;
}

interface Papers {
  readonly files: readonly Schemas['VolunteerFile'][];
  readonly done?: string | undefined;
  readonly refusal?: string | undefined;
}

const { upload } = operations.uploadVolunteerFile;
const endings = upload.types.flatMap(extensionsOf);

/** The volunteer's files. */
export function papersPage({ files, done, refusal }: Papers, member: Member, reader: Reader): string {
  const { translate, language } = reader;
  const path = volunteerPages.papers.getHref();
  const rule = translate('volunteerPages.papers.rule', {
    types: endings.join(', '),
    size: bytesText(upload.maxBytes, formatOf(language)),
  });
  const main = html`${refusal && refusalAlert(refusal)}<p class="lead">${translate('volunteerPages.papers.text')}</p>
<p><a href="${inLanguage(volunteerPages.agreements.getHref(), language)}">${translate('volunteerPages.agreements.link')}</a></p>
${files.length === 0 ? html`<p>${translate('volunteerPages.papers.none')}</p>\n` : html`<ul>${files.map((file) => paperOf(file, reader))}</ul>\n`}<form method="post" action="${inLanguage(path, language)}" enctype="multipart/form-data">
<fieldset><legend>${translate('volunteerPages.papers.add')}</legend>
<div class="field"><label for="file">${translate('volunteerPages.papers.file')}</label><input id="file" name="${upload.field}" type="file" accept="${endings.join(',')}" required aria-describedby="rule"${refusal && html` aria-invalid="true"`}>
<p class="hint" id="rule">${rule}</p></div></fieldset>
<button class="act" type="submit">${translate('volunteerPages.papers.add')}</button>
</form>
`;
  const title = translate('volunteerPages.papers.title');
  return memberPage({ title, path, main, done, isWrong: refusal !== undefined }, member, reader);
}

function paperOf({ id, name, bytes, createdAt }: Schemas['VolunteerFile'], { translate, language }: Reader) {
  const at = (page: 'paper' | 'deletePaper') => inLanguage(volunteerPages[page].getHref({ id }), language);
  const label = translate('volunteerPages.papers.delete', { name });
  return html`<li class="card"><p class="row"><a href="${at('paper')}" download>${name}</a><a href="${at('deletePaper')}" aria-label="${label}">${translate('ra.action.delete')}</a></p>
<p class="meta">${bytesText(bytes, formatOf(language))} · ${dayText(new Date(createdAt), language)}</p></li>
`;
}

/** Asks before a file is deleted. */
export function deletePaperQuestion(
  { id, name }: Schemas['VolunteerFile'],
  refusal: string | undefined,
  member: Member,
  reader: Reader,
): string {
  const { translate } = reader;
  return questionPage(
    {
      title: translate('volunteerPages.papers.ask', { name }),
      text: translate('volunteerPages.papers.askText'),
      path: volunteerPages.deletePaper.getHref({ id }),
      submit: translate('volunteerPages.papers.submit'),
      back: volunteerPages.papers.getHref(),
      refusal,
    },
    member,
    reader,
  );
}

interface Calendar {
  readonly feed: Schemas['CalendarFeed'];
  readonly done?: string | undefined;
  readonly refusal?: string | undefined;
}

/** The address under which a calendar program finds the volunteer's events. */
export function calendarPage({ feed, done, refusal }: Calendar, member: Member, reader: Reader): string {
  const { translate, language } = reader;
  const path = volunteerPages.calendar.getHref();
  const { url, createdAt } = feed;
  const main = html`${refusal && refusalAlert(refusal)}<p class="lead">${translate('volunteerPages.calendar.text')}</p>
${url && html`<div class="field"><label for="address">${translate('volunteerPages.calendar.address')}</label><input id="address" type="text" readonly value="${url}" aria-describedby="once"><p class="hint" id="once">${translate('volunteerPages.calendar.once')}</p></div>\n`}${
  createdAt &&
  html`<p>${translate('volunteerPages.calendar.since', { day: dayText(new Date(createdAt), language) })}</p>\n`
}<form method="post" action="${inLanguage(path, language)}"><button class="act two" type="submit">${translate(`volunteerPages.calendar.${createdAt ? 'again' : 'make'}`)}</button></form>
${createdAt && html`<form method="post" action="${inLanguage(volunteerPages.revokeCalendar.getHref(), language)}"><button class="act two" type="submit">${translate('volunteerPages.calendar.revoke')}</button></form>\n`}`;
  const title = translate('volunteerPages.calendar.title');
  return memberPage({ title, path, main, done, isWrong: refusal !== undefined }, member, reader);
}
