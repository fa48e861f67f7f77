import { resources } from '../../contract/generated/resources.ts';
import { recordName } from '../kit/text/recordName.ts';

export function volunteerName(volunteer: Readonly<Record<string, unknown>>): string {
  return recordName(resources.volunteers.label, volunteer);
}
