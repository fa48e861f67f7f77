import { resolveSchema, type Schema } from '../../../scripts/generate/ContractDocument.ts';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { contract, jsonBodyOf, parametersOf } from '../contract.ts';

/** What an operation is about, and where its input references it. */
export type RecordKind =
  | 'organization'
  | 'coordinator'
  | 'invitation'
  | 'newMember'
  | 'volunteer'
  | 'volunteerFile'
  | 'volunteerNote'
  | 'clearance'
  | 'minor'
  | 'guardianConsent'
  | 'givenTime'
  | 'timeEntry'
  | 'certificate'
  | 'draftedAgreement'
  | 'sentAgreement'
  | 'event'
  | 'participant'
  | 'walkIn'
  | 'shift'
  | 'personInNeed'
  | 'personNote'
  | 'personVisit'
  | 'assignment'
  | 'proposed'
  | 'handedOver'
  | 'notification'
  | 'savedView'
  | 'image'
  | 'calendar'
  | 'link'
  | 'chosenOrganization'
  | 'reported'
  | 'abuseReport'
  | 'dataRequest'
  | 'upcomingErasure'
  | 'mailing'
  | 'mailedEvent'
  | 'nothing';

/** By path prefix; the first match counts. */
const ofPath: readonly (readonly [start: string, kind: RecordKind])[] = [
  ['/organizations/{id}', 'organization'],
  ['/organization-coordinators/invite', 'newMember'],
  ['/organization-coordinators/invitations/{id}', 'invitation'],
  ['/organization-coordinators/{id}', 'coordinator'],
  ['/volunteers/{id}/files/{fileId}', 'volunteerFile'],
  ['/volunteers/{id}/notes/{noteId}', 'volunteerNote'],
  ['/volunteers/{id}/clearances/{clearanceId}', 'clearance'],
  ['/volunteers/{id}/guardian-consents/{consentId}', 'guardianConsent'],
  ['/volunteers/{id}/guardian-consents', 'minor'],
  ['/volunteers/{id}/agreements/{agreementId}/sign', 'sentAgreement'],
  ['/volunteers/{id}/agreements/{agreementId}/end', 'sentAgreement'],
  ['/volunteers/{id}/agreements/{agreementId}', 'draftedAgreement'],
  ['/volunteers/{id}/certificates/{certificateId}', 'certificate'],
  ['/volunteers/{id}/certificates', 'givenTime'],
  ['/volunteers/{id}/hours/{timeEntryId}', 'timeEntry'],
  ['/volunteers/{id}', 'volunteer'],
  ['/events/{id}/participants/{participantId}', 'participant'],
  ['/events/{id}/walk-ins', 'walkIn'],
  ['/events/{id}/shifts/{shiftId}', 'shift'],
  ['/events/{id}', 'event'],
  ['/people-in-need/{id}/notes/{noteId}', 'personNote'],
  ['/people-in-need/{id}/visits/{visitId}', 'personVisit'],
  ['/people-in-need/{id}/assignments/{assignmentId}', 'assignment'],
  ['/people-in-need/{id}/assignments', 'proposed'],
  ['/people-in-need/{id}/hand-over', 'handedOver'],
  ['/people-in-need/{id}', 'personInNeed'],
  ['/notifications/{id}', 'notification'],
  ['/abuse-reports/{id}', 'abuseReport'],
  ['/data-requests/{id}', 'dataRequest'],
  ['/upcoming-erasures/{id}', 'upcomingErasure'],
  ['/saved-views/{id}', 'savedView'],
  ['/mailings/{id}', 'mailing'],
  ['/images/{token}', 'image'],
  ['/calendars/{token}', 'calendar'],
];

/** By a reference in query or body, if the path has none. */
const ofField: Readonly<Record<string, RecordKind>> = {
  token: 'link',
  emailVerificationToken: 'link',
  organizationId: 'chosenOrganization',
  subjectId: 'reported',
  eventId: 'mailedEvent',
};

/** What an operation is about, or undefined for an unknown kind of reference. */
export function recordKindOf(id: OperationId): RecordKind | undefined {
  const { path } = operations[id];
  const found = ofPath.find(([start]) => path.startsWith(start));
  if (found) return found[1];
  if (path.includes('{')) return undefined;
  const [field, ...others] = naming(id);
  if (field === undefined) return 'nothing';
  return others.length === 0 ? ofField[field] : undefined;
}

/** Query or body fields that reference a record: ids and secrets. */
function naming(id: OperationId): string[] {
  const body = resolveSchema(contract, jsonBodyOf(id)?.schema ?? {});
  const fields: [string, Schema][] = [
    ...parametersOf(id)
      .filter((parameter) => parameter.in === 'query' && !parameter.isFilter)
      .map(({ name, schema }): [string, Schema] => [name, schema]),
    ...Object.entries(body.properties ?? {}),
  ];
  return fields.filter(([, schema]) => isReference(resolveSchema(contract, schema))).map(([name]) => name);
}

function isReference({ format, pattern }: Schema): boolean {
  return format === 'uuid' || (pattern?.endsWith('{43}$') ?? false);
}
