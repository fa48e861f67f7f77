import { expect, test } from 'vitest';
import { daysOf } from '../../../src/server/demo/Clock.ts';
import { demoYaml } from '../../../src/server/demo/demoFile.ts';
import type { FoundationPlan } from '../../../src/server/demo/FoundationPlan.ts';
import { foundationRows } from '../../../src/server/demo/foundationRows.ts';
import { createRandom } from '../../../src/server/demo/Random.ts';

const plan = demoYaml<FoundationPlan>('dobry-poczatek.yaml');
const [event] = plan.events;
const [person] = plan.peopleInNeed.new ?? [];
const [file] = plan.files;
const [volunteer] = plan.volunteers.pending;

const rowsOf = (changed: object) =>
  foundationRows({ ...plan, ...changed }, '$argon2id$', new Date(), createRandom(1));

test('the plan as it is gives rows', () => {
  expect(rowsOf({}).volunteers).toHaveLength(13);
});

test.each([
  [
    { peopleInNeed: { new: [{ ...person, frstname: 'Ada' }] } },
    /^people_in_need has no "frstname"\. It has id, f/,
  ],
  [{ volunteers: { pending: [{ ...volunteer, hobby: 'chess' }] } }, /^volunteers has no "hobby"\./],
  [{ volunteers: { pending: [{ ...volunteer, city: 'Paris' }] } }, /^There is no Paris in places\.yaml\.$/],
  [{ team: [{ ...plan.team[0], mobile: '1' }] }, /^coordinators has no "mobile"\./],
  [{ team: [{ ...plan.team[0], preferences: { sms: true } }] }, /^notification_preferences has no "sms"\./],
  [{ organization: { ...plan.organization, vat: '1' } }, /^organizations has no "vat"\./],
  [{ invitations: [{ ...plan.invitations[0], invitedBy: 'Ewa' }] }, /^Nobody in the team is called Ewa\.$/],
  [{ events: [{ ...event, startDate: 'next week' }] }, /^"next week" is no day: write "in 3 days"/],
  [{ events: [{ ...event, leader: 'Ewa' }] }, /^events has no "leader"\./],
  [{ files: [{ ...file, volunteer: 'Ewa' }] }, /^No volunteer is called Ewa\.$/],
  [{ abuseReports: [{ volunteer: 'Ewa Łapińska', event: 'Bal' }] }, /^There is no event called Bal\.$/],
])('what is wrong in it is one clear line: %j', (changed, message) => {
  expect(() => rowsOf(changed)).toThrow(message);
  expect(() => rowsOf(changed)).not.toThrow('\n');
});

test.each([
  ['today', 0],
  ['yesterday', -1],
  ['tomorrow', 1],
  ['3 days ago', -3],
  ['0.2 days ago', -0.2],
  ['in 40 days', 40],
])('%s is %d days from now', (words, days) => {
  expect(daysOf(words)).toBe(days);
});

test.each(['3 days', 'in days', 'ago', '', '-3', '2026-11-02'])('%j is no day', (words) => {
  expect(() => daysOf(words)).toThrow('is no day');
});
