import { useQuery } from '@tanstack/react-query'
import { PageMeta } from '../../../components/page-meta.tsx'
import { Page, PageHead, Section } from '../../../components/ui/page.tsx'
import { RuledLink, RuledList } from '../../../components/ui/ruled-list.tsx'
import { Stats } from '../../../components/ui/stats.tsx'
import { loadConfig } from '../../../lib/backend/load-config.ts'
import * as paths from '../../../lib/paths.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { formatBytes, formatNumber } from '../../../messages/format.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useCategoryPrompts } from '../category-prompts.ts'
import { useBankCount } from '../questions/bank-questions.ts'
import { useOpenReportCount } from '../reports.ts'
import { useUploadedFiles } from '../uploaded-files.ts'
import { AiFigures } from './ai-figures.tsx'
import { DayPlots } from './day-plots.tsx'
import { usePoolSize } from './days.ts'

const figure = (count: number | undefined) => (count === undefined ? '…' : formatNumber(count))

const sizeOf = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

export function Component() {
  const { dashboard: words, menu } = useMessages(adminMessages)
  const prompts = useCategoryPrompts()
  const bank = useBankCount({ search: '', status: 'all', difficulty: 'all' })
  const files = useUploadedFiles()
  const reports = useOpenReportCount()
  const pool = usePoolSize()
  const fileBytes = files.data && sizeOf(files.data)
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig })
  return (
    <Page>
      <PageMeta title={menu.dashboard} />
      <PageHead title={menu.dashboard} text={words.text} />
      <Stats
        row
        stats={[
          { label: words.categories, value: figure(prompts.data?.length) },
          { label: words.questions, value: figure(bank.data) },
          { label: words.files, value: figure(files.data?.length) },
          { label: words.reports, value: figure(reports.data) },
          { label: words.pool, value: figure(pool.data) },
          { label: words.storage, value: fileBytes === undefined ? '…' : formatBytes(fileBytes) },
        ]}
      />
      <AiFigures />
      <DayPlots now={{ pool: pool.data, bank: bank.data, file_bytes: fileBytes }} />
      {config.data && (
        <p className="mt-4 text-sm text-ink-2">
          {words.providers}: {config.data.features.ai ? words.withProvider : words.withoutProvider}
        </p>
      )}
      <Section title={words.next} ruled>
        <RuledList>
          <RuledLink to={paths.adminCategories} title={words.editPrompts} />
          <RuledLink to={paths.adminCreateQuestion} title={words.addQuestion} />
          <RuledLink to={paths.adminUpload} title={words.uploadFile} />
          <RuledLink to={paths.adminReports} title={words.readReports} />
          <RuledLink to={paths.adminPool} title={words.readPool} />
          <RuledLink to={paths.adminChanges} title={words.readChanges} />
          <RuledLink to={paths.adminAccounts} title={words.readAccounts} />
        </RuledList>
      </Section>
    </Page>
  )
}
