import { expect, test } from 'vitest';
import { pendingOperations } from '../../../src/server/pendingOperations.ts';
import { translator } from '../../../src/server/translator.ts';
import { onEachServer } from '../../support/onEachServer.ts';
import { usualCallWithBody } from '../../support/usualCall.ts';

onEachServer('what is not built yet', (stage) => {
  test('says that the service is not available, to whoever may call it and calls it right', async () => {
    const before = await stage.snapshot();
    for (const id of pendingOperations) {
      const { problem } = await stage.call(id, usualCallWithBody(stage, id));
      expect(problem, id).toMatchObject({ status: 503, code: 'service_unavailable', errors: [] });
      expect(problem.message).toBe(translator('en')('errors.service_unavailable'));
    }
    expect(await stage.snapshot()).toEqual(before);
  });
});
