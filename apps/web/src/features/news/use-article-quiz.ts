import type { NewsHeadline } from '@ekagra/schema/news-article'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useGeneration } from '../../components/generation/use-generation.ts'
import { handOverSession } from '../../lib/stores/session/session-hand-over.ts'
import { toast } from '../../lib/toast.ts'
import { readArticleText } from './read-news.ts'

const QUESTIONS = 5
const DIFFICULTY = 'medium'
/** What a topic may have at most. */
const MAX_TOPIC = 200

/** From an article to a practice on its text. */
export function useArticleQuiz() {
  const generation = useGeneration()
  const navigate = useNavigate()
  const last = useRef<NewsHeadline>(null)

  const start = async (article: NewsHeadline) => {
    last.current = article
    const topic = article.title.slice(0, MAX_TOPIC)
    const content = await readArticleText(article)
    const result = await generation.generate({ topic, count: QUESTIONS, difficulty: DIFFICULTY, content })
    if (result.kind !== 'ready') return
    const { questions, notice } = result
    if (notice) toast.info(notice)
    navigate(
      handOverSession({
        topic,
        mode: 'practice',
        difficulty: DIFFICULTY,
        questionCount: questions.length,
        questions,
      }),
    )
  }

  return { generation, start, retry: () => last.current && void start(last.current) }
}
