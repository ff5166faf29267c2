/**
 * The whole picture of allowed imports. The folder tree is the architecture; this file checks its arrows:
 *
 *   schema <- exam <- questions          packages <- apps
 *   questions: kit <- chapters <- exams <- topic <- paper, doubt, text, notes <- exchange   (one chapter never imports another)
 *   web:    messages, lib, components <- features <- app          (one feature never imports another)
 *   server: ai, backend, news <- generation <- functions <- app.ts <- main.ts; backend <- realtime <- app.ts; backend, functions <- live <- start-server.ts
 */

/** A folder may import itself and what stands to its right; everything else of ours is forbidden. */
const allowed = {
  'packages/schema': [],
  'packages/exam': ['packages/schema'],
  'packages/questions': ['packages/schema', 'packages/exam'],
  'apps/web': ['packages'],
  'apps/server': ['packages'],
  e2e: [
    'packages',
    'apps/web/src/messages',
    'apps/web/src/lib/stores',
    'apps/web/src/testing',
    'apps/server/src/testing',
    'tools',
  ],
  bench: ['packages', 'apps', 'tools', 'e2e/exam-hall', 'e2e/files', 'e2e/pictures', 'e2e/support'],
  tools: ['packages', 'apps/server/src'],
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const workspaceRules = Object.entries(allowed).map(([folder, targets]) => ({
  name: `imports-of-${folder.replaceAll('/', '-')}`,
  comment: `${folder} may import only ${targets.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: '^(apps|packages|e2e|bench|tools)/', pathNot: [folder, ...targets].map((path) => `^${path}/`) },
}))

/** Production code of a pure package: tests may use Node and a random source. */
const PURE = { path: '^packages/', pathNot: '\\.test\\.ts$' }

/** @type {{ forbidden: import('dependency-cruiser').IForbiddenRuleType[], options: import('dependency-cruiser').ICruiseOptions }} */
export default {
  forbidden: [
    ...workspaceRules,
    {
      name: 'no-cycles',
      comment:
        'two modules that need each other are one module, or a third is missing; types count too. What is loaded later may know who loads it',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'packages-are-pure',
      comment: 'schema, exam and questions touch no Node, no React, no network',
      severity: 'error',
      from: PURE,
      to: { path: '^(react|react-dom|react-router|hono|@supabase|pino)', dependencyTypes: ['npm'] },
    },
    {
      name: 'packages-use-no-node',
      comment: 'schema, exam and questions run in the browser as well',
      severity: 'error',
      from: PURE,
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'kit-knows-no-chapter',
      comment: 'kit is what chapters are built with',
      severity: 'error',
      from: { path: '^packages/questions/src/kit/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/questions/src/(?!kit/)' },
    },
    {
      name: 'chapters-use-only-the-kit',
      comment:
        'what two chapters share belongs to kit/; topic, paper, doubt, text and notes read the chapters',
      severity: 'error',
      from: { path: '^packages/questions/src/chapters/([^/]+/[^/]+)/' },
      to: {
        path: '^packages/questions/src/',
        pathNot: ['^packages/questions/src/kit/', '^packages/questions/src/chapters/$1/'],
      },
    },
    {
      name: 'questions-point-one-way',
      comment: 'chapters <- exams <- topic <- paper, doubt, text, notes <- exchange',
      severity: 'error',
      from: { path: '^packages/questions/src/(chapters|exams|topic)/' },
      to: { path: '^packages/questions/src/(paper|doubt|text|notes|exchange)/' },
    },
    {
      name: 'exchange-is-read-by-apps-only',
      comment: 'files of other programs come in and go out at the edge',
      severity: 'error',
      from: { path: '^packages/questions/src/', pathNot: '^packages/questions/src/exchange/' },
      to: { path: '^packages/questions/src/exchange/' },
    },
    {
      name: 'web-uses-no-node',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: ['\\.test\\.tsx?$', '^apps/web/src/testing/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-do-not-meet',
      comment: 'features meet in app/; what two of them share belongs to components/ or lib/',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-points-one-way',
      comment: 'lib, components <- features <- app',
      severity: 'error',
      from: { path: '^apps/web/src/(messages|lib|components)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-features-do-not-import-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-lib-draws-nothing',
      comment: 'lib holds clients and stores; components draw',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|messages)/' },
      to: { path: '^apps/web/src/components/' },
    },
    {
      name: 'server-points-one-way',
      comment: 'ai, backend, news <- generation <- functions <- app <- main',
      severity: 'error',
      from: { path: '^apps/server/src/(ai|backend|news|generation)/' },
      to: { path: '^apps/server/src/(functions/|app\\.ts|main\\.ts)' },
    },
    {
      name: 'server-ai-knows-no-questions',
      comment: 'ai calls providers; generation decides what they are asked',
      severity: 'error',
      from: { path: '^apps/server/src/(ai|backend|news)/' },
      to: { path: '^apps/server/src/generation/' },
    },
    {
      name: 'server-realtime-stands-apart',
      comment: 'backend <- realtime <- app: live connections read the backend and nothing else of ours',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(realtime/|app\\.ts|start-server\\.ts)' },
      to: { path: '^apps/server/src/realtime/' },
    },
    {
      name: 'server-realtime-knows-no-questions',
      severity: 'error',
      from: { path: '^apps/server/src/realtime/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(ai|news|generation|functions|threads|testing)/' },
    },
    {
      name: 'server-live-stands-apart',
      comment: 'functions <- live <- start-server: a live quiz asks for questions as a learner does',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(live/|start-server\\.ts)' },
      to: { path: '^apps/server/src/live/' },
    },
    {
      name: 'server-functions-do-not-import-app',
      severity: 'error',
      from: { path: '^apps/server/src/functions/' },
      to: { path: '^apps/server/src/(app|main)\\.ts' },
    },
    {
      name: 'server-functions-are-web-standard',
      comment: 'the same handlers run as Supabase functions, so nothing of Node may be in them',
      severity: 'error',
      from: { path: '^apps/server/src/(functions|generation|ai)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^apps/web/src/testing/', '^e2e/'] },
      to: { path: ['\\.test\\.tsx?$', '^apps/web/src/testing/'] },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'a package is declared by the workspace that imports it',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-resolvable',
      comment: 'mdast and hast are names of syntax trees that exist as types only',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(mdast|hast)$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.)' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
