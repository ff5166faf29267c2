import { Section } from '../../../components/ui/page.tsx'
import { Stats } from '../../../components/ui/stats.tsx'
import { adminMessages } from '../../../messages/en/admin.ts'
import { formatNumber } from '../../../messages/format.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useProviderFigures } from './provider-figures.ts'

const DAYS = 7

const inDollars = (amount: number, digits: number) => `$${amount.toFixed(digits)}`

/** What the questions by AI cost; nothing when there were none. */
export function AiFigures() {
  const words = useMessages(adminMessages).dashboard
  const { data } = useProviderFigures(DAYS)
  if (!data || data.drafts === 0) return null
  const { dollars, drafts, served } = data
  const perQuestion = dollars > 0 && served > 0 ? inDollars(dollars / served, 4) : words.noPrice
  return (
    <Section title={words.cost(DAYS)} ruled>
      <Stats
        row
        stats={[
          { label: words.served, value: formatNumber(served) },
          { label: words.drafts, value: served > 0 ? (drafts / served).toFixed(2) : '–' },
          { label: words.spent, value: inDollars(dollars, 2) },
          { label: words.perQuestion, value: perQuestion },
        ]}
      />
    </Section>
  )
}
