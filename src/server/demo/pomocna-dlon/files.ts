import type { FilePlan } from '../FoundationPlan.ts';

/** Attached by the volunteers themselves, or by a coordinator to whom they brought the paper. */
export const files: readonly FilePlan[] = [
  {
    volunteer: 'Łucja Wiśniewska',
    name: 'zaświadczenie o niekaralności.pdf',
    lines: [
      'Zapytanie o udzielenie informacji o osobie',
      'Łucja Wiśniewska',
      'Nie figuruje w Krajowym Rejestrze Karnym.',
    ],
    uploaded: -23,
  },
  {
    volunteer: 'Łucja Wiśniewska',
    name: 'prawo wykonywania zawodu pielęgniarki.png',
    lines: ['Łucja Wiśniewska'],
    uploaded: -22,
  },
  {
    volunteer: 'Kacper Źrebiec',
    name: 'zgoda rodziców.pdf',
    lines: [
      'Zgoda na wolontariat osoby niepełnoletniej',
      'Kacper Źrebiec',
      'Wyrażam zgodę do 10 godzin tygodniowo.',
    ],
    uploaded: -11,
  },
  {
    volunteer: 'Grażyna Ćwiklińska',
    name: 'oświadczenie_RODO.pdf',
    lines: [
      'Oświadczenie o zachowaniu poufności',
      'Grażyna Ćwiklińska',
      'Zobowiązuję się chronić dane podopiecznych.',
    ],
    uploaded: -5,
    by: 'Piotr Zieliński',
  },
  {
    volunteer: 'Zuzanna Gołębiewska',
    name: 'legitymacja szkolna.png',
    lines: ['Zuzanna Gołębiewska'],
    uploaded: -2,
  },
  {
    volunteer: 'Weronika Malinowska',
    name: 'umowa wolontariacka.pdf',
    lines: [
      'Porozumienie o wykonywaniu świadczeń wolontariackich',
      'Weronika Malinowska',
      'Zawarte na czas nieokreślony.',
    ],
    uploaded: -590,
    by: 'Anna Kowalska',
  },
  {
    volunteer: 'Paweł Zając',
    name: 'certyfikat KPP – kwalifikowana pierwsza pomoc.pdf',
    lines: ['Certyfikat ukończenia kursu', 'Paweł Zając', 'Kwalifikowana pierwsza pomoc, 66 godzin.'],
    uploaded: -519,
  },
  {
    volunteer: 'Андрій Поліщук',
    name: 'Договір про волонтерську діяльність.pdf',
    lines: [
      'Porozumienie wolontariackie / Volunteer agreement',
      'Andrii Polishchuk',
      'Podpisane w siedzibie fundacji.',
    ],
    uploaded: -533,
    by: 'Barbara Nowak',
  },
  {
    volunteer: 'Оксана Кравчук',
    name: 'Диплом перекладача.png',
    lines: ['Oksana Kravchuk'],
    uploaded: -500,
  },
  {
    volunteer: 'Bartłomiej Żółkiewski',
    name: 'skan 2.png',
    lines: ['Bartłomiej Żółkiewski'],
    uploaded: -401,
  },
];
