/**
 * Ways to ask for one side of a list, and how the names of concepts say it: 'dams state wise' and 'dams with their states'
 * are 'dams and states'.
 */
const SIDES: readonly (readonly [asked: RegExp, said: string])[] = [
  [/\b(?:state ?wise|rajya ?(?:wise|var)|(?:with|and|in|by|of|in which) states?|states?)\b/g, 'and states'],
  [/\b(?:year ?wise|(?:with|and|by|launch|founding|establishment) (?:years?|dates?)|years?)\b/g, 'and years'],
  [
    /\b(?:in )?(?:(?:chronological|correct|proper|right|serial) (?:order|sequence)|order|sequence|serial ?wise|chronology|timeline)\b/g,
    'in order',
  ],
  [/\b(?:with|and|by)? ?(?:founders?|founded by|sansthapak)\b/g, 'and founders'],
  [/\b(?:with|and)? ?(?:headquarters?|hqs?|head ?quarters?|mukhyala?ya?)\b/g, 'and headquarters'],
  [/\b(?:ministry ?wise|(?:with|and)? ?(?:ministry|ministries|mantralaya))\b/g, 'and ministries'],
  [/\b(?:country ?wise|(?:with|and) countr(?:y|ies))\b/g, 'and countries'],
  [/\b(?:river ?wise|(?:with|and|on|on which|along) rivers?|rivers?)\b/g, 'and rivers'],
  [/\b(?:with|and)? ?capitals?\b/g, 'and capitals'],
  [/\b(?:with|and)? ?leaders?\b/g, 'and leaders'],
]

/** Words that add nothing beside a name: whose they are, in which country, from when to when. */
const ASIDE: readonly RegExp[] = [
  /\b(?:from )?(?:1\d|20)\d\d (?:to|till|se|-) (?:1\d|20)\d\d\b/g,
  /\b(?:in|of|by|from) india\b/g,
  /\bji\b/g,
  /\b(?:left|right) ?(?:bank|side|hand)? ?(?:and|aur|or|vs)? ?(?:left|right)(?: bank| side| hand)?(?: tributaries)?\b/g,
  /\b(?:their|its|respective|important|major|famous|complete|list of|list)\b/g,
]

const withoutGaps = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Other words for a topic, the fullest first. Only one that is the whole name of something is what was meant. */
export function saidPlainly(topic: string): string[] {
  const typed = withoutGaps(topic.toLowerCase().replace(/[-–]/g, ' '))
  const spaced = typed.replace(/\b((?:1\d|20)\d\d) (?=(?:1\d|20)\d\d\b)/g, '$1 to ')
  const bare = withoutGaps(ASIDE.reduce((text, aside) => text.replace(aside, ' '), spaced))
  const sides = [typed, bare].flatMap((text) =>
    SIDES.flatMap(([asked, said]) => {
      const rest = withoutGaps(text.replace(asked, ' '))
      return rest === text || rest === '' ? [] : [`${rest} ${said}`]
    }),
  )
  return [...new Set([...(bare === typed ? [] : [bare]), ...sides])].filter((text) => text.includes(' '))
}
