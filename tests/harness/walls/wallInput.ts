import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { buildImage } from '../buildImage.ts';
import type { CallInput } from '../callOperation.ts';
import { dayFromNow } from '../insertEvent.ts';
import type { Foundation } from '../insertFoundation.ts';
import { multipartBody } from '../multipartBody.ts';
import { PASSWORD } from '../signIn.ts';
import { usualCallWithBody } from '../usualCall.ts';
import type { Named } from './insertWallRecord.ts';

const picture = await buildImage('png', { width: 2, height: 2 });
const NEW_PASSWORD = 'Inne-Hasło-2026!';

/** Input missing in the contract's example: the caller's password, an image, an unused address. */
const fitting: Partial<Record<OperationId, (body: Record<string, unknown>, named: Named) => object>> = {
  updatePassword: () => ({ currentPassword: PASSWORD, password: NEW_PASSWORD }),
  registerOrganization: ({ admin, ...body }) => ({
    ...body,
    admin: { ...(admin as object), email: newEmail() },
  }),
  applyAsVolunteer: (body) => ({ ...body, email: newEmail() }),
  // What is done in it is said by the foundation.
  issueCertificate: ({ activities: _, ...body }) => body,
  // Its scan is a file of the volunteer's.
  signAgreement: ({ fileId: _, ...body }) => body,
  addVolunteer: (body) => ({ ...body, email: newEmail() }),
  updateCoordinator: ({ version: _, ...body }) => ({
    ...body,
    ...{ email: newEmail(), currentPassword: PASSWORD },
  }),
  requestHelp: (body) => ({ ...body, phone: `+48${randomInt(100_000_000, 999_999_999)}` }),
  forgotPassword: () => ({ email: newEmail() }),
  resendConfirmation: () => ({ email: newEmail() }),
  requestSignInLink: () => ({ email: newEmail() }),
  updateOrganization: withoutVersion,
  updateEvent: withoutVersion,
  updatePublicPage: ({ version: _, ...body }) => ({ ...body, slug: `strona-${randomInt(1_000_000_000)}` }),
  updateRetentionPeriods: withoutVersion,
  updateSavedView: withoutVersion,
  editClearance: withoutVersion,
  editAgreement: withoutVersion,
  addShift: withinEvent,
  editShift: withinEvent,
  addWalkIn: ({ shiftId: _, ...body }) => body,
  addVisit: ({ volunteerId: _, ...body }) => body,
  editVisit: ({ volunteerId: _, ...body }) => body,
  updateVolunteer: ({ version: _, ...body }, { email = newEmail() }) => ({ ...body, email }),
};

/** A call about a record that succeeds if permitted; each from a different network address. */
export function wallInput(own: Foundation, id: OperationId, named: Named): CallInput {
  const { params, body } = named;
  const { as: _, ...usual } = usualCallWithBody({ own }, id);
  const isPicture = operations[id].upload?.types.some((type) => type === 'image/gif');
  const complete = fitting[id] ?? ((given) => given);
  return {
    ...usual,
    params: { ...usual.params, ...params },
    address: `2001:db8:${randomInt(1, 65_535).toString(16)}:${randomInt(1, 65_535).toString(16)}::1`,
    ...(usual.body !== undefined && {
      body: { ...complete(usual.body as Record<string, unknown>, named), ...body },
    }),
    ...(isPicture && multipartBody([{ field: 'file', name: 'a.png', content: picture }])),
  };
}

/** On the day of the events that are inserted. */
function withinEvent({ version: _, ...body }: Record<string, unknown>): object {
  return { ...body, startDate: dayFromNow(10), endDate: dayFromNow(10) };
}

function withoutVersion({ version: _, ...body }: Record<string, unknown>): object {
  return body;
}

function newEmail(): string {
  return `${uuid()}@mail.example`;
}
