import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { invite } from '../../harness/invite.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { mailedToken } from '../../harness/queuedMails.ts';
import { buildAcceptance, buildApplication, buildRegistration } from '../../harness/registration.ts';

/** As the pages of the terms and the privacy policy name it. */
const versionOf = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../i18n/legal/${language}.json`), 'utf8')).version;

onOneServer('a consent', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
  });
  const header = (language: string) => ({ 'accept-language': language, 'source-device': 'mobile' });
  const consented = (language: string, since: string) => ({
    ...{ consentVersion: versionOf(language), consentLanguage: language },
    consentedAt: expect.toSatisfy((at: string) => since <= at && at <= new Date().toISOString()),
  });
  const now = () => new Date().toISOString();
  /** What the log says of the consent with which a record was created. */
  const logged = async (table: 'volunteers' | 'people_in_need' | 'coordinators', id: string) => {
    const { changes } = await stage.db
      .selectFrom('history')
      .select('changes')
      .where('subjectTable', '=', table)
      .where('subjectId', '=', id)
      .where('action', '=', 'created')
      .executeTakeFirstOrThrow();
    return changes;
  };
  const told = (language: string) => [
    { field: 'consentVersion', from: null, to: versionOf(language) },
    { field: 'consentLanguage', from: null, to: language },
  ];

  test.each(languages)(
    'of a volunteer keeps its version, its time and that it was read in %s',
    async (language) => {
      const email = `ochotnik.${language}@mail.example`;
      const since = now();
      await stage.call('applyAsVolunteer', {
        ...{ body: buildApplication(stage.own.id, email), headers: header(language) },
      });
      const token = await mailedToken(stage.db, email, 'confirmVolunteer');
      await stage.call('confirmRegistration', { query: { token } });
      const { id } = await stage.db
        .selectFrom('volunteers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const { answer } = await stage.call('getVolunteer', { as: stage.own.admin, params: { id } });
      expect(answer).toMatchObject(consented(language, since));
      expect(await logged('volunteers', id)).toEqual(told(language));
    },
  );

  test('of who is added by hand is logged with how it was given, and stays so once the person is erased', async () => {
    const example = jsonBodyOf('addVolunteer')?.example as object;
    const { answer } = await stage.call('addVolunteer', {
      ...{ as: stage.own.coordinator, params: { id: stage.own.id } },
      body: { ...example, consentSource: 'paperForm' } as never,
    });
    const source = [{ field: 'consentSource', from: null, to: 'paperForm' }];
    expect(await logged('volunteers', answer.id)).toEqual(source);
    await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id: answer.id } });
    expect(await logged('volunteers', answer.id)).toEqual(source);
  });

  test('of who asks for help is kept with the request', async () => {
    const since = now();
    const body = { ...(jsonBodyOf('requestHelp')?.example as object), organizationId: stage.own.id };
    const { status } = await stage.call('requestHelp', { body, headers: header('uk') });
    expect(status).toBe(202);
    const { content } = (await stage.call('listPeopleInNeed', { as: stage.own.admin })).answer;
    const params = { id: content[0]?.id ?? '' };
    const { answer } = await stage.call('getPersonInNeed', { as: stage.own.admin, params });
    expect(answer).toMatchObject(consented('uk', since));
    expect(await logged('people_in_need', params.id)).toEqual(told('uk'));
  });

  test('of who registers a foundation, and of who accepts an invitation, is kept with the coordinator', async () => {
    const since = now();
    const email = 'pierwsza@mail.example';
    await stage.call('registerOrganization', { body: buildRegistration(email), headers: header('ru') });
    const coordinator = await stage.db
      .selectFrom('coordinators')
      .innerJoin('accounts', 'accounts.id', 'coordinators.id')
      .select(['coordinators.id', 'consentVersion', 'consentLanguage', 'consentedAt'])
      .where('email', '=', email)
      .executeTakeFirst();
    expect(coordinator).toMatchObject(consented('ru', since));
    expect(await logged('coordinators', coordinator?.id ?? '')).toEqual(told('ru'));

    // Invited in one language, read in another.
    const { token } = await invite(stage, stage.own.admin, { email: 'nowa@mail.example', language: 'uk' });
    const reply = await stage.call('registerCoordinator', {
      body: buildAcceptance(token),
      headers: header('en'),
    });
    expect(reply.answer).toMatchObject(consented('en', since));
    expect(await logged('coordinators', reply.answer.id)).toEqual(told('en'));
  });

  test('is nobody’s to set or change', async () => {
    const body = { ...buildApplication(stage.own.id, 'x@mail.example'), consentVersion: '9.9' };
    const { problem } = await stage.call('applyAsVolunteer', { body, headers: header('pl') });
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'consentVersion' }] });
  });
});
