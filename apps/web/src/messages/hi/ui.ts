import type { ui as english } from '../en/ui.ts'

export const ui: typeof english = {
  close: 'बंद करें',
  loading: 'लोड हो रहा है...',
  more: 'और',
  notification: 'सूचना',
  notifications: 'सूचनाएँ ({hotkey})',
  onThisPage: 'इस पेज पर',
  percent: (value) => `${value} प्रतिशत`,
  stepOf: (at, total) => `${total} में से चरण ${at}`,
}
