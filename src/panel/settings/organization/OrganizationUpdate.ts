import type { components } from '../../../contract/generated/types.ts';

export type OrganizationUpdate = components['schemas']['OrganizationUpdate'];
