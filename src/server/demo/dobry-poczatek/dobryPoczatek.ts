import type { FoundationPlan } from '../FoundationPlan.ts';
import { events } from './events.ts';
import { organization } from './organization.ts';
import { peopleInNeed } from './peopleInNeed.ts';
import { team } from './team.ts';
import { volunteers } from './volunteers.ts';

/** The other foundation, of whose records the first must never see anything. */
export const dobryPoczatek: FoundationPlan = {
  organization,
  team,
  volunteers,
  aboutMe: {
    'Ярина Стеценко': 'Вчителька музики. Веду хор для дітей і дорослих, репетиції щочетверга.',
    'Ewa Łapińska':
      'Pracuję na kolei i znam rozkłady na pamięć. Pomagam ludziom, którzy wysiadają w Przemyślu i nie wiedzą, co dalej.',
  },
  spoken: { 'Roksolana Hawryluk': ['uk', 'pl'] },
  volunteerAccounts: {},
  files: [
    {
      volunteer: 'Ewa Łapińska',
      name: 'porozumienie.pdf',
      lines: ['Porozumienie o wolontariacie', 'Punkt informacyjny na dworcu.'],
      uploaded: -170,
    },
  ],
  events,
  peopleInNeed,
  invitations: [
    {
      firstname: 'Marta',
      lastname: 'Sroka',
      email: 'marta.sroka@mail.example',
      role: 'coordinator',
      language: 'pl',
      message: null,
      invitedBy: 'Олена Кравченко',
      sent: -4,
    },
  ],
  abuseReports: [],
  left: [],
};
