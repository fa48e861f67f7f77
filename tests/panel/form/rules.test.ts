import { describe, expect, test } from 'vitest';
import { formSections } from '../../../src/contract/forms/formSections.ts';
import { listCountries } from '../../../src/contract/forms/listCountries.ts';
import { joinPhone, parsePhone } from '../../../src/contract/forms/phone.ts';
import { OrganizationRegistrationForm } from '../../../src/contract/generated/forms/OrganizationRegistration.ts';
import { VolunteerInputForm } from '../../../src/contract/generated/forms/VolunteerInput.ts';
import { languages } from '../../../src/contract/Language.ts';
import { initialData } from '../../../src/panel/kit/form/mergeChanges.ts';
import { fieldOfError } from '../../../src/panel/kit/form/useLiveValidation.ts';
import { withoutEmpty } from '../../../src/panel/kit/form/withoutBlanks.ts';

describe('initialData', () => {
  test('takes the form’s fields out of a record and nothing that is empty', () => {
    const record = { id: 'x', firstname: 'Anna', lastname: '', aboutMe: null, languages: ['pl'], version: 3 };
    expect(initialData(VolunteerInputForm.schema, record)).toEqual({
      firstname: 'Anna',
      languages: ['pl'],
      daysOfHelp: [],
      consents: { terms: false, privacy: false },
    });
  });

  test('starts with the contract’s defaults', () => {
    expect(initialData(OrganizationRegistrationForm.schema)).toMatchObject({
      organization: { category: [], timeZone: 'Europe/Warsaw' },
      consents: { terms: false, privacy: false },
    });
  });
});

test('withoutEmpty leaves out what is empty, and keeps no and nought', () => {
  const values = {
    a: '',
    b: null,
    c: undefined,
    d: [],
    e: {},
    f: { g: '' },
    h: 0,
    i: false,
    j: { k: 'x', l: '' },
    m: ['y'],
  };
  expect(withoutEmpty(values)).toEqual({ h: 0, i: false, j: { k: 'x' }, m: ['y'] });
});

test.each([
  ['organization.name', 'organization.name'],
  ['.organization.country.code', 'organization.country'],
  ['organization.category.0', 'organization.category'],
  ['consents.terms', 'consents.terms'],
  ['organization', undefined],
  ['', undefined],
  ['organization.nothing', undefined],
])('an error of %s is shown by %s', (path, field) => {
  expect(fieldOfError(OrganizationRegistrationForm.schema, path)).toBe(field);
});

test('a hidden field shows nothing', () => {
  expect(fieldOfError(VolunteerInputForm.schema, 'organizationId')).toBeUndefined();
});

describe('formSections', () => {
  test('follow the contract, groups last, and hold each visible field once', () => {
    const sections = formSections(OrganizationRegistrationForm.schema);
    // Where the contract gives a foundation fields of no section, these stand in one more.
    const named = sections.filter(({ id }) => id !== 'organization.fields');
    expect(named.map(({ id, title }) => [id, title])).toEqual([
      ['organization.about', 'sections.about'],
      ['organization.contact', 'sections.contact'],
      ['organization.address', 'sections.address'],
      ['organization.preferences', 'sections.preferences'],
      ['admin.fields', 'fields.admin'],
      ['consents.fields', 'fields.consents'],
    ]);
  });

  test('leave out what is hidden', () => {
    const fields = formSections(VolunteerInputForm.schema).flatMap((section) => section.fields);
    expect(fields).not.toContain('organizationId');
    expect(new Set(fields).size).toBe(fields.length);
  });
});

test.each([
  ['601 234 567', '+48', '+48601234567'],
  ['601-234-567', '+48', '+48601234567'],
  ['+48 601 234 567', '+380', '+48601234567'],
  ['00380501234567', '+48', '+380501234567'],
  ['(050) 123 45 67', '+380', '+380501234567'],
  ['+49 171 1234567', '+48', '+491711234567'],
  ['601 abc', '+48', '+48601abc'],
  ['  ', '+48', undefined],
] as const)('a phone typed as %j behind %s is %s', (typed, prefix, stored) => {
  expect(joinPhone(parsePhone(typed, prefix))).toBe(stored);
});

test.each(languages)('countries have names in %s, Poland and Ukraine first', (language) => {
  const countries = listCountries(language);
  expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(['PL', 'UA']);
  expect(countries).toHaveLength(249);
  expect(countries.filter(({ code, name }) => name === code)).toEqual([]);
});
