import type { components } from '../../../src/contract/generated/types.ts';
import { buildOrganization } from './buildOrganization.ts';
import { buildProblem } from './buildProblem.ts';
import { jsonResponse, stubFetch } from './stubFetch.ts';

type Organization = components['schemas']['Organization'];
type PublicPage = components['schemas']['PublicPage'];
type NotificationPreferences = components['schemas']['NotificationPreferences'];
type Override = (call: string, request: Request) => Response | Promise<Response> | undefined;

/**
 * An API of settings that can be read and changed. What `override` answers to a call, such as
 * `PUT /users/notification-preferences`, goes first.
 */
export function stubSettings(override: Override = () => undefined) {
  const storage = { bytes: 1_288_490_189, maxBytes: 5 * 2 ** 30 };
  const stored = { organization: buildOrganization(), preferences: allOn, storage, page: publicPage };
  const requests = stubFetch(
    async (request) => (await override(callOf(request), request)) ?? answer(stored, request),
  );
  return {
    stored,
    /** All calls so far. */
    calls: () => requests.map(callOf),
    /** What was sent by the last of these calls. */
    bodyOf: (call: string) => requests.findLast((request) => callOf(request) === call)?.json(),
  };
}

const allOn: NotificationPreferences = {
  newVolunteer: true,
  newEventParticipant: true,
  eventParticipantResignation: true,
  volunteerLeave: true,
  abuse: true,
  eventEnd: true,
  eventCancellation: true,
  systemNotifications: true,
  newPersonInNeed: true,
  email: 'daily',
};

/** Method and path below the base, without ids. */
function callOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace(/^.*\/api/, '').replace(/\/[0-9a-f-]{36}/, '/{id}');
  return `${method} ${path}`;
}

async function answer(
  stored: {
    organization: Organization;
    preferences: NotificationPreferences;
    storage: object;
    page: PublicPage;
  },
  request: Request,
): Promise<Response> {
  switch (callOf(request)) {
    case 'GET /organizations/{id}':
      return jsonResponse(stored.organization);
    case 'PUT /organizations/{id}':
      return putOrganization(stored, await request.json());
    case 'GET /organizations/{id}/file-storage':
      return jsonResponse(stored.storage);
    case 'GET /organizations/{id}/public-page':
      return jsonResponse(stored.page);
    case 'PUT /organizations/{id}/public-page':
      return putPublicPage(stored, await request.json());
    case 'GET /users/notification-preferences':
      return jsonResponse(stored.preferences);
    case 'PUT /users/notification-preferences':
      stored.preferences = await request.json();
      return jsonResponse(stored.preferences);
    default:
      return new Response(null, { status: 204 });
  }
}

const publicPage: PublicPage = {
  isOn: false,
  slug: 'fundacja-pomocna-dlon',
  informationClause: null,
  embedHosts: [],
  url: 'https://panel.example/f/fundacja-pomocna-dlon',
  version: 1,
};

function putPublicPage(stored: { page: PublicPage }, { version, ...settings }: PublicPage) {
  if (version !== stored.page.version) return jsonResponse(buildProblem(changed), 409);
  const url = `https://panel.example/f/${settings.slug}`;
  stored.page = { ...stored.page, ...settings, url, version: version + 1 };
  return jsonResponse(stored.page);
}

const changed = {
  status: 409,
  code: 'record_changed' as const,
  message: 'Ktoś zmienił te dane w międzyczasie',
};

function putOrganization(
  stored: { organization: Organization },
  { version, ...fields }: Partial<Organization>,
) {
  const { organization } = stored;
  if (version !== organization.version) {
    return jsonResponse(buildProblem(changed), 409);
  }
  stored.organization = { ...organization, ...fields, version: version + 1 };
  return jsonResponse(stored.organization);
}
