// Who may import whom (design, section 3): contract ← kit, data, http, db … ← domain ← features ← app, main.
// A feature is a folder of src/panel or src/server that is not one of these.
const base = {
  panel: ['kit', 'data', 'shell'],
  server: [
    ...['calendar', 'db', 'files', 'history', 'http', 'identity', 'jobs', 'live', 'mail', 'metrics'],
    ...['notify', 'participation', 'resource'],
  ],
};
// What puts the features together; the demo writes the data of all of them.
const top =
  'src/(panel/app/|server/(demo/|(main|startServer|createServer|loadDemoDataOnce|scheduledJobs)\\.ts))';

// Its names are looked at by tests/contract/engineNames.test.ts.
const engine =
  '^(src/(panel/(data|kit|resource)|server/(db|files|http|jobs|live|mail|metrics|resource))|scripts/generate)/';

/** A library that is known in one place, so that it can be replaced there. */
const owner = (library, packages, places) => ({
  name: `${library}-has-one-owner`,
  severity: 'error',
  from: { path: '^src/', pathNot: places },
  to: { path: `^node_modules/(${packages})(/|$)` },
});

const side = (name) => ({
  // Any file of the side's base that reaches for one of its features.
  baseBelow: {
    name: `${name}-base-imports-no-feature`,
    severity: 'error',
    from: { path: `^src/${name}/(${base[name].join('|')})/` },
    to: { path: `^src/${name}/[^/]+/`, pathNot: `^src/${name}/(${base[name].join('|')})/` },
  },
  // $1 is the folder of the feature that imports.
  featuresApart: {
    name: `${name}-features-apart`,
    comment:
      'Two features that need the same thing get it from the base, or one tells the other through the app.',
    severity: 'error',
    from: { path: `^src/${name}/([^/]+)/`, pathNot: `^(src/${name}/(${base[name].join('|')})/|${top})` },
    to: { path: `^src/${name}/[^/]+/`, pathNot: `^src/${name}/($1|${base[name].join('|')})/` },
  },
});

module.exports = {
  forbidden: [
    {
      name: 'contract-imports-neither-side',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^src/(domain|panel|server)/' },
    },
    {
      name: 'domain-imports-neither-side',
      comment: 'The rules of the features, which both sides read.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^src/(panel|server)/' },
    },
    {
      name: 'engine-knows-no-domain',
      comment: 'It works with any contract.',
      severity: 'error',
      from: { path: engine },
      to: { path: '^src/domain/' },
    },
    {
      name: 'panel-and-server-apart',
      comment: 'What both need is in src/contract, or in src/domain where it is about one feature.',
      severity: 'error',
      from: { path: '^src/(panel|server)/' },
      to: { path: '^src/(panel|server)/', pathNot: '^src/$1/' },
    },
    ...Object.keys(base).flatMap((name) => Object.values(side(name))),
    {
      name: 'top-imported-by-nothing-below',
      severity: 'error',
      from: { path: '^src/', pathNot: `^${top}` },
      to: { path: `^${top}` },
    },
    {
      name: 'product-without-tools',
      comment: 'The product runs without its scripts and tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests)/' },
    },
    owner('rjsf', '@rjsf/[^/]+', '^src/(panel/kit|contract)/'),
    owner('openapi-fetch', 'openapi-fetch', '^src/panel/data/'),
    owner('image-crop', 'react-image-crop', '^src/panel/kit/image/'),
    owner('metrics', 'prom-client', '^src/server/core/metrics/'),
    owner('database-driver', 'pg|pg-protocol|@electric-sql/pglite', '^src/server/core/db/'),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-missing-files', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'product-without-dev-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/contract/generated/.*\\.validator\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
