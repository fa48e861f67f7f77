import type { OrganizationPlan } from '../FoundationPlan.ts';
import { countries } from '../places.ts';

export const organization: OrganizationPlan = {
  name: 'Fundacja Dobry Początek',
  vatNr: 'PL 795-223-41-86',
  category: ['helpForUkraine', 'education', 'humanRights'],
  description:
    'Pomagamy rodzinom, które zaczynają życie w Polsce od nowa. Prowadzimy punkt informacyjny przy dworcu w Przemyślu, ' +
    'świetlicę z zajęciami po polsku i po ukraińsku oraz poradnię prawną. Допомагаємо родинам, які починають життя в Польщі ' +
    'спочатку: консультації, курси мови, дитяча світлиця.',
  helpLocation: 'Przemyśl, Jarosław, Rzeszów',
  originDate: 2022,
  currentVolunteersNum: 11,
  email: 'biuro@dobrypoczatek.example',
  phone: '+48167334120',
  website: 'https://dobry-poczatek.example',
  country: countries.PL,
  postCode: '37-700',
  city: 'Przemyśl',
  street: 'Franciszkańska',
  houseNumber: '9',
  region: 'podkarpackie',
  county: 'Przemyśl',
  addressDescription: 'Żółta kamienica naprzeciwko kościoła, wejście od ulicy.',
  coverDesign: 'sunrise',
  timeZone: 'Europe/Warsaw',
  registered: -420,
  edits: [],
};
