import { expect, test } from 'vitest';
import { createAjv } from '../../../src/contract/createAjv.ts';
import { contract } from '../../harness/contract.ts';

/** The length rules of the specification's section 5, and which fields the design gives them to. */
const lengths: [rule: 'minLength' | 'maxLength', characters: number, fields: string[]][] = [
  [
    'minLength',
    1,
    [
      ...['AdminRegistration.firstname', 'AdminRegistration.lastname', 'OrganizationInput.city'],
      ...['OrganizationInput.street', 'OrganizationInput.region', 'OrganizationInput.county'],
      ...['OrganizationInput.postCode', 'OrganizationInput.houseNumber', 'CoordinatorInput.name'],
    ],
  ],
  ['minLength', 3, ['OrganizationInput.name', 'LeaveInput.reason']],
  ['minLength', 5, ['EventInput.title', 'EventInput.description']],
  ['minLength', 200, ['OrganizationInput.description']],
  ['maxLength', 5, ['OrganizationInput.apartmentNumber', 'CoordinatorInput.apartmentNumber']],
  [
    'maxLength',
    8,
    ['OrganizationInput.postCode', 'OrganizationInput.houseNumber', 'CoordinatorInput.postalCode'],
  ],
  ['maxLength', 20, ['OrganizationInput.vatNr']],
  [
    'maxLength',
    50,
    [
      ...['AdminRegistration.firstname', 'AdminRegistration.lastname', 'OrganizationInput.city'],
      ...['OrganizationInput.street', 'OrganizationInput.region', 'OrganizationInput.county'],
    ],
  ],
  [
    'maxLength',
    250,
    [
      ...[
        'OrganizationInput.name',
        'OrganizationInput.email',
        'OrganizationInput.website',
        'EventInput.title',
      ],
      ...['OrganizationInput.addressDescription', 'LeaveInput.reason', 'CoordinatorInput.name'],
    ],
  ],
  ['maxLength', 1500, ['OrganizationInput.description', 'EventInput.description', 'VolunteerInput.aboutMe']],
];

const ajv = createAjv();
ajv.addSchema(contract, 'contract');

/** The rules that a value of a field breaks. */
function brokenBy(field: string, value: unknown): string[] {
  const [schema, property] = field.split('.');
  const validate = ajv.compile({
    $ref: `contract#/components/schemas/${schema}/properties/${property}`,
  });
  validate(value);
  return (validate.errors ?? []).map(({ keyword }) => keyword);
}

test.each(lengths)('%s %i', (rule, characters, fields) => {
  const beyond = rule === 'minLength' ? characters - 1 : characters + 1;
  for (const field of fields) {
    expect(brokenBy(field, 'ż'.repeat(characters)), field).not.toContain(rule);
    expect(brokenBy(field, 'ż'.repeat(beyond)), field).toContain(rule);
  }
});

test.each(['OrganizationInput.currentVolunteersNum', 'EventInput.volunteersNeededNum'])(
  '%s is a whole number of at most 5000',
  (field) => {
    expect(brokenBy(field, 5000)).toEqual([]);
    expect(brokenBy(field, 5001)).toEqual(['maximum']);
    expect(brokenBy(field, 12.5)).toEqual(['type']);
    expect(brokenBy(field, '12')).toEqual(['type']);
  },
);
