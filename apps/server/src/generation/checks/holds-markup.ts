const LINK = /https?:|www\.|javascript:|!\[|\]\(/i
const TAG = /<\/?[a-z][\w-]*[\s>]/i

/** Whether a text of a model holds links, pictures or tags: it is drawn as a document, and a model may obey somebody else than us. */
export function holdsMarkup(text: string): boolean {
  // A tag needs an end; looking for it once instead of after every beginning keeps the time linear.
  return LINK.test(text) || TAG.test(text.slice(0, text.lastIndexOf('>') + 1))
}
