/** Which way imports run. Patterns only, so that a new feature is guarded the moment it exists. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/src', 'node_modules/zod'] },
    },
    { name: 'server-never-imports-web', severity: 'error', from: { path: '^server' }, to: { path: '^web' } },
    { name: 'web-never-imports-server', severity: 'error', from: { path: '^web' }, to: { path: '^server' } },
    {
      name: 'platform-http-lib-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/(platform|http|lib)/' },
      to: { path: '^server/src/(features|[^/]+\\.ts$)' },
    },
    {
      name: 'lib-is-pure',
      severity: 'error',
      from: { path: '^server/src/lib/' },
      to: { path: '^server/src/(platform|http)/' },
    },
    {
      name: 'features-meet-at-their-doors',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: { path: '^server/src/features/(?!$1/)[^/]+/(?!.*\\.feature\\.ts$)' },
    },
    {
      name: 'listings-never-import-search',
      severity: 'error',
      from: { path: '^server/src/features/listings/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/features/search/', reachable: true },
    },
    {
      name: 'outside-goes-through-the-door',
      severity: 'error',
      from: { path: '^server/src/(?!features/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/features/[^/]+/(?!.*\\.feature\\.ts$)' },
    },
    {
      name: 'policies-presenters-and-rules-are-pure',
      severity: 'error',
      from: { path: '^server/src/.*\\.(policy|presenter)\\.ts$' },
      to: {
        path: ['^server/src/platform/(?!database/tables|pictures/rendition-widths)', '^(pg|kysely)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-features-do-not-import-features',
      severity: 'error',
      from: { path: '^web/app/features/([^/]+)/' },
      to: { path: '^web/app/(features/(?!$1/)|routes/)' },
    },
    {
      name: 'web-components-know-no-feature',
      severity: 'error',
      from: { path: '^web/app/(components|lib)/' },
      to: { path: '^web/app/(features|routes)/' },
    },
    {
      name: 'web-ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/app/components/ui/' },
      to: { path: ['^contract', '^web/app/components/layout'] },
    },
    {
      name: 'web-lib-imports-no-component',
      severity: 'error',
      from: { path: '^web/app/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/app/components/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(web/app|server/src|contract/src)/paraglide'] },
    tsPreCompilationDeps: true,
    // The types' own compiler is newer than what the tool can load.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
