import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { type ContractRecord, recordName } from '../kit/ContractRecord.ts';

type Schemas = components['schemas'];

/** Whom the foundation knows, and what is known of them that a request needs. */
export type DataSubject = Required<Pick<Schemas['DataRequestInput'], 'subjectType' | 'subjectId'>> &
  Pick<Schemas['DataRequestInput'], 'personName' | 'email' | 'phone'>;

/** The lists that a person may be in. */
export const subjectResources = {
  volunteer: resources.volunteers,
  personInNeed: resources['people-in-need'],
  coordinator: resources['organization-coordinators'],
} as const satisfies Record<Schemas['DataSubjectType'], unknown>;

/**
 * Of a whole record, because lists do not tell everything.
 * @example dataSubjectOf('volunteer', volunteer) // { subjectType: 'volunteer', personName: 'Łucja Wiśniewska', … }
 */
export function dataSubjectOf(
  subjectType: Schemas['DataSubjectType'],
  record: Pick<ContractRecord, 'id'> & {
    readonly email?: string | null;
    readonly phone?: string | null;
    readonly phoneNumber?: string | null;
  },
): DataSubject {
  return {
    ...{ subjectType, subjectId: record.id },
    personName: recordName(subjectResources[subjectType].label, { ...record }),
    email: record.email ?? null,
    phone: record.phone ?? record.phoneNumber ?? null,
  };
}
