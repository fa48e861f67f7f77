import type { Row } from '../../../src/server/db/insertRows.ts';
import type { SomeRows } from '../../../src/server/demo/DemoRows.ts';
import type { Random } from '../../../src/server/demo/Random.ts';
import { categories, longestPlace } from './longestOrganization.ts';
import { longestName } from './longestTeam.ts';
import { emailOf, sentenceOf, wordOf } from './longestTexts.ts';

const HOUR = 3_600_000;
const languages = ['pl', 'en', 'uk', 'ru', 'de', 'fr', 'es', 'be'] as const;
const days = [...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const)];

/** Volunteers and people in need in each state; the first volunteer has files and a history. */
export function longestPeople(organizationId: string, now: Date, random: Random): SomeRows {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
  const volunteers = (['pending', 'verified', 'rejected', 'verified'] as const).map((status, index) =>
    volunteer(status, index),
  );
  return {
    volunteers,
    volunteer_files: volunteers.slice(0, 1).flatMap(({ id: volunteerId }) =>
      [`${wordOf(246)}.pdf`, `${sentenceOf(246)}.png`].map((name) => ({
        ...{ id: random.id(at(2)), organizationId, volunteerId, name, createdAt: at(2) },
        ...{ type: 'application/pdf', bytes: 10_485_760, content: Buffer.from('%PDF-') },
      })),
    ),
    people_in_need: (['new', 'in_progress', 'helped', 'closed'] as const).map((status) => ({
      ...{ id: random.id(at(3)), organizationId, createdAt: at(3), status, urgency: 'high' as const },
      ...{
        firstname: wordOf(50),
        lastname: sentenceOf(50),
        email: emailOf('potrzebuje'),
        phone: '+380671234567',
      },
      ...{ city: longestPlace.city, street: longestPlace.street, postCode: longestPlace.postCode },
      ...{ helpCategory: [...categories], description: `${wordOf(120)} ${sentenceOf(1379)}` },
      ...{ preferredLanguage: 'be' as const, householdSize: 50 },
    })),
    history: volunteers.slice(0, 1).map(history),
  };

  function volunteer(accountStatus: Row<'volunteers'>['accountStatus'], index: number): Row<'volunteers'> {
    const createdAt = at(4 + index);
    return {
      ...{ ...longestPlace, id: random.id(createdAt), organizationId, createdAt, accountStatus },
      firstname: index % 2 === 0 ? wordOf(50) : sentenceOf(50),
      lastname: index % 2 === 0 ? sentenceOf(50) : wordOf(50),
      email: emailOf(`wolontariusz-${index}-`),
      phone: '+380671234567',
      dateOfBirth: '1926-09-30',
      country: { code: 'BA', name: 'Bośnia i Hercegowina' },
      apartmentNumber: '12345',
      aboutMe: `${wordOf(120)} ${sentenceOf(1379)}`,
      languages: [...languages],
      daysOfHelp: days,
      howDidYouFindAboutUs: 'socialMedia',
      haveYouBeenAVolunteerBefore: true,
      rating: 4.55,
      rejectionReason: accountStatus === 'rejected' ? sentenceOf(250) : null,
    };
  }

  function history({ id }: Row<'volunteers'>): Row<'history'> {
    const subject = { organizationId, subjectTable: 'volunteers', subjectId: id } as const;
    const changes = [
      { field: 'aboutMe', from: sentenceOf(1500), to: wordOf(1500) },
      { field: 'email', from: emailOf('przed'), to: emailOf('po') },
    ];
    return { id: random.id(at(1)), ...subject, at: at(1), action: 'edited', actorName: longestName, changes };
  }
}
