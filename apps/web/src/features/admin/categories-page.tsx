import { DEFAULT_TIMEFRAME } from '@ekagra/exam/current-affairs/timeframe'
import type { Question } from '@ekagra/schema/question'
import { useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { IconButton } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/form/text-area.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { requestCurrentAffairs } from '../../lib/backend/request-current-affairs.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type CategoryPrompt, useCategoryPrompts, useSaveCategoryPrompt } from './category-prompts.ts'
import { LoadState } from './load-state.tsx'
import { OwnCategoriesSection } from './own-categories-section.tsx'
import { EditDialog } from './questions/edit-dialog.tsx'
import { QuestionSample, SAMPLED } from './questions/question-sample.tsx'

export function Component() {
  const words = useMessages(adminMessages)
  const prompts = useCategoryPrompts()
  const [edited, setEdited] = useState<CategoryPrompt | null>(null)
  return (
    <Page>
      <PageMeta title={words.menu.categories} />
      <PageHead title={words.menu.categories} text={words.categories.pageText} />
      <OwnCategoriesSection />
      <Section title={words.categories.newsTitle} ruled>
        <p className="mb-4 text-ink-2">{words.categories.text}</p>
        <LoadState query={prompts}>
          {(rows) => (
            <RuledList>
              {rows.map((row) => (
                <RuledRow
                  key={row.category}
                  title={words.categories.name(row.category)}
                  detail={<span className="line-clamp-2">{row.prompt}</span>}
                  end={
                    <IconButton label={words.categories.edit(row.category)} onClick={() => setEdited(row)}>
                      <Icon name="edit" />
                    </IconButton>
                  }
                />
              ))}
            </RuledList>
          )}
        </LoadState>
      </Section>
      {edited && <PromptDialog key={edited.category} row={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}

const askNews = async (category: string, seenIds: readonly string[]): Promise<readonly Question[]> =>
  (await requestCurrentAffairs(
    { category, count: SAMPLED, difficulty: 'medium', timeframe: DEFAULT_TIMEFRAME, isFollowUp: false },
    { seenIds },
  )) ?? []

function PromptDialog({ row, onClose }: { row: CategoryPrompt; onClose: () => void }) {
  const words = useMessages(adminMessages).categories
  const [prompt, setPrompt] = useState(row.prompt)
  const saving = useSaveCategoryPrompt()
  return (
    <EditDialog
      title={words.name(row.category)}
      saveLabel={words.save}
      findProblem={() => (prompt.trim() === '' ? words.empty : undefined)}
      save={() => saving.mutateAsync({ category: row.category, prompt: prompt.trim() })}
      done={words.saved(row.category)}
      failed={words.failed}
      onClose={onClose}
    >
      {(problem) => (
        <div className="mt-4 grid gap-5">
          <TextArea
            label={words.prompt}
            rows={8}
            value={prompt}
            error={problem}
            onChange={(event) => setPrompt(event.target.value)}
          />
          <QuestionSample
            ask={(seenIds) => askNews(row.category, seenIds)}
            isDisabled={false}
            isStored={prompt === row.prompt}
          />
        </div>
      )}
    </EditDialog>
  )
}
