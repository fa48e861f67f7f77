import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';
import { lazyPart } from '../kit/lazy/lazyPart.tsx';

export const events: Feature = {
  name: 'events',
  HeaderTool: lazyPart(() => import('./participants/WaitingTool.tsx'), null, NothingWaits),
  routes: [
    { path: paths.events, Page: lazyPage(() => import('./list/EventsPage.tsx')) },
    { path: paths.createEvent, Page: lazyPage(() => import('./form/CreateEventPage.tsx')) },
    { path: paths.event, Page: lazyPage(() => import('./show/EventShow.tsx')), record: 'events' },
    { path: paths.editEvent, Page: lazyPage(() => import('./form/EditEventPage.tsx')), record: 'events' },
    {
      path: paths.eventParticipants,
      Page: lazyPage(() => import('./participants/ParticipantsPage.tsx')),
      record: 'events',
    },
  ],
};

/** Without its script, the tool comes back with the next page. */
function NothingWaits() {
  return null;
}
