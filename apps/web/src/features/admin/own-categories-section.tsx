import type { StoredCategory } from '@ekagra/schema/category'
import { useState } from 'react'
import { Badge } from '../../components/ui/badge.tsx'
import { Button, IconButton } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { LoadState } from './load-state.tsx'
import { asTree, type CategoryDraft, useChangeCategories, useOwnCategories } from './own-categories.ts'

const nextPosition = (siblings: readonly StoredCategory[]) =>
  Math.max(0, ...siblings.map(({ position }) => position)) + 1

/** The categories of this server's admins, which learners find under Categories. */
export function OwnCategoriesSection() {
  const words = useMessages(adminMessages).ownCategories
  const categories = useOwnCategories()
  const [edited, setEdited] = useState<CategoryDraft | null>(null)
  const create = (parent_id: string, siblings: readonly StoredCategory[]) =>
    setEdited({ id: null, parent_id, title: '', prompt: '', position: nextPosition(siblings) })
  return (
    <Section title={words.title}>
      <p className="mb-4 text-ink-2">{words.text}</p>
      <LoadState query={categories}>
        {(rows) => {
          const tree = asTree(rows)
          return (
            <>
              {tree.length === 0 ? (
                <EmptyState framed title={words.none} text={words.noneText} />
              ) : (
                <RuledList>
                  {tree.map(({ children, ...category }) => (
                    <li key={category.id} className="py-2">
                      <CategoryRow row={category} siblings={tree} onEdit={setEdited} />
                      <ul className="pl-6 md:pl-10">
                        {children.map((child) => (
                          <li key={child.id}>
                            <CategoryRow row={child} siblings={children} onEdit={setEdited} />
                          </li>
                        ))}
                      </ul>
                      <Button variant="quiet" onClick={() => create(category.id, children)}>
                        <Icon name="plus" />
                        {words.addBelow(category.title)}
                      </Button>
                    </li>
                  ))}
                </RuledList>
              )}
              <Button className="mt-4" onClick={() => create('', tree)}>
                <Icon name="plus" />
                {words.add}
              </Button>
            </>
          )
        }}
      </LoadState>
      {edited && (
        <CategoryDialog
          draft={edited}
          parent={categories.data?.find(({ id }) => id === edited.parent_id)}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  )
}

interface CategoryRowProps {
  row: StoredCategory
  siblings: readonly StoredCategory[]
  onEdit: (draft: CategoryDraft) => void
}

function CategoryRow({ row, siblings, onEdit }: CategoryRowProps) {
  const words = useMessages(adminMessages).ownCategories
  const changing = useChangeCategories()
  const place = siblings.findIndex(({ id }) => id === row.id)
  const isArchived = row.status === 'archived'
  // Awaited, not left to callbacks: an archived row moves elsewhere in the list.
  const change = async (changes: Parameters<typeof changing.mutate>[0], done?: string): Promise<void> => {
    try {
      await changing.mutateAsync(changes)
      if (done) toast.success(done)
    } catch {
      toast.error(words.failed)
    }
  }
  const move = (by: 1 | -1) => {
    const other = siblings[place + by]
    if (other)
      void change([
        { id: row.id, position: other.position },
        { id: other.id, position: row.position },
      ])
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <b className="min-w-28 flex-1">{row.title}</b>
      {isArchived && <Badge>{words.archived}</Badge>}
      <span className="flex">
        {/* Not disabled in earnest at either end: whoever moved it there by keyboard would lose their place. */}
        <IconButton label={words.up(row.title)} aria-disabled={place <= 0} onClick={() => move(-1)}>
          <Icon name="chevron-up" />
        </IconButton>
        <IconButton
          label={words.down(row.title)}
          aria-disabled={place === siblings.length - 1}
          onClick={() => move(1)}
        >
          <Icon name="chevron-down" />
        </IconButton>
        <IconButton label={words.edit(row.title)} onClick={() => onEdit(row)}>
          <Icon name="edit" />
        </IconButton>
        <IconButton
          label={isArchived ? words.publish(row.title) : words.archive(row.title)}
          onClick={() =>
            void change(
              [{ id: row.id, status: isArchived ? 'published' : 'archived' }],
              isArchived ? words.published(row.title) : words.isArchived(row.title),
            )
          }
        >
          <Icon name={isArchived ? 'undo' : 'archive'} />
        </IconButton>
      </span>
    </div>
  )
}
