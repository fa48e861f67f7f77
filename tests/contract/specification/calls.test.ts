import { describe, expect, test } from 'vitest';
import { contractOperations } from '../../harness/contractOperations.ts';

/** The table of the specification's section 7, word for word; a query there is a parameter here. */
const calls = [
  'POST /users/login',
  'POST /users/logout',
  'POST /organizations',
  'GET /users/registration-confirm?token={token}',
  'POST /organizations/email-confirmed',
  'GET /users/restore?token={token}',
  'POST /organization-coordinators',
  'POST /organization-coordinators/invite',
  'DELETE /organization-coordinators/{id}',
  'GET /organization-coordinators/{id}',
  'PUT /organization-coordinators/{id}',
  'POST /organization-coordinators/{id}/leave-organization',
  'GET /organizations/{id}/events',
  'GET /organizations/{id}/team',
  'GET /organizations/{id}/volunteers',
  'GET /organizations/{id}',
  'PUT /organizations/{id}',
  'POST /events',
  'PUT /events/{id}',
  'GET /events/{id}',
  'GET /people-in-need',
  'GET /people-in-need/{id}',
  'GET /volunteers/{id}/verify',
  'GET /volunteers/{id}/reject',
  'GET /volunteers/{id}/delete',
  'POST /users/profile-photo',
  'DELETE /users/profile-photo',
  'POST /users/update-password',
];

const find = (call: string) => contractOperations.find((operation) => operation.call === call);

describe('the calls of the specification', () => {
  test.each(calls)('%s', (line) => {
    const [call = '', query] = line.split('?');
    const operation = find(call);
    const parameter = query?.split('=')[0];
    const required = (operation?.parameters ?? []).filter((found) => found.in === 'query' && found.required);
    expect(required.map(({ name }) => name)).toEqual(parameter ? [parameter] : []);
    // What the specification shows is not of our own invention.
    expect(operation?.operation).not.toHaveProperty('x-assumed');
  });

  test('all others are marked as assumed, but for what the server tells of itself', () => {
    const shown = calls.map((line) => line.split('?')[0]);
    const others = contractOperations.filter(({ call }) => !shown.includes(call));
    const unmarked = others.filter(({ operation }) => operation['x-assumed'] !== true);
    expect(unmarked.map(({ call }) => call)).toEqual([]);
  });

  test.each(['events', 'team', 'volunteers'])(
    'the list of %s is read from content in the stored language',
    (list) => {
      const operation = find(`GET /organizations/{id}/${list}`);
      expect(operation?.parameters.map(({ name }) => name)).toContain('accept-language');
      expect(operation?.answers['200']?.content?.['application/json']?.example).toMatchObject({
        content: expect.any(Array),
      });
    },
  );

  test.each([
    ['POST /organizations/email-confirmed', 'emailVerificationToken'],
    ['POST /organization-coordinators/{id}/leave-organization', 'reason'],
  ])('the body of %s has %s', (call, property) => {
    expect(find(call)?.operation.requestBody?.content['application/json']?.example).toHaveProperty(property);
  });

  test('signing in answers the logged-in user', () => {
    const answer = find('POST /users/login')?.answers['200']?.content?.['application/json']?.example;
    for (const name of ['id', 'name', 'email', 'imageToken']) expect(answer).toHaveProperty(name);
  });
});
