import type { OperationId } from '../../../src/contract/generated/operations.ts';
import type { RecordKind } from './recordKind.ts';
import type { CallerRole, WallCase } from './wallRules.ts';

/** Required event state of an action, if not simply published. */
const eventsOf: Partial<Record<OperationId, readonly WallCase['which'][]>> = {
  deleteEvent: ['draft', 'active'],
  publishEvent: ['draft'],
  finishEvent: ['started'],
  resignFromEvent: ['joined'],
  resignFromShift: ['joined'],
};

const others: readonly WallCase[] = [{ whose: 'other' }, { whose: 'none' }];
const members: readonly WallCase[] = [
  { whose: 'foundation', which: 'coordinator' },
  { whose: 'foundation', which: 'admin' },
];
const ofFoundation: readonly WallCase[] = [{ whose: 'foundation' }, ...others];
const ofVolunteers = (role: CallerRole): readonly WallCase[] =>
  role === 'volunteer' ? [{ whose: 'own' }, ...ofFoundation] : ofFoundation;

/** All kinds of records that an operation can be called about. */
export function wallCasesOf(id: OperationId, kind: RecordKind, role: CallerRole): readonly WallCase[] {
  switch (kind) {
    case 'nothing':
      return [{ whose: 'own' }];
    case 'newMember':
      return members;
    case 'link':
      return [{ whose: 'none' }];
    case 'invitation':
      return [...members, ...others];
    case 'coordinator':
      return [
        ...(role === 'admin' || role === 'coordinator' ? [{ whose: 'own' } as const] : []),
        ...members,
        ...others,
      ];
    case 'volunteer':
    case 'minor':
    case 'givenTime':
      return ofVolunteers(role);
    case 'volunteerFile':
    case 'certificate':
    case 'draftedAgreement':
    case 'sentAgreement':
    case 'timeEntry':
      return [...ofVolunteers(role), { whose: 'other', which: 'mixed' }];
    case 'volunteerNote':
    case 'personNote':
    case 'personVisit':
      return [{ whose: 'own' }, ...ofFoundation, { whose: 'other', which: 'mixed' }];
    case 'guardianConsent':
    case 'clearance':
      return [...ofFoundation, { whose: 'other', which: 'mixed' }];
    case 'savedView':
      return [{ whose: 'own' }, ...ofFoundation];
    case 'notification':
      return role === 'none' ? ofFoundation : [{ whose: 'own' }, ...ofFoundation];
    case 'participant':
      return [{ whose: 'foundation', which: 'started' }, ...others, { whose: 'other', which: 'mixed' }];
    case 'shift':
    case 'event':
      return [
        ...(kind === 'shift' ? [{ whose: 'other', which: 'mixed' } as const] : []),
        ...(eventsOf[id] ?? ['active']).map((which) => ({ whose: 'foundation', which }) as WallCase),
        ...others,
      ];
    default:
      return ofFoundation;
  }
}
