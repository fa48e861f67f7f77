import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeFlags } from '../../../scripts/measure/bench/runServer.ts';

// Neither a container nor a unit goes by npm, which would stand between them and the server.
test.each([
  { file: 'Dockerfile', command: /^CMD (.*)$/m },
  { file: 'scripts/README.md', command: /^ExecStart=(.*)$/m },
])('the command of $file tells Node what `npm start` does', ({ file, command }) => {
  const [, words = ''] = command.exec(readFileSync(file, 'utf8')) ?? [];
  expect(words.match(/--[\w-]+=\w+/g)).toEqual(nodeFlags);
});
