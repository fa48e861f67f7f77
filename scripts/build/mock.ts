import { join } from 'node:path';
import { createSingleProcessPrism } from '@stoplight/prism-cli/dist/util/createServer.js';
import { runPrismAndSetupWatcher } from '@stoplight/prism-cli/dist/util/runner.js';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { readVariable } from '../../src/server/core/config/variables.ts';
import { readArguments } from '../options/readArguments.ts';
import { isFree } from './panel/freePort.ts';

const HOST = '127.0.0.1';
const EXAMPLE_ID = '01980000-0000-7000-8000-000000000001';

/**
 * `npm run mock`: Prism answers all operations with the contract's examples, in this process, and restarts
 * when `npm run generate` changes the contract.
 */
await exitOnStartError(async () => {
  readArguments('npm run mock', {});
  const port = Number(readVariable(process.env, 'MOCK_PORT') ?? 4010);
  // Prism would report it by a stack trace.
  if (!(await isFree(port).catch(() => false)))
    throw new StartError(
      `Port ${port} on ${HOST} is in use by another process: stop that, or set MOCK_PORT to a free one.`,
    );
  await runPrismAndSetupWatcher(createSingleProcessPrism, {
    document: join(import.meta.dirname, '../../src/contract/generated/openapi.json'),
    host: HOST,
    port,
    // Allows other origins, for example a companion app in a browser.
    cors: true,
    dynamic: false,
    ignoreExamples: false,
    errors: false,
    multiprocess: false,
    verboseLevel: 'warn',
    seed: '',
    jsonSchemaFakerFillProperties: false,
  });
  const address = `http://${HOST}:${port}`;
  console.log(`
The mock is at ${address}, with the contract's paths and without /api.
  Sign in, whoever you are:  curl -i -X POST ${address}/users/login -u anna@demo.example:x
  Ask with its session:      curl ${address}/volunteers/${EXAMPLE_ID} -H 'cookie: session=any'
  Ask for an error:          add  -H 'prefer: code=404'
  The panel on this mock:    npm run dev:mock`);
});
