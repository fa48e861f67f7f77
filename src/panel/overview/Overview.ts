import type { components } from '../../contract/generated/types.ts';

export type Overview = components['schemas']['Overview'];
