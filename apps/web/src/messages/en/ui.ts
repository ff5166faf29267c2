import { defineMessages } from '../define-messages.ts'

/** Words inside the components of the design system. */
export const ui = {
  close: 'Close',
  loading: 'Loading...',
  more: 'More',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  onThisPage: 'On this page',
  percent: (value: number) => `${value} percent`,
  stepOf: (at: number, total: number) => `Step ${at} of ${total}`,
}

export const uiMessages = defineMessages(ui, {
  hi: async () => (await import('../hi/ui.ts')).ui,
})
