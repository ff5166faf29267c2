import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { exact } from '../values/exact.ts'
import { range } from '../values/number-theory.ts'
import {
  mixed,
  money,
  ordinal,
  percent,
  pi,
  quantity,
  ratio,
  scientific,
  span,
  surd,
  type ValueInput,
} from '../values/value.ts'
import { ask, askThen } from './ask.ts'
import { askWithPi, noteOnPi } from './ask-with-pi.ts'
import { capital } from './capital.ts'
import { formatDecimal } from './format-number.ts'
import { formatValue, simplestRatio } from './format-value.ts'
import { drawLetters, people, someone } from './people.ts'
import { toPlainText, withoutMaths } from './plain-text.ts'
import { patternOf, render, say, sentences } from './say.ts'
import { polynomialAt, showPolynomial } from './show-polynomial.ts'
import { stem } from './stem.ts'
import { ASK_SUFFICIENT, explainKind, KINDS, mistakeOf, WORDS } from './sufficiency.ts'
import { wordsIn } from './words-in.ts'
import { days, JOBS, units } from './work-stories.ts'

/** Everything that a random wording can say. */
const allOf = (word: (rng: ReturnType<typeof createRandom>) => Parameters<typeof render>[0], draws = 400) =>
  new Set(range(1, draws).map((seed) => render(word(createRandom(String(seed))))))

describe('the last sentence of a question', () => {
  it('asks in the ways of papers', () => {
    expect(allOf((rng) => ask(rng, 'the area'))).toEqual(
      new Set([
        'What is the area?',
        'What will be the area?',
        'Find the area.',
        'Calculate the area.',
        'Determine the area.',
        'Work out the area.',
        'The area is:',
        'The area is equal to:',
        'The area will be:',
      ]),
    )
    expect(
      [...allOf((rng) => ask(rng, say`the area of ${3} fields`))].filter((text) => text.endsWith(':')),
    ).toEqual([])
  })

  it('goes on with a small letter after a condition', () => {
    for (const text of allOf((rng) => askThen(rng, 'its area'))) expect(text).toMatch(/^[a-z].*[?.:]$/)
  })

  it('tells which π to take, before or after', () => {
    const texts = [...allOf((rng) => askWithPi(rng, 'its area'))]
    expect(texts.filter((text) => !text.includes('π = 22/7') || !text.includes('ts area'))).toEqual([])
    expect(texts.some((text) => text.startsWith('Taking π = 22/7, '))).toBe(true)
    expect(texts.some((text) => text.startsWith('Using π = 22/7, '))).toBe(true)
    expect(texts).toContain('Find its area. (Take π = 22/7)')
    expect(allOf(noteOnPi)).toEqual(
      new Set([
        '(Take π = 22/7)',
        '(Use π = 22/7)',
        '(π = 22/7)',
        '[Use π = 22/7]',
        '(Assume that π = 22/7)',
      ]),
    )
  })
})

describe('stem', () => {
  const all = (...parts: [string[], string[], string[]?]) => allOf((rng) => stem(rng, ...parts), 60)

  it('has the given, the question, and a note before it or after it', () => {
    expect(all(['a car stops.'], ['Why?'])).toEqual(new Set(['A car stops. Why?']))
    expect(all(['a car stops.'], ['Why?'], ['Take g = 10.'])).toEqual(
      new Set(['A car stops. Take g = 10. Why?', 'A car stops. Why? Take g = 10.']),
    )
    expect(all(['A.', 'B.'], ['C?', 'D?'])).toEqual(new Set(['A. C?', 'A. D?', 'B. C?', 'B. D?']))
  })

  it('puts nothing between a colon and the options', () => {
    expect(all(['a car stops.'], ['The time is:'], ['Take g = 10.'])).toEqual(
      new Set(['A car stops. Take g = 10. The time is:']),
    )
    expect(all(['the mass is:'], ['Oxygen burns.'])).toEqual(new Set(['Oxygen burns. The mass is:']))
    expect(all(['the mass is:'], ['(Molar mass = 32)'])).toEqual(new Set(['The mass (molar mass = 32) is:']))
    expect(all(['the masses are:'], ['(N = 14)'])).toEqual(new Set(['The masses (N = 14) are:']))
    expect(all(['the mass will be equal to:'], ['(N = 14)'])).toEqual(
      new Set(['The mass (N = 14) will be equal to:']),
    )
    expect(all(['its mass, when dry, is:'], ['(N = 14)'])).toEqual(
      new Set(['Its mass, when dry (N = 14), is:']),
    )
    expect(all(['find it:'], ['(N = 14)'])).toEqual(new Set(['Find it (N = 14):']))
  })

  it('starts a given with a capital, also when it begins with a thing', () => {
    const rng = createRandom('a')
    expect(render(stem(rng, [say`${'a trolley'} rolls.`], ['Why?']))).toBe('A trolley rolls. Why?')
    expect(render(stem(rng, [say`${say`${'a trolley'} of ${3} wheels`} rolls.`], ['Why?']))).toBe(
      'A trolley of 3 wheels rolls. Why?',
    )
    expect(render(stem(rng, [say`a ${'trolley'} rolls.`], ['Why?']))).toBe('A trolley rolls. Why?')
    expect(render(stem(rng, [say`${3} rolls.`], ['Why?']))).toBe('3 rolls. Why?')
    expect(render(stem(rng, [say`the mass of ${3} balls is:`], [say`(Mass of one = ${5})`]))).toBe(
      'The mass of 3 balls (mass of one = 5) is:',
    )
  })
})

describe('patternOf', () => {
  it('is the same for questions that differ only in numbers and names', () => {
    expect(patternOf(say`A train runs ${quantity(5, 'km')} in ${3} hours.`)).toBe(
      'A train runs _ in _ hours.',
    )
    expect(patternOf(sentences(say`It costs ${money(5)}.`, 'Why?'))).toBe('It costs _. _')
    expect(patternOf('Arrange 12, 15 and 1,200.5')).toBe('Arrange _ and _')
    expect(patternOf('Choose the word for \'rain\' or "snow" or “hail”.')).toBe(
      'Choose the word for _ or _ or _.',
    )
    expect(patternOf('Who founded the Mughal Empire of India?')).toBe('Who founded _?')
    expect(patternOf('Who is he?')).toBe('Who is he?')
  })
})

describe('render', () => {
  it('leaves a hole that has no value', () => {
    expect(render({ kind: 'message', template: 'a ⟦0⟧ b ⟦7⟧', values: [1] })).toBe('a 1 b ⟦7⟧')
    expect(render({ kind: 'message', template: 'a ⟦0⟧', values: [] })).toBe('a ⟦0⟧')
    expect(render(say`${say`${1200} men`} come`, (template) => template.toUpperCase())).toBe('1,200 MEN COME')
  })
})

describe('formatValue', () => {
  it.each<[ValueInput, string]>([
    [0.1234, '$\\frac{617}{5000}$'],
    [0.123, '0.123'],
    [money(0.25), '₹0.25'],
    [money(12.125), '₹12.125'],
    [percent(0.5), '0.5%'],
    [quantity(0.5, 'day'), '0.5 days'],
    [quantity(-1, 'day'), '−1 day'],
    [mixed(4, 3, 'day'), '$1\\frac{1}{3}$ days'],
    [mixed(-1, 3), '$-\\frac{1}{3}$'],
    [surd(1, 2, 'day'), '√2 days'],
    [surd(1, 2, 'm', 1), '(1 + √2) m'],
    [surd(0.5, 2, 'm', 1), '$\\frac{2 + \\sqrt{2}}{2}$ m'],
    [surd(-0.5, 2, 'm', 1), '$\\frac{2 - \\sqrt{2}}{2}$ m'],
    [surd(1.5, 2, null, -0.5), '$\\frac{3\\sqrt{2} - 1}{2}$'],
    [surd(-1.5, 2, null, -0.5), '$\\frac{-1 - 3\\sqrt{2}}{2}$'],
    [surd(-1.5, 2), '$\\frac{-3\\sqrt{2}}{2}$'],
    [surd(-2, 3), '−2√3'],
    [surd(1200, 3), '1,200√3'],
    [surd(0.5, 3, null, exact(1, 3)), '$\\frac{2 + 3\\sqrt{3}}{6}$'],
    [pi(0.5), '$\\frac{\\pi}{2}$'],
    [pi(-2), '−2π'],
    [ratio(1, 0), '1 : 0'],
    [ratio(0, 0), '0 : 0'],
    [ratio(-2, 4), '−1 : 2'],
    [span(1), '1 minute'],
    [span(61), '1 hour 1 minute'],
    [span(120), '2 hours'],
    [span(exact(1, 3)), '$\\frac{1}{3}$ minutes'],
    [scientific(0, 3), '0'],
    [scientific(-1234, 2), '−1.2 × 10³'],
    [scientific(12.5, 3), '1.25 × 10¹'],
  ])('%# writes it as %s', (value, text) => {
    expect(formatValue(value)).toBe(text)
  })

  it.each([
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [13, '13th'],
    [14, '14th'],
    [21, '21st'],
    [103, '103rd'],
    [111, '111th'],
    [1012, '1,012th'],
  ])('writes place %d as %s', (place, text) => {
    expect(formatValue(ordinal(place))).toBe(text)
  })

  it.each([
    [0, '12:00 a.m.'],
    [9 * 60 + 5, '9:05 a.m.'],
    [11 * 60 + 59, '11:59 a.m.'],
    [12 * 60, '12:00 p.m.'],
    [13 * 60, '1:00 p.m.'],
    [-30, '11:30 p.m.'],
    [1470, '12:30 a.m.'],
  ])('shows %d minutes after midnight as %s', (minutes, text) => {
    expect(formatValue({ kind: 'clock', minutes })).toBe(text)
  })

  it('adds zeros where places are asked for', () => {
    expect(formatDecimal(exact(5), 2)).toBe('5.00')
    expect(formatDecimal(exact(-1, 20), 2)).toBe('−0.05')
    expect(formatDecimal(exact(-1, 2000), 1)).toBe('0.0')
    expect(formatDecimal(exact(12345.5), 1)).toBe('12,345.5')
    expect(simplestRatio([])).toEqual([])
  })
})

describe('toPlainText', () => {
  it.each([
    ['$a \\div b \\cdot c$', 'a ÷ b · c'],
    ['$\\pi \\theta \\alpha \\beta \\pm \\infty$', 'π θ α β ± ∞'],
    ['$\\int x \\le 3 \\leq y \\ge 1 \\geq z \\ne 0 \\neq w$', '∫ x ≤ 3 ≤ y ≥ 1 ≥ z ≠ 0 ≠ w'],
    ['$\\left( x \\right)$', '( x )'],
    ['$a\\,b\\;c\\quad d$', 'abc d'],
    ['$5\\%$ and $\\{1\\}$', '5% and {1}'],
    ['$\\sin x$', 'sin x'],
    ['$\\begin{vmatrix}1 & 2 \\\\ 3 & 4\\end{vmatrix}$', '|1 2 ; 3 4|'],
    ['$\\begin{bmatrix}1 & 2\\end{bmatrix}$', '[1 2]'],
    ['$\\dfrac{a}{b} + \\tfrac{1}{x+1}$', 'a/b + 1/(x+1)'],
    ['$4\\tfrac{1}{2}x^{2}$', '4 1/2 x^2'],
    ['$4\\frac{1}{2}x^{2} - \\frac{9}{2}x$', '4 1/2 x^2 - (9/2)x'],
    ['$3\\frac{1}{7}\\pi + x^{2}\\frac{1}{2}$', '3 1/7 π + x^2 1/2'],
    ['$\\sqrt[3]{8} + \\sqrt[3]{x+1}$', '∛8 + ∛(x+1)'],
    ['$\\sqrt[4]{20} + \\sqrt[6]{57} + \\sqrt[12]{x+1}$', '∜20 + ⁶√57 + ¹²√(x+1)'],
    ['$\\sqrt{x+1}$', '√(x+1)'],
    ['$\\hat{i} + \\overline{AB}$', 'i + (AB)'],
    ['$\\binom{5}{2}$', 'C(5, 2)'],
    ['$\\binom{52}{13} \\hat{AB}$', 'C(52, 13) AB'],
    ['$5\\text{ m} \\mathrm{kg}$', '5 m kg'],
    ['$x^{-2} y^{n} z^{n+1} w^{ab} a_{1} a_{n+1}$', 'x^-2 y^n z^(n+1) w^(ab) a_1 a_(n+1)'],
    ['$\\frac{\\frac{1}{2}}{3}$', '(1/2)/3'],
    ['$  a   b  $', 'a b'],
    ['no maths \\pi', 'no maths \\pi'],
  ])('writes %s as %s', (markdown, plain) => {
    expect(toPlainText(markdown)).toBe(plain)
  })

  it('can leave the maths out', () => {
    expect(withoutMaths('If $a$ is $12345$, then')).toBe('If x is x, then')
  })
})

describe('polynomials', () => {
  it.each([
    [[1, -3, 2], 'x^{2} - 3x + 2'],
    [[-1, 0, 1], '-x^{2} + 1'],
    [[2, 1], '2x + 1'],
    [[1, -1], 'x - 1'],
    [[5], '5'],
    [[-1], '-1'],
    [[0, 0], '0'],
    [[1, 0, 0, -4, 0], 'x^{4} - 4x'],
  ])('%j is written %s', (coefficients, text) => {
    expect(showPolynomial(coefficients)).toBe(text)
  })

  it('take another letter, and have a value', () => {
    expect(showPolynomial([1, 2, 1], 'k')).toBe('k^{2} + 2k + 1')
    expect(polynomialAt([1, -3, 2], 5)).toBe(12)
  })
})

describe('data sufficiency', () => {
  it('has four verdicts, each explained', () => {
    expect(KINDS.map((kind) => WORDS[kind])).toEqual([
      'I alone is sufficient, but II alone is not',
      'II alone is sufficient, but I alone is not',
      'I and II together are sufficient, but neither alone is',
      'I and II together are not sufficient',
    ])
    expect(KINDS.map((kind) => render(explainKind(kind)))).toEqual([
      'Statement I leads to one answer; statement II leaves more than one possible.',
      'Statement II leads to one answer; statement I leaves more than one possible.',
      'Each alone leaves more than one answer possible, but both together lead to one.',
      'Even both together leave more than one answer possible.',
    ])
    expect(ASK_SUFFICIENT).toContain('sufficient to answer the question?')
  })

  it('tells what a wrong verdict overlooks', () => {
    const told = (kind: (typeof KINDS)[number], key: (typeof KINDS)[number]) => render(mistakeOf(kind, key))
    expect(told('neither', 'both')).toBe('the statements do answer the question')
    expect(told('both', 'neither')).toBe('even with both, more than one answer is possible')
    expect(told('both', 'first')).toBe('one of the statements answers the question without the other')
    expect(told('first', 'both')).toBe('with statement I alone more than one answer is possible')
    expect(told('first', 'neither')).toBe('with statement I alone more than one answer is possible')
    expect(told('second', 'both')).toBe('with statement II alone more than one answer is possible')
    expect(told('second', 'neither')).toBe('with statement II alone more than one answer is possible')
    expect(told('first', 'second')).toBe('statement I leaves more than one answer possible')
    expect(told('second', 'first')).toBe('statement II leaves more than one answer possible')
  })
})

describe('people and things', () => {
  it('are letters when they must only be told apart', () => {
    const names = (count: 2 | 3 | 4) =>
      new Set(
        range(1, 60).map((seed) => {
          const rng = createRandom(String(seed))
          const drawn =
            count === 2 ? drawLetters(rng, 2) : count === 3 ? drawLetters(rng, 3) : drawLetters(rng, 4)
          return drawn.map(({ name }) => name).join('')
        }),
      )
    expect(names(2)).toEqual(new Set(['AB', 'PQ', 'XY']))
    expect(names(3)).toEqual(new Set(['ABC', 'PQR', 'XYZ']))
    expect(names(4)).toEqual(new Set(['ABCD', 'PQRS', 'XYZW']))
  })

  it('have the pronouns of men or of women', () => {
    expect(people.find(({ name }) => name === 'Arjun')).toEqual({
      name: 'Arjun',
      he: 'he',
      his: 'his',
      him: 'him',
    })
    expect(people.find(({ name }) => name === 'Asha')).toEqual({
      name: 'Asha',
      he: 'she',
      his: 'her',
      him: 'her',
    })
    expect(someone.map(({ name, he }) => `${name} ${he}`)).toContain('a girl she')
  })

  it('work in days and parts', () => {
    expect(formatValue(days(4.5))).toBe('$4\\frac{1}{2}$ days')
    expect(formatValue(units(1))).toBe('1 unit')
    expect(new Set(JOBS).size).toBe(JOBS.length)
  })

  it('are found in a text as words', () => {
    expect(wordsIn('Two ÉTATS, 3-fold!')).toEqual(['two', 'états', '3', 'fold'])
    expect(wordsIn(' – ')).toEqual([])
    expect(capital('floor 3')).toBe('Floor 3')
    expect(capital('')).toBe('')
  })
})
