import type { components } from '../../contract/generated/types.ts';

export type Volunteer = components['schemas']['Volunteer'];
