import { singular } from '../../kit/concepts.ts'

/**
 * Names of the syllabus that people also use for many other things. Such a word alone is a topic; beside words that are
 * not understood it says nothing: 'bermuda triangle', 'cell phone repair'.
 */
const EVERYDAY: ReadonlySet<string> = new Set(
  `act after again age agreement airport algebra also am amendment american analogy angle another any apple area article
  average award baby baking bank base basic battle been before belly best big biology birthday blood boat body book both british
  but cake calendar cell chain change chart chemistry chinese circle city class climate clock code coin colour
  committee comparison complex computer cone could council country crop culture currency current curve dam dance
  date day deficiency di diet direction discount disease distance dog down dress during dynasty each earth east
  economy eighth election emi empire energy english environment equation error even event every face facing factory fall family fast fat
  festival field fifth figure film fire first food football force fourth fraction friction game gas geography glacier
  gold good government grammar graph gravity great growth had hair hardware has have headquarter health heart
  heat height her here high his history house if image india input interest internet into its journey juice
  jurisdiction just ka ke ki king lake land language law leak lens level light line liquid list loan loss low
  machine magnet man many map market mass mathematic maths matter measure medicine member memory metal mirror
  missile mixture modern mole money month moon more most motion mountain movement much music name nation nature network
  new ninth no north not noun now number off office old once only onto operation order organisation other our
  out output over own paint park parliament paryayvachi particle party passage pattern peak percentage person phone physics pipe place
  planet plant plate point policy pollution population port position power president pressure price prize profit
  puzzle race radio rain raja range rani rank rate ratio reading reform relation religion remedy report
  reservoir rest revolution right ring river road rock root row rule ruler sale salt same saree scheme science sea
  season seat second sector sequence series set seventh sex shabd shadow shape shift shop shot should side sign similarity simple
  sixth slope small so society software soil solution some sound south space speed sphere sport square stage
  star state statement station status steel still strait stream structure such sum sun swift symbol system table tank
  temperature temple tenth term than their them then theorem theory there these they third those time tip tissue
  today tool tower town trade tradition train travel treaty tree triangle tribe tributary trophy under union unit universe until up
  value vector very vessel victory video virus volume vote wage war was waste water wave weather week weight were west
  when where while who whom whose why will wind winner wire woman word work worker world would wound year yes
  your zoo`
    .split(/\s+/)
    .map(singular),
)

export const isEveryday = (word: string): boolean => EVERYDAY.has(word)
