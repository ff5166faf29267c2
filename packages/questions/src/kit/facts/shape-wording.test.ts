import { Difficulty } from '@ekagra/schema/difficulty'
import { describe, expect, it } from 'vitest'
import { hashName } from '../random/hash.ts'
import { createRandom } from '../random/random.ts'
import { toValue } from '../values/value.ts'
import { formatValue } from '../wording/format-value.ts'
import { render } from '../wording/say.ts'
import { shapes } from './ask-table.ts'
import { defineTable, type ShapeName } from './define-table.ts'
import { narrowTo, readFacts } from './facts.ts'
import { lookUp } from './look-up.ts'

/** Small, but with every turn of a table: years before our era, days, two right answers, no note, names that tell, concepts. */
const dynasties = defineTable({
  id: 'dynasties',
  about: 'dynasties',
  header: 'Dynasty',
  near: ['region'],
  reasonFor: 'founder',
  explain: '{name} was founded by {founder}',
  concepts: ['rulers'],
  columns: {
    founder: {
      header: 'Founder',
      kind: 'text',
      weight: 2,
      ask: ['Who founded {name}?', '{name} was founded by whom?'],
      askBack: ['Which of these did {value} found?'],
      say: 'The founder of {name} was {value}',
      concepts: ['founders'],
    },
    year: {
      header: 'Begins',
      kind: 'year',
      ask: ['When did {name} begin?'],
      askBack: ['Which of these began in {value}?'],
      say: '{name} began in {value}',
      order: 'Arrange from the earliest to the latest',
    },
    region: {
      header: 'Region',
      kind: 'text',
      askBack: ['Which of these ruled the {value}?'],
      askNot: ['Which of these did not rule the {value}?'],
      say: '{name} ruled the {value}',
      conceptOf: { South: 'the-south' },
    },
    day: {
      header: 'Day',
      kind: 'day',
      weight: 0.5,
      ask: ['On which day is {name} remembered?'],
      say: '{name} is remembered on {value}',
      order: 'Arrange by the day of the year',
    },
  },
  parts: [
    {
      sources: ['Old book', 'New book'],
      asOf: '2024-06',
      rows: `
        1 empires | the Mauryas | Chandragupta | 322 BCE | North | 3 March | Ashoka was its third king. | Dhana Nanda was unpopular.
        1 empires | the Guptas | Sri Gupta | 275 | North | 29 February | - | Small kings had grown weak.
        1 | the Cholas | Vijayalaya | 848 | South | 12 May | Rajaraja was the greatest. | Thanjavur was taken from the Muttaraiyars.
        1 | the Slave kings | Aibak | 1206 | North | 25 June | Qutb Minar is theirs. | Ghori had left no son.
        2 | the Pallavas | Simhavishnu | 275 / 575 | South | 1 July | Kanchi was the capital. | The Kalabhras had been beaten.
        2 | the Shungas | Pushyamitra | 185 BCE | North | 9 August | He was a general. | Brihadratha was killed at a parade.
      `,
    },
    {
      sources: ['New book', 'A third book'],
      asOf: '2023-01',
      rows: `
        2 | the Senas | Samanta Sena / Hemanta Sena | 1070 | East | 30 September | They came from Karnataka. | The Palas were weak.
        2 | the Palas | Gopala | 750 | East | 2 October | He was elected. | There was disorder in Bengal.
        3 empires | the Rashtrakutas | Dantidurga | 753 | South | 11 November | Ellora is theirs. | Kirtivarman was defeated.
        3 | the Khaljis | Jalal-ud-din | 1290 | North | 31 December | He was seventy. | Kaiqubad was ill.
        3 | the Kakatiyas of Warangal | Beta of Warangal | 1000 | South | 15 January | Rudramma ruled there.
        3 | the Ahoms | Sukaphaa | 1228 | East | 7 April | They came from Burma. | He had left Mong Mao.
      `,
    },
  ],
})

const DRAWS = 40

/** Everything of a draw that reaches a learner, a paper or the second solver. */
const contentOf = (draw: ReturnType<(typeof shapes)[number]['draw']>) =>
  draw && {
    given: draw.given,
    prompt: render(draw.prompt),
    answer: formatValue(toValue(draw.answer)),
    mistakes: draw.mistakes,
    steps: draw.steps.map((step) => render(step)),
    about: draw.about,
    shape: draw.shape,
    concepts: draw.concepts,
    source: draw.source,
    solved: draw.solve(),
    accepted: draw.accepts && draw.mistakes.map(({ value }) => draw.accepts?.(toValue(value))),
  }

/** The table is read anew each time, so that what reads it is tested as well. */
function drawAll(shape: (typeof shapes)[number], concept?: string) {
  const read = readFacts(dynasties)
  const asked = concept === undefined ? read : narrowTo(concept, read)
  return Difficulty.options.flatMap((level) =>
    Array.from({ length: DRAWS }, (_, index) =>
      contentOf(shape.draw(asked, lookUp(dynasties), level, createRandom(`${shape.name} ${level} ${index}`))),
    ),
  )
}

/** When a shape is meant to ask otherwise, raise SHAPES_VERSION in ask-table.ts and write down its new name here. */
const RECORDED: Readonly<Record<ShapeName, { all: string; narrow: string }>> = {
  direct: { all: '0l4drjx1hqp4au0r39ix', narrow: '02zui411bo5q1n0zdace' },
  inverse: { all: '1ufjm0h1kob0ad0lb2ia', narrow: '0fdhvdm0g8ood81qxaxn' },
  'odd one out': { all: '08xtw3l01f7kr702syhv', narrow: '1qzup9a1xj4dwx1g037v' },
  'wrong pair': { all: '1p5kpd21sc2s4n0h2jy1', narrow: '1m4xgd11uacrcv1hbt0n' },
  match: { all: '0hql0w91sp4qxu03bj59', narrow: '1qple8201gaez40m3yqs' },
  order: { all: '00lrtjn0rdz2lu1w85r1', narrow: '1ifjclx0wtlln51fd5mj' },
  statements: { all: '0on15630qwq7c31c6lmu', narrow: '0jp3un91n6m33p1jk6ur' },
  'how many pairs': { all: '1xjfqjm0o2jbtz0hoc6s', narrow: '075688x0tl9vyc1i48ob' },
  'assertion and reason': { all: '0u08xqs1xkxj2t0wb1ac', narrow: '0g9y99f0ultc1k1goa5t' },
}

describe.each(shapes)('the shape $name', (shape) => {
  it('gives the same questions for the same seeds, so that stored ones and challenge links can be made again', () => {
    const recorded = RECORDED[shape.name]
    expect(hashName(JSON.stringify(drawAll(shape)))).toBe(recorded.all)
    expect(hashName(JSON.stringify(drawAll(shape, 'the-south')))).toBe(recorded.narrow)
  })
})

describe('the wording of a question on facts', () => {
  const first = (name: ShapeName, has: string) => {
    const drawn = shapes.filter((shape) => shape.name === name).flatMap((shape) => drawAll(shape))
    return (
      drawn.find((one) => one?.prompt.includes(has) || one?.answer.includes(has)) ?? expect.fail('not drawn')
    )
  }

  it('teaches the fact and corrects each wrong option', () => {
    expect(first('direct', 'Who founded')).toMatchObject({
      prompt: ['Who founded the Guptas?'].join('\n'),
      answer: 'Sri Gupta',
      mistakes: [
        { value: 'Jalal-ud-din', because: 'the founder of the Khaljis was Jalal-ud-din' },
        { value: 'Chandragupta', because: 'the founder of the Mauryas was Chandragupta' },
        { value: 'Aibak', because: 'the founder of the Slave kings was Aibak' },
        { value: 'Pushyamitra', because: 'the founder of the Shungas was Pushyamitra' },
      ],
      steps: [
        'The founder of the Guptas was Sri Gupta. the Guptas was founded by Sri Gupta',
        'So the answer is: Sri Gupta',
      ],
    })
  })

  it('tells what the others share', () => {
    expect(first('odd one out', 'rule the')).toMatchObject({
      prompt: ['Which of these did not rule the North?'].join('\n'),
      answer: 'The Pallavas',
      mistakes: [
        { value: 'The Mauryas', because: 'the Mauryas ruled the North' },
        { value: 'The Slave kings', because: 'the Slave kings ruled the North' },
        { value: 'The Guptas', because: 'the Guptas ruled the North' },
      ],
      steps: [
        'The Mauryas ruled the North; The Slave kings ruled the North; The Guptas ruled the North.',
        'The Pallavas ruled the South. Kanchi was the capital.',
        'So the answer is: The Pallavas',
      ],
    })
  })

  it('tells the right pairs before the wrong one', () => {
    expect(first('wrong pair', 'Which')).toMatchObject({
      prompt: [
        'Which of the following pairs (Dynasty – Founder) is wrongly matched?',
        '• The Cholas – Vijayalaya',
        '• The Mauryas – Samanta Sena',
        '• The Slave kings – Aibak',
        '• The Guptas – Sri Gupta',
      ].join('\n'),
      answer: 'The Mauryas',
      mistakes: [
        { value: 'The Cholas', because: 'the founder of the Cholas was Vijayalaya, as the pair says' },
        { value: 'The Slave kings', because: 'the founder of the Slave kings was Aibak, as the pair says' },
        { value: 'The Guptas', because: 'the founder of the Guptas was Sri Gupta, as the pair says' },
      ],
      steps: [
        'Right: the founder of the Cholas was Vijayalaya; the founder of the Slave kings was Aibak; the founder of the Guptas was Sri Gupta.',
        'Wrong: the pair of the Mauryas with Samanta Sena. The founder of the Mauryas was Chandragupta. Ashoka was its third king.',
        'So the answer is: The Mauryas',
      ],
    })
  })

  it('tells of every wrong verdict which statement it judges wrongly', () => {
    expect(first('statements', '1 and 2 only')).toMatchObject({
      prompt: [
        'Consider the following statements about dynasties:',
        '1. The founder of the Slave kings was Aibak.',
        '2. The founder of the Pallavas was Simhavishnu.',
        '3. The founder of the Mauryas was Samanta Sena.',
        'Which of the statements given above is/are correct?',
      ].join('\n'),
      answer: '1 and 2 only',
      mistakes: [
        { value: '3 only', because: 'statement 1 is right: the founder of the Slave kings was Aibak' },
        { value: '2 and 3 only', because: 'statement 1 is right: the founder of the Slave kings was Aibak' },
        { value: '1, 2 and 3', because: 'statement 3 is wrong: the founder of the Mauryas was Chandragupta' },
      ],
      steps: [
        'Statement 1 is right. Qutb Minar is theirs.',
        'Statement 2 is right. Kanchi was the capital.',
        'Statement 3 is wrong: the founder of the Mauryas was Chandragupta. Ashoka was its third king.',
        'So the answer is: 1 and 2 only',
      ],
    })
  })

  it('tells of a count of statements that is too low which one is right, and of one too high which is wrong', () => {
    expect(first('statements', 'Only two')).toMatchObject({
      prompt: [
        'Consider the following statements about dynasties:',
        '1. The founder of the Ahoms was Sukaphaa.',
        '2. The founder of the Pallavas was Jalal-ud-din.',
        '3. The founder of the Rashtrakutas was Dantidurga.',
        'How many of the statements given above are correct?',
      ].join('\n'),
      answer: 'Only two',
      mistakes: [
        { value: 'None', because: 'statement 1 is right: the founder of the Ahoms was Sukaphaa' },
        { value: 'Only one', because: 'statement 1 is right: the founder of the Ahoms was Sukaphaa' },
        { value: 'All three', because: 'statement 2 is wrong: the founder of the Pallavas was Simhavishnu' },
      ],
    })
  })

  it('tells of a count that is too low which pair is right, and of one too high which is wrong', () => {
    expect(first('how many pairs', 'Only two pairs')).toMatchObject({
      prompt: [
        'Consider the following pairs (Dynasty – Day):',
        '1. The Slave kings – 1 July',
        '2. The Cholas – 12 May',
        '3. The Guptas – 29 February',
        'How many of the pairs are correctly matched?',
      ].join('\n'),
      answer: 'Only two pairs',
      mistakes: [
        { value: 'None of the pairs', because: 'pair 2 is right: the Cholas is remembered on 12 May' },
        { value: 'Only one pair', because: 'pair 2 is right: the Cholas is remembered on 12 May' },
        { value: 'All three pairs', because: 'pair 1 is wrong: the Slave kings is remembered on 25 June' },
      ],
      steps: [
        'Pair 1 is wrong: the Slave kings is remembered on 25 June. Qutb Minar is theirs.',
        'Pair 2 is right: the Cholas is remembered on 12 May.',
        'Pair 3 is right: the Guptas is remembered on 29 February.',
        'So the answer is: Only two pairs',
      ],
    })
  })

  it('corrects a false reason', () => {
    expect(first('assertion and reason', 'R is false')).toMatchObject({
      prompt: [
        'Read the assertion (A) and the reason (R).',
        'A: The founder of the Cholas was Vijayalaya.',
        'R: The founder of the Guptas was Jalal-ud-din.',
      ].join('\n'),
      answer: 'A is true, but R is false',
      mistakes: [
        {
          value: 'Both A and R are true, and R is the correct explanation of A',
          because: 'R is false: the founder of the Guptas was Sri Gupta',
        },
        {
          value: 'Both A and R are true, but R is not the correct explanation of A',
          because: 'R is false: the founder of the Guptas was Sri Gupta',
        },
        {
          value: 'A is false, but R is true',
          because: 'A is true: the founder of the Cholas was Vijayalaya',
        },
      ],
      steps: [
        'A is true. Rajaraja was the greatest.',
        'R is false: The founder of the Guptas was Sri Gupta. the Guptas was founded by Sri Gupta',
        'So the answer is: A is true, but R is false',
      ],
    })
  })

  it('corrects a false assertion', () => {
    expect(first('assertion and reason', 'A is false')).toMatchObject({
      prompt: [
        'Read the assertion (A) and the reason (R).',
        'A: The founder of the Mauryas was Sri Gupta.',
        'R: Dhana Nanda was unpopular.',
      ].join('\n'),
      answer: 'A is false, but R is true',
      mistakes: [
        {
          value: 'Both A and R are true, and R is the correct explanation of A',
          because: 'A is false: the founder of the Mauryas was Chandragupta',
        },
        {
          value: 'Both A and R are true, but R is not the correct explanation of A',
          because: 'A is false: the founder of the Mauryas was Chandragupta',
        },
        {
          value: 'A is true, but R is false',
          because: 'A is false: the founder of the Mauryas was Chandragupta',
        },
      ],
      steps: [
        'A is false: the founder of the Mauryas was Chandragupta. Ashoka was its third king.',
        'R is true.',
        'So the answer is: A is false, but R is true',
      ],
    })
  })

  it('says that a reason explains its assertion', () => {
    expect(first('assertion and reason', 'and R is the correct')).toMatchObject({
      prompt: [
        'Read the assertion (A) and the reason (R).',
        'A: The founder of the Cholas was Vijayalaya.',
        'R: Thanjavur was taken from the Muttaraiyars.',
      ].join('\n'),
      answer: 'Both A and R are true, and R is the correct explanation of A',
      mistakes: [
        {
          value: 'Both A and R are true, but R is not the correct explanation of A',
          because: 'R does tell why A is so',
        },
        { value: 'A is true, but R is false', because: 'R is true' },
        {
          value: 'A is false, but R is true',
          because: 'A is true: the founder of the Cholas was Vijayalaya',
        },
      ],
      steps: [
        'A is true. Rajaraja was the greatest.',
        'R is true.',
        'R tells why A is so.',
        'So the answer is: Both A and R are true, and R is the correct explanation of A',
      ],
    })
  })
})
