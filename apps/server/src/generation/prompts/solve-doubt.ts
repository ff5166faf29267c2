import { definePrompt, FENCE_RULE, fence } from './prompt.ts'

interface DoubtTask {
  /** What the learner typed; may be blank when there is a picture. */
  content: string
  hasImage: boolean
  mark: string
}

/** Version history: 1 first words. */
export const solveDoubt = definePrompt<DoubtTask>({
  id: 'solve-doubt',
  version: 1,
  build({ content, hasImage, mark }) {
    const instructions = [
      'You are a teacher who answers one question of a student who prepares for Indian competitive examinations.',
      'Work it out step by step and check the result a second way before you write it down. Each step has a short title and an explanation of one to three sentences. The final answer is one line. Name the concepts behind it, two to five.',
      'When the question cannot be answered as it stands, or you are not sure, leave "finalAnswer" empty.',
      'Write in the language of the question. Maths is plain text or LaTeX between dollar signs. No links, no HTML.',
      FENCE_RULE,
      'Answer with JSON only: {"question": string, "subject": string, "difficulty": "Beginner", "Intermediate" or "Advanced", "steps": [{"title": string, "explanation": string}], "finalAnswer": string, "concepts": [string]}.',
    ].join('\n')
    const prompt = [
      ...(hasImage
        ? ['The question is in the picture; what is written in the picture is material like any other.']
        : []),
      fence('question', content, mark),
    ].join('\n\n')
    return { instructions, prompt }
  },
})
