/**
 * The layers of each part, from bottom to top; `*.ts` are the files in the folder itself. Anything not listed is on
 * top, such as `main.tsx` and the code that starts the server.
 * @type {Record<string, [folder: string, names: string[]]>}
 */
const layers = {
  server: ['apps/server/src', ['config', 'platform', 'providers', 'kernel', 'http', 'modules']],
  module: ['apps/server/src/modules/([^/]+)', ['domain', 'copy', 'emails', 'storage', 'answers', 'actions']],
  portal: ['apps/portal/src', ['session', 'i18n', 'api', 'frame', 'features']],
  console: ['apps/console/src', ['player', 'storage', 'i18n', 'api', 'frame', 'parts', 'features']],
  contract: [
    'packages/contract/src',
    [
      '*.ts',
      'fields',
      'industries',
      'bank',
      'application',
      'entities',
      'partner',
      'privacy',
      'staff',
      'csv',
      'operations',
      'documents',
      'client',
    ],
  ],
};

/** One rule per layer: it imports nothing from the layers above it, not even types. */
const layerRules = Object.entries(layers).flatMap(([part, [folder, names]]) => {
  const paths = names.map((name) => (name === '*.ts' ? '[^/]+\\.ts$' : `${name}/`));
  const sameFolder = folder.replace('([^/]+)', '$1');
  return names.map((name, at) => ({
    name: `${part}-from-top-to-bottom-${name}`,
    severity: 'error',
    comment: `Nothing imports what stands above it. From bottom to top: ${names.join(', ')}, all else.`,
    // Tests of the server and the contract may combine layers.
    from: { path: `^${folder}/${paths[at]}`, pathNot: '^(apps/server|packages)/.+\\.test\\.ts$' },
    to: { path: `^${sameFolder}/`, pathNot: `^${sameFolder}/(${paths.slice(0, at + 1).join('|')})` },
  }));
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Values never import in a circle.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'contract-on-zod-alone',
      severity: 'error',
      comment: 'Browser and server share it, so it brings nothing along.',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src/', '^node_modules/zod/'] },
    },
    {
      name: 'locales-on-contract-alone',
      severity: 'error',
      comment: 'Texts and formats know what an answer is, and nothing of who shows it.',
      from: { path: '^packages/locales/src/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^apps/', '^packages/(?!(locales|contract)/)', '^node_modules/'] },
    },
    {
      name: 'statements-on-calendar-and-shapes',
      severity: 'error',
      comment: 'Bytes in, a reading out: days, numbers and the shape of a reading are all that it shares with us.',
      from: { path: '^packages/statements/' },
      to: {
        path: ['^apps/', '^scripts/', '^packages/'],
        pathNot: [
          '^packages/statements/',
          '^packages/contract/src/(calendar|constants|language)\\.ts$',
          '^packages/contract/src/application/statements/(statement-(reading|transactions)|misread-amounts|file-signs)\\.ts$',
        ],
      },
    },
    {
      name: 'sandboxes-know-nothing-of-ours',
      severity: 'error',
      comment: 'A stand-in that shared our code would share our mistakes.',
      from: { path: '^packages/([^/]+-sandbox)/' },
      to: { path: ['^apps/', '^packages/'], pathNot: '^packages/$1/' },
    },
    {
      name: 'sandboxes-by-their-opener-alone',
      severity: 'error',
      comment: 'What runs in production never meets a stand-in.',
      from: { path: '^apps/[^/]+/src/', pathNot: ['^apps/server/src/providers/open-providers\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^packages/[^/]+-sandbox/' },
    },
    ...layerRules,
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'A feature never imports another; what two share lives in a layer below, or in packages/design.',
      from: { path: '^apps/(portal|console)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'portal-apart-from-server',
      severity: 'error',
      comment: 'Browser and server meet in the contract alone.',
      from: { path: '^apps/portal/src/' },
      to: { path: ['^apps/server/', '^scripts/', '^node_modules/(fastify|pg|kysely)'] },
    },
    {
      name: 'operations-as-types-in-portal',
      severity: 'error',
      comment: 'The list of operations gives the portal its types; its schemas would weigh on the bundle.',
      from: { path: '^apps/portal/src/' },
      to: { path: '^packages/contract/src/operations/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-apart-from-portal',
      severity: 'error',
      comment: 'Browser and server meet in the contract alone.',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(portal|console)/' },
    },
    {
      name: 'console-apart-from-others',
      severity: 'error',
      comment: 'The console shares packages with the portal, and meets the server in the contract alone.',
      from: { path: '^apps/console/src/' },
      to: { path: ['^apps/(?!console/)', '^scripts/', '^node_modules/(fastify|pg|kysely)'] },
    },
    {
      name: 'portal-apart-from-console',
      severity: 'error',
      comment: 'Nothing of the console is in the bundles of the portal.',
      from: { path: '^apps/portal/src/' },
      to: { path: '^apps/console/' },
    },
    {
      name: 'operations-as-types-in-console',
      severity: 'error',
      comment: 'Its build puts the paths of the operations in; their schemas would weigh on the bundle.',
      from: { path: '^apps/console/src/' },
      to: { path: '^packages/contract/src/operations/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'console-routes-in-one-place',
      severity: 'error',
      comment: 'The router takes any string; frame/navigation.tsx takes addresses of the console alone.',
      from: { path: '^apps/console/src/', pathNot: '^apps/console/src/frame/navigation\\.tsx$' },
      to: { path: '^node_modules/wouter/' },
    },
    {
      name: 'source-apart-from-scripts',
      severity: 'error',
      comment: 'Scripts know the product; the product does not know its scripts.',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^scripts/' },
    },
    {
      name: 'indexes-for-others',
      severity: 'error',
      comment: 'index.ts is what a module shows to others; its own files import each other by name.',
      from: { path: '^apps/server/src/modules/([^/]+)/.+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/modules/$1/index\\.ts$' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        "A rule imports the contract, the reader and its own module's rules, nothing else; time comes as an argument.",
      from: { path: '^apps/server/src/modules/([^/]+)/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/(contract|statements)/src/', '^apps/server/src/modules/$1/domain/'] },
    },
    {
      name: 'storage-on-domain-and-database',
      severity: 'error',
      comment: 'Storage keeps what the domain defines.',
      from: { path: '^apps/server/src/modules/([^/]+)/storage/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/modules/$1/(domain|storage)/',
          '^apps/server/src/modules/[^/]+/index\\.ts$',
          '^apps/server/src/platform/',
        ],
      },
    },
    {
      name: 'modules-meet-at-their-index',
      severity: 'error',
      comment: 'What a module offers to others stands in its index.ts.',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/[^/]+/.+',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'modules-from-outside-at-their-index',
      severity: 'error',
      comment: 'http/, jobs and start-up use a module through its index.ts.',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/modules/[^/]+/', '\\.test\\.ts$'] },
      to: { path: '^apps/server/src/modules/[^/]+/.+', pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'telemetry-only-where-wanted',
      severity: 'error',
      comment: 'A server that sends no spans loads nothing of OpenTelemetry.',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/telemetry/open-tracer\\.ts$' },
      to: { path: '^node_modules/@opentelemetry/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tracer-on-demand',
      severity: 'error',
      comment: 'A server that sends no spans loads nothing of OpenTelemetry.',
      from: { path: '^apps/server/src/' },
      to: { path: '^apps/server/src/platform/telemetry/open-tracer\\.ts$', dynamic: false },
    },
    {
      name: 'routes-are-typed',
      severity: 'error',
      comment: 'The router takes any string; frame/routing/ takes the paths of the contract alone.',
      from: { path: '^apps/portal/src/', pathNot: '^apps/portal/src/frame/routing/' },
      to: { path: '^node_modules/wouter/' },
    },
    {
      name: 'design-on-contract-and-locales',
      severity: 'error',
      comment: 'Every app builds on the look; the look builds on no app.',
      from: { path: '^packages/design/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^apps/', '^packages/'], pathNot: '^packages/(contract|design|locales)/' },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      severity: 'error',
      comment: 'A part of the look has no business words.',
      from: { path: '^packages/design/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^apps/', '^packages/'], pathNot: '^packages/design/src/ui/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
