import type { components } from './generated/types.ts';

/** Role of a signed-in user (specification, section 6). */
export type Role = components['schemas']['Role'];
