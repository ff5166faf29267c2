import Fraction from 'fraction.js'
import { factorial } from '../../../kit/values/counting.ts'
import { found, type Reader, type ReaderGroup } from '../toolkit/found.ts'

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0
  let value = 1
  for (let i = 1; i <= k; i++) value = (value * (n - k + i)) / i
  return Math.round(value)
}

const COLOURS = 'red|blue|green|white|black|yellow|orange|pink|brown|purple'
const TWISTS =
  'replacement|replaced|put back|one after|another|then|second|first|if it|given that|lost|two bags|2 bags|bag a|bag b|numbered|die|dice|coin'

/** How many of each colour are in one draw of `k`, with the number of ways for each. */
function draws(counts: readonly number[], k: number): { taken: number[]; ways: number }[] {
  const [first, ...rest] = counts
  if (first === undefined) return k === 0 ? [{ taken: [], ways: 1 }] : []
  return Array.from({ length: Math.min(first, k) + 1 }, (_, taken) =>
    draws(rest, k - taken).map((more) => ({
      taken: [taken, ...more.taken],
      ways: choose(first, taken) * more.ways,
    })),
  ).flat()
}

/** "A bag contains 5 red, 4 blue and 3 green balls. Two balls are drawn at random. What is the probability that none of them is red?" */
const ballsFromABag: Reader = {
  id: 'balls-from-a-bag',
  cue: new RegExp(`probability.*(?:${COLOURS})|(?:${COLOURS}).*probability`),
  concepts: ['Probability'],
  read(r) {
    if (r.has(TWISTS)) return null
    const colours: string[] = []
    const counts: number[] = []
    for (;;) {
      const one = r.words(
        `(?:contains |has |having |with |are |of |and )*(?<!least |exactly |most |that |getting )(\\d+) (${COLOURS})(?: (?:and|&)(?= \\d))?(?: (?:balls?|marbles?|beads?))?`,
      )
      if (!one) break
      const [count = '', colour = ''] = one
      if (colours.includes(colour)) return null
      colours.push(colour)
      counts.push(Number(count))
    }
    if (colours.length < 2) return null
    const drawn = r.words(
      '(?:if )?(\\d+|a) (?:balls?|marbles?|beads?)(?: is| are)?(?: drawn| taken out| picked| selected| chosen| taken)(?: out)?(?: at random| randomly| together| simultaneously| from (?:it|the bag|the box))*',
    )
    const k = drawn?.[0] === 'a' ? 1 : Number(drawn?.[0] ?? Number.NaN)
    if (!(k >= 1 && k <= 6)) return null
    const at = (colour: string) => colours.indexOf(colour)
    type Test = (taken: readonly number[]) => boolean
    const C = `(${COLOURS})`
    const ALL = '(?:the )?(?:probability|chance)(?: that| of| for| it is| of getting| getting| it will be)*'
    const wants: readonly (readonly [pattern: string, test: (found: string[]) => Test | null])[] = [
      [
        `neither (?:is )?${C} nor (?:is )?${C}`,
        ([a = '', b = '']) =>
          (taken) =>
            taken[at(a)] === 0 && taken[at(b)] === 0,
      ],
      [
        `none of (?:them|the balls|the (?:2|3) balls|these) (?:is|are|being) ${C}`,
        ([a = '']) =>
          (taken) =>
            taken[at(a)] === 0,
      ],
      [
        `no(?:ne)? ${C}(?: balls?)?`,
        ([a = '']) =>
          (taken) =>
            taken[at(a)] === 0,
      ],
      [
        `at least (\\d)(?: of them)?(?: is| are| being| ball is| balls are)? ${C}(?: balls?)?`,
        ([n = '', a = '']) =>
          (taken) =>
            (taken[at(a)] ?? 0) >= Number(n),
      ],
      [
        `at most (\\d)(?: of them)?(?: is| are| being)? ${C}(?: balls?)?`,
        ([n = '', a = '']) =>
          (taken) =>
            (taken[at(a)] ?? 0) <= Number(n),
      ],
      [
        `exactly (\\d)(?: of them)?(?: is| are| being)? ${C}(?: balls?)?`,
        ([n = '', a = '']) =>
          (taken) =>
            taken[at(a)] === Number(n),
      ],
      [
        `1(?: is| ball is)? ${C}(?: ball)?(?: and| &) (?:the )?(?:other|1)(?: is| ball is)? ${C}(?: ball)?`,
        ([a = '', b = '']) =>
          k === 2 && a !== b ? (taken) => taken[at(a)] === 1 && taken[at(b)] === 1 : null,
      ],
      [
        `(?:both|all)(?: of)?(?: them)?(?: the)?(?: \\d)?(?: balls)?(?: are| being| is)? ${C}(?: balls)?`,
        ([a = '']) =>
          (taken) =>
            taken[at(a)] === k,
      ],
      [
        '(?:both|all|they)(?: of them| the balls)?(?: are| being)?(?: of)?(?: the)? same colou?r',
        () => (k > 1 ? (taken) => taken.includes(k) : null),
      ],
      [
        '(?:both|all|they)(?: of them| the balls)?(?: are| being)?(?: of)? different colou?rs?',
        () => (k > 1 ? (taken) => taken.every((one) => one <= 1) : null),
      ],
      [
        `(?:it |the ball |ball drawn |drawn ball )?(?:is |being |will be )?not (?:a )?${C}(?: ball)?`,
        ([a = '']) => (k === 1 ? (taken) => taken[at(a)] === 0 : null),
      ],
      [
        `(?:it |the ball |ball drawn |drawn ball )?(?:is |being |will be )?(?:either )?(?:a )?${C} or (?:a )?${C}(?: ball)?`,
        ([a = '', b = '']) => (k === 1 ? (taken) => taken[at(a)] === 1 || taken[at(b)] === 1 : null),
      ],
      [
        `(?:it |the ball |ball drawn |drawn ball )?(?:is |being |will be )?(?:a )?${C}(?: ball)?`,
        ([a = '']) => (k === 1 ? (taken) => taken[at(a)] === 1 : null),
      ],
    ]
    r.drop(`(?:find |what is |calculate )*${ALL}`)
    for (const [pattern, test] of wants) {
      const words = r.words(pattern)
      if (!words) continue
      const passes = test(words)
      if (!passes || words.some((word) => !/^\d$/.test(word) && !colours.includes(word))) return null
      if (
        !r.done(
          'bag box urn jar contains balls ball marbles drawn at random probability of getting that random',
        )
      )
        return null
      const all = draws(counts, k)
      const total = choose(
        counts.reduce((sum, one) => sum + one, 0),
        k,
      )
      const good = all.filter(({ taken }) => passes(taken)).reduce((sum, { ways }) => sum + ways, 0)
      if (total === 0) return null
      const value = new Fraction(good, total)
      return found({
        value,
        shown: value.toFraction(),
        steps: [
          ['All draws', `${total}`],
          ['Draws that fit', `${good}`],
          ['Probability', `${good}/${total} = ${value.toFraction()}`],
        ],
        check: all.reduce((sum, { ways }) => sum + ways, 0) === total,
      })
    }
    return null
  },
}

/** "two dice are thrown, find the probability that the sum is not 7" */
const sumOfDice: Reader = {
  id: 'sum-of-dice',
  cue: /dice|die/,
  concepts: ['Probability'],
  read(r) {
    if (
      r.has(
        'coins?|cards?|given that|if the first|first die|second die|biased|loaded|at least once|successive|times|difference|product|then',
      )
    )
      return null
    const number = r.words(
      '(?:if )?(2|3|a pair of) (?:fair |unbiased )?dice (?:are |is )?(?:thrown|rolled|tossed|cast)(?: together| simultaneously| once| at once)*',
    )
    if (!number) return null
    const n = number[0] === '3' ? 3 : 2
    r.drop('(?:find |what is |calculate )*(?:the )?(?:probability|chance)(?: that| of| for| getting)*')
    const words = r.words(
      '(?:getting |get |the |a |that |their )*(?:sum|total)(?: of (?:the )?(?:numbers|2 numbers|numbers on them|numbers obtained|digits|points|outcomes|faces))?(?: on (?:the )?(?:2 )?(?:dice|faces|both))?(?: is| will be| of| being| obtained is)*(?: a| an)? ?(not (?:a |an |equal to )?)?(more than |greater than |at least |less than |at most |divisible by |a multiple of |multiple of |equal to )?(\\d+|even|odd|prime)(?: number)?(?: or (more|less))?',
    )
    if (!words) return null
    const [isNot, relation, what = '', more] = [
      words.find((word) => word.startsWith('not')),
      words.find(
        (word) =>
          /^(?:more|greater|at|less|divisible|a multiple|multiple|equal) /.test(word) ||
          word.startsWith('a multiple'),
      ),
      words.find((word) => /^(?:\d+|even|odd|prime)$/.test(word)),
      words.find((word) => /^(?:more|less)$/.test(word)),
    ]
    if (relation !== undefined && more !== undefined) return null
    if (!r.done('2 3 pair of dice thrown rolled numbers')) return null
    const value = Number(what)
    const isPrime = (x: number) => [2, 3, 5, 7, 11, 13, 17].includes(x)
    const key = (relation ?? more ?? 'equal to ').trim()
    const fits = (sum: number): boolean => {
      if (what === 'even' || what === 'odd') return (sum % 2 === 0) === (what === 'even')
      if (what === 'prime') return isPrime(sum)
      if (/^(?:more than|greater than)$/.test(key)) return sum > value
      if (key === 'less than') return sum < value
      if (key === 'at least' || key === 'more') return sum >= value
      if (key === 'at most' || key === 'less') return sum <= value
      if (/divisible|multiple/.test(key)) return value > 0 && sum % value === 0
      return sum === value
    }
    if (Number.isNaN(value) && relation !== undefined) return null
    const faces = [1, 2, 3, 4, 5, 6]
    const sums =
      n === 2
        ? faces.flatMap((a) => faces.map((b) => a + b))
        : faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c)))
    const good = sums.filter((sum) => fits(sum) !== (isNot !== undefined)).length
    const answer = new Fraction(good, sums.length)
    return found({
      value: answer,
      shown: answer.toFraction(),
      steps: [
        ['All outcomes', `6^${n} = ${sums.length}`],
        ['Outcomes that fit', `${good}`],
      ],
      check: sums.filter((sum) => fits(sum) === (isNot !== undefined)).length === sums.length - good,
    })
  },
}

/** "In how many ways can the letters of the word BANKING be arranged so that the vowels always come together?" */
const lettersOfAWord: Reader = {
  id: 'letters-with-vowels',
  cue: /vowels|consonants/,
  concepts: ['Permutation & Combination'],
  read(r) {
    const word = /\b(?:word|letters of)\s+["'“‘]?([A-Z]{3,11})["'”’]?(?![A-Za-z])/
      .exec(r.original)?.[1]
      ?.toLowerCase()
    if (
      !word ||
      r.has(
        'begin\\w*|start\\w*|ends?|alternate\\w*|odd places?|even places?|occupy|dictionary|rank|repetition|consonants|relative|order|selected|chosen',
      )
    )
      return null
    r.drop(`["'“‘]?${word}["'”’]?`)
    // 'Not together' is read as not all in one block; 'no two' keeps every two apart.
    const noTwo = r.drop(
      'no (?:2|two) (?:of the )?vowels (?:are |should |must |may |can )?(?:come |be |occur |remain )?(?:together|adjacent|side by side|next to each other)',
    )
    const apart =
      !noTwo &&
      r.drop(
        '(?:all )?(?:the )?vowels (?:are |do |should |must |is |may |will )?(?:not|never) (?:all )?(?:come |be |occur |being |coming )?(?:all )?together|not all (?:the )?vowels (?:are |come |occur )?together',
      )
    const together =
      !apart &&
      !noTwo &&
      r.drop(
        '(?:all )?(?:the )?vowels (?:are |should |must |will |may )?(?:always |all )*(?:come |be |occur |remain |stay |kept |being |coming )?(?:always )?together',
      )
    if (!noTwo && apart === together) return null
    if (
      !r.done(
        'how many number of ways words arrangements different can be letters word arranged rearranged formed made having have such that so using arrange all permutations',
      )
    )
      return null
    const vowels = [...word].filter((letter) => 'aeiou'.includes(letter))
    if (vowels.length < 2) return null
    const repeats = (letters: readonly string[]) => {
      const counts = new Map<string, number>()
      for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
      return [...counts.values()].reduce((all, one) => all * factorial(one), 1)
    }
    const rest = [...word].filter((letter) => !'aeiou'.includes(letter))
    const block = (factorial(rest.length + 1) / repeats(rest)) * (factorial(vowels.length) / repeats(vowels))
    const total = factorial(word.length) / repeats([...word])
    // The second way: patterns of places, of which rest + 1 keep the vowels in one run.
    const byPlaces =
      ((rest.length + 1) * factorial(rest.length) * factorial(vowels.length)) /
      (repeats(rest) * repeats(vowels))
    if (noTwo) {
      const [places, many] = [rest.length + 1, vowels.length]
      if (many > places) return null
      const others = factorial(rest.length) / repeats(rest)
      const within = (choose(places, many) * factorial(many)) / repeats(vowels)
      return found({
        value: new Fraction(others * within),
        steps: [
          ['The consonants first', `${others} ways, with ${places} places between and beside them`],
          [
            'The vowels in places of their own',
            `${within} ways, so ${others} × ${within} = ${others * within}`,
          ],
        ],
        check:
          others * within * repeats(rest) * repeats(vowels) ===
          ((factorial(rest.length) * factorial(places)) / factorial(places - many)) * 1,
      })
    }
    const value = together ? block : total - block
    return found({
      value: new Fraction(value),
      steps: [
        [
          'The vowels as one block',
          `${rest.length + 1} things, and the ${vowels.length} vowels inside it: ${block}`,
        ],
        ...(apart ? [['All arrangements less those', `${total} − ${block} = ${value}`] as const] : []),
      ],
      check: block === byPlaces,
    })
  },
}

const MEN = 'men|boys|gentlemen|teachers|doctors|indians|males'
const WOMEN = 'women|girls|ladies|students|nurses|engineers|americans|females'

/** "A committee of 5 is to be formed out of 6 men and 4 women. In how many ways can it be done if at least 2 women are to be included?" */
const committees: Reader = {
  id: 'committees',
  cue: /committee|team|group|selected|chosen|choose|select/,
  concepts: ['Permutation & Combination'],
  read(r) {
    if (
      r.has(
        'particular|probability|husband|wife|captain|president|arranged?|row|round|refuse\\w*|never|together|always|or|other than|different posts',
      )
    )
      return null
    const people = r.words(
      `(?:from |out of |of |among |there are |a group of )*(?:a group of )?(\\d+) (${MEN}) and (\\d+) (${WOMEN})`,
    )
    const [a = '', first = '', b = '', second = ''] = people ?? []
    const size =
      r.words(
        '(?:a |the )?(?:committee|team|group|party|delegation) of (\\d+)(?: persons| members| people| players)?(?: is| are)?(?: to be)?(?: formed| chosen| selected| made)?',
      ) ?? r.words('(\\d+) (?:persons|members|people|players)(?: are| is)?(?: to be)? (?:chosen|selected)')
    const k = Number(size?.[0] ?? Number.NaN)
    if (!people || !(k >= 1 && k <= 12)) return null
    const said = r.words(
      `(?:(?:if |so that |such that |with |having |containing |including |consisting of |it has |that has |there (?:is|are|must be|should be) |must have |contains? |includes? |which includes? |should contain |has |have )*)(at least|at most|exactly|only|no) ?(\\d+)? ?(man|woman|boy|girl|lady|gentleman|${MEN}|${WOMEN})(?: (?:are|is|must be|should be|have)?(?: to be)?(?: there| included| chosen| selected| in it)?)?`,
    )
    if (!said) return null
    const [kind = '', count = '', who = ''] = said.length === 3 ? said : [said[0], kindless(said[0]), said[1]]
    const plural: Readonly<Record<string, string>> = {
      man: 'men',
      woman: 'women',
      boy: 'boys',
      girl: 'girls',
      lady: 'ladies',
      gentleman: 'gentlemen',
    }
    const asked = plural[who] ?? who
    if (asked !== first && asked !== second) return null
    if (!/^\d+$/.test(count)) return null
    if (
      !r.done(
        'how many number of ways in can it be done formed chosen selected made a the different is to such with',
      )
    )
      return null
    const [n, m] = asked === first ? [Number(a), Number(b)] : [Number(b), Number(a)]
    const limit = Number(count)
    const fits = (x: number) =>
      kind === 'at least' ? x >= limit : kind === 'at most' ? x <= limit : x === limit
    const ways = Array.from({ length: k + 1 }, (_, x) => ({ x, ways: choose(n, x) * choose(m, k - x) }))
    const value = ways.filter(({ x }) => fits(x)).reduce((all, one) => all + one.ways, 0)
    const others = ways.filter(({ x }) => !fits(x)).reduce((all, one) => all + one.ways, 0)
    if (value === 0) return null
    return found({
      value: new Fraction(value),
      steps: ways
        .filter(({ x, ways: one }) => fits(x) && one > 0)
        .map(({ x, ways: one }) => [`${x} ${asked}`, `C(${n}, ${x}) × C(${m}, ${k - x}) = ${one}`] as const),
      check: value + others === choose(n + m, k),
    })
  },
}
const kindless = (kind = ''): string => (kind === 'no' ? '0' : '')

/** "How many 3 digit numbers can be made from 1,2,3,4,5 without repetition which are odd?" */
const numbersFromDigits: Reader = {
  id: 'numbers-from-digits',
  cue: /digit (?:odd |even )?numbers?/,
  concepts: ['Permutation & Combination'],
  read(r) {
    if (
      r.has(
        'sum|average|probability|prime|palindrome|exactly|at least|at most|greater|less|more|between|begin\\w*|start\\w*|end\\w*|containing|places?|consecutive|increasing|square',
      )
    )
      return null
    const list = r.words(
      '(?:can be |be )?(?:formed |made |written )?(?:from|using|with|out of|by using)(?: only)?(?: the)?(?: digits)? (\\d(?:(?:, ?| and |, and | )\\d)+)',
    )
    const length = r.words('(\\d)[- ]digit (?:odd |even )?numbers?')
    const digits = [...(list?.[0] ?? '').matchAll(/\d/g)].map(([one]) => Number(one))
    const parity = /\bodd\b/.test(r.text) ? 1 : /\beven\b/.test(r.text) ? 0 : null
    const by = r.one('(?:which are |that are |divisible |exactly )*divisible by #')
    const alone = r.drop(
      '(?:without|no) (?:any )?(?:repetition|repeating)(?: of (?:the )?digits)?(?: any digit| digits| of any digit)?|(?:if |when )?(?:repetition (?:of digits )?is not allowed|digits (?:are|is|can) ?not (?:be )?repeated|no digit is repeated|each digit (?:is )?used only once|digits cannot be repeated)',
    )
    const again =
      !alone &&
      r.drop(
        '(?:if |when |with )?repetition (?:of digits )?(?:is |being )?allowed|digits can be repeated|digits may be repeated',
      )
    r.drop('(?:which |that )?(?:are |is )?(?:odd|even)')
    if (alone === again || !list || !length || new Set(digits).size !== digits.length) return null
    if (!r.done('how many numbers digits can be formed made number of which are such distinct the different'))
      return null
    const n = Number(length[0])
    if (n < 1 || n > 5 || n > digits.length + (again ? 9 : 0)) return null
    let numbers: number[][] = [[]]
    for (let place = 0; place < n; place++)
      numbers = numbers.flatMap((start) =>
        digits.filter((digit) => again || !start.includes(digit)).map((digit) => [...start, digit]),
      )
    const values = numbers.filter(([lead]) => lead !== 0 || n === 1).map((one) => Number(one.join('')))
    const fitting = values.filter(
      (one) => (parity === null || one % 2 === parity) && (!by || one % Number(by) === 0),
    )
    return found({
      value: new Fraction(fitting.length),
      steps: [
        ['All numbers of that length', `${values.length}`],
        ['Those that fit', `${fitting.length}`],
      ],
      check: new Set(fitting).size === fitting.length,
    })
  },
}

/** "Find the sum of all two digit numbers divisible by 7." / "sum of natural numbers from 1 to 100 not divisible by 5" */
const sumOfMultiples: Reader = {
  id: 'sum-of-multiples',
  cue: /(?:sum|how many|number of).*(?:divisible|multiples)/,
  concepts: ['Progressions', 'Number System'],
  read(r) {
    if (
      r.has(
        'digits? (?:of|is)|remainder|least|smallest|greatest|largest|added|subtracted|both|neither|formed|made|using|leaves|when|average|or|odd|even|prime|square|between',
      )
    )
      return null
    const isSum = r.drop('(?:the )?sum of(?: all)?(?: the)?')
    const isCount = !isSum && r.drop('(?:how many|(?:the )?number of)(?: of)?(?: the)?')
    const digits = r.words('(2|3)[- ]digit(?: natural)?(?: numbers)?')?.[0]
    const range =
      digits === undefined
        ? r.take('(?:natural |whole )?(?:numbers|integers) from # to #|(?:1st|first) # natural numbers')
        : null
    const not =
      r.words('multiples of (\\d+)') ??
      r.words('(?:which |that )?(?:are )?(not )?(?:exactly |completely )?divisible by (\\d+)(?: and (\\d+))?')
    if (!not || isSum === isCount || !r.done('which are that there is')) return null
    const divisors = not.filter((word) => /^\d+$/.test(word)).map(Number)
    const isNot = not.some((word) => word.startsWith('not'))
    const [from, to] =
      digits === '2'
        ? [10, 99]
        : digits === '3'
          ? [100, 999]
          : range?.length === 2
            ? [Number(range[0]), Number(range[1])]
            : [1, Number(range?.[0] ?? Number.NaN)]
    if (
      !(from >= 0 && to > from && to <= 100_000) ||
      divisors.some((one) => one < 1) ||
      (isNot && divisors.length > 1)
    )
      return null
    const all = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    const fits = (one: number) => divisors.every((divisor) => one % divisor === 0) !== isNot
    const fitting = all.filter(fits)
    const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)
    const value = isSum ? total(fitting) : fitting.length
    // The second way: what is left of all numbers.
    const others = all.filter((one) => !fits(one))
    return found({
      value: new Fraction(value),
      steps: [
        ['The numbers', `${fitting.slice(0, 3).join(', ')}, …, ${fitting.at(-1)}: ${fitting.length} of them`],
        [isSum ? 'Their sum' : 'Count', String(value)],
      ],
      check: isSum
        ? ((from + to) * all.length) / 2 - total(others) === value
        : all.length - others.length === value,
    })
  },
}

export const counted: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Probability', 'Permutation & Combination'],
  readers: [ballsFromABag, sumOfDice, lettersOfAWord, committees, numbersFromDigits, sumOfMultiples],
}
