import { PublicCategories, type PublicCategory } from '@ekagra/schema/category'
import { useEffect, useState } from 'react'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { afterPaint } from '../../lib/start/after-paint.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { StartLinks } from './start-links.tsx'

const TIMEOUT_MS = 8000

/** None without a server, and none on a server whose admins added none. */
async function fetchCategories(): Promise<PublicCategory[]> {
  try {
    const response = await fetch('/categories.json', {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? (PublicCategories.safeParse(await response.json()).data ?? []) : []
  } catch {
    return []
  }
}

/** What the admins of this server added to the syllabus. */
export function OwnCategories() {
  const words = useMessages(categoryMessages)
  const [categories, setCategories] = useState<readonly PublicCategory[]>([])
  useEffect(() => {
    let isWanted = true
    // There are seldom any, and the syllabus does not wait for them.
    void afterPaint()
      .then(fetchCategories)
      .then((found) => {
        if (isWanted) setCategories(found)
      })
    return () => {
      isWanted = false
    }
  }, [])
  if (categories.length === 0) return null
  return (
    <div className="mb-10">
      <Section title={words.own}>
        <RuledList>
          {categories
            .filter(({ parent }) => parent === '')
            .map(({ id, title }) => (
              <li key={id} className="py-2">
                <Row title={title} />
                <ul className="pl-6">
                  {categories
                    .filter(({ parent }) => parent === id)
                    .map((child) => (
                      <li key={child.id}>
                        <Row title={child.title} />
                      </li>
                    ))}
                </ul>
              </li>
            ))}
        </RuledList>
      </Section>
    </div>
  )
}

function Row({ title }: { title: string }) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-4">
      <span className="min-w-0 font-label">{title}</span>
      <StartLinks topic={title} />
    </div>
  )
}
