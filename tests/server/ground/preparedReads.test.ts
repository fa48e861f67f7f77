import { expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { statementName } from '../../../src/server/core/db/wire/frequentStatements.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertFoundation } from '../../harness/insertFoundation.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { onOneDatabase } from '../../harness/onEachDatabase.ts';
import { startTestServer } from '../../harness/startTestServer.ts';
import { watchStatements } from '../../harness/walls/watchStatements.ts';

/** PostgreSQL thinks longer of a record with all its parts than it takes to read it. */
onOneDatabase('what a page reads most often', (open) => {
  test('is prepared, however much hangs on a record', async () => {
    const database = await open();
    const watched = watchStatements(database.served);
    const server = await startTestServer({ ...database, served: watched.db });
    const {
      id: organizationId,
      admin,
      volunteerId,
    } = await insertFoundation(database.db, server, 'Fundacja Pomocna Dłoń');
    const event = await insertEvent(database.db, { organizationId });
    const person = await insertPersonInNeed(database.db, { organizationId });
    const reads: readonly (readonly [OperationId, string])[] = [
      ['getVolunteer', volunteerId],
      ['getPersonInNeed', person.id],
      ['getEvent', event.id],
      ['getCoordinator', admin.id],
      ['getOverview', organizationId],
      ['listVolunteers', organizationId],
      ['listEvents', organizationId],
      ['listPeopleInNeed', organizationId],
    ];
    watched.take();
    for (const [operation, id] of reads) {
      const { status } = await server.call(operation, { as: admin, params: { id } });
      expect(status, operation).toBe(200);
      const selects = watched.take().filter((text) => /^\s*(select|with)\b/.test(text));
      expect(selects.length, operation).toBeGreaterThan(0);
      for (const text of selects) {
        const names = [1, 2, 3].map(() => statementName(text));
        expect(names.at(-1), `${operation}: ${text.slice(0, 100)}`).toBeDefined();
      }
    }
    await server.close();
    await database.close();
  });
});
