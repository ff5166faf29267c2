import { defineMessages } from './define-messages.ts'
import { transfer } from './en/transfer.ts'

export const transferMessages = defineMessages(transfer, {
  hi: async () => (await import('./hi/transfer.ts')).transfer,
})
