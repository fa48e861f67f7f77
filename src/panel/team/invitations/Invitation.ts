import type { components } from '../../../contract/generated/types.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';

export type Invitation = components['schemas']['Invitation'] & ContractRecord;
