import type { FoundationPlan } from '../FoundationPlan.ts';
import { aboutMe } from './aboutMe.ts';
import { eventsNow } from './eventsNow.ts';
import { eventsPast } from './eventsPast.ts';
import { eventsToCome } from './eventsToCome.ts';
import { files } from './files.ts';
import { invitations } from './invitations.ts';
import { organization } from './organization.ts';
import { peopleClosed } from './peopleClosed.ts';
import { peopleHelped } from './peopleHelped.ts';
import { peopleInProgress } from './peopleInProgress.ts';
import { peopleNew } from './peopleNew.ts';
import { team } from './team.ts';
import { volunteers } from './volunteers.ts';

/** The foundation of the demo in which Anna, Piotr and Wera sign in. */
export const pomocnaDlon: FoundationPlan = {
  organization,
  team,
  volunteers,
  aboutMe,
  spoken: {
    'Алёна Семёнова': ['ru', 'be', 'pl'],
    "Sean O'Connor": ['en', 'pl'],
    'Roman Ng': ['en', 'pl'],
    'Soledad García Rodríguez de la Fuente': ['es', 'pl', 'en'],
  },
  volunteerAccounts: {
    'Weronika Malinowska': { email: 'wera.volunteer@demo.example', photo: 'weronika-malinowska' },
    'Łucja Wiśniewska': { photo: 'lucja-wisniewska' },
    'Сергій Шевченко': { photo: 'serhij-shevchenko' },
    'Kacper Źrebiec': { photo: 'kacper-zrebiec' },
    'Jadwiga Kwiatkowska': { photo: 'jadwiga-kwiatkowska' },
    'Mateusz Kowalczyk': { photo: 'mateusz-kowalczyk' },
    'Оксана Кравчук': { photo: 'oksana-kravchuk' },
    'Jan Lis': { photo: 'jan-lis' },
    'Soledad García Rodríguez de la Fuente': { photo: 'soledad-garcia' },
  },
  files,
  events: [...eventsToCome, ...eventsNow, ...eventsPast],
  peopleInNeed: { new: peopleNew, in_progress: peopleInProgress, helped: peopleHelped, closed: peopleClosed },
  invitations,
  abuseReports: [
    {
      volunteer: 'Urszula Wysocka',
      event: 'Tygodniowa zbiórka żywności w sklepach',
      day: -1,
      description:
        'Na dyżurze przy sklepie na Widzewie ktoś obcy w naszej koszulce zbierał pieniądze do puszki. Kasjerka może to potwierdzić.',
    },
  ],
  left: [
    {
      name: 'Tadeusz Flis',
      day: -11,
      reason: 'Przeprowadzam się do córki do Szczecina. Dziękuję za te trzy lata.',
    },
    { name: 'Дарина Ковалик', day: -24, reason: 'Повертаюся додому, в Полтаву.' },
  ],
};
