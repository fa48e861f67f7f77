import { resources } from '../../contract/generated/resources.ts';
import { recordName } from '../kit/text/recordName.ts';
import type { PersonInNeed } from './PersonInNeed.ts';

export function personInNeedName(person: PersonInNeed): string {
  return recordName(resources['people-in-need'].label, person);
}
