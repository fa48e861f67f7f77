import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstCall } from '../../src/panel/app/first/FirstCall.ts';
import type { Translate } from '../../src/server/translator.ts';
import { buildInlineScript } from './buildInlineScript.ts';
import type { Starter } from './htmlPage.ts';

interface StartedPage {
  readonly name: string;
  readonly public: boolean;
  /** What its script asks for before anything else. */
  readonly first: FirstCall | undefined;
  /** Of the panel; the first starts it. */
  readonly scripts: readonly string[];
}

/** Pages that need the panel only when somebody uses a button or a field. */
const waiting: readonly string[] = ['landing', 'login', 'manual'];

/** @returns what starts the panel on a page, in the words of a language; nothing where it is simply loaded */
export async function loadStarters(
  root: string,
): Promise<(page: StartedPage, text: Translate) => Starter | undefined> {
  const folder = join(root, 'src/panel/app/first');
  const [waitForUse, askAhead, style] = await Promise.all([
    buildInlineScript(join(folder, 'waitForUse.ts')),
    buildInlineScript(join(folder, 'askAhead.ts')),
    readFile(join(folder, 'first.css'), 'utf8'),
  ]);

  return ({ name, first, scripts, ...page }, text) => {
    const addresses = scripts.map((file) => `/${file}`);
    const common = { style, failure: text('kit.failure.text'), offline: text('kit.failure.offline') };
    if (waiting.includes(name)) {
      return { ...common, script: waitForUse, place: 'body', data: { panel: addresses[0] } };
    }
    if (page.public) return undefined;
    const data = { scripts: addresses.join(' '), first: first && JSON.stringify(first) };
    return { ...common, script: askAhead, place: 'head', data };
  };
}
