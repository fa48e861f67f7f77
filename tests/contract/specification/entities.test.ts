import { expect, test } from 'vitest';
import { resolveSchema } from '../../../scripts/generate/ContractDocument.ts';
import { contract, operationOf } from '../../harness/contract.ts';

const organizationFields = [
  ...[
    'name',
    'country',
    'postCode',
    'city',
    'street',
    'houseNumber',
    'apartmentNumber',
    'addressDescription',
  ],
  ...['region', 'county', 'category', 'description', 'phone', 'email', 'website', 'vatNr', 'originDate'],
  ...['currentVolunteersNum', 'coverDesign', 'helpLocation'],
];
const profileFields = [
  ...['name', 'email', 'phoneNumber', 'country', 'postalCode', 'town', 'street', 'houseNumber'],
  'apartmentNumber',
];

/** The entities of the specification's section 3 by the schemas that stand for them. */
test.each([
  ['LoggedInUser', ['name', 'email', 'imageToken', 'id']],
  ['Credentials', ['email', 'password']],
  ['OrganizationInput', organizationFields],
  ['Organization', [...organizationFields, 'coverToken']],
  [
    'Event',
    [
      ...['title', 'description', 'startDate', 'endDate', 'eventStart', 'status', 'helpCategory', 'location'],
      ...['volunteersNeededNum', 'nrOfVolunteersSigned', 'creator', 'created', 'participants'],
    ],
  ],
  ['EventPage', ['content']],
  ['CoordinatorInput', profileFields],
  ['Coordinator', [...profileFields, 'role', 'imageToken']],
  [
    'Volunteer',
    [
      ...['firstname', 'lastname', 'email', 'phone', 'dateOfBirth', 'aboutMe', 'languages', 'daysOfHelp'],
      ...['country', 'postCode', 'city', 'street', 'houseNumber', 'apartmentNumber'],
      ...['howDidYouFindAboutUs', 'haveYouBeenAVolunteerBefore', 'accountStatus', 'files', 'rating'],
      ...['imageToken', 'history'],
    ],
  ],
  [
    'NotificationPreferences',
    [
      ...['newVolunteer', 'newEventParticipant', 'eventParticipantResignation', 'volunteerLeave', 'abuse'],
      ...['eventEnd', 'eventCancellation', 'systemNotifications', 'newPersonInNeed'],
    ],
  ],
])('%s has its fields', (name, fields) => {
  const schema = contract.components.schemas[name];
  expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(fields));
});

test.each([
  [
    'HelpCategory',
    [
      ...['healthcare', 'nature', 'charity', 'elderlyPeople', 'humanRights', 'socialAssistance', 'animals'],
      ...['education', 'ecology', 'helpForUkraine', 'sportsAndTourism'],
    ],
  ],
  ['AccountStatus', ['pending', 'verified', 'rejected']],
  ['EventStatus', ['draft', 'active', 'finished']],
  ['Role', ['admin', 'coordinator', 'volunteer']],
])('%s is one of its values', (name, values) => {
  expect(contract.components.schemas[name]?.enum).toEqual(values);
});

test('the country of a profile is an object', () => {
  const country = contract.components.schemas.Coordinator?.properties?.country ?? {};
  expect(Object.keys(resolveSchema(contract, country).properties ?? {})).toEqual(['code', 'name']);
});

test.each(['uploadProfilePhoto', 'uploadOrganizationCover'] as const)(
  'an image is jpg, png or gif of at most 4 MB: %s',
  (id) => {
    const body = operationOf(id).requestBody?.content['multipart/form-data']?.schema ?? {};
    expect(resolveSchema(contract, body).properties?.file?.['x-file']).toEqual({
      types: ['image/jpeg', 'image/png', 'image/gif'],
      maxBytes: 4 * 1024 * 1024,
    });
  },
);
