import { describe, expect, it } from 'vitest'
import type { ReadSet } from '../exchange-question.ts'
import { readQuestionItems, readQuestions } from './read-questions.ts'

/** 'row | stem | options | key': what a person would compare with the paper. */
const shown = (set: ReadSet | null) =>
  set?.questions.map(({ row, text, options, key }) =>
    [row, text.replaceAll('\n', ' / '), options.join('; '), key === null ? '-' : 'ABCD'[key]].join(' | '),
  )
const problems = (set: ReadSet | null) =>
  set?.problems.map(({ row, kind, detail }) => `${row} ${kind} ${detail ?? ''}`.trim())

describe('a numbered paper', () => {
  it('with its key below each question keeps statements, passages and references to other options', () => {
    const set = readQuestions(`SSC CGL 2019, General Awareness

Directions (1-2): Read the following passage and answer the questions.
The revolt began at Meerut.

It spread to Delhi.

1. Where did the revolt begin?
(a) Delhi (b) Meerut
(c) Kanpur (d) Both (a) and (b)
Ans. (b)
Explanation: The passage says so.
2. Consider the following statements:
1. It spread.
2. It did not.
3. Nobody knows.
Which of these is correct?
(a) 1 only
(b) 2 only
(c) 1 and 2
(d) None
Answer: A
[Page 2]
3. What is 25% of 80?
(a) 10  (b) 20  (c) 30  (d) 40 Ans: (b)

Section B

4. The Quit India movement began in
(a) 1940
(b) 1942
(c) 1945
(d) 1947
`)
    expect(set?.format).toBe('numbered')
    expect(shown(set)).toEqual([
      '8 | Where did the revolt begin? | Delhi; Meerut; Kanpur; Both (a) and (b) | B',
      '13 | Consider the following statements: / 1. It spread. / 2. It did not. / 3. Nobody knows. / Which of these is correct? | 1 only; 2 only; 1 and 2; None | A',
      '24 | What is 25% of 80? | 10; 20; 30; 40 | B',
      '29 | The Quit India movement began in | 1940; 1942; 1945; 1947 | -',
    ])
    const passage = {
      kind: 'passage',
      title: 'Directions (1-2): Read the following passage and answer the questions.',
      paragraphs: ['The revolt began at Meerut.', 'It spread to Delhi.'],
    }
    expect(set?.questions.map(({ figure }) => figure)).toEqual([passage, passage, undefined, undefined])
    expect(set?.questions[0]?.explanation).toBe('The passage says so.')
  })

  it('with numbered options and the key in two rows at the end', () => {
    const set = readQuestions(`Q.1 Which planet is the largest?
1) Mars
2) Jupiter
3) Earth
4) Venus
Q.2 The HCF of 36 and 48 is
1) 6
2) 12
3) 24
4) 4
Q.3 Arrange:
1. Ashoka
2. Akbar
1) 1, 2
2) 2, 1
3) together
4) none

Answer Key
Q.No. 1 2 3
Ans. 2 2 1
`)
    expect(shown(set)).toEqual([
      '1 | Which planet is the largest? | Mars; Jupiter; Earth; Venus | B',
      '6 | The HCF of 36 and 48 is | 6; 12; 24; 4 | B',
      '11 | Arrange: / 1. Ashoka / 2. Akbar | 1, 2; 2, 1; together; none | A',
    ])
    expect(set?.problems).toEqual([])
  })

  it('leaves the rules at its head, of marks and time, out of its questions', () => {
    const set = readQuestions(`BPSC Preliminary 2021
Directions: each question carries one mark. Time: 2 hours.
Do not open the booklet before you are told.
1. Which river is the Sorrow of Bihar?
(a) Ganga (b) Kosi (c) Son (d) Gandak
2. What is 15% of 240?
(a) 24 (b) 30 (c) 36 (d) 40
Directions: Choose the word that is nearest in meaning.
3. ABUNDANT
(a) Scarce (b) Plentiful (c) Rare (d) Meagre
`)
    expect(set?.questions.map(({ figure }) => figure?.kind)).toEqual([undefined, undefined, 'passage'])
  })

  it('with the key as a table and explanations after it', () => {
    const set = readQuestions(`1. Stem one?
A. x
B. y
C. z
D. w
2. Stem two?
A. x1
B. y1
C. z1
D. w1
3. Stem three
goes on
A. x2
B. y2
C. z2
D. w2

ANSWERS
| 1 | B | 2 | C |
| 3 | D |
Explanations
1. (B) since y.
2. (C) since z1
and so.
`)
    expect(shown(set)).toEqual([
      '1 | Stem one? | x; y; z; w | B',
      '6 | Stem two? | x1; y1; z1; w1 | C',
      '11 | Stem three / goes on | x2; y2; z2; w2 | D',
    ])
    expect(set?.questions.map(({ explanation }) => explanation)).toEqual([
      'since y.',
      'since z1\nand so.',
      '',
    ])
  })

  it('of a bank, with sets between single questions and solutions that name the answer', () => {
    const set = readQuestions(`Reasoning Ability

Direction (1-2): Study the following information carefully and answer the questions given below.
Eight persons sit around a circular table.
A sits third to the left of B.
Q1. Who sits opposite A?
(a) B
(b) C
(c) D
(d) E
Q2. How many sit between A and B?
(a) One
(b) Two
(c) Three
(d) None
Q3. In a row of 40, Asha is 12th from the left. What is her place from the right?
(a) 27
(b) 28
(c) 29
(d) 30
Directions (4-5): Study the table.
Year | Sales
2018 | 50
2019 | 60
Q4. What were the sales in 2018?
(a) 40
(b) 50
(c) 60
(d) 70
Q5. By how many per cent did they rise?
(a) 10
(b) 20
(c) 25
(d) 30

Solutions
S1. Ans.(b)
Sol. C is opposite,
as drawn.
S2. Ans.(b)
S3. Ans.(c)
Sol. 40 - 12 + 1 = 29
S4. Ans.(b)
S5. Ans.(b)
`)
    expect(set?.questions.map(({ key, explanation }) => [key, explanation])).toEqual([
      [1, 'C is opposite,\nas drawn.'],
      [1, ''],
      [2, '40 - 12 + 1 = 29'],
      [1, ''],
      [1, ''],
    ])
    const circle = 'Eight persons sit around a circular table.\nA sits third to the left of B.'
    const table = 'Year | Sales\n2018 | 50\n2019 | 60'
    expect(
      set?.questions.map(({ figure }) => (figure?.kind === 'passage' ? figure.paragraphs : figure)),
    ).toEqual([[circle], [circle], undefined, [table], [table]])
    expect(problems(set)).toEqual([])
  })

  it('of the civil services, whose directions count the items of several passages, with explanations beside the key', () => {
    const set = readQuestions(`1. Consider the following statements :
1. The Parliament makes law.
2. The President assents.
Which of the statements given above is/are correct ?
(a) 1 only
(b) 2 only
(c) Both 1 and 2
(d) Neither 1 nor 2
Directions for the following 3 (three) items :
Read the following two passages and answer the items that follow.
Passage-1
The lake was dry. Then it rained.
2. What filled the lake?
(a) Rain (b) A river (c) The sea (d) None
Passage-2
The hill was high.
3. What was high?
(a) The hill (b) A river (c) The sea (d) None
4. Was it low?
(a) Yes (b) No (c) Both (d) Neither
5. Which one is a river?
(a) Ganga (b) Everest (c) Thar (d) Chilika
ANSWERS
1. (c) Both are true since
1950, in all 2 houses.
2. (a) The passage says so.
3. (a) So it says.
4. (b) It was high.
5. (a) The others are a peak, a desert and a lake.
`)
    expect(shown(set)?.map((line) => line.slice(-1))).toEqual(['C', 'A', 'A', 'B', 'A'])
    expect(set?.questions.map(({ explanation }) => explanation.split('\n').length)).toEqual([2, 1, 1, 1, 1])
    expect(
      set?.questions.map(({ figure }) => figure?.kind === 'passage' && figure.paragraphs.at(-1)),
    ).toEqual([
      false,
      expect.stringContaining('The lake was dry. Then it rained.'),
      'The hill was high.',
      'The hill was high.',
      false,
    ])
    expect(problems(set)).toEqual([])
  })

  it('of a response sheet, where Ans begins the options and a passage is for its sub-questions', () => {
    const set = readQuestions(`Section : English
Q.1 Select the synonym of 'candid'.
Ans 1. Frank
2. Shy
3. Rude
4. Cold
Question ID : 264330
Option 1 ID : 22
Status : Answered
Chosen Option : 3
Comprehension:
The lake was dry.

Then it rained.
SubQuestion No : 2
Q.2 What filled the lake?
Ans 1. Rain
2. A river
3. The sea
4. Nobody
Question ID : 264331
Q.3 Which is red?
Ans 1. A rose
2. Grass
3. The sky
4. Coal
`)
    expect(shown(set)).toEqual([
      "2 | Select the synonym of 'candid'. | Frank; Shy; Rude; Cold | -",
      '16 | What filled the lake? | Rain; A river; The sea; Nobody | -',
      '22 | Which is red? | A rose; Grass; The sky; Coal | -',
    ])
    expect(set?.questions.map(({ figure }) => (figure?.kind === 'passage' ? figure.paragraphs : []))).toEqual(
      [[], ['The lake was dry.', 'Then it rained.'], []],
    )
    expect(problems(set)).toEqual([])
  })

  it('in Hindi', () => {
    const set = readQuestions(`प्रश्न 1. भारत की राजधानी क्या है?
(क) मुंबई (ख) दिल्ली (ग) कोलकाता (घ) चेन्नई
उत्तर: (ख)
प्रश्न 2. सबसे बड़ा ग्रह कौन सा है?
(क) मंगल (ख) शुक्र (ग) बृहस्पति (घ) शनि
उत्तर: (ग)
व्याख्या: बृहस्पति सबसे बड़ा है।
`)
    expect(shown(set)).toEqual([
      '1 | भारत की राजधानी क्या है? | मुंबई; दिल्ली; कोलकाता; चेन्नई | B',
      '4 | सबसे बड़ा ग्रह कौन सा है? | मंगल; शुक्र; बृहस्पति; शनि | C',
    ])
    expect(set?.questions[1]?.explanation).toBe('बृहस्पति सबसे बड़ा है।')
  })

  it('lists by row what cannot be asked, and keeps the rest in order', () => {
    const set = readQuestions(`1. Three options?
(a) one (b) two (c) three
2. Five options?
(a) 1 (b) 2 (c) 3 (d) 4 (e) 5
3. Twice the same?
(a) x (b) y (c) x (d) z
5. Good?
(a) p (b) q (c) r (d) s
Ans. (e)
6. Good too?
(a) p (b) q (c) r (d) s
Ans. (d)

General notes of the paper
`)
    expect(shown(set)).toEqual(['7 | Good? | p; q; r; s | -', '10 | Good too? | p; q; r; s | D'])
    expect(problems(set)).toEqual([
      '1 few-options Three options?',
      '3 many-options Five options?',
      '5 same-options Twice the same?',
      '7 number-gap 4',
      '7 key-not-an-option Good?',
    ])
  })

  it('gives directions for one question to that question only, and ends a question that lost an option at the next number', () => {
    const set = readQuestions(`Directions (1): Read the passage.
The revolt began at Meerut.
1. Where did it begin?
(a) Delhi (b) Meerut (c) Kanpur (d) Jhansi
2. Three options?
(a) Red (b) Green (c) Blue
4. Four options?
(a) Red (b) Green (c) Blue (d) White
`)
    expect(shown(set)).toEqual([
      '3 | Where did it begin? | Delhi; Meerut; Kanpur; Jhansi | -',
      '7 | Four options? | Red; Green; Blue; White | -',
    ])
    expect(set?.questions.map(({ figure }) => figure?.kind)).toEqual(['passage', undefined])
    expect(problems(set)).toEqual(['5 few-options Three options?', '7 number-gap 3'])
  })

  it('is not found in prose', () => {
    expect(
      readQuestions('The revolt of 1857 began at Meerut. It spread.\n\n1. First cause\n2. Second cause\n'),
    ).toBeNull()
  })
})

describe('other formats', () => {
  it('Aiken', () => {
    const set = readQuestions(`What is the correct answer?
A. Is it this one?
B. Maybe this
C. No
D. This one!
ANSWER: D

Second question
on two lines
A) a
B) b
C) c
D) d
ANSWER: A
`)
    expect(set?.format).toBe('aiken')
    expect(shown(set)).toEqual([
      '1 | What is the correct answer? | Is it this one?; Maybe this; No; This one! | D',
      '8 | Second question / on two lines | a; b; c; d | A',
    ])
  })

  it('GIFT with titles, feedback, a blank, weights and escapes; other kinds are listed', () => {
    const set = readQuestions(`// a comment
$CATEGORY: $course$/top/History

::Q1::Who fought at Panipat\\: first? {
=Babur #right
~Akbar
~Ashoka
~Sher Shah
####Babur won in 1526.
}

Delhi is the {=capital ~port ~fort ~island} of India.

2 \\= 1 + {~%100%1 ~0 ~2 ~3}

True? {T}

Match {=a -> b =c -> d =e -> f}

Two right {~%50%a ~%50%b ~c ~d}
`)
    expect(set?.format).toBe('gift')
    expect(shown(set)).toEqual([
      '4 | Who fought at Panipat: first? | Babur; Akbar; Ashoka; Sher Shah | A',
      '12 | Delhi is the ______ of India. | capital; port; fort; island | A',
      '14 | 2 = 1 + | 1; 0; 2; 3 | A',
    ])
    expect(set?.questions[0]).toMatchObject({ topic: 'History', explanation: 'Babur won in 1526.' })
    expect(problems(set)).toEqual([
      '16 not-a-choice True?',
      '18 not-a-choice Match',
      '20 many-keys Two right',
    ])
  })

  it('Moodle XML with a shared description, formulas and pictures', () => {
    const set = readQuestions(`<?xml version="1.0"?><quiz>
<question type="category"><category><text>top/Physics</text></category></question>
<question type="description"><name><text>Lift</text></name><questiontext format="html"><text><![CDATA[<p>A lift of mass 500 kg.</p><p>It rises.</p>]]></text></questiontext></question>
<question type="multichoice"><name><text>q</text></name>
<questiontext format="html"><text><![CDATA[<p>Find E = mc<sup>2</sup> and \\(x_1\\)<br>now <script>alert(1)</script>&lt; 3</p>]]></text></questiontext>
<answer fraction="0"><text><![CDATA[H<sub>2</sub>O]]></text></answer><answer fraction="100"><text>5</text><feedback><text>Because.</text></feedback></answer>
<answer fraction="0"><text>6</text></answer><answer fraction="0"><text>7</text></answer></question>
<question type="essay"><questiontext><text>Discuss.</text></questiontext></question>
<question type="multichoice"><questiontext><text><![CDATA[Look <img src="@@PLUGINFILE@@/a.png" alt="a circle">]]></text></questiontext>
<answer fraction="100"><text>1</text></answer><answer fraction="0"><text>2</text></answer><answer fraction="0"><text>3</text></answer><answer fraction="0"><text>4</text></answer></question>
</quiz>`)
    expect(set?.format).toBe('moodle-xml')
    expect(shown(set)).toEqual([
      '1 | Find E = mc² and $x_1$ / now < 3 | H₂O; 5; 6; 7 | B',
      '3 | Look a circle | 1; 2; 3; 4 | A',
    ])
    expect(set?.questions[0]).toMatchObject({
      topic: 'Physics',
      explanation: 'Because.',
      figure: { kind: 'passage', title: 'Lift', paragraphs: ['A lift of mass 500 kg.', 'It rises.'] },
    })
    expect(problems(set)).toEqual(['2 not-a-choice Discuss.', '3 picture-left-out Look a circle'])
  })

  it('QTI 2.2 items, alone or as the files of a package', () => {
    const item = (key: string, prompt: string) => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i" title="T">
<responseDeclaration identifier="RESPONSE" cardinality="single"><correctResponse><value>${key}</value></correctResponse></responseDeclaration>
<itemBody><div class="stimulus"><p>The text that is shared.</p></div>
<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${prompt}</prompt>
<simpleChoice identifier="A">one</simpleChoice><simpleChoice identifier="B">two</simpleChoice>
<simpleChoice identifier="C">three</simpleChoice><simpleChoice identifier="D">four</simpleChoice></choiceInteraction></itemBody>
<modalFeedback outcomeIdentifier="F" identifier="x" showHide="show">As it says.</modalFeedback></assessmentItem>`
    const set = readQuestionItems([item('C', 'First?'), item('A', 'Second?'), '<imsmanifest/>'])
    expect(shown(set)).toEqual([
      '1 | First? | one; two; three; four | C',
      '2 | Second? | one; two; three; four | A',
    ])
    expect(set?.questions[0]).toMatchObject({
      explanation: 'As it says.',
      figure: { kind: 'passage', paragraphs: ['The text that is shared.'] },
    })
    expect(shown(readQuestions(item('B', 'Alone?')))).toEqual(['1 | Alone? | one; two; three; four | B'])
  })

  it('QTI as TAO and simple exporters write it: blanks around the key, rows and columns around the choices, the stem before them', () => {
    const item = (declaration: string, body: string) =>
      `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Item 13" toolName="TAO">
<responseDeclaration identifier="RESPONSE" cardinality="single">${declaration}</responseDeclaration><outcomeDeclaration identifier="SCORE" />
<stylesheet href="tao-user-styles.css" /><itemBody>${body}</itemBody><responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE" /><correct identifier="RESPONSE" /></match></responseIf></responseCondition></responseProcessing></assessmentItem>`
    const choices = (prompt: string) =>
      `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">${prompt}${['Earth', 'Mercury', 'Venus', 'Mars'].map((name, index) => `<simpleChoice identifier="choice_${index + 1}" fixed="false" showHide="show" >${name}</simpleChoice>`).join('')}</choiceInteraction>`
    const set = readQuestionItems([
      item(
        '<correctResponse><value><![CDATA[ choice_2 ]]></value></correctResponse>',
        `<div class="grid-row"><div class="col-12">${choices('<prompt >Which is nearest to the Sun?</prompt>')}</div></div>`,
      ),
      item('', `<p>Which planet is <strong>red</strong>?</p>${choices('')}`),
    ])
    expect(shown(set)).toEqual([
      '1 | Which is nearest to the Sun? | Earth; Mercury; Venus; Mars | B',
      '2 | Which planet is red? | Earth; Mercury; Venus; Mars | -',
    ])
    expect(problems(set)).toEqual([])
  })

  it('CSV with the headings and separators that people use', () => {
    const set = readQuestions(`S.No;Question;Option A;Option B;Option C;Option D;Correct Answer;Solution;Level
1;"Capital of India; in 2024?";Mumbai;Delhi;Pune;Goa;B;Since 1911;Hard
2;"Two
lines";3;1;4;2;3;;easy
3;By text;Red;Green;Blue;Pink;Blue;;
4;No key;a;b;c;d;;;
5;Wrong key;a;b;c;d;Z;;
`)
    expect(set?.format).toBe('csv')
    expect(shown(set)).toEqual([
      '2 | Capital of India; in 2024? | Mumbai; Delhi; Pune; Goa | B',
      '3 | Two / lines | 3; 1; 4; 2 | A',
      '5 | By text | Red; Green; Blue; Pink | C',
      '6 | No key | a; b; c; d | -',
      '7 | Wrong key | a; b; c; d | -',
    ])
    expect(set?.questions[0]).toMatchObject({ explanation: 'Since 1911', difficulty: 'hard' })
    expect(problems(set)).toEqual(['7 key-not-an-option Wrong key'])
    expect(problems(readQuestions('Question,Option A,Answer\nx,y,z'))).toEqual([
      '1 missing-columns option b, option c, option d',
    ])
  })
})

describe('hostile text', () => {
  it('loses characters that hide what it says', () => {
    const set = readQuestions('1. a\u202Eb\u0000c?\n(a) 1\u200B (b) 2 (c) 3 (d) 4\nAns. a')
    expect(shown(set)).toEqual(['1 | abc? | 1; 2; 3; 4 | A'])
  })

  it('cannot claim a trust, and a comment with a broken figure is left out', () => {
    const set = readQuestions(
      '// ekagra:{"difficulty":"hard","trust":"computed","figure":{"kind":"passage"}}\n::t::Q{=a ~b ~c ~d}\n',
    )
    expect(set?.questions).toEqual([
      { row: 2, text: 'Q', options: ['a', 'b', 'c', 'd'], key: 0, explanation: '', difficulty: 'hard' },
    ])
  })

  it.each([
    ['numbers', '1.\n'.repeat(50_000)],
    ['numbers without options', `1. x\n${'3. (a) (b)\n'.repeat(20_000)}`],
    ['fourth marks', '1. x\n'.concat('(a) (b) (c) 4. d.\n'.repeat(20_000))],
    ['blanks', `1. ${' '.repeat(200_000)}x`],
    ['answers without an end', `1. a\n${'Ans '.repeat(50_000)}`],
    ['braces', `::a::${'{'.repeat(50_000)}`],
    ['backslashes', `::a::${'\\'.repeat(50_000)}{=a}`],
    ['dollars and brackets', `::a::[html]${'\\\\( '.repeat(50_000)}{=a ~b ~c ~d}`],
    ['nested elements', `<quiz>${'<question>'.repeat(50_000)}`],
    [
      'nested HTML',
      `<quiz><question type="multichoice"><questiontext><text><![CDATA[${'<div>'.repeat(50_000)}]]></text></questiontext></question></quiz>`,
    ],
    ['quotes', `question,a,b,c,d\n${'"'.repeat(200_000)}`],
    [
      'entities',
      `<!DOCTYPE q [<!ENTITY a "&b;&b;"><!ENTITY b "xxxxxxxx">]><quiz>${'&a;'.repeat(50_000)}</quiz>`,
    ],
    ['keys', `Answer key\n${'1 '.repeat(200_000)}`],
  ])('of %s takes less than 2 seconds of a processor', (_, text) => {
    // The clock on the wall would measure how busy the machine is.
    const before = process.threadCpuUsage()
    readQuestions(text)
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000)
  })

  it('that is too long or has too many questions is said', () => {
    expect(problems(readQuestions('x'.repeat(4_000_001)))).toEqual(['1 too-long-file'])
    const many = Array.from({ length: 2001 }, (_, index) => `${index},1,2,3,4,A`).join('\n')
    const set = readQuestions(`question,a,b,c,d,key\n${many}`)
    expect(set?.questions).toHaveLength(2000)
    expect(problems(set)).toEqual(['2002 too-many-questions'])
  })
})
