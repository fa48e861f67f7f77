import { insertAbuseReport } from './insertAbuseReport.ts';
import { insertDataRequest } from './insertDataRequest.ts';
import { insertPersonInNeed } from './insertPersonInNeed.ts';
import { invite } from './invite.ts';
import type { Stage } from './onEachServer.ts';
import { mailedToken } from './queuedMails.ts';
import { PASSWORD } from './signIn.ts';

let count = 0;

/** A member of whom the foundation knows whatever it can come to know, and what only this member is called, reached by and has written. */
export async function insertLivedMember(stage: Stage) {
  count += 1;
  const unique = (text: string) => `${text}${count}x`;
  const { own, db } = stage;
  const { id: organizationId } = own;
  const invited = `${unique('zaproszona')}@mail.example`;
  const email = `${unique('Nowy.Adres')}@mail.example`;
  const message = `${unique('Witaj')} w zespole!`;
  const { token } = await invite(stage, own.admin, { email: invited, message, language: 'uk' });
  const firstname = `${unique('Zdzisława')} "Zuza"`;
  const lastname = `O'Brien-${unique('Śliwa')}\\`;
  const name = `${firstname} ${lastname}`;
  const phones = [`+4851700${1000 + count}`, `+4851800${1000 + count}`] as const;
  const consents = { terms: true, privacy: true } as const;
  const { answer: joined } = await stage.call('registerCoordinator', {
    body: { token, firstname, lastname, phone: phones[0], password: PASSWORD, consents },
  });
  const params = { id: joined.id };
  const as = await stage.signIn({ email: invited, role: 'coordinator' });
  const street = unique('Nieistniejąca');
  await stage.call('updateCoordinator', {
    ...{ as, params },
    body: { name, email, phoneNumber: phones[1], street, currentPassword: PASSWORD },
  });
  await stage.call('confirmRegistration', {
    query: { token: await mailedToken(db, email, 'confirmEmail') },
  });
  const pending = `${unique('jeszcze')}@mail.example`;
  await stage.call('updateCoordinator', {
    ...{ as, params },
    body: { name, email: pending, phoneNumber: phones[1], street, currentPassword: PASSWORD },
  });
  await stage.call('changeCoordinatorRole', { as: own.admin, params, body: { role: 'admin' } });
  await stage.call('changeCoordinatorRole', { as: own.admin, params, body: { role: 'coordinator' } });
  const preferences = (await stage.call('getNotificationPreferences', { as })).answer;
  await stage.call('updateNotificationPreferences', { as, body: { ...preferences, abuse: false } });
  const view = unique('Moje soboty');
  await stage.call('createSavedView', {
    ...{ as, body: { list: 'volunteers', name: view, query: `q=${unique('kapelusznik')}` } },
  });
  await stage.call('createCalendarFeed', { as });
  await stage.call('forgotPassword', { body: { email } });
  const photo = Buffer.from('not looked at');
  const imageToken = unique('p').padEnd(43, 'p');
  await db
    .insertInto('images')
    .values({
      ...{ token: imageToken, organizationId, accountId: as.id, type: 'image/png' },
      ...{ content: photo, width: 1, height: 1 },
    })
    .execute();
  await db.updateTable('accounts').set({ imageToken }).where('id', '=', as.id).execute();
  const description = `${unique('Proszę')} o notatki z szuflady.`;
  await insertDataRequest(db, {
    ...{ organizationId, subjectType: 'coordinator', subjectId: as.id, personName: name },
    ...{ email: invited, phone: phones[0], description },
  });
  const needy = await insertPersonInNeed(db, { organizationId });
  await stage.call('getPersonInNeed', { as, params: { id: needy.id } });
  await stage.call('takeOverPersonInNeed', { as, params: { id: needy.id } });
  const report = await insertAbuseReport(db, { organizationId });
  await stage.call('takeAbuseReport', { as, params: { id: report.id } });
  const texts = ['Zdzisława', 'Śliwa', 'Nieistniejąca', 'Witaj', 'Moje soboty', 'kapelusznik', 'Proszę'];
  return {
    ...{ ...as, name, email, invited, pending, photo },
    texts: [invited, email, pending, ...phones.map((phone) => phone.slice(3)), ...texts.map(unique)],
  };
}

export type LivedMember = Awaited<ReturnType<typeof insertLivedMember>>;
