import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import type { Caller } from '../harness/Caller.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { holdRequests, SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { toast } from '../harness/e2e/pages/toast.ts';
import { polish } from '../harness/e2e/polish.ts';
import type { Stage } from '../harness/e2e/startStage.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertAccount } from '../harness/insertAccount.ts';
import { insertEvent } from '../harness/insertEvent.ts';
import { insertVolunteer } from '../harness/insertVolunteer.ts';

interface Kind {
  readonly name: string;
  readonly list: string;
  readonly done: string;
  readonly insert: (stage: Stage, admin: Caller) => Promise<{ id: string; href: string }>;
}

const kinds: readonly Kind[] = [
  {
    name: 'a volunteer',
    list: paths.volunteers.getHref(),
    done: 'messages.volunteerDeleted',
    insert: async (stage, { organizationId }) => {
      const { id } = await insertVolunteer(stage.db, { organizationId });
      return { id, href: paths.volunteer.getHref({ profileId: id }) };
    },
  },
  {
    name: 'a coordinator',
    list: paths.ourTeam.getHref(),
    done: 'messages.coordinatorDeleted',
    insert: async (stage, { organizationId }) => {
      const { id } = await insertAccount(stage.db, { organizationId, role: 'coordinator' });
      return { id, href: paths.coordinator.getHref({ profileId: id }) };
    },
  },
  {
    name: 'an event',
    list: paths.events.getHref(),
    done: 'messages.deleted',
    insert: async (stage, { organizationId, id: creator, name }) => {
      const { id } = await insertEvent(stage.db, { organizationId, creator: { id: creator, name } });
      return { id, href: paths.event.getHref({ eventId: id }) };
    },
  },
];

test.for(kinds)(
  '$name that was opened by its address and is deleted is not read again',
  async (kind, { stage, visit }) => {
    const { admin } = await insertTeam(stage, []);
    const { id, href } = await kind.insert(stage, admin);
    const page = await visit(href, { as: admin });
    const label = polish('ra.action.delete');
    await page.getByRole('main').getByRole('button', { name: label, exact: true }).click();

    // The list is on its way for a while, as it is on a slow line.
    const { letGo } = await holdRequests(page, SCRIPTS);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes(id)) asked.push(`${request.method()} ${pathname}`);
    });
    await dialog(page).confirm(label).click();
    await toastShown(page, polish(kind.done));
    // Who looks at another window meanwhile, and comes back.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await letGo();
    await page.waitForURL(kind.list);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main .MuiSkeleton-root').first().waitFor({ state: 'detached' });
    expect(asked).toHaveLength(1);
    expect(await toast(page, polish('errors.not_found')).count()).toBe(0);

    // The way back leads to no page that is gone.
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain(id);
  },
);
