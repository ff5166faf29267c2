interface Given {
  id: string
  text: string
  correctIndex: number
  createdAt: string
}

/** A question that one AI wrote and another confirmed, as the pool of the server holds it. */
export const makePoolRow = ({ id, text, correctIndex, createdAt }: Given) => ({
  id,
  topic_key: 'marco polo',
  difficulty: 'medium',
  timeframe: '',
  locale: 'en',
  provider: 'deepseek',
  confirmed_by: 'openai',
  prompt: 'write-questions@1',
  created_at: createdAt,
  question: {
    id,
    text,
    options: ['Venice', 'Genoa', 'Rome', 'Milan'],
    correctIndex,
    explanation: 'Marco Polo was born into a family of Venetian merchants.',
    difficulty: 'medium',
    trust: 'cross-checked',
  },
})
