import Fraction from 'fraction.js'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { ordinalOf } from '../toolkit/normalise.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const dayIndex = (word: string | undefined): number => DAYS.findIndex((day) => day.toLowerCase() === word)
const mod = (value: number, by: number): number => ((value % by) + by) % by
const letters = 'abcdefghijklmnopqrstuvwxyz'
const DAY = '(sunday|monday|tuesday|wednesday|thursday|friday|saturday)'

/** Sakamoto's method. */
function weekday(year: number, month: number, day: number): number {
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
  const y = month < 3 ? year - 1 : year
  return mod(
    y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + (shift[month - 1] ?? 0) + day,
    7,
  )
}
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Days since 1 January of year 1, by adding up. */
function dayNumber(year: number, month: number, day: number): number {
  let days = day
  for (let m = 1; m < month; m++) days += (DAYS_IN[m - 1] ?? 0) + (m === 2 && isLeap(year) ? 1 : 0)
  const y = year - 1
  return days + y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
}

/** A rule that explains every term of a series; the next term, and the rule in words. */
function nextTerm(list: readonly number[]): { value: number; rule: string } | null {
  const differences = (values: readonly number[]) =>
    values.slice(1).map((value, index) => value - (values[index] ?? 0))
  const same = (values: readonly number[]) =>
    values.length > 1 && values.every((value) => value === values[0])
  const last = list.at(-1) ?? 0
  const d = differences(list)
  const candidates: { value: number; rule: string }[] = []
  const d2 = differences(d)
  const d3 = differences(d2)
  if (same(d)) candidates.push({ value: last + (d[0] ?? 0), rule: `add ${d[0]} each time` })
  else if (d2.length >= 2 && same(d2))
    candidates.push({
      value: last + (d.at(-1) ?? 0) + (d2[0] ?? 0),
      rule: `the differences ${d.join(', ')} grow by ${d2[0]}`,
    })
  else if (d3.length >= 2 && same(d3))
    candidates.push({
      value: last + (d.at(-1) ?? 0) + (d2.at(-1) ?? 0) + (d3[0] ?? 0),
      rule: 'the differences of the differences grow evenly',
    })
  const ratios = list.slice(1).map((value, index) => value / (list[index] ?? 1))
  if (list.every((value) => value !== 0) && ratios.length >= 2 && same(ratios) && ratios[0] !== 1)
    candidates.push({ value: last * (ratios[0] ?? 1), rule: `multiply by ${ratios[0]} each time` })
  const dRatios = d.slice(1).map((value, index) => value / (d[index] ?? 1))
  if (d.every((value) => value !== 0) && dRatios.length >= 2 && same(dRatios) && dRatios[0] !== 1)
    candidates.push({
      value: last + (d.at(-1) ?? 0) * (dRatios[0] ?? 1),
      rule: `the differences ${d.join(', ')} are multiplied by ${dRatios[0]}`,
    })
  // x → a·x + b, from the first three terms and true for all the others
  const [x, y, z] = list
  if (x !== undefined && y !== undefined && z !== undefined && y !== x && list.length >= 4) {
    const a = (z - y) / (y - x)
    const b = y - a * x
    if (
      Number.isInteger(a) &&
      Number.isInteger(b) &&
      a !== 1 &&
      list.every((value, index) => index === 0 || value === a * (list[index - 1] ?? 0) + b)
    )
      candidates.push({ value: a * last + b, rule: `multiply by ${a} and add ${b}` })
  }
  if (
    list.length >= 5 &&
    list.every((value, index) => index < 2 || value === (list[index - 1] ?? 0) + (list[index - 2] ?? 0))
  )
    candidates.push({ value: last + (list.at(-2) ?? 0), rule: 'each term is the sum of the two before it' })
  const roots = list.map(Math.sqrt)
  if (roots.every(Number.isInteger) && same(differences(roots)))
    candidates.push({
      value: ((roots.at(-1) ?? 0) + (differences(roots)[0] ?? 0)) ** 2,
      rule: 'squares of evenly growing numbers',
    })
  const cubes = list.map((value) => Math.round(Math.cbrt(value)))
  if (cubes.every((value, index) => value ** 3 === list[index]) && same(differences(cubes)))
    candidates.push({
      value: ((cubes.at(-1) ?? 0) + (differences(cubes)[0] ?? 0)) ** 3,
      rule: 'cubes of evenly growing numbers',
    })
  const primes = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101,
  ]
  const at = primes.indexOf(list[0] ?? -1)
  if (list.length >= 4 && at >= 0 && list.every((value, index) => value === primes[at + index]))
    candidates.push({ value: primes[at + list.length] ?? 0, rule: 'prime numbers in order' })
  // multiply by growing numbers: 2, 4, 12, 48
  if (
    ratios.length >= 3 &&
    ratios.every(Number.isInteger) &&
    same(differences(ratios)) &&
    differences(ratios)[0] !== 0
  )
    candidates.push({
      value: last * ((ratios.at(-1) ?? 1) + (differences(ratios)[0] ?? 0)),
      rule: `multiply by ${ratios.join(', ')} and so on`,
    })
  if (list.length >= 6) {
    const odd = list.filter((_, index) => index % 2 === 0)
    const even = list.filter((_, index) => index % 2 === 1)
    const next = list.length % 2 === 0 ? odd : even
    const both = [odd, even].every((half) => same(differences(half)))
    if (both && !same(d))
      candidates.push({
        value: (next.at(-1) ?? 0) + (differences(next)[0] ?? 0),
        rule: 'two series alternate',
      })
  }
  const values = new Set(candidates.map(({ value }) => value))
  return values.size === 1 ? (candidates[0] ?? null) : null
}

/** Words of a walk that a capital may make look like names. */
const WALKED = new Set(
  'a i in he she my his her the then from after starting now finally again left right north south east west'.split(
    ' ',
  ),
)

export const reasoning: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Series', 'Coding-Decoding', 'Direction Sense', 'Calendar', 'Clock'],
  readers: [
    {
      // "What is the next term: 2, 6, 12, 20, 30, ?"
      id: 'number-series',
      cue: /\d, ?-?\d+, ?-?\d+, ?/,
      read(r) {
        const match = /((?:-?\d+, ?){3,}-?\d+),? ?(?:\?|_+|\.{2,}|…|)*/.exec(r.text)
        if (
          !match?.[1] ||
          /a\.?p\.?\b|g\.?p\.?\b|average|mean|median|hcf|lcm|sum|wrong|odd one|range|mode|remainder|divi|ratio|first|least|greatest|term of|th term/.test(
            r.text,
          )
        )
          return null
        const after = r.text.slice(match.index + match[0].length)
        if (/\d/.test(after) || /\d/.test(r.text.slice(0, match.index))) return null
        r.rest = r.rest.replace(match[0], ' ').replaceAll(/[?_.…]/g, ' ')
        const asks = r.drop(
          'next(?: term| number| in)?|(?:what )?(?:will )?comes?(?: next)?|missing(?: number| term)?|complete|question mark|place|replace|what should|continue',
        )
        if (!asks && !/\?|_|…|\.\./.test(r.original)) return null
        r.drop('number|series|sequence|pattern|term|following|wrong|will|should|in place of|mark|question')
        if (!r.done('which')) return null
        const list = match[1].split(',').map((part) => Number(part.trim()))
        const next = nextTerm(list)
        if (!next || !Number.isFinite(next.value) || !Number.isInteger(next.value)) return null
        return found({
          value: new Fraction(next.value),
          steps: [
            ['Find the rule', next.rule],
            ['Next term', `${list.join(', ')}, ${next.value}`],
          ],
          check: list.length >= 4 && (nextTerm(list.slice(0, -1))?.value ?? list.at(-1)) === list.at(-1),
        })
      },
    },
    {
      // "Next in the letter series: A, C, E, G, ?" / "AZ, BY, CX, ?"
      id: 'letter-series',
      cue: /[a-z]{1,3}, ?[a-z]{1,3}, ?[a-z]{1,3}/,
      read(r) {
        const match = /(?<![a-z])((?:[a-z]{1,3}, ?){3,}(?:[a-z]{1,3})?)(?=[, ]*(?:\?|_|\.\.|…|$))/.exec(
          r.text,
        )
        if (!match?.[1]) return null
        const list = match[1]
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '')
        const width = list[0]?.length ?? 0
        if (list.length < 3 || list.some((word) => word.length !== width)) return null
        if (!new RegExp(list.map((word) => word.toUpperCase()).join(', ?')).test(r.text.toUpperCase()))
          return null
        r.rest = r.rest.replace(match[0], ' ').replaceAll(/[?_.…]/g, ' ')
        r.drop(
          'next(?: term| letters?| in)?|(?:what )?(?:will )?comes?(?: next)?|missing(?: letters?| term)?|complete|letters?|series|alphabet|sequence|pattern|term|following|continue',
        )
        if (!r.done('which the')) return null
        let answer = ''
        for (let i = 0; i < width; i++) {
          const places = list.map((word) => letters.indexOf(word[i] ?? ''))
          const steps = places.slice(1).map((place, index) => mod(place - (places[index] ?? 0), 26))
          const growth = steps.slice(1).map((one, index) => mod(one - (steps[index] ?? 0), 26))
          const isEven = steps.every((one) => one === steps[0])
          const isGrowing = growth.length >= 2 && growth.every((one) => one === growth[0])
          if (!isEven && !isGrowing) return null
          const step = isEven ? (steps[0] ?? 0) : (steps.at(-1) ?? 0) + (growth[0] ?? 0)
          answer += letters[mod((places.at(-1) ?? 0) + step, 26)] ?? ''
        }
        return found({
          value: answer.toUpperCase(),
          steps: [
            ['Look at each place', 'the letters move on by the same step, or by a step that grows evenly'],
            ['Next', answer.toUpperCase()],
          ],
          check: answer.length === width,
        })
      },
    },
    {
      // "If CAT is coded as DBU, how is DOG coded?"
      id: 'code-shift',
      cue: /(?:coded|written|code)/,
      read(r) {
        const match =
          /(?:if |in a certain (?:code|code language|language),? ?)*(?:the word )?([a-z]{2,12}) (?:is|can be) (?:coded|written|encoded) as ([a-z]{2,12})[,.]? (?:then |so )?(?:how (?:is|will|can|would|should) |what is the code (?:for|of) |find the code (?:for|of) |the code (?:for|of) |code (?:for|of) )?(?:the word )?([a-z]{2,12})(?: (?:will |is |can |would |should |to )?be)?(?: is| will be)?(?: (?:coded|written|encoded))?(?: in (?:that|the same) (?:code|language|code language))?(?: as)?[?. ]*$/.exec(
            r.text,
          )
        if (!match?.[1] || !match[2] || !match[3]) return null
        const [plain, code, word] = [match[1], match[2], match[3]]
        if (plain.length !== code.length) return null
        const shiftOf = (a: string, b: string) =>
          [...a].map((one, i) => mod(letters.indexOf(b[i] ?? '') - letters.indexOf(one), 26))
        const isSame = (values: readonly number[]) => values.every((value) => value === values[0])
        const answers = new Set<string>()
        const move = (text: string, steps: (index: number) => number) =>
          [...text].map((one, index) => letters[mod(letters.indexOf(one) + steps(index), 26)] ?? '').join('')
        const forward = shiftOf(plain, code)
        const reversed = shiftOf([...plain].reverse().join(''), code)
        const step = forward[1] !== undefined ? mod((forward[1] ?? 0) - (forward[0] ?? 0), 26) : 0
        if (isSame(forward)) answers.add(move(word, () => forward[0] ?? 0))
        else if (
          plain.length >= 3 &&
          forward.every((value, index) => value === mod((forward[0] ?? 0) + index * step, 26))
        )
          answers.add(move(word, (index) => (forward[0] ?? 0) + index * step))
        else if (plain.length >= 4 && forward.every((value, index) => value === forward[index % 2]))
          answers.add(move(word, (index) => forward[index % 2] ?? 0))
        if (isSame(reversed)) answers.add(move([...word].reverse().join(''), () => reversed[0] ?? 0))
        if (
          [...plain].every((one, index) => letters.indexOf(one) + letters.indexOf(code[index] ?? '') === 25)
        )
          answers.add([...word].map((one) => letters[25 - letters.indexOf(one)] ?? '').join(''))
        const [answer] = answers
        if (answers.size !== 1 || !answer) return null
        return found({
          value: answer.toUpperCase(),
          steps: [
            ['Compare letter by letter', `${plain.toUpperCase()} → ${code.toUpperCase()}`],
            ['Do the same', `${word.toUpperCase()} → ${answer.toUpperCase()}`],
          ],
          check: plain.length >= 3,
        })
      },
    },
    {
      // "Find the missing number: 4, 9, 16, 25, ?, 49"
      id: 'missing-inside',
      cue: /\d, ?(?:\?|_+) ?, ?-?\d/,
      read(r) {
        const match = /(?:-?\d+, ?)+(?:\?|_+)(?: ?, ?-?\d+)+/.exec(r.text)
        if (!match) return null
        r.rest = r.rest.replace(match[0], ' ')
        r.drop(
          'missing|number|term|series|sequence|following|complete|fill|blank|question mark|replace|place|come|should|will|next',
        )
        if (!r.done('which')) return null
        const terms = match[0].split(',').map((part) => (/\d/.test(part) ? Number(part) : null))
        const hole = terms.indexOf(null)
        if (terms.length < 5 || terms.lastIndexOf(null) !== hole) return null
        // Rules that the other terms fix and also confirm: equal differences, equal ratios, differences that grow evenly.
        const known = terms.flatMap((term, place) => (term === null ? [] : [{ place, term }]))
        const answers = new Set<number>()
        for (const degree of [1, 2]) {
          const points = known.slice(0, degree + 1)
          const at = (x: number) =>
            points.reduce(
              (sum, { place, term }) =>
                sum +
                points.reduce(
                  (product, other) =>
                    other.place === place ? product : (product * (x - other.place)) / (place - other.place),
                  term,
                ),
              0,
            )
          if (
            known.length >= degree + 3 &&
            known.every(({ place, term }) => Math.abs(at(place) - term) < 1e-9)
          ) {
            answers.add(Number(at(hole).toFixed(9)))
            break
          }
        }
        const pair = known.find(({ place }, index) => known[index + 1]?.place === place + 1)
        const next = pair && terms[pair.place + 1]
        const ratio = pair && next ? next / pair.term : Number.NaN
        const [first] = known
        if (
          first &&
          known.length >= 4 &&
          known.every(
            ({ place, term }) =>
              Math.abs(first.term * ratio ** (place - first.place) - term) < 1e-9 * Math.abs(term),
          )
        )
          answers.add(Number((first.term * ratio ** (hole - first.place)).toFixed(9)))
        const [value] = answers
        if (value === undefined || answers.size !== 1 || !Number.isInteger(value)) return null
        const filled = terms.map((term) => term ?? value)
        return found({
          value: new Fraction(value),
          steps: [
            [
              'Look at the steps from term to term',
              filled
                .slice(1)
                .map((term, index) => term - (filled[index] ?? 0))
                .join(', '),
            ],
            ['The series', filled.join(', ')],
          ],
          check: filled.length === terms.length,
        })
      },
    },
    {
      // "A man walks 3 km north, turns right and walks 4 km. How far is he from the start?" / in which direction
      id: 'direction',
      cue: /(?:north|south|east|west)/,
      read(r) {
        const unit = /\d (km|m)(?![a-z])/.exec(r.text)?.[1]
        if (
          !unit ||
          r.has(
            'shadow|sun|sunset|sunrise|clock|facing|angle|°|north-east|north-west|south-east|south-west|b|who|another|friend|he then turns #',
          )
        )
          return null
        const WAY = ['north', 'east', 'south', 'west']
        let [x, y] = [new Fraction(0), new Fraction(0)]
        let heading = -1
        const steps: string[] = []
        const pattern =
          /(?:(turns?|turning|takes? a|took a|turned) (?:to )?(?:his |her |the )?(left|right)|(?<![a-z-])(?:towards? |to the |in the |due |facing )*(north|south|east|west)(?:wards?| direction)?(?![a-z-])|(\d+(?:\.\d+)?) (?:km|m)(?![a-z]))/g
        const question = r.text.search(
          /how far|(?:find )?(?:the )?shortest distance|what is (?:the|his|her)|in which direction|which direction|find/,
        )
        const story = question > 0 ? r.text.slice(0, question) : r.text
        const ask = question > 0 ? r.text.slice(question) : ''
        let pending: Fraction | null = null
        let total = new Fraction(0)
        const walk = (distance: Fraction) => {
          total = total.add(distance)
          if (heading === 0) y = y.add(distance)
          if (heading === 1) x = x.add(distance)
          if (heading === 2) y = y.sub(distance)
          if (heading === 3) x = x.sub(distance)
          steps.push(`${distance} ${unit} ${WAY[heading]}`)
        }
        let turned = false
        for (const match of story.matchAll(pattern)) {
          if (match[2]) {
            if (heading < 0 || pending) return null
            heading = mod(heading + (match[2] === 'right' ? 1 : -1), 4)
            turned = true
          } else if (match[3]) {
            const next = WAY.indexOf(match[3])
            // 'turns left towards west' names the direction it has already turned to.
            if (turned && next !== heading) return null
            heading = next
            if (pending) walk(pending)
            pending = null
          } else if (match[4]) {
            if (pending) return null
            const distance = new Fraction(match[4])
            const later = story.slice(match.index + match[0].length)
            const namedAfter = /^ (?:towards? |to the |in the |due )*(?:north|south|east|west)/.test(later)
            if (namedAfter) pending = distance
            else if (heading >= 0) walk(distance)
            else return null
            turned = false
          }
        }
        if (pending || steps.length < 2) return null
        const left = story.replaceAll(pattern, ' ').replaceAll(/[^a-z ]/g, ' ')
        if (
          !left
            .split(/\s+/)
            .every(
              (word) =>
                word === '' ||
                /^(?:a|an|the|man|person|boy|girl|he|she|and|then|walks?|walked|walking|goes|going|moves?|starts?|started|from|his|her|house|home|point|again|travels?|after|that|distance|of|for|to|towards?|some|it|drives?|drove|covers?|covering|straight|further|now|finally|ravi|ram|in|direction|turns?|runs?|office|place|another|rides?|s|starting|p|car|cycles?|finally|next|km|m|is|let|moving|reach|reaches|school|cyclist|went|on|by|with|this|where|ahead|left|woman|student|side|walk|here|there|road|my|i|finish|finishing|one|day|morning)$/.test(
                  word,
                ) ||
                r.names.has(word),
            ) ||
          // Two walkers are not followed.
          new Set(story.split(/[^a-z]+/).filter((word) => r.names.has(word) && !WALKED.has(word))).size > 1
        )
          return null
        const asksWay = /direction/.test(ask)
        // 'The distance travelled' is the length of the way, not that from the start.
        const asksPath =
          /(?:total|whole|actual) distance|distance (?:travelled|traveled|covered|walked|moved|run|he|she|that|by him)|how much distance/.test(
            ask,
          ) && !/how far|from|between|displacement|shortest|direction/.test(ask)
        if (asksPath)
          return found({
            value: total,
            unit,
            steps: [['Add the parts of the way', `${steps.join(' + ')}: ${total} ${unit}`]],
            check: steps.length >= 2,
          })
        if (/distance travelled|total distance|distance covered/.test(ask)) return null
        // 'Find the distance and the displacement': alone 'the distance' may be either.
        if (/(?:find|what is|calculate)(?: the| his| her| its)* distance[ .?]*$/.test(ask)) return null
        const asksFar = /how far|distance|displacement/.test(ask)
        if (asksWay === asksFar) {
          // Both at once: say both.
          if (!asksWay) return null
        }
        if (/facing|now facing|heading/.test(ask)) return null
        const square = x.mul(x).add(y.mul(y))
        const root = Math.sqrt(square.valueOf())
        const exact = new Fraction(Math.round(root * 1000), 1000)
        const isExact = exact.mul(exact).equals(square)
        const way = `${y.gt(0) ? 'North' : y.lt(0) ? 'South' : ''}${!y.equals(0) && !x.equals(0) ? '-' : ''}${x.gt(0) ? 'East' : x.lt(0) ? 'West' : ''}`
        if (asksWay && way === '') return null
        const fixed = way.replace(/-(East|West)$/, (_, side: string) => `-${side.toLowerCase()}`)
        const distanceText = isExact
          ? `${exact} ${unit}`
          : `√${square} ${unit} (≈ ${root.toFixed(2)} ${unit})`
        return found({
          value:
            asksFar && !asksWay ? (isExact ? exact : root) : asksFar ? `${distanceText}, ${fixed}` : fixed,
          unit: asksFar && !asksWay ? unit : '',
          ...(asksFar && !asksWay ? { shown: distanceText } : {}),
          steps: [
            ['Follow the walk', steps.join(', ')],
            [
              'Where it ends',
              `${x.abs()} ${unit} ${x.lt(0) ? 'west' : 'east'} and ${y.abs()} ${unit} ${y.lt(0) ? 'south' : 'north'} of the start`,
            ],
          ],
          check: Math.abs(Math.hypot(x.valueOf(), y.valueOf()) - root) < 1e-9,
        })
      },
    },
    {
      // "Ravi ranks 7th from the top and 26th from the bottom in a class. How many students are there?" and inverses
      id: 'ranking',
      cue: /(?:rank|row|position|from the (?:top|left|right|bottom)|th from)/,
      read(r) {
        r.rest = r.rest.replaceAll(
          /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/g,
          (word) => `${ordinalOf(word)}th`,
        )
        const front = r.one(
          '(?:is |ranks? |ranked |stands? |at |position is |sits? |in )?(?:the )?#th (?:position |place |rank )?(?:from )?(?:the )?(?:top|left|front|left end|left side)(?: end| side)?',
        )
        const back = r.one(
          '(?:is |ranks? |ranked |stands? |at |and )?(?:the )?#th (?:position |place |rank )?(?:from )?(?:the )?(?:bottom|right|last|back|end|right end|right side)(?: end| side)?',
        )
        const total = r.one(
          '(?:in a |a |of |there are )?(?:class|row|line|queue|group)(?: of| has| contains)? # ?(?:students|boys|girls|children|people|persons|pupils)?|# (?:students|boys|girls|children|people|persons|pupils)',
        )
        if (
          r.has(
            'between|interchange|exchange|shifted?|ahead|behind|who|passed|failed|b|each|among the boys|boys and girls|but',
          )
        )
          return null
        const W =
          'class row line queue students boys girls children people persons rank ranks position standing end both sides test exam examination are there student person boy girl left right total pupils'
        if (front && back && !total) {
          if (
            !r.drop(
              'how many(?: total)? (?:students|boys|girls|children|people|persons|pupils)?[a-z ]{0,30}|(?:total |the )*(?:number|strength)(?: of)? ?(?:the )?(?:students|boys|class|girls|children|people|persons|pupils)?',
            ) ||
            !r.done(W)
          )
            return null
          const value = front.add(back).sub(1)
          return found({
            value,
            steps: [
              ['Add both places', `${front} + ${back}`],
              ['One person is counted twice', `${front} + ${back} − 1 = ${value}`],
            ],
            check: value.sub(front).add(1).equals(back),
          })
        }
        const known = front ?? back
        if (known && total && !(front && back)) {
          if (known.gt(total)) return null
          const side = front
            ? '(?:from )?(?:the )?(?:bottom|right|last|back|end)(?: end| side)?'
            : '(?:from )?(?:the )?(?:top|left|front)(?: end| side)?'
          if (
            !r.drop(side) ||
            !r.drop('(?:what|find)[a-z ]{0,30}(?:rank|position|place)|(?:rank|position|place)') ||
            !r.done(`${W} his her from`)
          )
            return null
          const value = total.sub(known).add(1)
          return found({
            value,
            shown: `${value}${ending(Number(value))}`,
            steps: [['Those on the other side', `${total} − ${known} + 1 = ${value}`]],
            check: value.add(known).sub(1).equals(total),
          })
        }
        return null
      },
    },
    {
      // "What day of the week was 15 August 1947?"
      id: 'weekday-of-date',
      cue: /day/,
      read(r) {
        if (r.has(`if|${DAY}`)) return null
        const match = new RegExp(
          `(?:(\\d{1,2})(?:th)?(?: of)?,? (${MONTHS.join('|')})|(${MONTHS.join('|')}) (\\d{1,2})(?:th)?),? ?(\\d{4})`,
        ).exec(r.text)
        if (!match?.[5]) return null
        const [day, month, year] = [
          Number(match[1] ?? match[4]),
          MONTHS.indexOf(match[2] ?? match[3] ?? '') + 1,
          Number(match[5]),
        ]
        if (
          month < 1 ||
          day < 1 ||
          day > (DAYS_IN[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0) ||
          year < 1600
        )
          return null
        r.rest = r.rest.replace(match[0], ' ')
        r.drop(
          '(?:what|which) day(?: of the week)?(?: was| is| will be)?(?: it)?|day of the week|day|week|weekday|date|fall|fell|it|falls',
        )
        if (!r.done('on was')) return null
        const value = weekday(year, month, day)
        return found({
          value: DAYS[value] ?? '',
          steps: [
            [
              'Count the odd days',
              `up to ${day} ${MONTHS[month - 1]?.replace(/^./, (first) => first.toUpperCase())} ${year} there are ${dayNumber(year, month, day)} days since 1 January of the year 1, ${dayNumber(year, month, day) % 7} more than full weeks`,
            ],
            ['Day', DAYS[value] ?? ''],
          ],
          check: mod(dayNumber(year, month, day), 7) === value,
        })
      },
    },
    {
      // "If today is Monday, what day will it be after 61 days?" / "100 days ago"
      id: 'weekday-after',
      cue: /(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)/,
      read(r) {
        const start = r.words(`(?:if )?(?:today|it) (?:is|was) (?:a )?${DAY}(?: today)?`)
        const after = r.one(
          '(?:after|in) # day(?: from (?:now|today))?|# day (?:from (?:now|today)|later|hence)',
        )
        const before = after ? undefined : r.one('# day (?:ago|before|back|earlier)')
        const count = after ?? before
        if (!start?.[0] || !count || count.d !== 1n) return null
        r.drop(
          '(?:then )?(?:what|which) day(?: of the week)?(?: will| was| is| would)?(?: it)?(?: be)?|what will be the day|day',
        )
        if (!r.done('it be on')) return null
        const value = mod(dayIndex(start[0]) + (after ? 1 : -1) * Number(count), 7)
        let walked = dayIndex(start[0])
        for (let i = 0; i < Number(count) && i < 100000; i++) walked = mod(walked + (after ? 1 : -1), 7)
        return found({
          value: DAYS[value] ?? '',
          steps: [
            [
              'Full weeks do not matter',
              `${count} = ${Math.floor(Number(count) / 7)} weeks and ${Number(count) % 7} days`,
            ],
            ['Count on', DAYS[value] ?? ''],
          ],
          check: walked === value,
        })
      },
    },
    {
      // "What is the angle between the hands of a clock at 3:40?"
      id: 'clock-angle',
      cue: /(?:clock|hands?\b)/,
      read(r) {
        if (!r.has('angle') || r.has('mirror|gains|loses|how many times|between # and|slow|fast')) return null
        const match =
          /(\d{1,2}) ?[:.] ?(\d{2})(?: ?[ap]\.?m\.?| ?o'clock)?|half past (\d{1,2})|quarter past (\d{1,2})|(\d{1,2}) o'clock|(\d{1,2}) min past (\d{1,2})|(\d{1,2}) [ap]\.?m/.exec(
            r.text,
          )
        if (!match) return null
        const [hour, minute] = match[1]
          ? [Number(match[1]), Number(match[2])]
          : match[3]
            ? [Number(match[3]), 30]
            : match[4]
              ? [Number(match[4]), 15]
              : match[5]
                ? [Number(match[5]), 0]
                : match[6]
                  ? [Number(match[7]), Number(match[6])]
                  : [Number(match[8]), 0]
        if (minute > 59 || hour > 24) return null
        r.rest = r.rest.replace(match[0], ' ')
        const isReflex = r.drop('(?:the )?(?:reflex|larger|bigger|greater)(?: 1| one| angle)?')
        r.drop(
          "(?:acute |smaller )?angle(?: formed| made)?|between|hands?|hour|minute|clock|when|time|shows?|is|o'clock|past|measure|and|degrees?|min|1|2",
        )
        if (!r.done('a the at')) return null
        const raw = new Fraction(60 * (hour % 12) - 11 * minute, 2).abs()
        const smaller = raw.gt(180) ? new Fraction(360).sub(raw) : raw
        const value = isReflex ? new Fraction(360).sub(smaller) : smaller
        const direct = Math.abs((hour % 12) * 30 + minute * 0.5 - minute * 6)
        return found({
          value,
          unit: '°',
          steps: [
            ['Hour hand', `${hour % 12} × 30° + ${minute} × 0.5° = ${(hour % 12) * 30 + minute * 0.5}°`],
            ['Minute hand', `${minute} × 6° = ${minute * 6}°`],
            ['Difference', `${smaller.valueOf()}°`],
            ...(isReflex
              ? [['Reflex angle', `360° − ${smaller.valueOf()}° = ${value.valueOf()}°`] as const]
              : []),
          ],
          check: Math.abs((isReflex ? Math.max : Math.min)(direct, 360 - direct) - value.valueOf()) < 1e-9,
        })
      },
    },
    {
      // "All cats are dogs. All dogs are animals. Conclusions: I. All cats are animals. II. All animals are cats."
      id: 'syllogism',
      cue: /conclu(?:sions?|des)|follows?/,
      read(r) {
        // The conclusions begin at the last 'I.' or '1.' that begins a proposition.
        const start = [...r.text.matchAll(/(?<![a-z\d])(?:i|1)[.):]? (?=(?:all|some|no) )/g)].at(-1)
        const parts = start
          ? [r.text.slice(0, start.index), r.text.slice(start.index)]
          : r.text.split(/conclusions? ?:?/)
        if (parts.length !== 2 || /possib|only a few|few|not all|at least/.test(r.text)) return null
        const read = (text: string) =>
          [...text.matchAll(/(?<![a-z])(all|some|no) ([a-z]+) (?:is|are) (not )?(?:an? )?([a-z]+)/g)].map(
            ([, kind = '', a = '', not, b = '']) => ({
              kind: not ? `${kind} not` : kind,
              a: stem(a),
              b: stem(b),
            }),
          )
        const premises = read(parts[0] ?? '')
        const conclusions = read(parts[1] ?? '')
        if (
          premises.length < 2 ||
          premises.length > 3 ||
          conclusions.length !== 2 ||
          [...premises, ...conclusions].some(({ kind }) => kind === 'all not' || kind === 'no not')
        )
          return null
        const left = `${parts[0]} ${parts[1]}`
          .replaceAll(/(?<![a-z])(all|some|no) ([a-z]+) (?:is|are) (not )?(?:an? )?([a-z]+)/g, ' ')
          .replaceAll(
            /(?<![a-z])(?:statements?|conclusions?|i{1,3}|and|which|of|the|following|follows?|followed|1|2|3|4|a|b|it|is|are|given|judge|from|this|someone|concludes|what|right|read|decide|true|surely|definitely|logically|below|choose|correct|option|two|then|that|them|these|take|as|both|assume|considered|to|be|logical|certainly|can|drawn|statements)(?![a-z])/g,
            ' ',
          )
        if (/[a-z0-9]/.test(left)) return null
        const terms = [...new Set([...premises, ...conclusions].flatMap(({ a, b }) => [a, b]))]
        if (terms.length > 4) return null
        const follows = conclusions.map((conclusion) => !hasCounterexample(premises, conclusion, terms))
        const [first, second] = follows
        const [p, q] = conclusions
        // 'Either' cases are left to the learner's own eye.
        if (!first && !second && p && q && new Set([p.a, p.b, q.a, q.b]).size === 2) return null
        const value =
          first && second
            ? 'Both conclusions follow'
            : first
              ? 'Only conclusion I follows'
              : second
                ? 'Only conclusion II follows'
                : 'Neither conclusion follows'
        return found({
          value,
          steps: [
            [
              'Try every way to draw the circles',
              'a conclusion follows when no drawing that fits the statements breaks it',
            ],
            ['Result', value],
          ],
          check: true,
        })
      },
    },
  ],
}

const stem = (word: string): string => word.replace(/(?:es|s)$/, '')

interface Proposition {
  kind: string
  a: string
  b: string
}

/** Whether some world makes the premises true and the conclusion false; every class has a member, as exams assume. */
function hasCounterexample(
  premises: readonly Proposition[],
  conclusion: Proposition,
  terms: readonly string[],
): boolean {
  const regions = 2 ** terms.length
  const bit = (term: string) => 1 << terms.indexOf(term)
  const holds = ({ kind, a, b }: Proposition, world: number): boolean => {
    let [both, onlyA] = [false, false]
    for (let region = 1; region < regions; region++) {
      if (!(world & (1 << region))) continue
      if (region & bit(a)) {
        if (region & bit(b)) both = true
        else onlyA = true
      }
    }
    if (kind === 'all') return !onlyA
    if (kind === 'no') return !both
    return kind === 'some' ? both : onlyA
  }
  for (let world = 0; world < 2 ** regions; world += 2) {
    if (
      !terms.every((term) => {
        for (let region = 1; region < regions; region++)
          if (world & (1 << region) && region & bit(term)) return true
        return false
      })
    )
      continue
    if (premises.every((premise) => holds(premise, world)) && !holds(conclusion, world)) return true
  }
  return false
}

const ending = (n: number): string =>
  n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
