/**
 * Names of the syllabus that people also use for many other things. Such a word alone is a topic; beside words that are
 * not understood it says nothing: 'bermuda triangle', 'cell phone repair'.
 */
const EVERYDAY: ReadonlySet<string> = new Set(
  `age algebra analogy angle area article average award bank base battle blood boat body book calendar cell chain change
  chart circle city class clock code coin colour comparison computer cone country crop culture currency current curve dam
  dance date day direction discount disease distance dress earth economy election energy environment error event family
  fast festival field geography biology physics chemistry english maths mathematic figure film fire food force fraction friction game gas gold government graph gravity grammar growth
  hardware health heart heat height history house image india input interest internet journey king land language law leak
  lens level light line liquid list loan loss lake machine magnet man map market mass matter measure medicine memory
  metal mirror mixture money month moon motion mountain movement music name nation nature network noun number office
  operation order output paint park parliament particle party pattern percentage person pipe place planet plant plate point
  policy pollution population port position power president pressure price prize profit puzzle race radio rain range rank
  rate ratio reading relation religion report reservoir rest revolution right ring river rock root row ruler salt scheme
  science sea season seat sector sequence series set sex shadow shape shop shot sign similarity slope society software
  soil solution sound space speed sphere sport square stage star state statement station steel stream structure sum sun swift
  symbol system table tank temperature temple term theorem time tissue tool town tradition train travel tree triangle
  trade union unit universe value vector vessel victory virus volume vote wage war waste water wave weather week
  weight wind wire woman word work worker world wound year zoo`.split(/\s+/),
)

export const isEveryday = (word: string): boolean => EVERYDAY.has(word)
