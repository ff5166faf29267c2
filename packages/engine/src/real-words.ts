/** Words that mean something else and lie within a slip of a name: nobody who types them has misspelt it. */
const REAL_WORDS: ReadonlySet<string> = new Set(
  `abbreviator allay allegation alley alligator allocation allot allow altitude analog anonym arraignment
  articled artiest attitude aware backing baking balking banding bandy banging banning barking basking
  battled battler battue batty bimli blanking bonking bottle bracken brattle brocket bunking businesse
  busyness cabal cahoot calculou caliculu calyculu capacitate caparison carnal ceding chanal chancel
  chancre chancy change chant chard chari charm charr chary chemisorb chert chock chore choru circled
  circlet circumferent cisterna cittern civil clack clarification click cloak clonic cluck coalition
  codding codling coherence colic collation collodion collusion colorimetry combinative comic coming
  commination commissioner committal committed commuter companion compassion compilation compute
  conception concision confection confidence confluence confounding congestion connection constatation
  constipation constituting constitutive contention contentiou convection conventional convergence
  conversion conviction cooing coordinated coordinately coordinative coordinator coping cording
  coreference county courting crock cultured curet cyclope cyclose cynic darpa deciding decoying
  dedifferentiation defection deferential dejection derivation derogative dessert detection determinate
  determining determinist differentia differentiae differentially differentiator digestion dilation
  directing directional directive discase dishe dishy dismount dispassion dispersing dispersive dissection
  dissension distension diversion dolman dunce durra dynast eclipse ejection electrician electromagnetic
  electron ellipsi enology equilibrise equilibrize erection estimator estivation exercised exerciser
  exorcise expansile expansive explosion expulsion extension faction facto factoring factorise factorize
  factory faraway farce fiction forced forcep forge forte fractiou generic grape grapo grapy gravidation
  gravita gravitative handspike headshake heliosphere hindquarter hyperbole identify imago imagoe
  inception indention indict indie indite induce infection inflating inflection inflexion infliction
  infraction ingestion inhalation injection insertion insolation instillment instilment instrumentalism
  instrumentality insulation integrative integrator intension intention intentional interaction
  interactional interne internee inventive inventory inversion investor isolation iteration lease
  legislate legislative legislator licit limite logia lotic madra magnesium magnetite mannerism marbled
  matric media medial mediant mender menstruation mentalism mishit missive modality module morality morion
  nekton novel nutritiou nutritive oology operational operative osculation overawing overeating overlaying
  overpaying overrating overstating overstaying overtaken overtaxing palace panning panting parameter
  pardner parentage pawer peace peculation pedometer pelvimeter percentile percept permeation personalise
  personalize personally personalty placed placer plage plaice plane planing planking planting plate
  pleximeter ploce plower pointing poker poler policy polite populating poser postulation powder precedent
  prescient presiding price pride prime principally principen principia principle printing prise prized
  procession profession progressive projecting projection promotion promotional proportionable proposition
  protective provability provident pulled puller pullet puzzled pyrometer quaint quanta quart quint
  racking radio radioactively raking ranging rankling ranting ration raver recalling recanting recapping
  reckoning redacting redaction redux reelection refection reflation reflection refractile rehashing
  rejection rejoinder reminder remittance repletion resection resistant resister resisting retraction
  rever rhomb ricer rider riser rivet robing roping rover roving ruled sadism sadist samite sanskrit
  sating scheduled scheduler schema schemer scope scream scree sealing seaming searing sedating seduction
  selecting selective selectman sequencer setting shadowy short similarly skate skating slate slating
  sloped snort spaced spacey spacy spade spare spate speedy spend spewed spice spied spirt spore sporty
  spout spree spurt stacte stage stake stale stape stare stated stater stating statu statue stave steam
  steed strain streak streamy stylistic submariner submit summarise summarize sweating syllogiser tabla
  tablet temperate therm trail trait trapeziu treat trice trike trine tripe tripo trite twain valiance
  vanish victor vocal volumed volute would`.split(/\s+/),
)

export const isRealWord = (word: string): boolean => REAL_WORDS.has(word)
