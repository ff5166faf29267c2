import { useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { IconButton } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type CategoryPrompt, useCategoryPrompts } from './category-prompts.ts'
import { LoadState } from './load-state.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

export function Component() {
  const words = useMessages(adminMessages)
  const prompts = useCategoryPrompts()
  const [edited, setEdited] = useState<CategoryPrompt | null>(null)
  return (
    <Page>
      <PageMeta title={words.menu.categories} />
      <PageHead title={words.menu.categories} text={words.categories.text} />
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
      {edited && <PromptDialog key={edited.category} row={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}
