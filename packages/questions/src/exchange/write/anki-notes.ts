import { optionLetter } from '@ekagra/exam/question/normalise-question'
import type { ExchangeQuestion } from '../exchange-question.ts'
import { escapeHtml, inlineToHtml, questionToHtml, textToHtml } from './write-html.ts'

/** The SQL that makes an Anki collection of the version that every Anki since 2.0 imports (schema 11). */
export const ANKI_SCHEMA = `
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn on notes (usn);
CREATE INDEX ix_cards_usn on cards (usn);
CREATE INDEX ix_revlog_usn on revlog (usn);
CREATE INDEX ix_cards_nid on cards (nid);
CREATE INDEX ix_cards_sched on cards (did, queue, due);
CREATE INDEX ix_revlog_cid on revlog (cid);
CREATE INDEX ix_notes_csum on notes (csum);
`

export type AnkiValue = string | number

export interface AnkiRows {
  col: AnkiValue[]
  notes: AnkiValue[][]
  cards: AnkiValue[][]
}

const FIELDS = ['Question', 'Options', 'Answer', 'Explanation']
/** The characters between the fields of a note. */
const FIELD_END = '\u001F'
/** Fixed, so that a second import finds the note type that is there already. */
const MODEL_ID = 1_700_000_000_720

const CSS =
  '.card { font-family: sans-serif; font-size: 18px; text-align: left; max-width: 40em; margin: auto; } .options { margin-top: 1em; }'

/** The rows of a collection with one deck: a card shows question and options, its back the answer and the explanation. */
export function ankiRows(questions: readonly ExchangeQuestion[], deckName: string, now: number): AnkiRows {
  const seconds = Math.floor(now / 1000)
  const deckId = now
  const notes: AnkiValue[][] = []
  const cards: AnkiValue[][] = []
  questions.forEach((question, index) => {
    const id = now + index
    const fields = fieldsOf(question)
    const guid = `ek${hash(fields.join(FIELD_END)).toString(36)}${hash([...fields].reverse().join(' ')).toString(36)}`
    const sortField = question.text.slice(0, 500)
    notes.push([
      id,
      guid,
      MODEL_ID,
      seconds,
      -1,
      tagsOf(question),
      fields.join(FIELD_END),
      sortField,
      hash(sortField),
      0,
      '',
    ])
    cards.push([id, id, deckId, 0, seconds, -1, 0, 0, index + 1, 0, 0, 0, 0, 0, 0, 0, 0, ''])
  })
  return { col: colRow(deckName, deckId, now), notes, cards }
}

function fieldsOf(question: ExchangeQuestion): string[] {
  const { options, key, explanation } = question
  const line = (index: number) => `${optionLetter(index)}. ${inlineToHtml(options[index] ?? '')}`
  return [
    questionToHtml(question),
    options.map((_, index) => `<div>${line(index)}</div>`).join(''),
    key === null ? '' : line(key),
    explanation === '' ? '' : textToHtml(explanation),
  ]
}

/** Tags are words between blanks. */
const tagsOf = ({ difficulty, topic }: ExchangeQuestion): string => {
  const tags = [difficulty, topic].flatMap((tag) => (tag ? [tag.replaceAll(/\s+/g, '-')] : []))
  return tags.length === 0 ? '' : ` ${tags.join(' ')} `
}

/** FNV-1a in 32 bits: recognises a note, keeps no secret. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

function colRow(deckName: string, deckId: number, now: number): AnkiValue[] {
  const seconds = Math.floor(now / 1000)
  const conf = {
    nextPos: 1,
    estTimes: true,
    activeDecks: [1],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: 1,
    newBury: true,
    newSpread: 0,
    dueCounts: true,
    curModel: String(MODEL_ID),
    collapseTime: 1200,
  }
  const decks = { 1: deckOf(1, 'Default', seconds), [deckId]: deckOf(deckId, deckName, seconds) }
  const json = [conf, { [MODEL_ID]: modelOf(deckId, seconds) }, decks, { 1: OPTIONS_OF_DECKS }, {}].map(
    (value) => JSON.stringify(value),
  )
  return [1, seconds, now, now, 11, 0, 0, 0, ...json]
}

const deckOf = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 10,
  extendRev: 50,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
})

const OPTIONS_OF_DECKS = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 100 },
}

const modelOf = (did: number, mod: number) => ({
  id: MODEL_ID,
  name: 'Ekagra question',
  type: 0,
  mod,
  usn: -1,
  sortf: 0,
  did,
  latexPre: '',
  latexPost: '',
  tags: [],
  vers: [],
  css: CSS,
  req: [[0, 'any', [0]]],
  flds: FIELDS.map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  tmpls: [
    {
      name: 'Card 1',
      ord: 0,
      did: null,
      bqfmt: '',
      bafmt: '',
      qfmt: '{{Question}}<div class="options">{{Options}}</div>',
      afmt: '{{FrontSide}}<hr id=answer><b>{{Answer}}</b><div>{{Explanation}}</div>',
    },
  ],
})

/** Anki reads HTML in the name of a deck, and '::' as a deck inside another. */
export const ankiDeckName = (name: string): string =>
  escapeHtml(name.replaceAll('::', ': ').slice(0, 120)) || 'Ekagra'
