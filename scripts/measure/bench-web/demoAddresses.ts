import { paths } from '../../../src/contract/paths.ts';
import type { Site } from './Site.ts';

export interface DemoAddress {
  readonly pattern: string;
  readonly path: string;
  readonly public: boolean;
}

/** Address of each page, with records of the demo data. */
export async function demoAddresses({ url, session }: Site): Promise<DemoAddress[]> {
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const call = async (path: string, method = 'GET') => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, 'source-device': 'web' },
    });
    if (!response.ok) throw new Error(`${response.status} ${method} ${path}`);
    return response.json();
  };
  const user = await call('/users/login', 'POST');
  const firstOf = async (path: string) => (await call(path)).content[0].id;
  const organization = `/organizations/${user.organizationId}`;
  const records: Record<string, string> = {
    [paths.personInNeed.pattern]: await firstOf('/people-in-need'),
    [paths.volunteer.pattern]: await firstOf(`${organization}/volunteers`),
    [paths.coordinator.pattern]: user.id,
    '/event/': await firstOf(`${organization}/events?group=future`),
    [paths.editEvent.pattern]: await firstOf(`${organization}/events?group=drafts`),
  };
  return Object.values(paths).map(({ pattern, public: isPublic }) => {
    const [, id] = Object.entries(records).find(([start]) => pattern.startsWith(start)) ?? [];
    return { pattern, public: isPublic, path: pattern.replace(/:\w+/, id ?? '') };
  });
}
