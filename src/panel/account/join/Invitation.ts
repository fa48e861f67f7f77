import type { components } from '../../../contract/generated/types.ts';

/** What an invited person sees before there is an account. */
export type Invitation = components['schemas']['InvitationPreview'];
