import { foldCase } from '../similarity/fold-case.ts'
/** A sample question; the key is the position of the right option. */
export interface SampleQuestion {
  text: string
  options: readonly string[]
  correctAnswer: number
  explanation: string
}

/** The last resort when nothing else can make questions on these subjects. */
const SAMPLE_BANKS: Readonly<Record<string, readonly SampleQuestion[]>> = {
  Mathematics: [
    {
      text: 'What is 15% of 240?',
      options: ['24', '32', '36', '40'],
      correctAnswer: 2,
      explanation: '10% of 240 is 24 and 5% is 12; together they are 36.',
    },
    {
      text: 'If 3x + 5 = 20, what is the value of x?',
      options: ['3', '5', '8', '15'],
      correctAnswer: 1,
      explanation: '3x = 20 - 5 = 15, so x = 15 / 3 = 5.',
    },
    {
      text: 'What is the area of a circle of radius 7 cm? (Take π = 22/7.)',
      options: ['154 cm²', '44 cm²', '49 cm²', '308 cm²'],
      correctAnswer: 0,
      explanation: 'The area is π × r² = 22/7 × 7 × 7 = 154 cm².',
    },
  ],
  Science: [
    {
      text: 'Which gas do green plants take in for photosynthesis?',
      options: ['Oxygen', 'Nitrogen', 'Hydrogen', 'Carbon dioxide'],
      correctAnswer: 3,
      explanation: 'Photosynthesis turns carbon dioxide and water into glucose and gives off oxygen.',
    },
    {
      text: 'What is the SI unit of force?',
      options: ['Joule', 'Newton', 'Watt', 'Pascal'],
      correctAnswer: 1,
      explanation: 'Force is measured in newtons: 1 N gives a mass of 1 kg an acceleration of 1 m/s².',
    },
    {
      text: 'Which organelle is called the powerhouse of the cell?',
      options: ['Mitochondrion', 'Ribosome', 'Nucleus', 'Golgi apparatus'],
      correctAnswer: 0,
      explanation: 'Mitochondria make most of the ATP that the cell uses as its supply of energy.',
    },
  ],
  'Computer Science': [
    {
      text: 'What does CPU stand for?',
      options: [
        'Central Program Unit',
        'Computer Processing Utility',
        'Central Processing Unit',
        'Control Processing Unit',
      ],
      correctAnswer: 2,
      explanation: 'The Central Processing Unit carries out the instructions of a program.',
    },
    {
      text: 'Which data structure works on the principle of last in, first out?',
      options: ['Queue', 'Stack', 'Linked list', 'Tree'],
      correctAnswer: 1,
      explanation: 'In a stack the element pushed last is the first to be popped.',
    },
    {
      text: 'What is the decimal number 10 in binary?',
      options: ['1010', '1001', '1100', '0110'],
      correctAnswer: 0,
      explanation: '10 = 8 + 2, so the binary digits for 8, 4, 2 and 1 are 1, 0, 1 and 0.',
    },
  ],
  'General Knowledge': [
    {
      text: 'What is the capital of Australia?',
      options: ['Sydney', 'Melbourne', 'Perth', 'Canberra'],
      correctAnswer: 3,
      explanation: 'Canberra is the capital; Sydney and Melbourne are larger cities.',
    },
    {
      text: 'Which is the largest ocean of the world?',
      options: ['Atlantic Ocean', 'Pacific Ocean', 'Indian Ocean', 'Arctic Ocean'],
      correctAnswer: 1,
      explanation: 'The Pacific covers about a third of the surface of the Earth, more than any other ocean.',
    },
    {
      text: 'Which is the national animal of India?',
      options: ['Tiger', 'Lion', 'Elephant', 'Peacock'],
      correctAnswer: 0,
      explanation: 'The Bengal tiger is the national animal; the peacock is the national bird.',
    },
  ],
  History: [
    {
      text: 'In which year did India become independent?',
      options: ['1942', '1945', '1947', '1950'],
      correctAnswer: 2,
      explanation: 'India became independent on 15 August 1947; the Constitution came into force in 1950.',
    },
    {
      text: 'Who was the first President of India?',
      options: ['Jawaharlal Nehru', 'Rajendra Prasad', 'Sarvepalli Radhakrishnan', 'Vallabhbhai Patel'],
      correctAnswer: 1,
      explanation: 'Dr Rajendra Prasad was President from 1950 to 1962.',
    },
    {
      text: 'In which year was the First Battle of Panipat fought?',
      options: ['1526', '1556', '1576', '1761'],
      correctAnswer: 0,
      explanation:
        'Babur defeated Ibrahim Lodi at Panipat in 1526; the later battles there were in 1556 and 1761.',
    },
  ],
}

/** The bank of a subject, ignoring case; undefined for any other topic. */
export const findSampleBank = (topic: string): readonly SampleQuestion[] | undefined => {
  const wanted = foldCase(topic)
  return Object.entries(SAMPLE_BANKS).find(([name]) => name.toLowerCase() === wanted)?.[1]
}
