import type { Row } from '../../src/server/db/insertRows.ts';

interface EventText {
  readonly title: string;
  readonly description: string;
  readonly helpCategory: NonNullable<Row<'events'>['helpCategory']>;
}

/** What foundations do again and again; the town is put behind the title. */
export const eventTexts: readonly EventText[] = [
  {
    title: 'Zakupy dla seniorów',
    description: 'Robimy zakupy z listy i zanosimy je pod drzwi. Zostajemy na chwilę rozmowy.',
    helpCategory: ['elderlyPeople', 'socialAssistance'],
  },
  {
    title: 'Zbiórka żywności',
    description: 'Zbieramy produkty z długim terminem przy wejściach do sklepów. Dyżury po trzy godziny.',
    helpCategory: ['charity', 'socialAssistance'],
  },
  {
    title: 'Sprzątanie brzegu rzeki',
    description: 'Rękawice i worki zapewnia fundacja, po pracy jest gorąca zupa.',
    helpCategory: ['nature', 'ecology'],
  },
  {
    title: 'Korepetycje w świetlicy',
    description: 'Pomagamy dzieciom w lekcjach: matematyka, polski, angielski. Jedno dziecko, jedna osoba.',
    helpCategory: ['education'],
  },
  {
    title: 'Spacery z psami ze schroniska',
    description: 'Każdy pies potrzebuje godziny na świeżym powietrzu. Pierwszy spacer jest z opiekunem.',
    helpCategory: ['animals'],
  },
  {
    title: 'Bieg charytatywny',
    description:
      'Szukamy osób na start, metę i do punktu z wodą. Wpisowe idzie na rehabilitację podopiecznych.',
    helpCategory: ['sportsAndTourism', 'charity'],
  },
  {
    title: 'Dyżur prawny',
    description:
      'Wolontariusze pomagają czytać pisma z urzędów i wypełniać wnioski, prawnik odpowiada na pytania.',
    helpCategory: ['humanRights', 'socialAssistance'],
  },
  {
    title: 'Szkolenie z pierwszej pomocy',
    description: 'Ćwiczenia na fantomach pod okiem ratownika, na koniec zaświadczenie.',
    helpCategory: ['healthcare', 'education'],
  },
  {
    title: 'Розмовний клуб польської',
    description: 'Невеликі групи, прості теми, чай і печиво. Допомагаємо заговорити без страху.',
    helpCategory: ['education', 'helpForUkraine'],
  },
  {
    title: 'Пакування гуманітарної допомоги',
    description: 'Сортуємо одяг і продукти та складаємо пакунки для родин.',
    helpCategory: ['helpForUkraine', 'charity'],
  },
];
