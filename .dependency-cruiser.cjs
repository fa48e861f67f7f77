// Who may import whom (design, section 3): contract ← domain ← the rooms of a side, in the order given here.
// A room imports from those before it; rooms of one line know each other.
const rooms = {
  panel: [
    ['data'],
    ['kit', 'shell'],
    ['boot'],
    ['resource'],
    ['account'],
    ['registration'],
    ['landing'],
    ['legal'],
    ['manual'],
    ['mobile-app'],
    ['notifications'],
    ['sent-mails'],
    ['mailings'],
    ['data-requests'],
    ['retention'],
    ['events'],
    ['volunteers'],
    ['people-in-need'],
    ['abuse-reports'],
    ['team'],
    ['settings'],
    ['overview'],
    ['problems'],
    ['search'],
  ],
  server: [
    ['core'],
    ['resource'],
    ['saved-views'],
    ['notifications'],
    ['accounts'],
    ['sent-mails'],
    ['clearances'],
    ['guardian-consents'],
    ['data-requests'],
    ['abuse-reports'],
    ['retention'],
    ['events'],
    ['people-in-need'],
    ['hours'],
    ['agreements'],
    ['volunteers'],
    ['mailings'],
    ['organization'],
    ['public-pages'],
    ['volunteer-pages'],
    ['team'],
    ['erasures'],
    ['overview'],
    ['activity'],
    ['problems'],
    ['demo'],
  ],
};
// What puts the rooms together.
const top =
  '^src/(panel/(app/|boot/prerender\\.tsx$)|server/(main|startServer|createServer|stopOnSignal)\\.ts$)';

// Its names are looked at by tests/contract/engineNames.test.ts.
const engine = '^(src/(panel/(data|kit|resource)|server/(core|resource))|scripts/generate)/';

/** A library that is known in one place, so that it can be replaced there. */
const owner = (library, packages, places) => ({
  name: `${library}-has-one-owner`,
  severity: 'error',
  from: { path: '^src/', pathNot: places },
  to: { path: `^node_modules/(${packages})(/|$)` },
});

const roomsInOrder = (side) =>
  rooms[side].map((line, index) => ({
    name: `${side}-${line[0]}-imports-only-rooms-before-it`,
    comment: 'What two rooms need is in one that both may import, or one tells the other through the app.',
    severity: 'error',
    from: { path: `^src/${side}/(${line.join('|')})/`, pathNot: top },
    to: {
      path: `^src/${side}/`,
      pathNot: `^src/${side}/(${rooms[side]
        .slice(0, index + 1)
        .flat()
        .join('|')})/`,
    },
  }));
const roomNames = (side) => rooms[side].flat().join('|');

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
    ...Object.keys(rooms).flatMap(roomsInOrder),
    {
      name: 'every-room-has-its-place',
      comment: 'A folder that is not in the order above.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/(panel|server)/',
        pathNot: `${top}|^src/(panel/(${roomNames('panel')})|server/(${roomNames('server')}))/`,
      },
    },
    {
      name: 'top-imported-by-nothing-below',
      severity: 'error',
      from: { path: '^src/', pathNot: top },
      to: { path: top },
    },
    {
      name: 'scripts-share-the-harness-alone',
      comment: 'What scripts and tests share is in tests/harness.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tests/', pathNot: '^tests/harness/' },
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
    owner('pdf', 'pdfkit', '^src/server/core/pdf/'),
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
