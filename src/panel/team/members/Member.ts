import type { components } from '../../../contract/generated/types.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';

/** Somebody of the team as the list tells. */
export type Member = components['schemas']['CoordinatorListItem'] & ContractRecord;
