import type { components } from '../../contract/generated/types.ts';

export type PersonInNeed = components['schemas']['PersonInNeed'];
