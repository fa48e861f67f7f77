import type { FilePlan } from '../FoundationPlan.ts';

/** Attached by the volunteers themselves, or by a coordinator to whom they brought the paper. */
export const files: readonly FilePlan[] = [
  {
    volunteer: 'Łucja Wiśniewska',
    name: 'zaświadczenie o niekaralności.pdf',
    lines: ['Informacja z Krajowego Rejestru Karnego', 'Osoba nie figuruje w rejestrze.'],
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
    lines: ['Zgoda na wolontariat osoby niepełnoletniej', 'Do 10 godzin tygodniowo, w dni wolne od szkoły.'],
    uploaded: -11,
  },
  {
    volunteer: 'Grażyna Ćwiklińska',
    name: 'oświadczenie_RODO.pdf',
    lines: ['Deklaracja o zachowaniu tajemnicy', 'Dane osób, którym pomagamy, zna tylko fundacja.'],
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
    lines: ['Porozumienie o wolontariacie', 'Zawarte bezterminowo w siedzibie fundacji.'],
    uploaded: -590,
    by: 'Anna Kowalska',
  },
  {
    volunteer: 'Paweł Zając',
    name: 'certyfikat KPP – kwalifikowana pierwsza pomoc.pdf',
    lines: ['Certyfikat', 'Kwalifikowana pierwsza pomoc, 66 godzin.'],
    uploaded: -519,
  },
  {
    volunteer: 'Андрій Поліщук',
    name: 'Договір про волонтерську діяльність.pdf',
    lines: ['Porozumienie o wolontariacie', 'Volunteer agreement, signed in Polish and English.'],
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
