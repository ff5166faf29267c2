import { useNavigate } from 'react-router'
import { IconButton } from '../../components/ui/button.tsx'
import { DropdownMenu, type MenuAction } from '../../components/ui/dropdown-menu.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { adminBankPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { formatNumber } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useWaiting } from './waiting.ts'

/** Counts what waits, and leads to it. */
export function Bell() {
  const words = useMessages(adminMessages).header
  const navigate = useNavigate()
  const { reports = 0, drafts = 0 } = useWaiting().data ?? {}
  const total = reports + drafts
  if (total === 0) {
    return (
      <IconButton label={words.notifications} onClick={() => toast.message(words.noNotifications)}>
        <Icon name="bell" />
      </IconButton>
    )
  }
  const actions: MenuAction[] = [
    ...(reports > 0
      ? [
          {
            label: words.reports(reports),
            icon: 'flag' as const,
            onSelect: () => navigate(paths.adminReports),
          },
        ]
      : []),
    ...(drafts > 0
      ? [
          {
            label: words.drafts(drafts),
            icon: 'edit' as const,
            onSelect: () => navigate(adminBankPath('draft')),
          },
        ]
      : []),
  ]
  return (
    <DropdownMenu
      trigger={
        <IconButton label={words.waiting(total)} className="relative">
          <Icon name="bell" />
          <span
            aria-hidden="true"
            className="figures absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-wrong px-1 text-[0.6875rem] leading-none font-title text-paper"
          >
            {formatNumber(Math.min(total, 99))}
          </span>
        </IconButton>
      }
      actions={actions}
    />
  )
}
