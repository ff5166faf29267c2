import type { CurrentAffairsTitle } from '@ekagra/exam/current-affairs/categories'

/** Words that point to a category; the category with most of them wins, the earlier one on a tie. */
const SIGNS: Record<Exclude<CurrentAffairsTitle, 'India Current Affairs'>, RegExp> = {
  'Government Schemes':
    /\b(scheme|yojana|mission|subsid(y|ies)|beneficiar(y|ies)|PM-?KISAN|MGNREGA|Ayushman)\b/gi,
  'Business, Economy & Banking':
    /\b(RBI|SEBI|repo|inflation|GDP|GST|rupee|banks?|banking|budget|stock|Sensex|Nifty|economy|economic|exports?|imports?|IPO|tax(es)?)\b/gi,
  Defence:
    /\b(army|navy|naval|air force|defence|defense|missile|DRDO|military|warship|submarine|fighter jet)\b/gi,
  'Reports and Indices': /\b(index|indices|report|ranking|ranks?|survey)\b/gi,
  'Environment & Biodiversity':
    /\b(climate|wildlife|tiger|species|forest|biodiversity|pollution|Ramsar|wetland|cyclone|emissions?|renewable|solar)\b/gi,
  'Awards, Honours & Persons':
    /\b(award(s|ed)?|prize|Padma|Bharat Ratna|Nobel|Booker|honou?red|appointed|passes away|dies)\b/gi,
  'Places in News': /\b(GI tag|heritage site|island|strait|new district)\b/gi,
  'Important Days and Events':
    /\b((world|international|national) \w+( \w+)? day|anniversary|jayanti|observed)\b/gi,
  'Sports Current Affairs':
    /\b(cricket|olympics?|medals?|tournament|world cup|grand slam|hockey|football|badminton|chess|BCCI|ICC|FIFA)\b/gi,
  'Science & Technology':
    /\b(ISRO|NASA|satellite|spacecraft|rocket|scientists?|vaccine|quantum|artificial intelligence|AI|semiconductor|nuclear)\b/gi,
  'Summits and Conferences': /\b(summit|G20|BRICS|SCO|QUAD|ASEAN|COP\d+|conference|conclave)\b/gi,
  International:
    /\b(United Nations|UN|White House|Kremlin|European Union|ceasefire|sanctions?|prime minister of|president of)\b/gi,
  'Art & Culture':
    /\b(UNESCO|festival|temple|museum|dance|folk|painting|archaeolog\w+|literature|classical)\b/gi,
}

/** Guesses the category from a headline and its summary; undefined when no word points to one. */
export function guessCategory(text: string): CurrentAffairsTitle | undefined {
  let best: CurrentAffairsTitle | undefined
  let most = 0
  for (const [title, signs] of entriesOf(SIGNS)) {
    const count = new Set(text.match(signs)?.map((sign) => sign.toLowerCase())).size
    if (count > most) {
      most = count
      best = title
    }
  }
  return best ?? (/\bIndia(n|'s)?\b/.test(text) ? 'India Current Affairs' : undefined)
}

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] => {
  const entries: [Key, Value][] = []
  for (const key in record) entries.push([key, record[key]])
  return entries
}
