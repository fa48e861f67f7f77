import contentDisposition from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { withinRefusals } from '../accounts/withinRefusals.ts';
import { acrossTenants, inTenant } from '../core/db/scope.ts';
import { withQuery } from '../core/html/pages/inLanguage.ts';
import { clientAddress } from '../core/http/clientAddress.ts';
import type { Services } from '../core/services.ts';
import { dataArchive } from '../volunteers/data/dataArchive.ts';
import { type GivenData, readDataLink, useDataLink } from '../volunteers/data/dataLinks.ts';
import { dataLinkPage, deadDataLinkPage, ownDataPage } from './pages/dataPages.ts';
import {
  asked,
  goTo,
  type MemberVisit,
  refusalOf,
  show,
  typedBy,
  type Visit,
  type Visits,
} from './visits.ts';

/** Everything that is kept of a volunteer: asking for the link to it, and what the link opens. */
export function registerData(scope: FastifyInstance, { member, visitor }: Visits, { db }: Services): void {
  const { data, dataLink } = volunteerPages;
  /** Across foundations: a link does not name its own. */
  const withLink = <Result>({ request }: Visit, work: () => Promise<Result>) =>
    acrossTenants(() => withinRefusals(clientAddress(request.ip), db, work));

  const question = async (visit: MemberVisit, refusal?: string) => {
    const { email } = await visit.call('getVolunteer', { params: { id: visit.member.volunteerId } });
    const done = asked(visit, 'done') && visit.reader.translate('messages.dataLinkSent');
    return show(
      ownDataPage({ email, refusal, done: refusal ? undefined : done }, visit.member, visit.reader),
      visit,
    );
  };

  scope.get(
    data.pattern,
    member((visit) => question(visit)),
  );
  scope.post(
    data.pattern,
    { config: { operationId: 'mailVolunteerData' } },
    member(async (visit) => {
      const params = { id: visit.member.volunteerId };
      const refused = await refusalOf(visit, () => visit.call('mailVolunteerData', { params }));
      if (refused) return question(visit, refused.text);
      return goTo(withQuery(data.getHref(), { done: 'sent' }), visit);
    }),
  );

  scope.get(
    dataLink.pattern,
    visitor(async (visit) => {
      const token = asked(visit, 'token') ?? '';
      let organization = '';
      const refused = await refusalOf(visit, async () => {
        ({ organizationName: organization } = await withLink(visit, () => readDataLink(token, db)));
      });
      const page = refused ? deadDataLinkPage(visit.reader) : dataLinkPage(token, organization, visit.reader);
      return show(page, visit);
    }),
  );
  scope.post(
    dataLink.pattern,
    { config: { operationId: 'readVolunteerData' } },
    visitor(async (visit) => {
      const token = typedBy(visit).get('token') ?? '';
      let given: GivenData | undefined;
      await refusalOf(visit, async () => {
        given = await withLink(visit, () => useDataLink(token, db));
      });
      if (!given) return show(deadDataLinkPage(visit.reader), visit);
      const { kept, reader } = given;
      visit.request.signedInAs = reader.accountId;
      const name = `${visit.reader.translate('volunteerPages.data.title')} ${kept.organizationName}.zip`;
      return visit.reply
        .type('application/zip')
        .header('content-disposition', contentDisposition(name))
        .send(inTenant(reader.organizationId, () => dataArchive({ kept, reader }, db)));
    }),
  );
}
