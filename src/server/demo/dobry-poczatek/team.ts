import type { FoundationPlan } from '../FoundationPlan.ts';
import { countries } from '../places.ts';

export const team: FoundationPlan['team'] = [
  {
    name: 'Олена Кравченко',
    photo: 'olena-kravchenko',
    email: 'olena.admin@other.example',
    role: 'admin',
    language: 'uk',
    phoneNumber: '+380509871234',
    country: countries.PL,
    postalCode: '37-700',
    town: 'Przemyśl',
    street: 'Franciszkańska',
    houseNumber: '9',
    joined: -420,
  },
  {
    name: 'Marek Sobczak',
    email: 'marek.sobczak@other.example',
    role: 'coordinator',
    language: 'pl',
    phoneNumber: '+48660183927',
    town: 'Jarosław',
    joined: -300,
  },
];
