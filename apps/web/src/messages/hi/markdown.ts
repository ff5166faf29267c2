import type { markdown as english } from '../en/markdown.ts'

export const markdown: typeof english = {
  loading: 'लोड हो रहा है...',
  table: 'तालिका',
  code: 'कोड',
  done: 'हो गया',
  open: 'नहीं हुआ',
  footnotes: 'फ़ुटनोट',
  picture: (alt) => (alt === '' ? '[तस्वीर]' : `[तस्वीर: ${alt}]`),
  cut: 'बाकी इतना लंबा है कि दिखाया नहीं जा सकता।',
}
