import { defineTable } from '../../../kit/facts/define-table.ts'

/** Words that sound or look alike. A question offers two sets of them. */
export const confusedWords = defineTable({
  id: 'confused-words',
  about: 'words that are often confused',
  header: 'Word',
  concepts: ['homonyms'],
  columns: {
    meaning: {
      header: 'Meaning',
      kind: 'text',
      ask: ["What is the meaning of '{name}'?", "Select the correct meaning of '{name}'."],
      askBack: ['Which of the following words means “{value}”?', 'Which of the following means “{value}”?'],
      say: "'{name}' means “{value}”",
    },
    set: { header: 'Set', kind: 'text' },
    sense: { header: 'Sense', kind: 'text' },
  },
  twins: 'set',
  apart: ['sense'],
  shapes: ['direct', 'inverse', 'wrong pair', 'match'],
  lookalikes: [
    'affect',
    'effect',
    'accept',
    'except',
    'adapt',
    'adopt',
    'adept',
    'advice',
    'advise',
    'altar',
    'alter',
    'allusion',
    'illusion',
    'amiable',
    'amicable',
    'assent',
    'ascent',
    'bail',
    'bale',
    'berth',
    'birth',
    'beside',
    'besides',
    'brake',
    'break',
    'bridal',
    'bridle',
    'canvas',
    'canvass',
    'censer',
    'censor',
    'censure',
    'cite',
    'site',
    'sight',
    'coarse',
    'course',
    'complement',
    'compliment',
    'council',
    'counsel',
    'corps',
    'corpse',
    'credible',
    'creditable',
    'credulous',
    'dairy',
    'diary',
    'desert',
    'dessert',
    'dual',
    'duel',
    'elicit',
    'illicit',
    'eligible',
    'illegible',
    'eminent',
    'imminent',
    'immanent',
    'emigrant',
    'immigrant',
    'envelop',
    'envelope',
    'expand',
    'expend',
    'fair',
    'fare',
    'farther',
    'further',
    'floe',
    'flow',
    'forgo',
    'forego',
    'formally',
    'formerly',
    'gait',
    'gate',
    'goal',
    'gaol',
    'hail',
    'hale',
    'hoard',
    'horde',
    'human',
    'humane',
    'idle',
    'idol',
    'idyll',
    'industrial',
    'industrious',
    'ingenious',
    'ingenuous',
    'judicial',
    'judicious',
    'loose',
    'lose',
    'luxuriant',
    'luxurious',
    'meter',
    'metre',
    'momentary',
    'momentous',
    'moral',
    'morale',
    'naughty',
    'knotty',
    'official',
    'officious',
    'ordinance',
    'ordnance',
    'pair',
    'pare',
    'pear',
    'peace',
    'piece',
    'persecute',
    'prosecute',
    'personal',
    'personnel',
    'plain',
    'plane',
    'pray',
    'prey',
    'precede',
    'proceed',
    'prescribe',
    'proscribe',
    'principal',
    'principle',
    'prophecy',
    'prophesy',
    'quiet',
    'quite',
    'rain',
    'reign',
    'rein',
    'respectable',
    'respectful',
    'respective',
    'sale',
    'sail',
    'sole',
    'soul',
    'stationary',
    'stationery',
    'steal',
    'steel',
    'storey',
    'story',
    'tail',
    'tale',
    'temporal',
    'temporary',
    'vain',
    'vein',
    'vane',
    'vale',
    'veil',
    'venal',
    'venial',
    'verbal',
    'verbose',
    'wander',
    'wonder',
    'waist',
    'waste',
    'weather',
    'whether',
    'weak',
    'week',
    'wave',
    'waive',
    'yoke',
    'yolk',
    'discreet',
    'discrete',
    'flaunt',
    'flout',
    'imperial',
    'imperious',
    'deprecate',
    'depreciate',
    'contemptible',
    'contemptuous',
    'urban',
    'urbane',
    'negligent',
    'negligible',
    'veracity',
    'voracity',
    'ascetic',
    'aesthetic',
    'perquisite',
    'prerequisite',
    'turbid',
    'turgid',
    'historic',
    'historical',
    'continual',
    'continuous',
    'childish',
    'childlike',
    'disinterested',
    'uninterested',
    'exceptional',
    'exceptionable',
    'deduce',
    'adduce',
    'imaginary',
    'imaginative',
  ],
  parts: [
    {
      sources: ['Concise Oxford English Dictionary', "Fowler's Dictionary of Modern English Usage"],
      rows: `
        1 | affect | to act upon or change | affect and effect | change | For example: Noise affects my work. Do not confuse affect and effect.
        1 | effect | a result or consequence | affect and effect | - | For example: The medicine had no effect. Do not confuse affect and effect.
        1 | accept | to take what is offered | accept and except | - | For example: Please accept this gift. Do not confuse accept and except.
        1 | except | leaving out, but not | accept and except | - | For example: All came except Ravi. Do not confuse accept and except.
        2 | adapt | to make suitable for a new use | adapt, adopt and adept | change | For example: We must adapt to the cold. Do not confuse adapt, adopt and adept.
        2 | adopt | to take as one's own | adapt, adopt and adept | - | For example: They wish to adopt a child. Do not confuse adapt, adopt and adept.
        2 | adept | highly skilled | adapt, adopt and adept | skill | For example: She is adept at chess. Do not confuse adapt, adopt and adept.
        1 | advice | an opinion given about what to do | advice and advise | advice | For example: He gave me good advice. Do not confuse advice and advise.
        1 | advise | to tell what one thinks should be done | advice and advise | - | For example: I advise you to wait. Do not confuse advice and advise.
        2 homophones | altar | a raised place for worship | altar and alter | - | For example: They knelt before the altar. Do not confuse altar and alter.
        2 homophones | alter | to change | altar and alter | change | For example: The tailor will alter the coat. Do not confuse altar and alter.
        3 | allusion | an indirect reference | allusion and illusion | - | For example: The poem has an allusion to the epic. Do not confuse allusion and illusion.
        3 | illusion | a false idea or appearance | allusion and illusion | - | For example: The lake in the desert was an illusion. Do not confuse allusion and illusion.
        3 | amiable | friendly and pleasant, said of a person | amiable and amicable | - | For example: Our host was amiable. Do not confuse amiable and amicable.
        3 | amicable | done in a friendly spirit, said of a settlement | amiable and amicable | - | For example: They reached an amicable settlement. Do not confuse amiable and amicable.
        2 homophones | assent | agreement or approval | assent and ascent | - | For example: The President gave assent to the bill. Do not confuse assent and ascent.
        2 homophones | ascent | the act of climbing up | assent and ascent | - | For example: The ascent of the peak took two days. Do not confuse assent and ascent.
        2 homophones | bail | money paid to free an accused person | bail and bale | - | For example: He was let out on bail. Do not confuse bail and bale.
        2 homophones | bale | a large bundle of goods | bail and bale | - | For example: They loaded a bale of cotton. Do not confuse bail and bale.
        1 homophones | berth | a sleeping place in a train or ship | berth and birth | - | For example: She reserved the lower berth. Do not confuse berth and birth.
        1 homophones | birth | the act of being born | berth and birth | - | For example: What is your date of birth? Do not confuse berth and birth.
        1 | beside | at the side of | beside and besides | - | For example: Sit beside me. Do not confuse beside and besides.
        1 | besides | in addition to | beside and besides | addition | For example: Besides rice he grows wheat. Do not confuse beside and besides.
        1 homophones | brake | a device for stopping a vehicle | brake and break | - | For example: Press the brake gently. Do not confuse brake and break.
        1 homophones | break | to come or make into pieces | brake and break | - | For example: Do not break the cup. Do not confuse brake and break.
        2 homophones | bridal | of a bride | bridal and bridle | - | For example: She wore a bridal dress. Do not confuse bridal and bridle.
        2 homophones | bridle | the headgear by which a horse is controlled | bridal and bridle | - | For example: He put a bridle on the horse. Do not confuse bridal and bridle.
        2 homophones | canvas | a strong coarse cloth | canvas and canvass | sailcloth | For example: The tent is made of canvas. Do not confuse canvas and canvass.
        2 homophones | canvass | to ask people for votes | canvas and canvass | - | For example: They canvass for the party. Do not confuse canvas and canvass.
        3 homophones | censer | a vessel in which incense is burnt | censer, censor and censure | - | For example: The priest swung the censer. Do not confuse censer, censor and censure.
        3 homophones | censor | to remove objectionable parts from a film | censer, censor and censure | - | For example: They censor violent films. Do not confuse censer, censor and censure.
        3 | censure | to blame severely | censer, censor and censure | - | For example: The House voted to censure him. Do not confuse censer, censor and censure.
        1 homophones | cite | to quote as proof | cite, site and sight | proof | For example: Please cite an example. Do not confuse cite, site and sight.
        1 homophones | site | a place for a building | cite, site and sight | - | For example: The site of the new school is large. Do not confuse cite, site and sight.
        1 homophones | sight | the power of seeing | cite, site and sight | - | For example: He lost his sight in the war. Do not confuse cite, site and sight.
        1 homophones | coarse | rough | coarse and course | - | For example: This cloth is coarse. Do not confuse coarse and course.
        1 homophones | course | a series of lessons | coarse and course | - | For example: She took a course in music. Do not confuse coarse and course.
        2 homophones | complement | a thing that makes another complete | complement and compliment | - | For example: The tie is a complement to the suit. Do not confuse complement and compliment.
        2 homophones | compliment | an expression of praise | complement and compliment | - | For example: He paid her a compliment. Do not confuse complement and compliment.
        2 homophones | council | a body of persons that meets to decide | council and counsel | - | For example: The town council met today. Do not confuse council and counsel.
        2 homophones | counsel | advice, or a lawyer who gives it | council and counsel | advice | For example: She took the counsel of her teacher. Do not confuse council and counsel.
        2 | corps | a part of an army | corps and corpse | - | For example: He joined the medical corps. Do not confuse corps and corpse.
        2 | corpse | a dead body | corps and corpse | - | For example: They found a corpse in the river. Do not confuse corps and corpse.
        3 | credible | that can be believed | credible, creditable and credulous | - | For example: His story is credible. Do not confuse credible, creditable and credulous.
        3 | creditable | deserving praise | credible, creditable and credulous | worth | For example: It was a creditable effort. Do not confuse credible, creditable and credulous.
        3 | credulous | too ready to believe | credible, creditable and credulous | - | For example: The credulous man was cheated. Do not confuse credible, creditable and credulous.
        1 | dairy | a place where milk is kept and sold | dairy and diary | - | For example: We buy butter from the dairy. Do not confuse dairy and diary.
        1 | diary | a book for daily events | dairy and diary | - | For example: She writes a diary every night. Do not confuse dairy and diary.
        1 | desert | a dry and sandy land | desert and dessert | - | For example: Camels live in the desert. Do not confuse desert and dessert.
        1 | dessert | a sweet dish at the end of a meal | desert and dessert | - | For example: We had ice cream for dessert. Do not confuse desert and dessert.
        1 homophones | dual | made of two, double | dual and duel | - | For example: He plays a dual role. Do not confuse dual and duel.
        1 homophones | duel | a fight between two persons | dual and duel | - | For example: The two knights fought a duel. Do not confuse dual and duel.
        3 | elicit | to draw out | elicit and illicit | - | For example: He tried to elicit an answer. Do not confuse elicit and illicit.
        3 | illicit | against the law | elicit and illicit | law | For example: They sold illicit liquor. Do not confuse elicit and illicit.
        2 | eligible | fit to be chosen | eligible and illegible | - | For example: She is eligible for the post. Do not confuse eligible and illegible.
        2 | illegible | that cannot be read | eligible and illegible | - | For example: His handwriting is illegible. Do not confuse eligible and illegible.
        3 | eminent | famous and respected | eminent, imminent and immanent | worth | For example: An eminent doctor treated him. Do not confuse eminent, imminent and immanent.
        3 | imminent | about to happen | eminent, imminent and immanent | - | For example: A storm is imminent. Do not confuse eminent, imminent and immanent.
        3 | immanent | dwelling within | eminent, imminent and immanent | - | For example: They hold that God is immanent in the world. Do not confuse eminent, imminent and immanent.
        2 | emigrant | one who leaves a country to settle elsewhere | emigrant and immigrant | - | For example: The emigrant left India in 1960. Do not confuse emigrant and immigrant.
        2 | immigrant | one who comes into a country to settle | emigrant and immigrant | - | For example: The immigrant learned the language. Do not confuse emigrant and immigrant.
        2 | envelop | to wrap up completely | envelop and envelope | - | For example: Mists envelop the hills. Do not confuse envelop and envelope.
        2 | envelope | a paper cover for a letter | envelop and envelope | - | For example: Put the letter in an envelope. Do not confuse envelop and envelope.
        2 | expand | to become larger | expand and expend | - | For example: Metals expand when heated. Do not confuse expand and expend.
        2 | expend | to spend or use up | expand and expend | spend | For example: Do not expend all your energy. Do not confuse expand and expend.
        1 homophones | fair | just and honest | fair and fare | - | For example: The judge was fair. Do not confuse fair and fare.
        1 homophones | fare | money paid for a journey | fair and fare | - | For example: What is the bus fare? Do not confuse fair and fare.
        2 | farther | at a greater distance | farther and further | - | For example: The lake is farther than the temple. Do not confuse farther and further.
        2 | further | in addition, more | farther and further | addition | For example: We need further help. Do not confuse farther and further.
        1 homophones | floe | a sheet of floating ice | floe and flow | - | For example: The bear sat on a floe. Do not confuse floe and flow.
        1 homophones | flow | to move as a liquid does | floe and flow | - | For example: Rivers flow to the sea. Do not confuse floe and flow.
        3 homophones | forgo | to give up | forgo and forego | give up | For example: He had to forgo his holiday. Do not confuse forgo and forego.
        3 homophones | forego | to go before | forgo and forego | before | For example: As the examples that forego this one show, it is easy. Do not confuse forgo and forego.
        2 | formally | in an official way | formally and formerly | - | For example: The bridge was formally opened. Do not confuse formally and formerly.
        2 | formerly | in earlier times | formally and formerly | - | For example: Chennai was formerly called Madras. Do not confuse formally and formerly.
        1 homophones | gait | a manner of walking | gait and gate | - | For example: I knew him by his gait. Do not confuse gait and gate.
        1 homophones | gate | a barrier that opens in a wall | gait and gate | - | For example: Shut the gate. Do not confuse gait and gate.
        1 | goal | an aim, or a score in football | goal and gaol | - | For example: Her goal is to be a pilot. Do not confuse goal and gaol.
        1 | gaol | a prison | goal and gaol | - | For example: The thief was sent to gaol. Do not confuse goal and gaol.
        1 homophones | hail | small balls of ice that fall like rain | hail and hale | - | For example: Hail damaged the crop. Do not confuse hail and hale.
        1 homophones | hale | strong and healthy | hail and hale | - | For example: The old man is hale and hearty. Do not confuse hail and hale.
        2 homophones | hoard | to store up in secret | hoard and horde | - | For example: Misers hoard gold. Do not confuse hoard and horde.
        2 homophones | horde | a large moving crowd | hoard and horde | - | For example: A horde of tourists came. Do not confuse hoard and horde.
        1 | human | of man or mankind | human and humane | - | For example: To err is human. Do not confuse human and humane.
        1 | humane | kind and merciful | human and humane | - | For example: The jailer was humane. Do not confuse human and humane.
        1 homophones | idle | doing nothing | idle, idol and idyll | - | For example: He sat idle all day. Do not confuse idle, idol and idyll.
        1 homophones | idol | an image that is worshipped | idle, idol and idyll | - | For example: They installed a clay idol. Do not confuse idle, idol and idyll.
        1 | idyll | a happy scene of country life | idle, idol and idyll | - | For example: The village was an idyll. Do not confuse idle, idol and idyll.
        2 | industrial | of factories | industrial and industrious | - | For example: Pune is an industrial city. Do not confuse industrial and industrious.
        2 | industrious | hard-working | industrial and industrious | - | For example: The ant is industrious. Do not confuse industrial and industrious.
        3 | ingenious | clever at inventing | ingenious and ingenuous | skill | For example: She found an ingenious way out. Do not confuse ingenious and ingenuous.
        3 | ingenuous | simple and frank | ingenious and ingenuous | - | For example: The child gave an ingenuous answer. Do not confuse ingenious and ingenuous.
        3 | judicial | of a court of law | judicial and judicious | - | For example: There was a judicial inquiry. Do not confuse judicial and judicious.
        3 | judicious | wise and sensible | judicial and judicious | - | For example: He made a judicious choice. Do not confuse judicial and judicious.
        1 | loose | not tight | loose and lose | - | For example: The screw is loose. Do not confuse loose and lose.
        1 | lose | to fail to keep | loose and lose | - | For example: Do not lose the key. Do not confuse loose and lose.
        3 | luxuriant | growing thickly and richly | luxuriant and luxurious | - | For example: The hills have luxuriant forests. Do not confuse luxuriant and luxurious.
        3 | luxurious | very comfortable and costly | luxuriant and luxurious | - | For example: They stayed in a luxurious hotel. Do not confuse luxuriant and luxurious.
        1 homophones | meter | an instrument for measuring | meter and metre | - | For example: The meter shows the units used. Do not confuse meter and metre.
        1 homophones | metre | a unit of length | meter and metre | - | For example: The cloth is one metre long. Do not confuse meter and metre.
        3 | momentary | lasting for a moment | momentary and momentous | short | For example: There was a momentary silence. Do not confuse momentary and momentous.
        3 | momentous | of great importance | momentary and momentous | - | For example: It was a momentous decision. Do not confuse momentary and momentous.
        2 | moral | of right and wrong | moral and morale | - | For example: The story has a moral lesson. Do not confuse moral and morale.
        2 | morale | the confidence of a group | moral and morale | - | For example: The morale of the team is high. Do not confuse moral and morale.
        1 | naughty | behaving badly, said of a child | naughty and knotty | - | For example: The naughty boy broke the window. Do not confuse naughty and knotty.
        1 | knotty | full of difficulties | naughty and knotty | - | For example: It is a knotty problem. Do not confuse naughty and knotty.
        3 | official | having authority, of an office | official and officious | - | For example: This is the official report. Do not confuse official and officious.
        3 | officious | too ready to offer help that is not wanted | official and officious | - | For example: The officious clerk annoyed us. Do not confuse official and officious.
        3 | ordinance | a rule made by authority | ordinance and ordnance | - | For example: The Governor issued an ordinance. Do not confuse ordinance and ordnance.
        3 | ordnance | military guns and supplies | ordinance and ordnance | - | For example: He works in an ordnance factory. Do not confuse ordinance and ordnance.
        1 homophones | pair | a set of two | pair, pare and pear | - | For example: I bought a pair of shoes. Do not confuse pair, pare and pear.
        1 homophones | pare | to cut off the outer edge of | pair, pare and pear | - | For example: Pare the apple. Do not confuse pair, pare and pear.
        1 homophones | pear | a sweet juicy fruit narrow at the top | pair, pare and pear | - | For example: She ate a pear. Do not confuse pair, pare and pear.
        1 homophones | peace | freedom from war | peace and piece | - | For example: The treaty brought peace. Do not confuse peace and piece.
        1 homophones | piece | a part of something | peace and piece | - | For example: Take a piece of cake. Do not confuse peace and piece.
        3 | persecute | to treat cruelly because of beliefs | persecute and prosecute | - | For example: Tyrants persecute those who disagree. Do not confuse persecute and prosecute.
        3 | prosecute | to bring before a court | persecute and prosecute | - | For example: Trespassers will be prosecuted. Do not confuse persecute and prosecute.
        2 | personal | private, of one person | personal and personnel | - | For example: That is a personal question. Do not confuse personal and personnel.
        2 | personnel | the people employed in a firm | personal and personnel | - | For example: All personnel must carry a card. Do not confuse personal and personnel.
        1 homophones | plain | flat land | plain and plane | - | For example: The Ganga flows through the plain. Do not confuse plain and plane.
        1 homophones | plane | an aircraft, or a flat surface | plain and plane | - | For example: The plane landed safely. Do not confuse plain and plane.
        1 homophones | pray | to speak to God | pray and prey | - | For example: They pray every evening. Do not confuse pray and prey.
        1 homophones | prey | an animal hunted for food | pray and prey | - | For example: The tiger killed its prey. Do not confuse pray and prey.
        2 | precede | to go before | precede and proceed | before | For example: Lightning precedes thunder. Do not confuse precede and proceed.
        2 | proceed | to go forward | precede and proceed | - | For example: You may proceed with the plan. Do not confuse precede and proceed.
        3 | prescribe | to order the use of as a medicine | prescribe and proscribe | - | For example: The doctor will prescribe a tonic. Do not confuse prescribe and proscribe.
        3 | proscribe | to forbid by law | prescribe and proscribe | law | For example: The state may proscribe the group. Do not confuse prescribe and proscribe.
        1 homophones | principal | the head of a school or college | principal and principle | - | For example: The principal rang the bell. Do not confuse principal and principle.
        1 homophones | principle | a rule of conduct | principal and principle | - | For example: He is a man of principle. Do not confuse principal and principle.
        3 | prophecy | a statement about what will happen | prophecy and prophesy | - | For example: His prophecy came true. Do not confuse prophecy and prophesy.
        3 | prophesy | to tell what will happen | prophecy and prophesy | - | For example: No one can prophesy the future. Do not confuse prophecy and prophesy.
        1 | quiet | silent, without noise | quiet and quite | - | For example: The library is quiet. Do not confuse quiet and quite.
        1 | quite | completely, fully | quiet and quite | - | For example: I am quite sure. Do not confuse quiet and quite.
        1 homophones | rain | water that falls from clouds | rain, reign and rein | - | For example: The rain stopped at noon. Do not confuse rain, reign and rein.
        1 homophones | reign | the rule of a king | rain, reign and rein | - | For example: Art grew in the reign of Akbar. Do not confuse rain, reign and rein.
        1 homophones | rein | a strap for guiding a horse | rain, reign and rein | - | For example: The rider pulled the rein. Do not confuse rain, reign and rein.
        2 | respectable | worthy of respect | respectable, respectful and respective | worth | For example: He comes from a respectable family. Do not confuse respectable, respectful and respective.
        2 | respectful | showing respect | respectable, respectful and respective | - | For example: Be respectful to your elders. Do not confuse respectable, respectful and respective.
        2 | respective | belonging to each one separately | respectable, respectful and respective | - | For example: They went to their respective homes. Do not confuse respectable, respectful and respective.
        1 homophones | sale | the act of selling | sale and sail | - | For example: The house is for sale. Do not confuse sale and sail.
        1 homophones | sail | a cloth that catches the wind on a boat | sale and sail | sailcloth | For example: The boat has a white sail. Do not confuse sale and sail.
        1 homophones | sole | only, single | sole and soul | - | For example: She is the sole owner. Do not confuse sole and soul.
        1 homophones | soul | the spirit of a person | sole and soul | - | For example: They prayed for his soul. Do not confuse sole and soul.
        1 homophones | stationary | not moving | stationary and stationery | - | For example: The car hit a stationary bus. Do not confuse stationary and stationery.
        1 homophones | stationery | paper, pens and other writing materials | stationary and stationery | - | For example: This shop sells stationery. Do not confuse stationary and stationery.
        1 homophones | steal | to take what belongs to another | steal and steel | - | For example: It is wrong to steal. Do not confuse steal and steel.
        1 homophones | steel | a strong metal made from iron | steal and steel | - | For example: The bridge is made of steel. Do not confuse steal and steel.
        1 homophones | storey | a floor of a building | storey and story | - | For example: They live on the second storey. Do not confuse storey and story.
        1 homophones | story | an account of events | storey and story | story | For example: Tell me a story. Do not confuse storey and story.
        1 homophones | tail | the part at the end of an animal's body | tail and tale | - | For example: The dog wagged its tail. Do not confuse tail and tale.
        1 homophones | tale | a story, often an imaginary one | tail and tale | story | For example: He told a fairy tale. Do not confuse tail and tale.
        3 | temporal | of this world, not spiritual | temporal and temporary | - | For example: The king had only temporal power. Do not confuse temporal and temporary.
        3 | temporary | lasting for a short time | temporal and temporary | short | For example: She has a temporary job. Do not confuse temporal and temporary.
        2 homophones | vain | proud of one's looks, or without success | vain, vein and vane | proud | For example: He is vain about his looks. Do not confuse vain, vein and vane.
        2 homophones | vein | a tube that carries blood to the heart | vain, vein and vane | - | For example: The nurse found a vein. Do not confuse vain, vein and vane.
        2 homophones | vane | a pointer that shows the direction of the wind | vain, vein and vane | - | For example: The vane on the roof points north. Do not confuse vain, vein and vane.
        1 homophones | vale | a valley | vale and veil | - | For example: The river runs through the vale. Do not confuse vale and veil.
        1 homophones | veil | a cloth that covers the face | vale and veil | - | For example: The bride lifted her veil. Do not confuse vale and veil.
        3 | venal | open to bribery | venal and venial | - | For example: The venal officer took money. Do not confuse venal and venial.
        3 | venial | that can be forgiven, said of a small fault | venal and venial | - | For example: It was only a venial fault. Do not confuse venal and venial.
        2 | verbal | in words | verbal and verbose | - | For example: He gave a verbal account. Do not confuse verbal and verbose.
        2 | verbose | using too many words | verbal and verbose | - | For example: The report is verbose. Do not confuse verbal and verbose.
        1 | wander | to go about without aim | wander and wonder | - | For example: They wander in the hills. Do not confuse wander and wonder.
        1 | wonder | a feeling of surprise and admiration | wander and wonder | - | For example: We looked at the Taj with wonder. Do not confuse wander and wonder.
        1 homophones | waist | the middle part of the body | waist and waste | - | For example: She tied a belt round her waist. Do not confuse waist and waste.
        1 homophones | waste | to use without purpose | waist and waste | spend | For example: Do not waste water. Do not confuse waist and waste.
        1 homophones | weather | the state of the air at a time | weather and whether | - | For example: The weather is fine today. Do not confuse weather and whether.
        1 homophones | whether | if, as between two choices | weather and whether | - | For example: I do not know whether he will come. Do not confuse weather and whether.
        1 homophones | weak | not strong | weak and week | - | For example: He is still weak after the fever. Do not confuse weak and week.
        1 homophones | week | a period of seven days | weak and week | - | For example: I shall return in a week. Do not confuse weak and week.
        1 homophones | wave | a moving ridge of water | wave and waive | - | For example: A big wave hit the boat. Do not confuse wave and waive.
        1 homophones | waive | to give up a claim or right | wave and waive | give up | For example: The bank agreed to waive the fee. Do not confuse wave and waive.
        1 homophones | yoke | a wooden bar joining two oxen | yoke and yolk | - | For example: The farmer put the yoke on the oxen. Do not confuse yoke and yolk.
        1 homophones | yolk | the yellow part of an egg | yoke and yolk | - | For example: She used only the yolk. Do not confuse yoke and yolk.
        3 homophones | discreet | careful not to give away secrets | discreet and discrete | - | For example: He was discreet about what he had heard. Do not confuse discreet and discrete.
        3 homophones | discrete | separate and distinct | discreet and discrete | - | For example: The course has three discrete parts. Do not confuse discreet and discrete.
        3 | flaunt | to show off | flaunt and flout | - | For example: They flaunt their wealth. Do not confuse flaunt and flout.
        3 | flout | to disobey a rule openly | flaunt and flout | - | For example: Drivers who flout the rules are fined. Do not confuse flaunt and flout.
        3 | imperial | of an empire | imperial and imperious | - | For example: The imperial army marched south. Do not confuse imperial and imperious.
        3 | imperious | proud and commanding | imperial and imperious | proud | For example: She spoke in an imperious tone. Do not confuse imperial and imperious.
        3 | deprecate | to express disapproval of | deprecate and depreciate | - | For example: Leaders deprecate the use of force. Do not confuse deprecate and depreciate.
        3 | depreciate | to fall in value | deprecate and depreciate | - | For example: Cars depreciate quickly. Do not confuse deprecate and depreciate.
        3 | contemptible | deserving scorn | contemptible and contemptuous | worth | For example: It was a contemptible lie. Do not confuse contemptible and contemptuous.
        3 | contemptuous | showing scorn | contemptible and contemptuous | proud | For example: He gave a contemptuous laugh. Do not confuse contemptible and contemptuous.
        3 | urban | of a town or city | urban and urbane | - | For example: Urban areas have more traffic. Do not confuse urban and urbane.
        3 | urbane | polite and refined in manner | urban and urbane | - | For example: The ambassador was an urbane man. Do not confuse urban and urbane.
        3 | negligent | failing to take proper care | negligent and negligible | - | For example: The negligent driver was fined. Do not confuse negligent and negligible.
        3 | negligible | too small to matter | negligent and negligible | - | For example: The loss was negligible. Do not confuse negligent and negligible.
        3 | veracity | the quality of being truthful | veracity and voracity | - | For example: Nobody doubts the veracity of the witness. Do not confuse veracity and voracity.
        3 | voracity | great greed for food | veracity and voracity | - | For example: The locusts ate with voracity. Do not confuse veracity and voracity.
        3 | ascetic | one who lives a simple life without pleasures | ascetic and aesthetic | - | For example: The ascetic ate once a day. Do not confuse ascetic and aesthetic.
        3 | aesthetic | of beauty and good taste | ascetic and aesthetic | - | For example: The building has aesthetic value. Do not confuse ascetic and aesthetic.
        3 | perquisite | a benefit received in addition to a salary | perquisite and prerequisite | - | For example: The car is a perquisite of the post. Do not confuse perquisite and prerequisite.
        3 | prerequisite | a thing required beforehand | perquisite and prerequisite | before | For example: A degree is a prerequisite for the post. Do not confuse perquisite and prerequisite.
        3 | turbid | muddy and not clear, said of water | turbid and turgid | - | For example: The river was turbid after the flood. Do not confuse turbid and turgid.
        3 | turgid | swollen, or pompous in style | turbid and turgid | - | For example: His turgid prose is hard to read. Do not confuse turbid and turgid.
        3 | historic | famous or important in history | historic and historical | - | For example: It was a historic victory. Do not confuse historic and historical.
        3 | historical | of the study or the facts of the past | historic and historical | - | For example: She writes historical novels. Do not confuse historic and historical.
        3 | continual | happening again and again | continual and continuous | - | For example: The continual phone calls disturbed him. Do not confuse continual and continuous.
        3 | continuous | going on without a break | continual and continuous | - | For example: The line must be continuous. Do not confuse continual and continuous.
        3 | childish | silly and immature | childish and childlike | - | For example: Stop this childish quarrel. Do not confuse childish and childlike.
        3 | childlike | innocent and trusting | childish and childlike | - | For example: She has a childlike faith in people. Do not confuse childish and childlike.
        3 | disinterested | free from selfish motives, impartial | disinterested and uninterested | - | For example: A judge must be disinterested. Do not confuse disinterested and uninterested.
        3 | uninterested | showing no interest, bored | disinterested and uninterested | - | For example: The boys were uninterested in the lecture. Do not confuse disinterested and uninterested.
        3 | exceptional | unusually good | exceptional and exceptionable | - | For example: She has exceptional talent. Do not confuse exceptional and exceptionable.
        3 | exceptionable | open to objection | exceptional and exceptionable | - | For example: There was nothing exceptionable in his speech. Do not confuse exceptional and exceptionable.
        3 | deduce | to reach by reasoning from facts | deduce and adduce | - | For example: We can deduce the age from the rings. Do not confuse deduce and adduce.
        3 | adduce | to offer as proof | deduce and adduce | proof | For example: He could adduce no evidence. Do not confuse deduce and adduce.
        3 | imaginary | not real | imaginary and imaginative | - | For example: The equator is an imaginary line. Do not confuse imaginary and imaginative.
        3 | imaginative | having or showing creative power | imaginary and imaginative | skill | For example: The imaginative child wrote a poem. Do not confuse imaginary and imaginative.
      `,
    },
  ],
})
