import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import type { Volunteer } from '../Volunteer.ts';

/** Final. With `quiet` a failure is shown by the caller alone. */
export function verifyVolunteer(id: string, { quiet = false } = {}): Promise<Volunteer> {
  return answerOf(
    client.GET('/volunteers/{id}/verify', {
      params: { path: { id }, header: { 'source-device': 'web' } },
      headers: quiet ? { 'no-toast': 'true' } : {},
    }),
  );
}
