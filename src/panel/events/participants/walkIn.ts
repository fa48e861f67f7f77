import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf, client } from '../../data/client.ts';
import { queryClient } from '../../data/queryClient.ts';

/** Query parameters of the page that adds a volunteer: the event they came to, and its shift. */
export const walkInParam = 'walkIn';
export const shiftParam = 'shift';

/** Page that adds a volunteer and records that they came. */
export function addWalkInHref(eventId: string, shiftId: string): string {
  const shift = shiftId && { [shiftParam]: shiftId };
  return paths.addVolunteer.getHref({ query: { [walkInParam]: eventId, ...shift } });
}

/** Records that a volunteer came to an event without having signed up, and has its lists read anew. @throws ApiError */
export async function recordWalkIn(eventId: string, volunteerId: string, shiftId?: string): Promise<void> {
  const params = { path: { id: eventId } };
  await answerOf(client.POST('/events/{id}/walk-ins', { params, body: { volunteerId, shiftId } }));
  await queryClient.invalidateQueries({ queryKey: [resources.participants.name] });
}
