import { defineChapter } from '../../../kit/define-chapter.ts'

export const codingDecoding = defineChapter({
  subject: 'reasoning',
  title: 'Coding–Decoding',
  aliases: ['coding', 'decoding', 'coding and decoding', 'coding decoding'],
  weight: 108,
  types: {
    'reasoning/code-shift': {
      title: 'Letter Shift Codes',
      aliases: [
        'letter coding',
        'caesar cipher',
        'coding by shifting letters',
        'letter shifting code',
        'shifting of letters',
      ],
    },
    'reasoning/code-reverse': {
      title: 'Rearranged Letter Codes',
      aliases: [
        'reverse coding',
        'reverse letter coding',
        'coding letter reverse',
        'letters rearranged',
        'jumbled code',
      ],
    },
    'reasoning/code-sentence': {
      title: 'Codes of Sentences',
      aliases: [
        'sentence coding',
        'code language',
        'coded sentence',
        'chinese coding',
        'fictitious language',
        'fictitious language coding',
        'artificial language coding',
      ],
    },
    'reasoning/code-conditional': {
      title: 'Codes with Conditions',
      aliases: ['conditional coding', 'condition based coding'],
    },
    'reasoning/code-number': {
      title: 'Number Codes of Words',
      aliases: [
        'number coding',
        'alphabet position coding',
        'alphabet position based coding',
        'coding by alphabet position',
        'letter position coding',
        'coding decoding numbers',
        'coding of numbers',
        'word value',
        'letter value',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
