import type { SubjectId } from '../kit/define-chapter.ts'

interface Subject {
  title: string
  aliases: readonly string[]
}

export const subjects: Readonly<Record<SubjectId, Subject>> = {
  mathematics: {
    title: 'Mathematics',
    aliases: [
      'maths',
      'math',
      'quant',
      'quants',
      'quantitative aptitude',
      'numerical ability',
      'numerical aptitude',
      'elementary mathematics',
      'aptitude',
      'arithmetic',
    ],
  },
  reasoning: {
    title: 'Reasoning',
    aliases: [
      'logical reasoning',
      'reasoning ability',
      'general intelligence',
      'general intelligence and reasoning',
      'mental ability',
      'verbal reasoning',
      'analytical reasoning',
      'logic',
    ],
  },
  'general-awareness': {
    title: 'General Awareness',
    aliases: [
      'gk',
      'gs',
      'general knowledge',
      'general studies',
      'general awarness',
      'static gk',
      'static general knowledge',
      'gk gs',
      'ga',
      'samanya gyan',
      'samanya adhyayan',
      'current affairs',
      'current affairs gk',
      'lucent gk',
    ],
  },
  physics: { title: 'Physics', aliases: [] },
  chemistry: { title: 'Chemistry', aliases: [] },
  biology: { title: 'Biology', aliases: ['bio'] },
  english: {
    title: 'English',
    aliases: [
      'english language',
      'english comprehension',
      'general english',
      'verbal ability',
      'verbal ability and reading comprehension',
      'varc',
      'communicative english',
      'angrezi',
    ],
  },
  teaching: {
    title: 'Teaching Aptitude',
    aliases: [
      'child development and pedagogy',
      'child development',
      'cdp',
      'pedagogy',
      'teaching',
      'educational psychology',
      'education psychology',
      'bal vikas evam shiksha shastra',
      'shiksha shastra',
    ],
  },
  // Apart from teaching, which is what papers call child development and pedagogy.
  'subject-pedagogy': {
    title: 'Subject Pedagogy',
    aliases: [
      'pedagogy',
      'pedagogy of subjects',
      'teaching of subjects',
      'pedagogical issues',
      'subject teaching',
      'vishay shikshan',
    ],
  },
}
