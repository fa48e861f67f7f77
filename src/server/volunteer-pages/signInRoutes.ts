import type { FastifyInstance } from 'fastify';
import { SignInLinkRequestForm } from '../../contract/generated/forms/SignInLinkRequest.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { readSignInLink, useSignInLink } from '../accounts/signInLinks.ts';
import { giveSession } from '../accounts/startSession.ts';
import { withinRefusals } from '../accounts/withinRefusals.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { withQuery } from '../core/html/pages/inLanguage.ts';
import { readForm } from '../core/html/readForm.ts';
import { clientAddress } from '../core/http/clientAddress.ts';
import { isSecure } from '../core/http/isSecure.ts';
import type { Services } from '../core/services.ts';
import { endMemberSession, memberCookie } from './memberSession.ts';
import { deadLinkPage, linkPage, signInPage, signInSentPage } from './pages/signInPages.ts';
import { asked, goTo, refusalOf, show, typedBy, type Visit, type Visits, wantedPage } from './visits.ts';

const home = volunteerPages.events.getHref();
/** No form of theirs asks for a local time. */
const NO_ZONE = 'UTC';

/** Signing in by a mailed link, and out. */
export function registerSignIn(
  scope: FastifyInstance,
  { visitor }: Visits,
  { db, ...services }: Services,
): void {
  const secure = isSecure(services.config);
  const wantedBy = (visit: Visit) => wantedPage(asked(visit, 'page'));
  /** Across foundations: a link does not name its own. */
  const withLink = <Result>({ request }: Visit, work: () => Promise<Result>) =>
    acrossTenants(() => withinRefusals(clientAddress(request.ip), db, work));

  scope.get(
    volunteerPages.signIn.pattern,
    visitor(async (visit) => {
      const wanted = wantedBy(visit);
      if (visit.member) return goTo(wanted ?? home, visit);
      const typed = new URLSearchParams(wanted && { page: wanted });
      return show(signInPage({ typed }, visit.reader), visit);
    }),
  );

  scope.post(
    volunteerPages.signIn.pattern,
    { config: { operationId: 'requestSignInLink' } },
    visitor(async (visit) => {
      const wanted = wantedBy(visit);
      const typed = typedBy(visit);
      const { language } = visit.reader;
      const values = readForm(SignInLinkRequestForm.schema, typed, { language, timeZone: NO_ZONE });
      const body = { ...values, ...(wanted && { page: wanted }) };
      const refused = await refusalOf(visit, () => visit.call('requestSignInLink', { body }));
      if (!refused) {
        const sent = volunteerPages.signInSent.getHref();
        return goTo(wanted ? withQuery(sent, { page: wanted }) : sent, visit);
      }
      const { issues } = refused.error;
      if (wanted) typed.set('page', wanted);
      const refusal = issues.length === 0 ? refused.text : undefined;
      return show(signInPage({ typed, issues, refusal }, visit.reader), visit);
    }),
  );

  scope.get(
    volunteerPages.signInSent.pattern,
    visitor(async (visit) => show(signInSentPage(wantedBy(visit), visit.reader), visit)),
  );

  scope.get(
    volunteerPages.link.pattern,
    visitor(async (visit) => {
      const [token, wanted] = [asked(visit, 'token') ?? '', wantedBy(visit)];
      let organization = '';
      const refused = await refusalOf(visit, async () => {
        ({ organizationName: organization } = await withLink(visit, () => readSignInLink(token, db)));
      });
      if (!refused) return show(linkPage({ token, wanted }, organization, visit.reader), visit);
      // Whoever opens the mail once more is where it leads already.
      if (visit.member) return goTo(wanted ?? home, visit);
      return show(deadLinkPage(wanted, visit.reader), visit);
    }),
  );

  scope.post(
    volunteerPages.link.pattern,
    { config: { operationId: 'signInByLink' } },
    visitor(async (visit) => {
      const { request, reply } = visit;
      const typed = typedBy(visit);
      const wanted = wantedPage(typed.get('page'));
      const refused = await refusalOf(visit, async () => {
        const { account, session } = await withLink(visit, () => useSignInLink(typed.get('token') ?? '', db));
        await acrossTenants(() => giveSession(session, { cookie: memberCookie, reply, secure }, db));
        request.signedInAs = account.id;
      });
      return refused ? show(deadLinkPage(wanted, visit.reader), visit) : goTo(wanted ?? home, visit);
    }),
  );

  scope.post(
    volunteerPages.signOut.pattern,
    { config: { operationId: 'logout' } },
    visitor(async (visit) => {
      visit.request.signedInAs = visit.member?.user.id ?? null;
      await endMemberSession(visit.reply, { db, ...services });
      return goTo(volunteerPages.signIn.getHref(), visit);
    }),
  );
}
