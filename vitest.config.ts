import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isLostTypeQuery } from './apps/server/src/backend/postgres/lost-type-query.ts'
import { findPostgres } from './tools/find-postgres.mjs'

/** Code that decides and does not draw: starting a browser's document for each file would take longer than the tests. */
const WEB_LOGIC = ['apps/web/src/{components,features,messages}/**/*.test.ts']

/** It reads the notes of every chapter, which the other tests of the catalogue have loaded. */
const NOTES_OF_CHAPTERS = 'apps/web/src/components/markdown/chapter-notes.test.ts'

/**
 * Each of these goes through the whole catalogue, every recorded topic or every exam. Together they take as long as all other unit
 * tests, and a change seldom breaks them alone: `npm test` runs them, `npm run check` does not.
 */
const WHOLE_CATALOGUE = [
  'packages/questions/src/chapters/catalogue.test.ts',
  'packages/questions/src/doubt/recall/recall.test.ts',
  'packages/questions/src/doubt/{look-up-fact,look-up-term,typed-doubts}.test.ts',
  'packages/questions/src/notes/make-notes.test.ts',
  'packages/questions/src/paper/{make-exam-paper,make-paper,check-exam-paper,open-topic,syllabus-coverage,topics-served}.test.ts',
  'packages/questions/src/topic/{topic-index,topics-as-typed}.test.ts',
  'packages/questions/src/topic/mentions/mentions.test.ts',
  'tools/start.test.ts',
  NOTES_OF_CHAPTERS,
]

/**
 * Packages and tools are tested as Node runs them. Vite would transform each module on the way and turn
 * each use of an import into a look-up, which takes longer than most tests. There are no mocks here that would need it.
 */
const RUN_BY_NODE = { viteModuleRunner: false, nodeLoader: false }

/** The same for what the apps import of the packages; their own modules go through Vite, which knows JSX and mocks. */
const PACKAGES_RUN_BY_NODE = { deps: { external: [/\/packages\/(?:questions|exam|schema)\/src\//] } }

/** The first test of a file loads its modules, which takes long on a busy machine. */
const PATIENCE = 60_000

export default defineConfig({
  test: {
    // Vitest would leave one core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    // A thread starts with a fraction of what a process takes.
    pool: 'threads',
    // The server lives on after these (main.ts), and tests restart PostgreSQL under it.
    onUnhandledError: (error) => !isLostTypeQuery(error),
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: WHOLE_CATALOGUE,
          experimental: RUN_BY_NODE,
          // Nothing here keeps state: the files of one worker share the modules they load, above all the whole catalogue.
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'catalogue',
          include: WHOLE_CATALOGUE,
          experimental: RUN_BY_NODE,
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'web-logic',
          include: WEB_LOGIC,
          exclude: [NOTES_OF_CHAPTERS],
          server: PACKAGES_RUN_BY_NODE,
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: WEB_LOGIC,
          server: PACKAGES_RUN_BY_NODE,
          environment: 'jsdom',
          // Building a document for each file took two thirds of the time. Files of one worker share it, and the set-up empties it.
          isolate: false,
          setupFiles: ['apps/web/src/testing/setup.ts'],
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          experimental: RUN_BY_NODE,
          // Found here, because the set-up has to find it as well and an app imports nothing of tools.
          env: { POSTGRES_BIN: findPostgres() ?? '' },
          include: ['apps/server/**/*.test.ts'],
          // Files of one worker share the modules they load: the engine, the AI SDK, the database.
          isolate: false,
          // These tests start and stop processes, which listen to the signals of theirs.
          pool: 'forks',
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/quick-passwords.ts'],
          // These tests mostly wait: for servers in processes of their own, for databases and for time limits.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          testTimeout: 2 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
        },
      },
    ],
  },
})
