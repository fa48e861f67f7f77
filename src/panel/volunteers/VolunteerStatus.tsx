import { useTranslate } from 'react-admin';
import { StatusChip } from '../kit/field/StatusChip.tsx';
import { statusLook } from '../kit/field/statusLook.ts';
import type { Volunteer } from './Volunteer.ts';

/** The labels "verified user" and "rejected user" of the specification, section 4. */
export function VolunteerStatus({ status }: { readonly status: Volunteer['accountStatus'] }) {
  const translate = useTranslate();
  const look = statusLook('accountStatus', status);
  return look && <StatusChip look={look} label={translate(`volunteers.status.${status}`)} />;
}
