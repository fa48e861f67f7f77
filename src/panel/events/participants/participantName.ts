import type { Participant } from '../Event.ts';

export function participantName({
  firstname,
  lastname,
}: Pick<Participant, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`;
}
