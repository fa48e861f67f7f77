import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { paths } from '../../../src/contract/paths.ts';
import { buildPanel } from '../../build/panel/buildPanel.ts';
import { inProduction } from '../../build/panel/inProduction.ts';
import { precompress } from '../../build/panel/precompress.ts';
import { launchChromium } from '../../build/setup/launchChromium.ts';
import { findChromium } from '../../build/setup/machine.mjs';
import { scripts } from '../bench/Bench.ts';
import { prepareDatabase } from '../bench/prepareDatabase.ts';
import { runServer } from '../bench/runServer.ts';
import { signInDemo } from '../bench/signInDemo.ts';

export interface Bench {
  /** Measurements of each side. */
  readonly runs: number;
  readonly product: Site;
  readonly peer: Site;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** One of the two compared apps. */
export interface Site {
  readonly name: 'product' | 'peer';
  /** Its origin, without a slash. */
  readonly url: string;
  /** Browser state of a signed-in user. */
  readonly session: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  readonly login: Screen;
  /** 25 volunteers, the newest first. */
  readonly list: Screen;
}

interface Screen {
  readonly path: string;
  /** CSS selector of what the user waits for: an input or a row. */
  readonly awaited: string;
}

/** Enough for full pages of every size and a three-digit page number. */
const VOLUNTEERS = 3000;
const root = join(import.meta.dirname, '../../..');

/** Both apps in production mode on one new database, and a browser for them. */
export async function openBench({ runs }: Pick<Bench, 'runs'>): Promise<Bench> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium on this machine.');
  await buildPanel(root);
  const peerFolder = mkdtempSync(join(tmpdir(), 'volunteer-panel-peer-'));
  await buildPeer(peerFolder);
  const database = await prepareDatabase(VOLUNTEERS);
  const [product, peer] = await Promise.all([
    runServer(scripts.product, { DATABASE_URL: database.url }),
    runServer(scripts.bare, { DATABASE_URL: database.url, PEER_FOLDER: peerFolder }),
  ]);
  const browser = await launchChromium(executablePath);
  return {
    runs,
    browser,
    product: await productSite(browser, product.url, await signInDemo(product.url)),
    peer: peerSite(peer.url),
    close: async () => {
      await browser.close();
      await Promise.all([product.stop(), peer.stop()]);
      await database.stop();
      rmSync(peerFolder, { recursive: true });
    },
  };
}

/** A signed-in user has visited the panel before. */
async function productSite(browser: Browser, url: string, session: string): Promise<Site> {
  const context = await browser.newContext();
  const cookies = session.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=');
    return { name, value, url, httpOnly: true, sameSite: 'Strict' as const };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(url + paths.overview.getHref());
  await page.locator('main h1').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return {
    name: 'product',
    url,
    session: state,
    login: { path: paths.login.getHref(), awaited: 'main input[name="email"]' },
    list: { path: paths.volunteers.getHref(), awaited: 'main tbody tr a' },
  };
}

function peerSite(url: string): Site {
  return {
    name: 'peer',
    url,
    session: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'user', value: 'Anna' }] }] },
    login: { path: '/#/login', awaited: 'input[name="username"]' },
    list: { path: '/#/volunteers', awaited: 'tbody tr.RaDatagrid-row' },
  };
}

/** Builds the peer with Vite's defaults, and compresses it like the panel. */
async function buildPeer(folder: string): Promise<void> {
  const { build } = await import('vite');
  await inProduction(() =>
    build({
      root: join(import.meta.dirname, 'peer'),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    }),
  );
  await precompress(folder);
}
