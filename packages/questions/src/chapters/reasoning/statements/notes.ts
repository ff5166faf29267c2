import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Three tasks look alike and have different tests. An assumption is what the speaker must already believe for the words to make sense. A conclusion is what must be true once the words are true. A course of action is a step that fits the problem and can be taken. Name the task first, then use its test and nothing from your own knowledge.',
  terms,
  method: [
    'Read which task is set: assumption, conclusion or course of action.',
    'Assumption: deny it. If the statement then loses its sense, it is implicit.',
    'Conclusion: try to imagine the statement true and the conclusion false. If you can, it does not follow.',
    'Course of action: ask whether it meets the problem, can be done, and does no greater harm.',
    'Judge I and II one at a time, then choose the option.',
  ],
  tables: [
    {
      title: 'Three tasks, three tests',
      columns: ['Task', 'It must be', 'Test', 'Sure sign of a wrong one'],
      rows: [
        [
          'Assumption',
          'taken for granted before the words',
          'deny it',
          'it goes beyond what the speaker needs',
        ],
        [
          'Conclusion',
          'certain after the words',
          'look for one counterexample',
          'it adds a fact that was not given',
        ],
        [
          'Course of action',
          'fit, possible, in measure',
          'does it remove or lessen the problem?',
          'it is far too large, or only hides the problem',
        ],
      ],
    },
    {
      title: 'What kinds of statements assume',
      columns: ['Kind', 'Assumes', 'Does not assume'],
      rows: [
        ['Notice or ban', 'that somebody might do the thing', 'that everybody does it'],
        ['Advertisement', 'that people want what it offers', 'that nothing else is on sale'],
        ['Advice', 'that it can be followed and helps', 'that it is the only way'],
        ['Plain report of a fact', 'nothing about causes or the future', 'that it will happen again'],
      ],
    },
  ],
  tips: [
    'Words such as all, only, every, never and the best are seldom assumed and seldom follow.',
    'A notice assumes that its readers can read it and may act on it.',
    'If every A is B, then whoever is not B is not A; but not everything that is B is A.',
    'A larger share is not a larger number: 50% of few can be less than 40% of many.',
    'Finding the cause and stopping the present harm are both good courses of action; take both.',
    'Bank papers like a pair in which one step is fit and the other is extreme: look for the extreme one first.',
  ],
  mistakes: [
    'Bringing in what you know about the world.',
    'Taking what is likely for what is certain.',
    'Turning a condition round: rain stops the match does not mean that a stopped match had rain.',
    'Accepting a punishment of all for the fault of a few.',
    'Calling a thing assumed because it is true.',
  ],
  advanced: [
    'In spite of, although and still show what the speaker expected: that expectation is an assumption.',
    'Some A are B and some B are C connect nothing: no conclusion about A and C follows.',
  ],
})
