/** Options at most this long are shown in two columns if there is room. */
const SHORT_OPTION = 12

export const areShort = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => text.length <= SHORT_OPTION)
