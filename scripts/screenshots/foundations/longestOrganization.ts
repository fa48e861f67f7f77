import type { Row } from '../../../src/server/db/insertRows.ts';
import { emailOf, sentenceOf, wordOf } from './longestTexts.ts';

export const categories = [
  ...(['healthcare', 'nature', 'charity', 'elderlyPeople', 'humanRights', 'socialAssistance'] as const),
  ...(['animals', 'education', 'ecology', 'helpForUkraine', 'sportsAndTourism'] as const),
];

/** A place that fills every line of an address. */
export const longestPlace = {
  city: wordOf(50),
  street: sentenceOf(50),
  houseNumber: '123456/A',
  postCode: '00-00100',
};

export function longestOrganization(id: string, createdAt: string): Row<'organizations'> {
  return {
    ...longestPlace,
    id,
    createdAt,
    name: sentenceOf(250),
    vatNr: '1234563218',
    category: categories,
    description: `${wordOf(120)} ${sentenceOf(1379)}`,
    helpLocation: sentenceOf(250),
    originDate: 1800,
    currentVolunteersNum: 5000,
    email: emailOf('kontakt'),
    phone: '+380671234567',
    website: `https://${'wolontariat-'.repeat(4)}pl.example/${'a'.repeat(183)}`,
    country: { code: 'BA', name: 'Bośnia i Hercegowina' },
    apartmentNumber: '12345',
    region: wordOf(50),
    county: sentenceOf(50),
    addressDescription: sentenceOf(250),
    coverDesign: 'mosaic',
    timeZone: 'Europe/Bucharest',
    status: 'approved',
    version: 1,
  };
}
