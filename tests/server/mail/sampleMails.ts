import type { Language } from '../../../src/contract/Language.ts';
import { paths } from '../../../src/contract/paths.ts';
import type { Mail, MailValues, TemplateName } from '../../../src/server/core/mail/Mail.ts';

const organization = 'Fundacja Pomocna Dłoń';
const event = 'Sobotnie zakupy dla seniorów';
const when = 'sobota, 21 listopada 2026, 10:00–13:30';
const entry = {
  ...{
    id: '01980000-0000-7000-8000-000000000101',
    version: 3,
    updatedAt: '2026-11-03T08:15:00.000Z',
    title: event,
  },
  ...{ from: '2026-11-21T09:00:00.000Z', until: '2026-11-21T12:30:00.000Z', where: 'Zgierska 5, Łódź' },
  ...{ description: 'Robimy zakupy z listy.', state: 'confirmed' as const },
};
const token = 'dG9rZW4tdG9rZW4tdG9rZW4tdG9rZW4tdG9rZW4tdG9';
const href = paths.volunteer.getHref({ profileId: '01980000-0000-7000-8000-000000000031' });

const values: MailValues = {
  confirmOrganization: { organization, token },
  confirmVolunteer: { organization, token },
  organizationApproved: { organization },
  organizationDeclined: { organization, reason: 'Brak wpisu w KRS.' },
  resetPassword: { token },
  signInLink: { organization, token, page: '/v/link?page=%2Fv%2Fevents' },
  volunteerData: { organization, token, page: '/v/data/link' },
  guardianQuestion: {
    ...{ organization, token, page: '/v/guardian' },
    ...{
      volunteerId: '01980000-0000-7000-8000-000000000001',
      volunteerName: 'Łucja',
      guardian: 'Beata Wiśniewska',
    },
  },
  passwordChanged: {},
  confirmEmail: { organization, token },
  emailChanged: { organization, token },
  invitation: {
    organization,
    token,
    inviter: 'Anna Kowalska',
    role: 'coordinator',
    message: 'Cieszę się!\nDo zobaczenia.',
  },
  agreementSent: { organization, number: '7/2026', href: '/v/agreements' },
  assignmentQuestion: {
    organization,
    token,
    ...{ city: 'Kraków', help: ['elderlyPeople'], spoken: 'uk', message: 'Czy dasz radę w sobotę?' },
  },
  assignmentContact: {
    ...{
      name: 'Stanisława Jabłońska',
      phone: '+48122345678',
      address: 'Długa 14, 31-147 Kraków',
      spoken: 'pl',
    },
    description: 'Po operacji biodra nie wychodzę z domu.',
  },
  farewell: { organization, token },
  accountClosed: { organization },
  knownAddress: { organization },
  volunteerVerified: { organization, href: '/v/events' },
  signedUp: { organization, event, when, where: 'Zgierska 5, Łódź', entry, href: '/v/events/1' },
  mailing: {
    ...{ organization, token, subject: 'Zmiana miejsca zbiórki', replyTo: 'anna@pomocna-dlon.example' },
    text: 'Łucja, spotykamy się przy bramie B.\nZabierz rękawice.\n\nMapa: https://mapa.example/brama-b',
  },
  waitlisted: {
    organization,
    event,
    when,
    where: 'Zgierska 5, Łódź',
    entry: { ...entry, state: 'tentative' },
  },
  eventCancelled: { organization, event, when, reason: 'Schronisko jest zamknięte do wiosny.' },
  eventDeleted: { organization, event, when },
  eventMoved: {
    organization,
    event,
    when,
    where: 'Zgierska 5, Łódź',
    before: 'piątek, 20 listopada 2026; Łódź',
  },
  placeFreed: { organization, event, when, where: 'Zgierska 5, Łódź' },
  placeOffered: {
    organization,
    event,
    when,
    where: 'Zgierska 5, Łódź',
    until: 'piątek, 20 listopada 2026 18:00',
    entry: { ...entry, state: 'tentative' },
  },
  eventReminder: { organization, event, when, where: 'Zgierska 5, Łódź' },
  eventThanks: { organization, event, when, minutes: 210 },
  timeDeclined: {
    organization,
    description: 'Porządki w magazynie',
    when: 'sobota, 21 listopada 2026 09:00–12:30',
    reason: 'Magazyn był wtedy zamknięty',
  },
  notification: { message: 'Łucja Wiśniewska chce pomagać.', href, kind: 'volunteerApplied' },
  problemReport: {
    description: 'Po kliknięciu „Zapisz szkic” nic się nie dzieje.\nDrugi raz też nie.',
    email: 'jan@mail.example',
    page: paths.createEvent.getHref(),
    browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    reporter: { name: 'Jan Lis', organizationId: '01980000-0000-7000-8000-000000000002' },
  },
  dailyDigest: {
    count: 2,
    items: [
      { message: 'Łucja Wiśniewska chce pomagać.', href },
      { message: 'Сергій Шевченко записався.', href: paths.events.getHref() },
    ],
  },
};

export const templateNames = Object.keys(values) as TemplateName[];

/** A mail of a kind, as the panel would write it. */
export function sampleMail<Name extends TemplateName>(
  template: Name,
  language: Language = 'pl',
  changed: Partial<MailValues[Name]> = {},
): Mail {
  return {
    to: 'anna.kowalska@panel.example',
    language,
    template,
    values: { ...values[template], ...changed },
  } as Mail;
}
