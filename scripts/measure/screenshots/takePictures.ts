import type { Browser } from 'playwright-core';
import type { Language } from '../../../src/contract/Language.ts';
import { type DataKind, dataKinds } from '../../../tests/harness/foundations/DataKind.ts';
import { openStudioContext } from './openStudioContext.ts';
import type { Options } from './readOptions.ts';
import { shootView } from './shootView.ts';
import type { Studio } from './startStudio.ts';

interface Shoot {
  readonly browser: Browser;
  readonly studio: Studio;
  readonly options: Options;
  readonly folder: string;
}

/** Takes all pictures, the languages in parallel. @returns their number, and the views that failed */
export async function takePictures(shoot: Shoot): Promise<{ taken: number; failures: readonly string[] }> {
  const failures: string[] = [];
  const counts = await Promise.all(
    shoot.options.languages.map((language) => inLanguage(shoot, language, failures)),
  );
  return { taken: counts.reduce((sum, count) => sum + count, 0), failures };
}

async function inLanguage(shoot: Shoot, language: Language, failures: string[]): Promise<number> {
  let taken = 0;
  for (const data of dataKinds.filter((kind) => shoot.options.data.includes(kind))) {
    taken += await withData(shoot, language, data, failures);
  }
  return taken;
}

async function withData(
  shoot: Shoot,
  language: Language,
  data: DataKind,
  failures: string[],
): Promise<number> {
  const { browser, studio, options, folder } = shoot;
  const subject = studio.subjects[data];
  const visitor = await openStudioContext(browser, studio.origin, { language });
  const member = await openStudioContext(browser, studio.origin, { language, subject });
  let taken = 0;
  const wanted = options.views.filter(
    (view) => view.data.includes(data) && (view.languages?.includes(language) ?? true),
  );
  for (const view of wanted) {
    const context = view.visitor ? visitor : member;
    try {
      taken += await shootView({ context, view, data, language, subject, options, folder });
    } catch (error) {
      failures.push(`${view.name}, ${data}, ${language}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await Promise.all([visitor.close(), member.close()]);
  return taken;
}
