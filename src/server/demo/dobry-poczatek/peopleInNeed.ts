import type { FoundationPlan } from '../FoundationPlan.ts';

export const peopleInNeed: FoundationPlan['peopleInNeed'] = {
  new: [
    {
      firstname: 'Поліна',
      lastname: 'Дем’яненко',
      asked: -2,
      urgency: 'high',
      helpCategory: ['helpForUkraine', 'healthcare'],
      description:
        'Прибула вночі з двома дітьми, молодший має температуру. Не знаємо, до якого лікаря звернутися.',
      city: 'Przemyśl',
      phone: '+380961120458',
      preferredLanguage: 'uk',
      householdSize: 3,
    },
  ],
  in_progress: [
    {
      firstname: 'Bronisława',
      lastname: 'Stawarz',
      asked: -12,
      urgency: 'normal',
      helpCategory: ['elderlyPeople'],
      description: 'Mieszkam sama na czwartym piętrze bez windy. Proszę o wniesienie opału z piwnicy.',
      city: 'Przemyśl',
      street: 'Słowackiego 18',
      postCode: '37-700',
      phone: '+48166782045',
      preferredLanguage: 'pl',
      householdSize: 1,
    },
  ],
  helped: [
    {
      firstname: 'Арсен',
      lastname: 'Ільницький',
      asked: -63,
      urgency: 'low',
      helpCategory: ['education'],
      description: 'Шукаю, де скласти польську на сертифікат В1, і людину для розмовної практики.',
      city: 'Rzeszów',
      phone: '+48794410236',
      email: 'arsen.ilnytskyi@mail.example',
      preferredLanguage: 'uk',
    },
  ],
  closed: [],
};
