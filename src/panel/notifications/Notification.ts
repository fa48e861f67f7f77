import type { components } from '../../contract/generated/types.ts';

export type Notification = components['schemas']['Notification'];
