import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { omitUnshownTexts } from './scripts/build/panel/omitUnshownTexts.ts';
import { panelConstants } from './scripts/build/panel/panelConstants.ts';
import { proxyTo } from './scripts/options/serverPaths.ts';

const repository = fileURLToPath(new URL('.', import.meta.url));

/**
 * Which scripts the panel comes in: few, because each costs a round trip on a slow line, and none with what its page
 * does not show. Left alone, the bundler cuts it into a score of pieces, one for each set of pages that shares
 * something. The first group that fits takes a module.
 */
const chunkGroups = [
  // What every page needs, in two files, of which one hardly ever changes.
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'shell', test: /src\/|i18n|vite/, tags: ['$initial' as const] },
  // Forms: rjsf, our part of it, and the fields.
  {
    name: 'forms',
    test: /node_modules\/(@rjsf|@x0k|fast-|jsonpointer)|kit\/form\/(?!conflict)|src\/contract\/forms\//,
    minShareCount: 2,
  },
  // What floats over a page, with its library: few pages show it, and scripts must not need each other in a circle, for
  // then parts of one are undefined.
  {
    name: 'floating',
    test: /node_modules\/(@popperjs|@mui\/material\/esm\/(Autocomplete|useAutocomplete|Popper|Tooltip)\/)/,
    minShareCount: 2,
  },
  // What lists, forms and dialogs are made of.
  { name: controlsOf, debugName: 'controls', test: /node_modules\/@mui/, minShareCount: 2 },
  // The little that pages of visitors share with those of members.
  {
    name: 'visitors',
    test: /src\/(panel\/(kit\/(afterPaint|focus|format|lazy|link\/(?!LinkAction|ResendConfirmation)|state|text)|shell\/(?!AppLinks))|contract\/(bytesText|choiceText|countryName|dateLocale|escapeHtml|fieldName|formatPhone|humanise|isCountrySchema|languageName|minutesText|nameIn|validationMessage))/,
    minShareCount: 2,
  },
  // react-admin and what the pages of members share. The law is in the manual, which visitors read.
  {
    name: 'members',
    test: /node_modules|src\/panel\/(kit\/(?!form\/|cover\/CoverDesignInput)|data|notifications\/bell)|src\/(contract\/(?!generated\/forms)|domain\/(?!law\/))/,
    minShareCount: 2,
  },
  // How forms are saved, in one file: each more has its line in the first script.
  { name: 'saving', test: /src\/panel\/kit\/form\/conflict\// },
  // What the pages of one feature share.
  { name: featureOf, debugName: 'feature', test: /src\/(panel|domain\/law)/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Tabs and tables, which no page of visitors has. */
const ofMembers = /@mui\/material\/esm\/(Tab|Table|ToggleButton)\w*\//;

/** Icons that only the contract names are for members. */
function controlsOf(module: string, context: Rolldown.ChunkingContext): string | null {
  if (ofMembers.test(module)) return null;
  const importers = context.getModuleInfo(module)?.importers ?? [];
  return importers.every((importer) => importer.includes('/contract/generated/')) ? null : 'controls';
}

function featureOf(module: string): string | null {
  if (module.includes('src/domain/law/')) return 'manual';
  return /src\/panel\/(?!kit)([\w-]+)\/(?!form\/)/.exec(module)?.[1] ?? null;
}

export default defineConfig({
  root: `${repository}src/panel`,
  publicDir: false,
  plugins: [react(), omitUnshownTexts()],
  resolve: {
    alias: {
      // rjsf can show Markdown; nothing in the contract is written in it, and its parser is 31 kB.
      'markdown-to-jsx/react': `${repository}src/panel/kit/form/Markdown.ts`,
    },
  },
  define: panelConstants(process.env),
  build: {
    outDir: `${repository}dist`,
    emptyOutDir: true,
    target: 'es2023',
    // The Content-Security-Policy allows no data: URLs for scripts and fonts.
    assetsInlineLimit: 0,
    // In one sheet, which stands in each page: what comes later would be waited for.
    cssCodeSplit: false,
    // React, its router and MUI in one file; compressed it is a third of this.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: `${repository}src/panel/index.html`,
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
  server: {
    // Texts and the contract are outside of the root.
    fs: { allow: [repository] },
    proxy: proxyTo(process.env.PORT ?? 3000),
  },
});
