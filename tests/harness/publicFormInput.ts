/** What a volunteer fills in on a foundation's page. */
export const volunteerForm = {
  firstname: 'Łucja',
  lastname: 'Wiśniewska',
  email: 'lucja.wisniewska@mail.example',
  phone: '601 234 567',
  dateOfBirth: '1994-05-17',
  city: 'Łódź',
  country: 'UA',
  aboutMe: 'Lubię rozmawiać.\r\nMam prawo jazdy.',
  languages: ['pl', 'uk'],
  daysOfHelp: ['saturday', 'sunday'],
  howDidYouFindAboutUs: 'friends',
  haveYouBeenAVolunteerBefore: 'false',
  password: 'Wolontariat-2026!',
  'consents.terms': 'true',
  'consents.privacy': 'true',
};

/** What somebody who needs help fills in. */
export const helpForm = {
  firstname: 'Stanisława',
  lastname: 'Jabłońska',
  urgency: 'normal',
  helpCategory: ['healthcare', 'elderlyPeople'],
  description: 'Po operacji biodra nie wychodzę z domu.',
  city: 'Kraków',
  phone: '+48 12 234 56 78',
  preferredLanguage: 'pl',
  householdSize: '2',
  'consents.terms': 'true',
  'consents.privacy': 'true',
};
