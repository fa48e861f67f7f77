import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import type { Role } from '../../../src/contract/Role.ts';
import type { ErrorCode } from '../../../src/contract/statusOfError.ts';
import type { RecordKind } from './recordKind.ts';

/** Whose record a call is about: the caller's own, another's of the foundation, one of another foundation, or nobody's. */
export type Whose = 'own' | 'foundation' | 'other' | 'none';

/** One of the records that an operation can be called about. */
export interface WallCase {
  readonly whose: Whose;
  /** Which of several, where it matters: the role of a coordinator, the state of an event. */
  readonly which?: 'admin' | 'coordinator' | 'draft' | 'active' | 'started' | 'joined' | 'mixed';
}

export type CallerRole = Role | 'none';

interface Rule {
  readonly operations: readonly OperationId[];
  readonly when: (wallCase: WallCase, role: CallerRole) => boolean;
  readonly code: ErrorCode;
}

/** What depends on the record, within the own foundation (design, section 5). */
const rules: readonly Rule[] = [
  {
    // Without a header this is the check of the session.
    operations: ['login'],
    when: (_, role) => role === 'none',
    code: 'unauthenticated',
  },
  {
    // Oneself is not deleted but leaves.
    operations: ['deleteCoordinator'],
    when: ({ whose }) => whose === 'own',
    code: 'forbidden',
  },
  {
    operations: ['deleteCoordinator', 'inviteCoordinator', 'resendInvitation', 'revokeInvitation'],
    when: ({ which }, role) => which === 'admin' && role === 'coordinator',
    code: 'forbidden',
  },
  {
    // A profile is its owner's, and who leaves is oneself.
    operations: ['updateCoordinator', 'leaveOrganization'],
    when: ({ whose }) => whose === 'foundation',
    code: 'forbidden',
  },
  {
    // Of other volunteers a volunteer does not even learn that they are there.
    operations: [
      ...(['listVolunteerFiles', 'uploadVolunteerFile', 'downloadVolunteerFile'] as const),
      ...(['deleteVolunteerFile', 'leaveOrganizationAsVolunteer'] as const),
    ],
    when: ({ whose }, role) => role === 'volunteer' && whose === 'foundation',
    code: 'not_found',
  },
  {
    // Notifications are personal.
    operations: ['readNotification'],
    when: ({ whose }) => whose === 'foundation',
    code: 'not_found',
  },
  {
    // Drafts are deleted by everybody of the team, what volunteers have seen only by an admin.
    operations: ['deleteEvent'],
    when: ({ which }, role) => which === 'active' && role === 'coordinator',
    code: 'forbidden',
  },
];

/** How the records of each kind are refused that are not there for the caller. */
const absent: Partial<Record<RecordKind, ErrorCode>> = {
  link: 'token_invalid',
  chosenOrganization: 'invalid_input',
  reported: 'invalid_input',
};

/** Whoever knows an image's token may see it, and who needs help or wants to give it chooses a foundation. */
const openToOthers: readonly RecordKind[] = ['image', 'chosenOrganization'];

/** What has to become of a call: refused with this, or done. */
export function expectationOf(
  id: OperationId,
  kind: RecordKind,
  role: CallerRole,
  wallCase: WallCase,
): ErrorCode | 'done' {
  const roles: readonly string[] = operations[id].roles;
  if (!roles.includes('visitor')) {
    if (role === 'none') return 'unauthenticated';
    if (!roles.includes(role)) return 'forbidden';
  }
  const { whose } = wallCase;
  const isAbsent = whose === 'none' || (whose === 'other' && !openToOthers.includes(kind));
  if (isAbsent) return absent[kind] ?? 'not_found';
  return rules.find((rule) => rule.operations.includes(id) && rule.when(wallCase, role))?.code ?? 'done';
}
