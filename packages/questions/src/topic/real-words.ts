/** Words with another meaning that are within a typing error of a name: they are not misspellings of it. */
const REAL_WORDS: ReadonlySet<string> = new Set(
  `abbreviator absorption adoration aline alkanet allay allegation alley alligator allocation allot allow
  altitude amide amino ammine anabiotic analog anonym antibiosi apiculture aquiculture arraignment
  articled artiest attitude aware backing baking balking banding bandy banging banning barking basking
  battled battler battue batty bending bimli binding biota black blain blanc bland blanking blink blond
  bloody boding boning bonking bottle bounding bracken braid brail brainy brattle brawn brocket brood
  broom bruin budge budged bunking businesse busyness cabal cahoot calculou caliculu calyculu cancel
  canker canter capacitate caparison capillary carnal ceding chanal chancel chancre chancy change chant
  chard chari charm charr chary chelae chelated chemisorb chequer chert chlorophyte chock chore choru
  circled circlet circumferent cisterna cittern civil clack clarification click cloak clone clonic close
  closing clove clowning cloying cluck coalition codding codling coeducation coherence colic collation
  collection collodion collusion colorimetry combinative comic coming commination commissioner committal
  committed commuter companion compassion compilation complete complex comprehensive compute conception
  concision concoction condition conditionally conditioned conditioner conducting conductor confection
  confidence confluence confounding congestion conjunction connection constatation constipation
  constituting constitutive contention contentiou contraction contraption contravention convection
  convector conventional convergence conversion conviction convocation cooing coordinated coordinately
  coordinative coordinator coping cording coreference corrasion correction county courting crock cultured
  curet cyclope cyclose cynic darpa deciding decoying dedifferentiation defalcation defamation defecation
  defection deferential deflection deflexion defloration defoliation dejection depilation depletion
  derivation derogative desolation dessert detection determinate determine determined determining
  determinist deviation differentia differentiae differentially differentiator digesting digestion
  digression dilation directing directional directive discase dishe dishy dismount dispassion dispersing
  dispersive dissection dissension distension distraction diversion doing dolman dosing doting dozing
  dunce duping durra dynast eclipse efficiently ejection elaboration electrician electromagnetic electron
  ellipsi elocution emergence enology epithelioma equilibrise equilibrize erection estimator estivation
  evacuation evaluator evocation exaltation exception excerption execration exercised exerciser exorcise
  expansile expansive expel explosion expulsion extensile extension extensional extensive extrusion
  faction facto factoring factorise factorize factory faller faraway farce feller fiction filer fille
  filled fillet filter flirtation flowed flowery fomentation forced forcep forge forte fractiou fuller
  gardener garner generic glande gramma grand grape grapo grapy gravidation gravita gravitative haart
  handspike headshake heard hearth hearty heliosphere hindquarter holonym homophile homophobe hydrogel
  hyperbole identify idiot imago imagoe impunity inception indention indicated indication indicatory
  indict indie indite induce infection inflating inflection inflexion infliction infraction ingestion
  inhalation injection insertion insolation instillment instilment instrumentalism instrumentality
  insulation integrative integrator intelligent intension intention intentional interaction interactional
  interne internee inventive inventory inversion investor inveterate irritation isolation isomerase
  iteration joist judicially justiciary lanthanon leafage lease legislate legislative legislator licit
  ligan limite limpid linage lineage lipide lipoid livid logia lopid lotic madra magnesium magnetite
  mannerism mansion marbled matric medal media medial mediant mender menstruation mental mentalism miosi
  mishit missive mitigation modality module monkey morality morion mosey motivative motivator muscled
  mutilation mutuality narrative nekton nomenklatura novel nutritiou nutritive oology operational
  operative orbitale orbitual osculation overawing overeating overlaying overpaying overrating overstating
  overstaying overtaken overtaxing painter palace palliation panning panting parameter pardner parentage
  patronym pawer peace peculation pedigreed pedometer pelvimeter percentile percept permeation personalise
  personalize personally personalty petrolatum phase phycology phytology placed placer plage plaice plane
  planing planking planting plastid plate pleximeter ploce plower pointer pointing poker poler policy
  polite pollinator popularisation populating poser postulation powder precedent premonition prescient
  presiding pressured price pride prime principally principen principia principle printed printing prise
  prized procession profession progressive projecting projection promotion promotional proportionable
  proposition protean protective provability provident pulled puller pullet punchayet purism puzzled
  pyrometer quaint qualifier quanta quantified quart quint quite quota quoted quoter racking radiating
  radio radioactively raking ranging rankling ranting ration raver recalling recanting recapping reckoning
  rectified redacting redaction redux reelection refection refinance reflation reflection reflector
  refractile rehashing rejection rejoinder reminder remittance repletion resection resistant resister
  resisting retraction rever rhomb ricer rider riser rivet robing rogation roping rover roving ruled
  sadism sadist samite sanskrit sating scheduled scheduler schema schemer scope scream scree sealing
  seaming searing sedating seduction selecting selective selectman selling sequencer setting shadowy
  shelling short similarly sinner skate skating skinned skinnier slate slating sloped smelling snort soled
  solidi solidu spaced spacey spacy spade spare spate speedy spend spewed spice spied spinner spirt spore
  sporty spout spree spurt stacte stage stake stale stape stare stated stater stating statu statue stave
  steam steed stolid strain streak streamy stylistic sublet subluxation submariner submit summarise
  summarize sunset sweating swelling syllogiser tabla tablet tease temperate tenge tensed tenue terse
  therm titivation toque trail trait tramelled transaction transactor transferer transferrer transform
  transformed transition transitory translator translocation transmigration transportation transporter
  transudation trapeziu travelled traverser treat trice trike trine tripe tripo trite twain upset vaccina
  vaccinee valiance vanish vaticination victor viscidity viscounty vocal voiced voicer voile volumed
  volute would`.split(/\s+/),
)

export const isRealWord = (word: string): boolean => REAL_WORDS.has(word)
