import { resources } from '../../../contract/generated/resources.ts';
import { recordName } from '../../kit/text/recordName.ts';
import type { Invitation } from './Invitation.ts';

export function invitationName(invitation: Invitation): string {
  return recordName(resources.invitations.label, invitation);
}
