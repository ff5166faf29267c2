/**
 * Reads the statements of docs/contract.md, finds the tests that name them, and writes the table of both.
 * Pure: gets the files as text.
 *
 * @typedef {{ id: string, area: string, sentence: string }} Statement
 * @typedef {{ file: string, title: string }} Holder
 */

const STATEMENT = /^- \*\*(([A-Z]+)-\d+)\*\* (.+)$/gm
const ID = /\b[A-Z]+-\d+\b/g

/**
 * A title is the first argument of it, test or describe, or of the function that `each` returns. A skipped
 * test does not count.
 */
const TITLE = /(?:\b(?:it|test|describe)((?:\.\w+)*)|\))\s*\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g
/** A table of cases may have the id in each row; its title then begins with `${id}` or `${ids}`. */
const ROW_ID = /\bids?: '([A-Z]+-\d+(?: [A-Z]+-\d+)*)'/g
const TITLE_FROM_ROW = /`\$\{ids?\}[^`]*`/
const NOT_RUN = /\.(skip|todo|fixme)\b/

/** @param {string} contract @returns {Statement[]} */
export function readContract(contract) {
  return [...contract.matchAll(STATEMENT)].map(([, id = '', area = '', sentence = '']) => ({
    id,
    area,
    sentence,
  }))
}

/** The titles of a test file that name at least one id. @param {string} source @returns {string[]} */
export function findTitles(source) {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const titles = [...code.matchAll(TITLE)]
    .filter(([, modifiers = '', , title = '']) => !NOT_RUN.test(modifiers) && title.match(ID))
    .map(([, , , title = '']) => title.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' '))
  const [fromRow] = TITLE_FROM_ROW.exec(code) ?? []
  const rows = fromRow === undefined ? [] : [...code.matchAll(ROW_ID)].map(([, ids = '']) => ids)
  return [...titles, ...rows.map((ids) => `${ids}${fromRow?.slice(1, -1).replace(/^\$\{ids?\}/, '')}`)]
}

/**
 * For each statement the tests that name it, and the ids in titles that belong to no statement.
 *
 * @param {Statement[]} statements
 * @param {{ file: string, source: string }[]} testFiles
 */
export function matchTests(statements, testFiles) {
  const areas = new Set(statements.map(({ area }) => area))
  /** @type {Map<string, Holder[]>} */
  const holders = new Map(statements.map(({ id }) => [id, []]))
  /** @type {Set<string>} */
  const unknown = new Set()
  for (const { file, source } of [...testFiles].sort((a, b) => compare(a.file, b.file))) {
    for (const title of [...new Set(findTitles(source))].sort(compare)) {
      for (const id of new Set(title.match(ID))) {
        if (holders.has(id)) holders.get(id)?.push({ file, title })
        else if (areas.has(id.replace(/-\d+$/, ''))) unknown.add(`${id} in ${file}`)
      }
    }
  }
  return { holders, unknown: [...unknown].sort(compare) }
}

/** @param {Statement[]} statements @param {Map<string, Holder[]>} holders */
export function writeTable(statements, holders) {
  const open = statements.filter(({ id }) => !holders.get(id)?.length)
  const held = statements.length - open.length
  const areas = [...new Set(statements.map(({ area }) => area))]
  return `${[
    '# Contract coverage',
    '',
    'Made by `node tools/contract/contract-coverage.mjs` from the titles of the tests; do not edit.',
    '',
    `${held} of ${statements.length} statements of [the contract](contract.md) are held by a test.`,
    '',
    '## Without a test',
    '',
    ...(open.length > 0 ? open.map(({ id, sentence }) => `- **${id}** ${sentence}`) : ['None.']),
    ...areas.flatMap((area) => [
      '',
      `## ${area}`,
      '',
      '| Statement | Test |',
      '|---|---|',
      ...statements
        .filter((statement) => statement.area === area)
        .flatMap(({ id }) => (holders.get(id) ?? []).map((holder) => writeRow(id, holder))),
    ]),
  ].join('\n')}\n`
}

/** The ids that have a test in a table. @param {string} table @returns {Set<string>} */
export function heldIds(table) {
  return new Set([...table.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id))
}

/** @param {string} id @param {Holder} holder */
function writeRow(id, { file, title }) {
  return `| ${id} | ${title.replaceAll('|', '\\|')} (\`${file}\`) |`
}

/** By code units, so that the order is the same everywhere. @param {string} a @param {string} b */
function compare(a, b) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
