import type { components } from '../../../contract/generated/types.ts';

export type Coordinator = components['schemas']['Coordinator'];
