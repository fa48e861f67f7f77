/** The API's response about the purpose of a mailed link. */
export const linkAnswer = (kind: string) => ({
  status: 200,
  body: { kind, email: 'anna@panel.example', organizationName: 'Fundacja Pomocna Dłoń' },
});

/** The API's response to a volunteer who is asked to help. */
export const questionAnswer = {
  status: 200,
  body: {
    ...{ organization: 'Fundacja Pomocna Dłoń', volunteerName: 'Łucja', city: 'Kraków', urgency: 'high' },
    ...{ helpCategory: ['elderlyPeople', 'healthcare'], preferredLanguage: 'uk', message: null },
    expiresAt: '2026-11-27T10:06:00.000Z',
  },
};

/** And once the volunteer has accepted. */
export const contactAnswer = {
  status: 200,
  body: {
    ...{ name: 'Stanisława Jabłońska', phone: '+48122345678', email: null, city: 'Kraków' },
    ...{ street: 'Długa 14', postCode: '31-147', preferredLanguage: 'uk' },
    description: 'Po operacji biodra nie wychodzę z domu. Potrzebuję pomocy w zakupach.',
  },
};
