/** The forms of a verb. */
export interface Verb {
  base: string
  third: string
  past: string
  participle: string
  ing: string
}

/** base past participle; of verbs that are regular only the base. */
const IRREGULAR = `
be was been, bear bore borne, beat beat beaten, become became become, begin began begun, bite bit bitten, blow blew blown, break broke broken, bring brought brought, build built built,
burn burnt burnt, buy bought bought, catch caught caught, choose chose chosen, come came come, do did done, draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen,
feed fed fed, feel felt felt, fight fought fought, find found found, fly flew flown, forget forgot forgotten, forgive forgave forgiven, get got got, give gave given, go went gone, grow grew grown,
hang hung hung, have had had, hear heard heard, hide hid hidden, hold held held, keep kept kept, know knew known, lay laid laid, lead led led, learn learnt learnt, leave left left, lend lent lent,
lose lost lost, make made made, mean meant meant, meet met met, pay paid paid, ride rode ridden, ring rang rung, run ran run, say said said, see saw seen, sell sold sold, send sent sent,
sew sewed sewn, shake shook shaken, shoot shot shot, show showed shown, sing sang sung, sit sat sat, sleep slept slept, speak spoke spoken, spend spent spent, stand stood stood, steal stole stolen,
strike struck struck, sweep swept swept, swim swam swum, take took taken, teach taught taught, tear tore torn, tell told told, think thought thought, throw threw thrown, understand understood understood,
wake woke woken, rise rose risen, freeze froze frozen, shine shone shone, sink sank sunk, wear wore worn, weave wove woven, win won won, wind wound wound, write wrote written`
const REGULAR = `
accept admire advise allow answer appoint arrange arrest ask attack attend bake blame boil book borrow brush call carry change chase clean clear climb close collect complete cook count cover cross
cure decorate defeat deliver destroy discover discuss dislike elect enjoy examine expect explain fill finish fix follow guide hate help honour hunt hurry insult invent invite iron join kick kill
knock laugh like listen live lock look love mend move need obey offer open order organise pack paint park pass pick plan plant play please plough praise prefer prepare present publish pull punish
push rain snow cry dance jump arrive reach receive refuse remember remove repair reply report request rescue respect return reward ring rob save scold select serve sign smoke solve start stay stop study suggest surprise support
switch talk thank tie touch trust try turn use visit wait walk want warn wash waste watch water work worry`

const endsWithVowelAndY = /[aeiou]y$/
/** Short verbs that double their last letter. */
const DOUBLES =
  /^(?:begin|forget|get|hit|let|plan|prefer|put|refer|rob|run|set|shut|sit|stop|swim|win|cut|dig)$/

function third(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`
  return base.endsWith('y') && !endsWithVowelAndY.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
function ing(base: string): string {
  if (base === 'be') return 'being'
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`
  return `${base}${DOUBLES.test(base) ? base.at(-1) : ''}ing`
}
function ed(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (base.endsWith('y') && !endsWithVowelAndY.test(base)) return `${base.slice(0, -1)}ied`
  return `${base}${DOUBLES.test(base) ? base.at(-1) : ''}ed`
}

const verbs: readonly Verb[] = [
  ...IRREGULAR.trim()
    .split(/,\s+/)
    .map((line) => {
      const [base = '', past = '', participle = ''] = line.split(' ')
      return { base, past, participle, third: third(base), ing: ing(base) }
    }),
  ...REGULAR.trim()
    .split(/\s+/)
    .map((base) => ({ base, past: ed(base), participle: ed(base), third: third(base), ing: ing(base) })),
]

/** The verb that has this form; undefined for a word that is none. */
export const verbBy = (form: keyof Verb, word: string | undefined): Verb | undefined =>
  verbs.find((verb) => verb[form] === word)
