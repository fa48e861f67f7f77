import type { OrganizationPlan } from '../FoundationPlan.ts';
import { countries } from '../places.ts';

export const organization: OrganizationPlan = {
  name: 'Fundacja Pomocna Dłoń',
  vatNr: '1234563218',
  category: ['socialAssistance', 'elderlyPeople', 'education', 'helpForUkraine', 'ecology'],
  description:
    'Od 2009 roku wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą ' +
    'w drodze do lekarza, pomagają w drobnych naprawach i po prostu są obok. Organizujemy też spotkania sąsiedzkie, ' +
    'zbiórki żywności i zajęcia dla dzieci, także tych, które przyjechały do nas z Ukrainy. Działamy dzięki ludziom, ' +
    'którzy raz w tygodniu potrafią znaleźć dwie godziny dla kogoś, kto bardzo na nie czeka.',
  helpLocation: 'Łódź, Zgierz, Pabianice i okolice',
  originDate: 2009,
  currentVolunteersNum: 52,
  email: 'kontakt@pomocnadlon.example',
  phone: '+48601234567',
  website: 'https://fundacja-pomocna-dlon.example',
  country: countries.PL,
  postCode: '90-001',
  city: 'Łódź',
  street: 'Piotrkowska',
  houseNumber: '104A',
  apartmentNumber: '12',
  region: 'łódzkie',
  county: 'Łódź',
  addressDescription: 'Wejście od podwórza, drugie piętro, domofon 12. Winda jest za bramą po lewej stronie.',
  coverDesign: 'hands',
  timeZone: 'Europe/Warsaw',
  registered: -640,
  cover: 'pomocna-dlon',
  edits: [
    {
      day: -410,
      by: 'Barbara Nowak',
      changes: [{ field: 'helpLocation', from: 'Łódź i Zgierz', to: 'Łódź, Zgierz, Pabianice i okolice' }],
    },
    {
      day: -9,
      by: 'Anna Kowalska',
      changes: [
        { field: 'phone', from: '+48601234500', to: '+48601234567' },
        { field: 'currentVolunteersNum', from: '45', to: '52' },
      ],
    },
  ],
};
