import type { FastifyInstance } from 'fastify';
import type { Body } from '../../contract/calls.ts';
import { OwnDataRequestInputForm } from '../../contract/generated/forms/OwnDataRequestInput.ts';
import { TimeEntryInputForm } from '../../contract/generated/forms/TimeEntryInput.ts';
import type { components } from '../../contract/generated/types.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { withQuery } from '../core/html/pages/inLanguage.ts';
import { readForm } from '../core/html/readForm.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { ROWS } from './eventRoutes.ts';
import type { Filled } from './Filled.ts';
import {
  agreementsPage,
  calendarPage,
  certificatesPage,
  dataRequestsPage,
  deletePaperQuestion,
  hoursPage,
  ownCertificateForm,
  papersPage,
  timePage,
} from './pages/recordPages.ts';
import {
  asked,
  askedPage,
  goTo,
  idOf,
  type MemberVisit,
  refusalOf,
  show,
  typedBy,
  type Visits,
} from './visits.ts';

/** The own hours, papers and calendar. */
export function registerRecords(scope: FastifyInstance, { member }: Visits): void {
  const own = ({ member: { volunteerId } }: MemberVisit) => ({ params: { id: volunteerId } });
  /** In words what has been done before, out of the words that a page has. */
  const doneOf = (visit: MemberVisit, words: Readonly<Record<string, string>>) => {
    const key = words[asked(visit, 'done') ?? ''];
    return key && visit.reader.translate(`messages.${key}`);
  };

  scope.get(
    volunteerPages.hours.pattern,
    member(async (visit) => {
      const [{ story }, attended] = await Promise.all([
        visit.call('getVolunteer', own(visit)),
        visit.call('listOwnParticipations', {
          ...own(visit),
          query: { status: ['attended'], page: askedPage(visit), size: ROWS },
        }),
      ]);
      return show(hoursPage({ story, attended }, visit.member, visit.reader), visit);
    }),
  );

  const { time, withdrawTime } = volunteerPages;
  const timeOf = async (visit: MemberVisit, filled: Filled) => {
    const { timeEntries: entries } = await visit.call('getVolunteer', own(visit));
    const words = { added: 'timeEntryAdded', withdrawn: 'timeEntryWithdrawn' };
    const done = filled.issues === undefined && !filled.refusal ? doneOf(visit, words) : undefined;
    return show(timePage({ entries, ...filled, done }, visit.member, visit.reader), visit);
  };
  scope.get(
    time.pattern,
    member((visit) => timeOf(visit, { typed: new URLSearchParams() })),
  );
  scope.post(
    time.pattern,
    { config: { operationId: 'addTimeEntry' } },
    member(async (visit) => {
      const typed = typedBy(visit);
      const { language } = visit.reader;
      const read = readForm(TimeEntryInputForm.schema, typed, { language, timeZone: 'UTC' });
      const body = read as Body<'addTimeEntry'>;
      const refused = await refusalOf(visit, () => visit.call('addTimeEntry', { ...own(visit), body }));
      if (!refused) return goTo(withQuery(time.getHref(), { done: 'added' }), visit);
      const { issues } = refused.error;
      return timeOf(visit, { typed, issues, refusal: issues.length === 0 ? refused.text : undefined });
    }),
  );
  // Whoever signs in on the way there finds the page.
  scope.get(
    withdrawTime.pattern,
    member(async (visit) => goTo(time.getHref(), visit)),
  );
  scope.post(
    withdrawTime.pattern,
    { config: { operationId: 'withdrawTimeEntry' } },
    member(async (visit) => {
      const params = { ...own(visit).params, timeEntryId: idOf(visit) };
      const refused = await refusalOf(visit, () => visit.call('withdrawTimeEntry', { params }));
      if (!refused) return goTo(withQuery(time.getHref(), { done: 'withdrawn' }), visit);
      return timeOf(visit, { typed: new URLSearchParams(), refusal: refused.text });
    }),
  );

  const { certificates: allCertificates, certificate } = volunteerPages;
  scope.get(
    allCertificates.pattern,
    member(async (visit) => {
      const { certificates } = await visit.call('getVolunteer', own(visit));
      const dateTo = new Date().toISOString().slice(0, 10);
      const typed = new URLSearchParams({
        ...{ dateFrom: `${dateTo.slice(0, 4)}-01-01`, dateTo },
        language: visit.reader.language,
      });
      const done = doneOf(visit, { issued: 'certificateIssued' });
      return show(certificatesPage({ certificates, typed, done }, visit.member, visit.reader), visit);
    }),
  );
  scope.post(
    allCertificates.pattern,
    { config: { operationId: 'issueCertificate' } },
    member(async (visit) => {
      const typed = typedBy(visit);
      const { language } = visit.reader;
      const body = readForm(ownCertificateForm.schema, typed, {
        language,
        timeZone: 'UTC',
      }) as Body<'issueCertificate'>;
      const refused = await refusalOf(visit, () => visit.call('issueCertificate', { ...own(visit), body }));
      if (!refused) return goTo(withQuery(allCertificates.getHref(), { done: 'issued' }), visit);
      const { certificates } = await visit.call('getVolunteer', own(visit));
      const { issues } = refused.error;
      const filled = { typed, issues, refusal: issues.length === 0 ? refused.text : undefined };
      return show(certificatesPage({ certificates, ...filled }, visit.member, visit.reader), visit);
    }),
  );
  scope.get(
    certificate.pattern,
    member(async (visit) => {
      const params = { ...own(visit).params, certificateId: idOf(visit) };
      return visit.reply.send(await visit.call('downloadCertificate', { params }));
    }),
  );

  const { agreements: allAgreements, agreement } = volunteerPages;
  scope.get(
    allAgreements.pattern,
    member(async (visit) => {
      const { agreements } = await visit.call('getVolunteer', own(visit));
      return show(agreementsPage(agreements, visit.member, visit.reader), visit);
    }),
  );
  scope.get(
    agreement.pattern,
    member(async (visit) => {
      const params = { ...own(visit).params, agreementId: idOf(visit) };
      return visit.reply.send(await visit.call('downloadAgreement', { params }));
    }),
  );

  const { dataRequests } = volunteerPages;
  const requestsOf = async (visit: MemberVisit, filled: Filled) => {
    const { content: requests } = await visit.call('listOwnDataRequests');
    const isAsked = filled.issues === undefined && !filled.refusal;
    const done = isAsked ? doneOf(visit, { sent: 'requestSent' }) : undefined;
    return show(dataRequestsPage({ requests, ...filled, done }, visit.member, visit.reader), visit);
  };
  scope.get(
    dataRequests.pattern,
    member((visit) => requestsOf(visit, { typed: new URLSearchParams() })),
  );
  scope.post(
    dataRequests.pattern,
    { config: { operationId: 'askAboutOwnData' } },
    member(async (visit) => {
      const typed = typedBy(visit);
      const { language } = visit.reader;
      const read = readForm(OwnDataRequestInputForm.schema, typed, { language, timeZone: 'UTC' });
      const body = read as Body<'askAboutOwnData'>;
      const refused = await refusalOf(visit, () => visit.call('askAboutOwnData', { body }));
      if (!refused) return goTo(withQuery(dataRequests.getHref(), { done: 'sent' }), visit);
      const { issues } = refused.error;
      return requestsOf(visit, { typed, issues, refusal: issues.length === 0 ? refused.text : undefined });
    }),
  );

  const papers = async (visit: MemberVisit, refusal?: string) => {
    const { content: files } = await visit.call('listVolunteerFiles', own(visit));
    const done = doneOf(visit, { added: 'fileUploaded', deleted: 'fileDeleted' });
    return show(
      papersPage({ files, refusal, done: refusal ? undefined : done }, visit.member, visit.reader),
      visit,
    );
  };
  const { papers: allPapers, paper, deletePaper } = volunteerPages;

  scope.get(
    allPapers.pattern,
    member((visit) => papers(visit)),
  );
  scope.post(
    allPapers.pattern,
    { config: { operationId: 'uploadVolunteerFile' } },
    member(async (visit) => {
      const refused = await refusalOf(visit, () => visit.call('uploadVolunteerFile', own(visit)));
      if (refused) return papers(visit, refused.text);
      return goTo(withQuery(allPapers.getHref(), { done: 'added' }), visit);
    }),
  );
  const ofPaper = (visit: MemberVisit) => ({ params: { ...own(visit).params, fileId: idOf(visit) } });
  scope.get(
    paper.pattern,
    member(async (visit) => visit.reply.send(await visit.call('downloadVolunteerFile', ofPaper(visit)))),
  );
  const question = async (visit: MemberVisit, refusal?: string) => {
    const { content } = await visit.call('listVolunteerFiles', own(visit));
    const file = content.find(({ id }) => id === idOf(visit));
    if (!file) throw new ApiError('not_found');
    return show(deletePaperQuestion(file, refusal, visit.member, visit.reader), visit);
  };
  scope.get(
    deletePaper.pattern,
    member((visit) => question(visit)),
  );
  scope.post(
    deletePaper.pattern,
    { config: { operationId: 'deleteVolunteerFile' } },
    member(async (visit) => {
      const refused = await refusalOf(visit, () => visit.call('deleteVolunteerFile', ofPaper(visit)));
      if (refused) return question(visit, refused.text);
      return goTo(withQuery(allPapers.getHref(), { done: 'deleted' }), visit);
    }),
  );

  const { calendar, revokeCalendar } = volunteerPages;
  const feed = async (visit: MemberVisit, made?: components['schemas']['CalendarFeed'], refusal?: string) => {
    const shown = made ?? (await visit.call('getCalendarFeed'));
    const done = doneOf(visit, { revoked: 'calendarFeedDeleted' });
    return show(calendarPage({ feed: shown, done, refusal }, visit.member, visit.reader), visit);
  };

  scope.get(
    calendar.pattern,
    member((visit) => feed(visit)),
  );
  scope.post(
    calendar.pattern,
    { config: { operationId: 'createCalendarFeed' } },
    member(async (visit) => {
      let made: components['schemas']['CalendarFeed'] | undefined;
      const refused = await refusalOf(visit, async () => {
        made = await visit.call('createCalendarFeed');
      });
      return feed(visit, made, refused?.text);
    }),
  );
  // Whoever signs in on the way there finds the page.
  scope.get(
    revokeCalendar.pattern,
    member(async (visit) => goTo(calendar.getHref(), visit)),
  );
  scope.post(
    revokeCalendar.pattern,
    { config: { operationId: 'deleteCalendarFeed' } },
    member(async (visit) => {
      await visit.call('deleteCalendarFeed');
      return goTo(withQuery(calendar.getHref(), { done: 'revoked' }), visit);
    }),
  );
}
