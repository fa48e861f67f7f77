import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import type { Caller } from '../../harness/Caller.ts';
import type { CallInput } from '../../harness/callOperation.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { usualCallWithBody } from '../../harness/usualCall.ts';

const ids = Object.keys(operations) as OperationId[];
const closed = ids.filter((id) => !(operations[id].roles as readonly string[]).includes('visitor'));
const roles = ['admin', 'coordinator', 'volunteer'] as const;

const mayNot = (id: OperationId) =>
  roles.filter((role) => !(operations[id].roles as readonly string[]).includes(role));

onOneServer('access', (stage) => {
  /** Right and wrong input alike: who is not allowed learns nothing of what it should be. */
  const inputs = (id: OperationId): CallInput[] => {
    const { as: _, ...usual } = usualCallWithBody(stage, id);
    const { body: __, payload: ___, ...withoutBody } = usual;
    const wrongEverywhere = {
      params: { id: 'no-id', fileId: 'no-id', participantId: 'no-id', token: '?' },
      query: 'surprise=1',
    };
    if (operations[id].mediaType === null) return [usual, { ...usual, ...wrongEverywhere }];
    return [
      usual,
      { ...usual, ...wrongEverywhere },
      { ...withoutBody, payload: '{"broken":', headers: { 'content-type': 'application/json' } },
      { ...withoutBody, payload: 'text', headers: { 'content-type': 'text/plain' } },
    ];
  };
  const expectRefused = async (
    id: OperationId,
    callers: readonly (Caller | undefined)[],
    expected: object,
  ) => {
    const before = await stage.snapshot();
    for (const as of callers) {
      for (const input of inputs(id)) {
        const { problem } = await stage.call(id, { ...input, ...(as && { as }) });
        expect(problem, JSON.stringify(input)).toMatchObject(expected);
      }
    }
    expect(await stage.snapshot()).toEqual(before);
  };

  test.each(closed)('%s is refused without a session, whatever is sent', async (id) => {
    const pretender = { ...stage.own.admin, cookie: `session=${'x'.repeat(43)}` };
    await expectRefused(id, [undefined, pretender], { status: 401, code: 'unauthenticated', errors: [] });
  });

  test.each(closed.filter((id) => mayNot(id).length > 0))(
    '%s is refused to other roles, whatever is sent',
    async (id) => {
      const callers = mayNot(id).map((role) => stage.own[role]);
      await expectRefused(id, callers, { status: 403, code: 'forbidden', errors: [] });
    },
  );

  test.each(closed)('%s is refused to the session of a volunteer that comes from the panel', async (id) => {
    const before = await stage.snapshot();
    const isOfVolunteers = !mayNot(id).includes('volunteer');
    const as = stage.own.volunteer;
    const { problem } = await stage.call(id, {
      ...usualCallWithBody(stage, id),
      ...{ as, headers: { 'source-device': 'web' } },
    });
    expect(problem).toMatchObject({
      status: 403,
      code: isOfVolunteers ? 'panel_for_coordinators' : 'forbidden',
    });
    expect(await stage.snapshot()).toEqual(before);
  });

  test('is open to everybody for these, and for nothing else', () => {
    const open = ids.filter((id) => !closed.includes(id));
    expect(open.sort()).toEqual(
      [
        ...[
          'login',
          'logout',
          'forgotPassword',
          'getMailedLink',
          'resendConfirmation',
          'resetPassword',
          'confirmRegistration',
          'restoreAccount',
          'requestSignInLink',
          'signInByLink',
          'readVolunteerData',
        ],
        ...[
          'registerOrganization',
          'confirmOrganizationEmail',
          'registerCoordinator',
          'getInvitationByToken',
        ],
        ...[
          'getAssignmentQuestion',
          'acceptAssignment',
          'declineAssignment',
          'getGuardianQuestion',
          'giveGuardianConsent',
          'declineGuardianConsent',
          'revokeGuardianConsent',
          'applyAsVolunteer',
          'requestHelp',
          'reportProblem',
          'getImage',
          'getCalendar',
          'getStatistics',
          'getHealth',
          'getContract',
        ],
      ].sort(),
    );
  });
});
