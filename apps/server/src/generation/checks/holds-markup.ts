/** Elements of HTML, SVG and MathML that load, run, hide, ask or shape something. */
const ELEMENTS =
  `a abbr acronym address animate applet area article aside audio b base bdi bdo big blink blockquote body br button
  canvas caption center circle cite code col colgroup datalist dd del desc details dfn dialog dir div dl dt ellipse em embed
  fieldset figcaption figure font footer foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe
  image img input ins kbd keygen label legend li line link main map mark marquee math menu meta meter mtext nav nobr noframes
  noscript object ol optgroup option output p param path picture plaintext polygon pre progress q rect ruby s samp script search
  section select set slot small source span strike strong style sub summary sup svg table tbody td template text textarea tfoot th
  thead time title tr track tt u ul use var video wbr xml xmp`
    .split(/\s+/)
    .join('|')

const KNOWN_TAG = new RegExp(`<\\/?(?:${ELEMENTS})(?=[\\s/>])`, 'i')
/** Browsers run the attributes of a tag that never ends. */
const UNENDED_TAG = new RegExp(`<(?:${ELEMENTS})[\\s/][^<>]{0,80}?=`, 'i')
/** Not after a word, where it is code: vector<int>. */
const OTHER_TAG = /(?<!\w)<\/?[a-z][\w:-]*\s*\/?>|<[a-z][\w:-]*\s[^<>]{0,80}?[\w-]\s*=\s*["']/i
const DECLARATION = /<[!?][a-z[-]/i
const HANDLER = /\bon(?:error|load|click|focus|toggle|begin|mouse[a-z]+|pointer[a-z]+|animation[a-z]+)\s*=/i

const ADDRESS =
  /https?:|ftp:\/\/|file:\/\/|www\.|javascript:|vbscript:|mailto:|blob:http|data:\w+\/|(?:^|[\s("'<])\/\/[\w-]+\.[a-z]{2,}/i
const MARKDOWN_LINK = /\]\(|^ {0,3}\[[^\]\n]{1,100}\]:\s*\S/m
const PICTURE = /!\[[^\]\n]{0,60}\][([]/

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&(?:lt|LT|#0*60|#x0*3c);?/gi, '<'],
  [/&(?:gt|GT|#0*62|#x0*3e);?/gi, '>'],
  [/&(?:colon|#0*58|#x0*3a);?/gi, ':'],
  [/&(?:sol|#0*47|#x0*2f);?/gi, '/'],
]
/** Nobody sees them, and a browser skips some of them inside the name of a protocol. */
const INVISIBLE = /(?![\n\r\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** What a reader of the text would see at last, whatever it was hidden in. */
const uncover = (text: string): string =>
  ENTITIES.reduce((plain, [pattern, sign]) => plain.replace(pattern, sign), text.replace(INVISIBLE, ''))

/** A tag needs a closing '>'. Looking for the last one once, instead of after every '<', keeps the time linear. */
const upToLastTag = (text: string): string => text.slice(0, text.lastIndexOf('>') + 1)

const holdsTag = (text: string): boolean =>
  KNOWN_TAG.test(upToLastTag(text)) ||
  [UNENDED_TAG, OTHER_TAG, DECLARATION, HANDLER].some((pattern) => pattern.test(text))

const holdsLink = (text: string): boolean =>
  [ADDRESS, MARKDOWN_LINK, PICTURE].some((pattern) => pattern.test(text))

const ANY_TAG = /<\/?[a-z][\w-]*[\s/>]/i

/** Whether a text by a model contains links, pictures or tags. A hidden order in what the model read may have put them in. */
export function holdsMarkup(text: string): boolean {
  const plain = uncover(text)
  return holdsLink(plain) || holdsTag(plain)
}

/** The same for a text that is shown as a document: nothing in it that only looks like a tag either. */
export const holdsDocumentMarkup = (text: string): boolean =>
  holdsMarkup(text) || ANY_TAG.test(upToLastTag(uncover(text)))
