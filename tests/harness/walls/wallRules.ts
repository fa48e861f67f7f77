import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import type { Role } from '../../../src/contract/Role.ts';
import type { ErrorCode } from '../../../src/contract/statusOfError.ts';
import type { RecordKind } from './recordKind.ts';

/** Owner of the record: the caller, somebody else in the foundation, another foundation, or nobody. */
export type Whose = 'own' | 'foundation' | 'other' | 'none';

/** A record that an operation can be called about. */
export interface WallCase {
  readonly whose: Whose;
  /** Variant, where it matters: a coordinator's role or an event's state. */
  readonly which?: 'admin' | 'coordinator' | 'draft' | 'active' | 'started' | 'joined' | 'mixed';
}

export type CallerRole = Role | 'none';

interface Rule {
  readonly operations: readonly OperationId[];
  readonly when: (wallCase: WallCase, role: CallerRole) => boolean;
  readonly code: ErrorCode;
}

/** Rules that depend on the record, within the caller's foundation (design, section 5). */
const rules: readonly Rule[] = [
  {
    // Without a header this is the session check.
    operations: ['login'],
    when: (_, role) => role === 'none',
    code: 'unauthenticated',
  },
  {
    // Users cannot delete themselves, only leave.
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
    // Users can only edit their own profile, and only leave themselves.
    operations: ['updateCoordinator', 'leaveOrganization'],
    when: ({ whose }) => whose === 'foundation',
    code: 'forbidden',
  },
  {
    // What is kept of a member is given to them, and to admins.
    operations: ['readCoordinatorData', 'downloadCoordinatorData'],
    when: ({ whose }, role) => whose === 'foundation' && role === 'coordinator',
    code: 'forbidden',
  },
  {
    // Volunteers cannot even tell whether other volunteers exist.
    operations: [
      ...(['listVolunteerFiles', 'uploadVolunteerFile', 'downloadVolunteerFile'] as const),
      ...([
        'deleteVolunteerFile',
        'leaveOrganizationAsVolunteer',
        'updateVolunteer',
        'getVolunteer',
        'updateNewsPreference',
        'listOwnParticipations',
        'mailVolunteerData',
        'askGuardian',
        'getGivenTime',
        'addTimeEntry',
        'withdrawTimeEntry',
        'issueCertificate',
        'downloadCertificate',
        'downloadAgreement',
      ] as const),
    ],
    when: ({ whose }, role) => role === 'volunteer' && whose === 'foundation',
    code: 'not_found',
  },
  {
    // Drafts are the team's.
    operations: ['downloadAgreement'],
    when: (_, role) => role === 'volunteer',
    code: 'not_found',
  },
  {
    // Nobody can tell whether a colleague keeps a view that is not shared.
    operations: ['getSavedView', 'updateSavedView', 'deleteSavedView'],
    when: ({ whose }, role) => whose === 'foundation' && (role === 'admin' || role === 'coordinator'),
    code: 'not_found',
  },
  {
    // A note or a visit is edited by its author alone, and deleted by admins, too.
    operations: ['editVolunteerNote', 'editPersonInNeedNote', 'editVisit'],
    when: ({ whose }) => whose === 'foundation',
    code: 'forbidden',
  },
  {
    operations: ['deleteVolunteerNote', 'deletePersonInNeedNote', 'deleteVisit'],
    when: ({ whose }, role) => whose === 'foundation' && role !== 'admin',
    code: 'forbidden',
  },
  {
    // Notifications are personal.
    operations: ['readNotification'],
    when: ({ whose }) => whose === 'foundation',
    code: 'not_found',
  },
  {
    // Everybody in the team may delete drafts; only admins may delete events that volunteers have seen.
    operations: ['deleteEvent'],
    when: ({ which }, role) => which === 'active' && role === 'coordinator',
    code: 'forbidden',
  },
];

/** Error code for records of each kind that the caller cannot see. */
const absent: Partial<Record<RecordKind, ErrorCode>> = {
  link: 'token_invalid',
  chosenOrganization: 'invalid_input',
  reported: 'invalid_input',
  mailedEvent: 'invalid_input',
};

/** The token of an image or a calendar is the permission; applications and requests for help name any foundation. */
const openToOthers: readonly RecordKind[] = ['image', 'calendar', 'chosenOrganization'];

/** What is not there is deleted already: repeating it is harmless. */
const deletesWhatIsThere: readonly OperationId[] = [
  'deleteVolunteerNote',
  'deletePersonInNeedNote',
  'deleteVisit',
  'deleteShift',
  'deleteClearance',
  'deleteAgreement',
];

/** Expected result of a call: this refusal, or success. */
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
  const { whose, which } = wallCase;
  if (which === 'mixed' && deletesWhatIsThere.includes(id)) return 'done';
  const isAbsent = whose === 'none' || (whose === 'other' && !openToOthers.includes(kind));
  if (isAbsent) return absent[kind] ?? 'not_found';
  return rules.find((rule) => rule.operations.includes(id) && rule.when(wallCase, role))?.code ?? 'done';
}
