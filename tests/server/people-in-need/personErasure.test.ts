import { beforeEach, expect, test } from 'vitest';
import { dayFromNow } from '../../harness/insertEvent.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { saveView, tracesOf } from '../../harness/livedVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { mailedToken, queuedMails } from '../../harness/queuedMails.ts';

/** What only this person is called, reached by and has written, and what was written of them. */
function unique(count: number) {
  const person = {
    firstname: `Stanisława${count}x "Stasia"`,
    lastname: `O'Nieistniejąca${count}x\\`,
    phone: `+4851234${5000 + count}`,
    email: `stasia${count}x@osoba.example`,
    street: `Niebywała ${count}x`,
    description: `Po operacji biodra nie wychodzę z domu ${count}x.`,
  };
  const written = {
    note: `Klucze ma sąsiadka ${count}x.`,
    message: `Ma dwa koty ${count}x.`,
    reason: `Wyjechała do córki ${count}x.`,
  };
  const { firstname, lastname, phone, email, street, description } = person;
  const parts = [firstname.split(' ')[0], lastname.split(`'`)[1]?.slice(0, -1), phone.slice(3)];
  return {
    ...{ person, written },
    texts: [...parts.map(String), email, street, description, ...Object.values(written)],
  };
}

onEachServer('a person in need who is erased', (stage) => {
  let count = 0;
  let person: ReturnType<typeof unique>['person'];
  let written: ReturnType<typeof unique>['written'];
  let texts: readonly string[];
  const as = () => stage.own.coordinator;
  let id: string;
  let helperId: string;
  let openToken: string;

  const erase = (who = as()) => stage.call('deletePersonInNeed', { as: who, params: { id } });
  const traces = () => tracesOf(texts, stage.db);
  const propose = async (volunteerId: string) =>
    (await stage.call('proposeVolunteer', { as: as(), params: { id }, body: { volunteerId } })).answer
      .assignments[0]?.id ?? '';
  const ask = async ({ id: volunteerId, email }: { readonly id: string; readonly email: string }) => {
    const params = { id, assignmentId: await propose(volunteerId) };
    await stage.call('askVolunteer', { as: as(), params, body: { message: written.message } });
    return mailedToken(stage.db, email, 'assignmentQuestion');
  };
  const report = async () => {
    const { answer } = await stage.call('getAnnualReport', {
      ...{ as: as(), params: { id: stage.own.id }, query: { year: Number(dayFromNow(-1).slice(0, 4)) } },
    });
    return answer;
  };

  // By real calls: asked for by the form, noted, visited, one volunteer has accepted and another is asked.
  beforeEach(async () => {
    count += 1;
    ({ person, written, texts } = unique(count));
    for (const table of ['people_in_need', 'person_in_need_visits', 'volunteers'] as const)
      await stage.db.deleteFrom(table).execute();
    for (const table of ['notifications', 'mails', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
    const where = { organizationId: stage.own.id, city: 'Kraków', preferredLanguage: 'pl' as const };
    await stage.call('requestHelp', {
      body: {
        ...{ ...person, ...where, urgency: 'high', helpCategory: ['elderlyPeople'] },
        consents: { terms: true, privacy: true },
      },
    });
    ({ id } = await stage.db.selectFrom('people_in_need').select('id').executeTakeFirstOrThrow());
    const verified = { organizationId: stage.own.id, accountStatus: 'verified' } as const;
    const helper = await insertVolunteer(stage.db, verified);
    helperId = helper.id;
    await stage.call('addPersonInNeedNote', { as: as(), params: { id }, body: { text: written.note } });
    const visit = { date: dayFromNow(-1), minutes: 45, kind: 'in_person', tookPlace: true } as const;
    const noted = { note: written.note, nextStep: written.note };
    await stage.call('addVisit', {
      ...{ as: as(), params: { id }, body: { ...visit, ...noted, volunteerId: helperId } },
    });
    await stage.call('addDataRequest', {
      as: as(),
      body: {
        ...{ personName: `${person.firstname} ${person.lastname}`, email: person.email, phone: person.phone },
        ...{ kind: 'access', channel: 'phone', receivedOn: dayFromNow(-1), description: written.note },
        ...{ subjectType: 'personInNeed', subjectId: id },
      },
    });
    await stage.call('acceptAssignment', { body: { token: await ask(helper) } });
    await stage.call('closePersonInNeed', { as: as(), params: { id }, body: { reason: written.reason } });
    await stage.call('reopenPersonInNeed', { as: as(), params: { id } });
    openToken = await ask(await insertVolunteer(stage.db, verified));
    await saveView(person, stage);
  });

  test('is known in many places before', async () => {
    const tables = new Set((await traces()).map((trace) => trace.split(':')[0]));
    expect([...tables]).toEqual(
      expect.arrayContaining([
        ...['people_in_need', 'person_in_need_notes', 'person_in_need_visits', 'assignments'],
        ...['data_requests', 'history', 'notifications', 'mails'],
      ]),
    );
  });

  test('is in no table any more, and the numbers are as before', async () => {
    const before = await report();
    expect(before.help).toMatchObject({ peopleVisited: 1, visits: 1 });
    expect((await erase()).status).toBe(204);
    expect(await traces()).toEqual([]);
    expect(await report()).toEqual(before);
    const kept = await stage.db
      .selectFrom('person_in_need_visits')
      .select(['minutes', 'volunteerId', 'note', 'nextStep'])
      .execute();
    expect(kept).toEqual([{ minutes: 45, volunteerId: helperId, note: null, nextStep: null }]);
    expect((await stage.call('getPersonInNeed', { as: as(), params: { id } })).problem.code).toBe(
      'not_found',
    );
    expect((await erase()).status).toBe(204);
  });

  test('leaves the history of what was done, and by whom', async () => {
    await erase();
    const entries = await stage.db
      .selectFrom('history')
      .select(['action', 'actorName'])
      .where('subjectId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['created', 'noteAdded', 'visited', 'volunteerAccepted', 'closed', 'deleted']),
    );
    expect(entries.at(-1)).toEqual({ action: 'deleted', actorName: 'Piotr Zieliński' });
  });

  test('is no longer told to anybody: links are void, and what waits in the queue is not sent', async () => {
    await erase();
    for (const operation of ['acceptAssignment', 'declineAssignment'] as const)
      expect((await stage.call(operation, { body: { token: openToken } })).problem.code).toBe(
        'token_invalid',
      );
    expect(await queuedMails(stage.db)).toEqual([]);
    const noted = await stage.db.selectFrom('sent_mails').select(['kind', 'status', 'reason']).execute();
    expect(noted).toHaveLength(3);
    for (const mail of noted) expect(mail).toMatchObject({ status: 'left_out', reason: 'request_deleted' });
  });

  test('takes nothing of anybody else, who may be called the same', async () => {
    const twin = await insertPersonInNeed(stage.db, {
      ...{ ...person, organizationId: stage.own.id, phone: '+48698765432', email: null },
    });
    const params = { id: twin.id };
    await stage.call('addPersonInNeedNote', { as: as(), params, body: { text: written.note } });
    await stage.call('closePersonInNeed', { as: as(), params, body: { reason: written.reason } });
    const read = async () =>
      (await stage.call('getPersonInNeed', { as: as(), params, method: 'HEAD' } as never)).status;
    const rowOf = () =>
      stage.db.selectFrom('people_in_need').selectAll().where('id', '=', twin.id).executeTakeFirst();
    const before = await rowOf();
    await erase();
    expect(await rowOf()).toEqual(before);
    expect(await read()).toBe(200);
    const notes = await stage.db.selectFrom('person_in_need_notes').select('text').execute();
    expect(notes).toEqual([{ text: written.note }]);
    const closing = await stage.db
      .selectFrom('history')
      .select('changes')
      .where('subjectId', '=', twin.id)
      .where('action', '=', 'closed')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(closing.changes)).toContain(written.reason);
  });

  test('is erased by the own team alone', async () => {
    const answer = await erase(stage.other.admin);
    expect(answer.problem.code).toBe('not_found');
    expect(await traces()).not.toEqual([]);
  });
});
