/** '1h 2m 3s', as it is kept, with Hindi units; '5:30' has none. */
export const hindiTimeText = (text: string): string =>
  /^[\dhms ]+$/.test(text)
    ? text.replace(/(\d)h/, '$1 घं॰').replace(/(\d)m/, '$1 मि॰').replace(/(\d)s/, '$1 से॰')
    : text
