/**
 * `npm run renew`: writes anew whatever is made from the chapters, after a change of names, facts, written questions or generators.
 * Read the difference: it says what the change means. `-- --forms` also teaches the doubt solver new wording, which takes minutes.
 */
import { runSteps } from './run-steps.mjs'

/** In this order: the index is made from the words. */
const STEPS = [
  { name: 'words that questions mention', command: ['node', 'tools/records/list-mentions.ts'] },
  { name: 'real words near names', command: ['node', 'tools/records/near-words.ts'] },
  { name: 'index of topics', command: ['node', 'tools/records/index-topics.ts'] },
  { name: 'chapters that can answer a doubt', command: ['node', 'tools/records/index-doubts.ts'] },
  { name: 'questions of each generator', command: ['node', 'tools/records/record-questions.ts'] },
  { name: 'what typed topics are served as', command: ['node', 'tools/records/record-topics.ts'] },
]
const FORMS = { name: 'wording for the doubt solver', command: ['node', 'tools/records/record-forms.ts'] }

const steps = process.argv.includes('--forms') ? [...STEPS, FORMS] : STEPS
process.exit((await runSteps(steps)) ? 0 : 1)
