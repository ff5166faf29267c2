import { describe, expect, it } from 'vitest'
import { oddOneOut } from '../odd-one-out.ts'
import { activeOf, passiveOf } from './change-voice.ts'
import { reportedForms } from './report-speech.ts'
import { solveEnglish } from './solve-english.ts'

describe('rules of English', () => {
  it.each([
    ['She writes a letter.', 'A letter is written by her.'],
    ['The boy broke the window.', 'The window was broken by the boy.'],
    ['They are playing cricket.', 'Cricket is being played by them.'],
    ['I have finished my work.', 'My work has been finished by me.'],
    ['He did not help me.', 'I was not helped by him.'],
    ['You must obey the rules.', 'The rules must be obeyed by you.'],
    ['Did she sing a song?', 'Was a song sung by her?'],
    ['Open the door.', 'Let the door be opened.'],
    ['We were watching him.', 'He was being watched by us.'],
  ])('put "%s" into the passive', (active, passive) => {
    expect(passiveOf(active)).toContain(passive)
  })

  it.each([
    ['A letter was written by him.', 'He wrote a letter.'],
    ['The rules are obeyed by us.', 'We obey the rules.'],
    ['The match has been won by India.', 'India has won the match.'],
  ])('put "%s" into the active', (passive, active) => {
    expect(activeOf(passive)).toEqual([active])
  })

  it.each([
    'He sleeps.',
    'She put the book on the table.',
    'They go to school daily.',
    'The sun rises in the east.',
  ])('leave "%s" alone, which has no plain passive', (active) => {
    expect(passiveOf(active)).toEqual([])
  })

  it.each([
    ["He said, 'I am tired.'", 'He said that he was tired.'],
    ["She said to me, 'I know your father.'", 'She told me that she knew my father.'],
    ["Ram said, 'I have done my work.'", 'Ram said that he had done his work.'],
    ["He said to her, 'Where do you live?'", 'He asked her where she lived.'],
    ["She said to me, 'Are you ready?'", 'She asked me if I was ready.'],
    ["Mother said to me, 'Wash your hands.'", 'Mother told me to wash my hands.'],
    ["The teacher said, 'The sun rises in the east.'", 'The teacher said that the sun rises in the east.'],
    ["I said, 'I will go tomorrow.'", 'I said that I would go the next day.'],
    ["He says, 'I like mangoes.'", 'He says that he likes mangoes.'],
  ])('report %s', (direct, reported) => {
    expect(reportedForms(direct)).toContain(reported)
  })

  it('choose no sentence when two options are right', () => {
    expect(
      solveEnglish("Change into indirect speech: She said to me, 'Are you ready?'", [
        'She asked me if I was ready.',
        'She asked me whether I was ready.',
        'She asked me that I was ready.',
        'She told me if I was ready.',
      ]),
    ).toBeNull()
  })

  it.each([
    ['She is afraid ___ dogs.', 'of'],
    ['He has been living here ___ 2010.', 'since'],
    ['He has been working ___ two hours.', 'for'],
    ['I prefer tea ___ coffee.', undefined],
    ['He sat ___ the chair.', undefined],
  ])('fill the gap of "%s" only when one preposition can', (question, answer) => {
    expect(solveEnglish(question, ['of', 'on', 'for', 'since'])?.finalAnswer).toBe(answer)
  })

  it('give the opposite, the plural and the feminine of a word', () => {
    expect(solveEnglish('antonym of Ancient', ['Old', 'Modern', 'Historic', 'Past'])?.finalAnswer).toBe(
      'Modern',
    )
    expect(solveEnglish('plural of ox', [])?.finalAnswer).toBe('oxen')
    expect(solveEnglish('feminine of fox', [])?.finalAnswer).toBe('vixen')
  })
})

describe('gaps and forms', () => {
  it.each([
    ['Neither Ram nor his friends ___ present.', ['was', 'were', 'is', 'has'], 'were'],
    ['Either the boys or the teacher ___ to blame.', ['is', 'are', 'were', 'have'], 'is'],
    ['Each of the boys ___ given a prize.', ['was', 'were', 'are', 'have'], 'was'],
    ['He is ___ honest man.', ['a', 'an', 'the', 'no article'], 'an'],
    ['She is ___ tallest girl.', ['a', 'an', 'the', 'no article'], 'the'],
    ['past tense of go', [], 'went'],
    ['third form of write', [], 'written'],
  ])('%s: by the rule', (question, options, answer) => {
    expect(solveEnglish(question, options)?.finalAnswer).toBe(answer)
  })

  it.each([
    ['Man is ___ mortal.', ['a', 'an', 'the', 'no article']],
    ['He is ___ captain of the team.', ['a', 'an', 'the', 'no article']],
    ['My brother married ___ a doctor.', ['with', 'no preposition', 'to', 'by']],
    [
      "Choose the correct indirect speech: He said to me, 'If I were rich, I would help you.'",
      [
        'He told me that if he had been rich, he would help me.',
        'He told me that if he were rich, he would help me.',
        'x',
      ],
    ],
  ])('%s: no rule is sure', (question, options) => {
    expect(solveEnglish(question, options)).toBeNull()
  })
})

describe('the odd one out of the options', () => {
  it.each([
    [['Apple', 'Mango', 'Potato', 'Banana'], 'Potato'],
    [['Crow', 'Bat', 'Parrot', 'Sparrow'], 'Bat'],
    [['27', '64', '125', '144'], '144'],
    [['Apple', 'Mango', 'Snow', 'Banana'], undefined],
    [['12', '18', '25', '30'], undefined],
  ])('of %s is %s', (options, odd) => {
    expect(oddOneOut('Find the odd one out', options)?.finalAnswer).toBe(odd)
  })
})
