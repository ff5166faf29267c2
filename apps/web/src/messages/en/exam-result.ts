import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'

const questions = (count: number) => countOf('en', count, 'question', 'questions')

/** The analysis of a paper that was handed in. */
/** Marks arrive as a text: '2.5', '−1'. */
const marksOf = (marks: string): string => (marks === '1' ? '1 mark' : `${marks} marks`)

export const examResult = {
  pageTitle: (exam: string) => `${exam}, result`,
  loading: 'Reading your paper...',
  back: 'Exam hall',
  scope: { full: 'full paper', half: 'half paper', quarter: 'quarter paper', section: 'one section' },
  paperNumber: (exam: string, scope: string, number: number) => `${exam}, ${scope} ${number}`,
  ring: (marks: string, of: string) => `${marks} of ${of} marks`,
  ofMarks: (of: string) => `of ${of} marks`,
  headBest: 'Your best yet',
  headFirst: 'Your first one is done',
  headBelow: (marks: string) => `${marks} below your best`,
  toCutOff: (marks: string, year: number) => `, ${marks} short of the ${year} cut-off.`,
  overCutOff: (marks: string, year: number) => `, ${marks} above the ${year} cut-off.`,
  passed: (percent: number) => `, passed (${percent}% is enough).`,
  notPassed: (percent: number) => `, not passed (${percent}% is enough).`,
  full: '.',
  nothingNew: (marks: string) => `${marksOf(marks)} needed nothing new:`,
  nothingNewText: (slips: number, skips: number) =>
    `${countOf('en', slips, 'slip', 'slips')} and ${questions(skips)} left that you usually get right.`,
  allRight: 'Every mark of the paper is yours.',
  toLearn: 'No marks were lost on what you know. What is missing has still to be learnt: see the next steps.',
  markOnRing: (marks: string, text: string) => `The mark on the ring: ${marks}, ${text}`,
  cutOffName: (year: number, category: string, list: string | null) =>
    list === null ? `cut-off ${year}, ${category}` : `cut-off ${year}, ${category}, ${list}`,
  goThrough: (count: number) => `Go through ${countOf('en', count, 'wrong answer', 'wrong answers')}`,
  again: 'Sit another paper',
  print: 'Print the paper',
  printAnalysis: 'Print this analysis',
  picture: 'Share a picture',
  challenge: 'Challenge a friend',
  challenger: (marks: string, of: string) => `Your friend has ${marks} of ${of}.`,
  timeUp: 'The clock handed it in.',
  breaks: (count: number) =>
    `Interrupted ${countOf('en', count, 'time', 'times')}; the clock stopped meanwhile.`,

  figures: {
    marks: 'Marks',
    marksDetail: (gained: string, right: number, lost: string, wrong: number) =>
      `+${gained} for ${formatNumber(right)} right, −${lost} for ${formatNumber(wrong)} wrong`,
    attempts: 'Attempts',
    of: (count: string) => `of ${count}`,
    attemptsDetail: (left: number) => `${formatNumber(left)} left`,
    more: (count: number) => `${formatNumber(count)} more than last time; `,
    fewer: (count: number) => `${formatNumber(count)} fewer than last time; `,
    accuracy: 'Accuracy',
    accuracyDetail: (right: number, tried: number) =>
      `${formatNumber(right)} of ${formatNumber(tried)} right`,
    time: 'Time',
    timeDetail: (own: number, fair: number) => `${own} s a question; fair share ${fair} s`,
  },

  lost: {
    title: (marks: string) => `Where the ${marksOf(marks)} went`,
    none: 'Full marks',
    text: (marks: string) => `Slips and winnable skips cost ${marksOf(marks)}.`,
    gap: (marks: string) => ` The cut-off was ${marks} away.`,
    slips: 'Slips',
    slipsText: (count: number) => `${formatNumber(count)} wrong on things you know`,
    winnable: 'Winnable skips',
    winnableText: (count: number) => `${formatNumber(count)} left that you usually get right`,
    beyond: 'Beyond reach',
    beyondText: (count: number) => `${formatNumber(count)} wrong on things not learnt yet`,
    wellLeft: 'Well left',
    wellLeftText: (count: number) => `${formatNumber(count)} left on things not learnt yet`,
    marks: marksOf,
    reach:
      'Within reach: right at least half the time in that chapter, or in the section while the chapter has fewer than three answers.',
  },

  next: {
    title: 'Next steps',
    slips: (count: number) => `Name the ${countOf('en', count, 'slip', 'slips')}`,
    slipsText: 'A slip that has a name comes back less often.',
    start: 'Start',
    slow: (section: string) => `${section} against its own clock`,
    slowText: (over: string) => `It took ${over} more than its share. One section alone trains letting go.`,
    sit: 'Sit it',
    learn: (chapter: string) => `Learn: ${chapter}`,
    learnText: (marks: string) => `${marks} marks were lost there.`,
    note: 'Open a note',
    practise: 'Practice',
  },

  sections: {
    title: 'Sections',
    fair: (time: string) => `Fair share: ${time} each`,
    over: (section: string, time: string) => `${section} took ${time} more than its share.`,
    within: 'No section took more than its share.',
    columns: {
      section: 'Section',
      right: 'Right',
      wrong: 'Wrong',
      left: 'Left',
      accuracy: 'Accuracy',
      marks: 'Marks',
      time: 'Time against fair share',
    },
    all: 'All',
    none: 'none',
  },

  attempt: {
    title: 'Attempt or leave',
    count: (count: number) => `${questions(count)}, one ring each`,
    text: (left: number, marks: string) =>
      left === 0
        ? 'You left nothing that was within reach.'
        : `${questions(left)} left within reach, worth about ${marks} marks.`,
    rule: (negative: string, odds: string) =>
      `At −${negative} a try pays when you are right more than once in ${odds}.`,
    noNegative: 'Nothing is taken off here: a try always pays.',
    within: 'Within reach',
    beyond: 'Beyond reach',
    tried: 'Tried',
    left: 'Left',
    triedCount: (count: number) => `${formatNumber(count)} tried`,
    triedText: (right: number, wrong: number, marks: string) =>
      `${formatNumber(right)} right, ${formatNumber(wrong)} wrong: ${marks}`,
    leftCount: (count: number) => `${formatNumber(count)} left`,
    leftWithin: (marks: string) => `about ${marks} marks, at your usual rate`,
    leftBeyond: 'rightly: no marks, no time',
    guessTitle: 'What guessing did',
    guessText: (right: number, wrong: number, marks: string) =>
      `${questions(right + wrong)} took under ten seconds on things not learnt yet: ${formatNumber(right)} right, ${formatNumber(wrong)} wrong, ${marks} marks.`,
    noGuess: 'No quick answer on things not learnt yet.',
    blind: (marks: string) => `One blind guess among four options is worth ${marks} here on average.`,
    crossFirst: 'Cross one out before you guess.',
  },

  line: {
    title: 'The paper, question by question',
    text: (time: string, open: number) => `The paper closed with ${time} unused and ${questions(open)} open.`,
    right: 'Right, above the line',
    wrong: 'Wrong, below',
    left: 'Left',
    minutes: (minutes: number) => `${minutes} min`,
    columns: { section: 'Section', spent: 'Time', each: 'A question' },
    each: (seconds: number) => `${seconds} s`,
    showTable: 'Show as a table',
  },

  slow: {
    title: 'The longest questions',
    text: (share: number) => `The fair share of a question is ${share} s.`,
    row: (number: number, chapter: string) => `${number}. ${chapter}`,
    showAll: 'Show the time of every question',
    columns: { question: 'Question', answer: 'Answer', spent: 'Time', share: 'Against the fair share' },
    outcomes: { right: 'right', wrong: 'wrong', left: 'left' },
  },

  trend: {
    title: 'Your papers and the cut-off',
    plain: 'Your papers of this exam',
    only: 'This is your first paper of this kind. The next ones will stand beside it.',
    change: (marks: string, count: number) =>
      `${marks} marks since the first of ${formatNumber(count)} papers.`,
    line: (marks: string, name: string) => `The dashed line is ${marks}, the ${name}.`,
    choose: 'Category and year',
    choice: (year: number, category: string) => `${year}, ${category}`,
    columns: { paper: 'Paper', marks: (of: string) => `Marks of ${of}`, gap: 'To the cut-off' },
    normalised: 'Published cut-offs are normalised across shifts; a mock is not.',
    plainNote: 'A cut-off of a real exam, not of this paper.',
    source: (title: string) => `Source: ${title}`,
    noPercentile:
      'No rank or percentile is shown: we know of no published model that turns the marks of one paper into one.',
  },

  causes: {
    title: (count: number) => `${countOf('en', count, 'wrong answer', 'wrong answers')}, by cause`,
    none: 'No wrong answer',
    text: 'We put a likely cause on each. Change it where you know better.',
    all: 'All',
    careless: 'Careless',
    concept: 'Concept',
    slow: 'Slow',
    guess: 'Guess',
    filter: 'Cause',
    why: 'Why it went wrong',
    youSaid: 'You said',
    itIs: 'it is',
    spent: (chapter: string, seconds: number) => `${chapter}, ${seconds} s.`,
    more: (count: number) => `Show the other ${formatNumber(count)}`,
    wrong: 'Wrong',
  },

  skipped: {
    title: (count: number) => `${questions(count)} left that you could have won`,
    text: 'Try them now, without a clock.',
    answer: 'Answer',
  },

  syllabus: {
    title: 'The syllabus of this paper',
    text: 'Where most marks were lost comes first.',
    columns: {
      chapter: 'Chapter',
      right: 'Right',
      wrong: 'Wrong',
      left: 'Left',
      lost: 'Marks lost',
      next: 'Next',
    },
    more: (count: number) => `Show ${formatNumber(count)} more chapters`,
  },
  missing: {
    title: 'This result is not on this device',
    text: 'It was deleted, or the paper was sat in another browser.',
  },
  card: {
    right: (marks: string, of: string) => `${marks} of ${of} marks`,
    facts: (right: number, wrong: number, left: number) =>
      `${formatNumber(right)} right, ${formatNumber(wrong)} wrong, ${formatNumber(left)} left`,
    badge: 'Mock paper',
  },
  challengeDialog: {
    title: 'Challenge a friend',
    text: (count: number) =>
      `The link opens the same paper: the same ${questions(count)}, in the same order, with the same clock.`,
    link: 'Link to this paper',
    copy: 'Copy',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Please try again.',
    tell: (marks: string, of: string) => `Tell my marks: ${marks} of ${of}`,
    tooLong: 'This paper cannot be sent as a link.',
    share: 'Share with an app',
  },
  printed: {
    title: (exam: string) => `${exam}, to print`,
    text: 'The paper, an answer sheet, and the key on a page of its own.',
    print: 'Print',
    paper: 'Question paper',
    sheet: 'Answer sheet',
    key: 'Key',
    all: 'Everything',
    parts: 'What to print',
    sit: 'Sit it on the screen',
    facts: (count: number, minutes: number, marks: string) =>
      `${questions(count)}, ${formatNumber(minutes)} minutes, ${marks} marks`,
    name: 'Name',
    date: 'Date',
    made: (seed: string) => `Paper ${seed}`,
    number: 'Answer',
  },
}

export const examResultMessages = defineMessages(examResult, {
  hi: async () => (await import('../hi/exam-result.ts')).examResult,
})
