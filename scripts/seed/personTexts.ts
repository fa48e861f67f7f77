import type { Row } from '../../src/server/db/insertRows.ts';

interface PersonText {
  readonly description: string;
  readonly helpCategory: Row<'people_in_need'>['helpCategory'];
}

/** What people ask for, in words that fit anybody. */
export const personTexts: Readonly<Record<'pl' | 'uk', readonly PersonText[]>> = {
  pl: [
    {
      description: 'Potrzebuję pomocy w zakupach i w odbiorze leków z apteki, najlepiej dwa razy w tygodniu.',
      helpCategory: ['elderlyPeople', 'healthcare'],
    },
    {
      description: 'Szukam kogoś, kto pomoże wypełnić wniosek o zasiłek i pojedzie ze mną do urzędu.',
      helpCategory: ['socialAssistance', 'humanRights'],
    },
    {
      description: 'Potrzebny jest dojazd na rehabilitację, poruszam się na wózku.',
      helpCategory: ['healthcare'],
    },
    {
      description: 'Proszę o korepetycje z matematyki dla dziecka w szóstej klasie.',
      helpCategory: ['education'],
    },
    {
      description: 'Idę do szpitala na tydzień, nie mam z kim zostawić psa.',
      helpCategory: ['animals'],
    },
    {
      description: 'Po zalaniu mieszkania potrzebujemy pościeli, naczyń i ubrań dla czterech osób.',
      helpCategory: ['charity', 'socialAssistance'],
    },
  ],
  uk: [
    {
      description: 'Потрібен перекладач на прийом до лікаря, приблизно на дві години.',
      helpCategory: ['helpForUkraine', 'healthcare'],
    },
    {
      description: 'Шукаю безкоштовні курси польської мови з зручним розкладом.',
      helpCategory: ['helpForUkraine', 'education'],
    },
    {
      description: 'Потрібні зимовий одяг і взуття для дітей шести та десяти років.',
      helpCategory: ['helpForUkraine', 'charity'],
    },
    {
      description: 'Прошу допомогти з документами на карту побиту.',
      helpCategory: ['helpForUkraine', 'humanRights'],
    },
  ],
};
