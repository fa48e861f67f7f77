import { describe, expect, test } from 'vitest';
import { createAjv } from '../../../src/contract/createAjv.ts';
import { type ValidationIssue, validationMessage } from '../../../src/contract/validationMessage.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { contract } from '../../harness/contract.ts';

const english = translator('en');
const ajv = createAjv();
ajv.addSchema(contract, 'contract');

/** What is said about a value of a schema of the contract, such as `Phone` or `OrganizationInput.originDate`. */
function messagesOf(name: string, value: unknown): string[] {
  const validate = ajv.compile({
    $ref: `contract#/components/schemas/${name.replace('.', '/properties/')}`,
  });
  validate(value);
  const issues = ((validate.errors ?? []) as ValidationIssue[]).map(validationMessage);
  return [...new Set(issues.map(({ key, values }) => english(`validation.${key}`, values)))];
}

const email = 'Enter a valid e-mail address';
const password =
  'The password needs at least 8 characters, one uppercase letter, one lowercase letter, one number and one special character';
const phone = 'Enter +48 or +380 followed by 9 digits';
const url = 'Enter a valid URL, for example https://foundation.org';
const date = 'Enter a valid date';
const year = 'Enter a year from 1800 to this year';

/** The rules of the specification's section 5 by the schemas that both sides validate with. */
describe.each<[schema: string, taken: readonly unknown[], refused: readonly (readonly [unknown, string])[]]>([
  [
    'Email',
    ['anna@demo.example', 'anna+panel@sub.demo.example'],
    [
      ['anna', email],
      ['anna@', email],
      ['@demo.example', email],
      ['anna kowalska@demo.example', email],
    ],
  ],
  [
    'Password',
    ['Demo-26!', 'Żółć-123', 'Щедрий 7вечір'],
    [
      ['Demo-2!', password],
      ['demo-2026!', password],
      ['DEMO-2026!', password],
      ['Demo-demo!', password],
      ['Demo2026x', password],
    ],
  ],
  [
    'Phone',
    ['+48601234567', '+380501234567'],
    [
      ['+4860123456', phone],
      ['+486012345678', phone],
      ['+38050123456', phone],
      ['+49601234567', phone],
      ['601234567', phone],
      ['+48601', phone],
      ['+48 601 234 567', phone],
    ],
  ],
  [
    'VatNumber',
    ['1234563218', 'PL 123-456-32-18', 'DE136695976', 'UA32855961'],
    [
      ['1234563219', 'Invalid VAT number'],
      ['DE136695977', 'Invalid VAT number'],
      ['XX123', 'Invalid VAT number'],
      ['nip', 'Invalid VAT number'],
    ],
  ],
  [
    'Url',
    ['https://foundation.org', 'http://fundacja.example/o-nas?x=1'],
    [
      ['foundation.org', url],
      ['ftp://foundation.org', url],
      ['javascript:alert(1)', url],
      ['https://', url],
    ],
  ],
  [
    'EventDate',
    ['2027-05-15', '2028-02-29'],
    [
      ['15.05.2027', date],
      ['2027-02-29', date],
      ['2027-13-01', date],
    ],
  ],
  ['VolunteerInput.dateOfBirth', ['1994-05-17'], [['17 maja', date]]],
  [
    'OrganizationInput.currentVolunteersNum',
    [0, 48],
    [
      ['48', 'Only numbers are allowed'],
      ['many', 'Only numbers are allowed'],
    ],
  ],
  [
    'OrganizationInput.originDate',
    [1800, 2009, new Date().getFullYear()],
    [
      [1799, year],
      [new Date().getFullYear() + 1, year],
      ['2009', year],
    ],
  ],
  ['OrganizationInput.category', [['nature']], [[[], 'Select at least one option']]],
  ['EventInput.helpCategory', [['nature', 'ecology']], [[[], 'Select at least one option']]],
  ['VolunteerInput.languages', [['pl']], [[[], 'Select at least one option']]],
  ['VolunteerInput.daysOfHelp', [['monday']], [[[], 'Select at least one option']]],
])('%s', (schema, taken, refused) => {
  test('takes what is right', () => {
    for (const value of taken) expect(messagesOf(schema, value), String(value)).toEqual([]);
  });

  test('refuses what is not, in the words of the specification', () => {
    for (const [value, message] of refused)
      expect(messagesOf(schema, value), String(value)).toEqual([message]);
  });
});

describe('a required field that is left empty', () => {
  test.each([
    ['first name', 'AdminRegistration', 'firstname'],
    ['last name', 'AdminRegistration', 'lastname'],
    ['name of a person', 'CoordinatorInput', 'name'],
    ['name of a foundation', 'OrganizationInput', 'name'],
    ['e-mail', 'Credentials', 'email'],
    ['login', 'ForgotPassword', 'email'],
    ['password', 'Credentials', 'password'],
  ])('%s', (_, schema, field) => {
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
    validate({});
    const issues = ((validate.errors ?? []) as ValidationIssue[]).map(validationMessage);
    const own = issues.filter((issue) => issue.field === field);
    expect(own.map(({ key }) => english(`validation.${key}`))).toEqual(['This field is required']);
  });
});
