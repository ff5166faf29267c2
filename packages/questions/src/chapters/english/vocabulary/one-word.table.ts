import { defineTable, NAME } from '../../../kit/facts/define-table.ts'

/** One word for many. A word that includes another one, or nearly equals it, shares a sense with it. */
export const oneWord = defineTable({
  id: 'one-word',
  about: 'one-word substitutions',
  header: 'Word',
  concepts: ['one-word-substitution'],
  columns: {
    meaning: {
      header: 'Meaning',
      kind: 'text',
      ask: ["What is the meaning of '{name}'?", "The word '{name}' means:"],
      askBack: [
        'What is the one word for “{value}”?',
        'Give one word for “{value}”.',
        'Select the one-word substitute for “{value}”.',
      ],
      say: "'{name}' stands for “{value}”",
    },
    field: {
      header: 'Group',
      kind: 'text',
      conceptOf: {
        fears: 'phobias',
        'killings and killers': 'killings',
        'kinds of government': 'forms-of-government',
        'studies and arts': 'studies',
        doctors: 'doctors',
        places: 'places-in-one-word',
        'persons and their work': 'professions',
        'persons and their beliefs': 'beliefs',
      },
    },
    sense: { header: 'Sense', kind: 'text' },
  },
  near: [NAME],
  apart: ['sense'],
  alike: ['field'],
  shapes: ['direct', 'inverse', 'wrong pair', 'match'],
  lookalikes: [
    'theist',
    'egoist',
    'tanner',
    'insomniac',
    'amnesiac',
    'orator',
    'plagiarist',
    'plagiarise',
    'smuggler',
    'patricide',
    'acrophobia',
    'gynophobia',
    'aviary',
    'portable',
    'maternal',
  ],
  explain: 'Learn it with the other words for {field}.',
  parts: [
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | atheist | one who does not believe in the existence of God | persons and their beliefs | denial | -
        1 | theist | one who believes in the existence of God | persons and their beliefs | believer | -
        1 | agnostic | one who holds that nothing can be known about the existence of God | persons and their beliefs | - | -
        1 | fatalist | one who believes that all events are decided by fate | persons and their beliefs | stoic | -
        1 | pacifist | one who is opposed to all war and violence | persons and their beliefs | - | -
        1 | optimist | one who looks at the bright side of things | persons and their beliefs | - | -
        1 | pessimist | one who looks at the dark side of things | persons and their beliefs | dark | -
        1 | feminist | one who works for the equal rights of women | persons and their beliefs | - | -
        2 | iconoclast | one who attacks cherished beliefs or breaks images | persons and their beliefs | heresy | -
        2 | fanatic | one who is filled with excessive enthusiasm in religion | persons and their beliefs | - | -
        2 | heretic | one who holds beliefs against the accepted doctrine of a church | persons and their beliefs | heresy | -
        3 | apostate | one who gives up his religion or party | persons and their beliefs | deserter / heresy | -
        2 | polytheist | one who believes in many gods | persons and their beliefs | gods / believer | -
        2 | hedonist | one who believes that pleasure is the chief aim of life | persons and their beliefs | pleasure | -
        2 | stoic | one who is indifferent to pleasure and pain | persons and their beliefs | stoic | -
        2 | cynic | one who sneers at the goodness of human nature | persons and their beliefs | dark | -
        2 | idealist | one who is guided by high principles rather than by practical needs | persons and their beliefs | - | -
        2 | pagan | one who worships many gods or none of the main religions | persons and their beliefs | gods | -
        2 | chauvinist | one who has an unreasoning pride in his own country or sex | persons and their beliefs | nation | -
        2 | jingoist | one who favours an aggressive foreign policy and war | persons and their beliefs | nation | -
        2 | anarchist | one who wants to do away with all government | persons and their beliefs | denial | -
        2 | egoist | one who thinks only of his own interest | persons and their beliefs | self | -
        2 | egotist | one who talks too much of himself | persons and their beliefs | self | -
        2 | altruist | one who lives for the good of others | persons and their beliefs | charity | -
        2 | nihilist | one who believes in nothing and rejects all values | persons and their beliefs | denial | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | cartographer | one who draws maps | persons and their work | - | -
        1 | lexicographer | one who compiles a dictionary | persons and their work | - | -
        1 | choreographer | one who arranges the steps of dances | persons and their work | - | -
        1 | calligrapher | one who writes beautifully by hand | persons and their work | - | -
        1 | curator | one who is in charge of a museum | persons and their work | - | -
        1 | sculptor | one who carves figures in stone or wood | persons and their work | - | -
        3 | lapidary | one who cuts and polishes gems | persons and their work | - | -
        2 | philatelist | one who collects postage stamps | persons and their work | - | -
        2 | numismatist | one who collects or studies coins | persons and their work | - | -
        2 | bibliophile | one who loves books | persons and their work | books | -
        2 | bibliographer | one who draws up lists of books | persons and their work | books | -
        1 | florist | one who sells flowers | persons and their work | - | -
        2 | milliner | one who makes or sells hats for women | persons and their work | - | -
        3 | haberdasher | one who sells buttons, ribbons and thread | persons and their work | - | -
        1 | cobbler | one who mends shoes | persons and their work | - | -
        1 | blacksmith | one who makes things of iron at a forge | persons and their work | - | -
        3 | chandler | one who makes or sells candles | persons and their work | - | -
        3 | cutler | one who makes or sells knives | persons and their work | - | -
        2 | draper | one who sells cloth | persons and their work | - | -
        2 | tanner | one who makes leather out of hides | persons and their work | - | -
        3 | glazier | one who fits glass in windows | persons and their work | - | -
        1 | plumber | one who repairs water pipes | persons and their work | - | -
        3 | fletcher | one who makes arrows | persons and their work | - | -
        3 | farrier | one who puts shoes on horses | persons and their work | - | -
        3 | cooper | one who makes barrels | persons and their work | - | -
        2 | chauffeur | one who drives a private car for pay | persons and their work | - | -
        1 | jockey | one who rides horses in races | persons and their work | - | -
        3 | drover | one who drives cattle to market | persons and their work | - | -
        1 | grocer | one who sells tea, sugar and household food | persons and their work | - | -
        3 | stevedore | one who loads and unloads ships | persons and their work | - | -
        2 | mercenary | a soldier who fights for any country that pays | persons and their work | - | -
        3 | sommelier | one who looks after the wine in a restaurant | persons and their work | - | -
        2 | surveyor | one who measures land and prepares plans of it | persons and their work | - | -
        2 | actuary | one who works out insurance risks and premiums | persons and their work | - | -
        2 | auditor | one who examines accounts | persons and their work | - | -
        2 | arbitrator | one who is chosen by both parties to settle a dispute | persons and their work | peace | -
        2 | ventriloquist | one who can throw his voice so that it seems to come from elsewhere | persons and their work | - | -
        1 | acrobat | one who performs difficult feats with the body in a circus | persons and their work | - | -
        2 | connoisseur | one who is a good judge of taste or art | persons and their work | pleasure | -
        3 | amanuensis | one who writes from the dictation of another | persons and their work | - | -
        1 | dramatist | one who writes plays | persons and their work | stage | -
        2 | lyricist | one who writes the words of songs | persons and their work | - | -
        2 | columnist | one who writes a regular article for a newspaper | persons and their work | - | -
        1 | biographer | one who writes the life of another | persons and their work | - | -
        2 | chronicler | one who records events in the order of time | persons and their work | - | -
        3 | compositor | one who sets type for printing | persons and their work | - | -
        2 | invigilator | one who keeps watch over candidates in an examination | persons and their work | - | -
        2 | taxidermist | one who stuffs the skins of dead animals | persons and their work | - | -
        1 | astronaut | one who travels in space | persons and their work | - | -
        2 | seismologist | one who studies earthquakes | persons and their work | - | -
        2 | ornithologist | one who studies birds | persons and their work | - | -
        2 | entomologist | one who studies insects | persons and their work | - | -
        2 | philologist | one who studies the history of languages | persons and their work | languages | -
        2 | anthropologist | one who studies mankind | persons and their work | - | -
        2 | archaeologist | one who studies ancient remains | persons and their work | - | -
        1 | botanist | one who studies plants | persons and their work | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | philanthropist | one who loves mankind and gives to the needy | kinds of people | charity | -
        1 | misanthrope | one who hates mankind | kinds of people | - | -
        1 | misogynist | one who hates women | kinds of people | - | -
        1 | misogamist | one who hates marriage | kinds of people | unmarried | -
        1 | polyglot | one who knows many languages | kinds of people | languages | -
        1 | linguist | one who is skilled in foreign languages | kinds of people | languages | -
        1 | somnambulist | one who walks in sleep | kinds of people | - | -
        1 | teetotaller | one who never takes alcoholic drinks | kinds of people | - | -
        1 | vegetarian | one who does not eat meat | kinds of people | - | -
        1 | cannibal | one who eats human flesh | kinds of people | - | -
        1 | glutton | one who eats too much | kinds of people | - | -
        1 | gourmet | one who is fond of and knows good food | kinds of people | pleasure | -
        1 | spendthrift | one who spends money wastefully | kinds of people | - | -
        1 | miser | one who hoards money and hates to spend it | kinds of people | - | -
        1 | hypocrite | one who pretends to be what he is not | kinds of people | pretence | -
        1 | introvert | one who is more interested in his own thoughts than in others | kinds of people | - | -
        1 | extrovert | one who is outgoing and fond of company | kinds of people | - | -
        1 | bachelor | a man who is not married | kinds of people | unmarried | -
        1 | spinster | an older woman who has never married | kinds of people | - | -
        1 | widow | a woman whose husband is dead | kinds of people | - | -
        1 | widower | a man whose wife is dead | kinds of people | - | -
        1 | orphan | a child whose parents are dead | kinds of people | - | -
        2 | celibate | one who has vowed not to marry | kinds of people | unmarried | -
        2 | bigamist | one who has two wives or husbands at a time | kinds of people | - | -
        2 | novice | one who is new to a trade or profession | kinds of people | new / amateur | -
        2 | amateur | one who does a thing for pleasure and not for money | kinds of people | amateur | -
        2 | veteran | one who has long experience of an occupation | kinds of people | - | -
        2 | prodigy | a child of unusual talent | kinds of people | - | -
        2 | centenarian | one who is a hundred years old | kinds of people | - | -
        2 | octogenarian | one who is in his eighties | kinds of people | - | -
        2 | septuagenarian | one who is in his seventies | kinds of people | - | -
        2 | nonagenarian | one who is in his nineties | kinds of people | - | -
        2 | sexagenarian | one who is in his sixties | kinds of people | - | -
        2 | sycophant | one who flatters the powerful for gain | kinds of people | - | -
        2 | truant | one who stays away from school without leave | kinds of people | - | -
        2 | recluse | one who lives away from society | kinds of people | alone | -
        2 | hermit | one who lives alone for religious reasons | kinds of people | alone | -
        2 | ascetic | one who practises severe self-denial | kinds of people | alone | -
        2 | epicure | one who is devoted to refined pleasures of food and drink | kinds of people | pleasure | -
        3 | dilettante | one who takes up art without serious interest | kinds of people | amateur | -
        2 | fugitive | one who runs away from justice | kinds of people | - | -
        1 | refugee | one who leaves his country because of war or danger | kinds of people | foreign | -
        2 | immigrant | one who comes to live in a foreign country | kinds of people | foreign | -
        2 | emigrant | one who leaves his country to settle in another | kinds of people | foreign | -
        2 | alien | one who belongs to a foreign country | kinds of people | foreign | -
        2 | nomad | one who moves from place to place with his herds | kinds of people | wanderer | -
        2 | vagabond | one who wanders about without a home | kinds of people | wanderer | -
        1 | pedestrian | one who goes on foot | kinds of people | - | -
        1 | pilgrim | one who travels to a holy place | kinds of people | - | -
        1 | hooligan | one who makes noisy trouble in public | kinds of people | trouble | -
        2 | vandal | one who destroys public property on purpose | kinds of people | trouble | -
        2 | arsonist | one who sets fire to property on purpose | kinds of people | fire | -
        2 | pyromaniac | one who has an uncontrollable desire to set things on fire | kinds of people | fire | -
        2 | kleptomaniac | one who has an uncontrollable desire to steal | kinds of people | - | -
        3 | dipsomaniac | one who has an uncontrollable desire for alcohol | kinds of people | - | -
        2 | megalomaniac | one who has a mad belief in his own power | kinds of people | - | -
        3 | monomaniac | one who is mad on one subject only | kinds of people | - | -
        2 | hypochondriac | one who worries too much about his health | kinds of people | - | -
        2 | insomniac | one who cannot sleep | kinds of people | - | -
        2 | amnesiac | one who has lost his memory | kinds of people | - | -
        1 | bankrupt | one who cannot pay his debts | kinds of people | - | -
        2 | martyr | one who dies for a noble cause | kinds of people | - | -
        1 | patriot | one who loves his country | kinds of people | - | -
        1 | traitor | one who betrays his country | kinds of people | - | -
        3 | renegade | one who deserts his party or faith for another | kinds of people | deserter | -
        3 | usurper | one who seizes a throne without right | kinds of people | - | -
        1 | tyrant | a ruler who is cruel and unjust | kinds of people | ruler | -
        1 | dictator | a ruler who has total power | kinds of people | ruler | -
        3 | regent | one who rules in place of a young or sick king | kinds of people | - | -
        2 | predecessor | one who held an office before another | kinds of people | - | -
        1 | successor | one who takes an office after another | kinds of people | - | -
        2 | contemporary | one who lives at the same time as another | kinds of people | - | -
        2 | accomplice | one who helps another in a crime | kinds of people | - | -
        2 | plaintiff | one who brings a suit in a court | kinds of people | - | -
        2 | defendant | one against whom a suit is brought | kinds of people | - | -
        2 | assassin | one who murders a public figure for politics or pay | kinds of people | - | -
        1 | spy | one who secretly gathers information for an enemy | kinds of people | - | -
        2 | mediator | one who comes between two parties to make peace | kinds of people | peace | -
        2 | scapegoat | one who is made to bear the blame of others | kinds of people | - | -
        2 | stalker | one who follows another secretly and without welcome | kinds of people | - | -
        1 | orator | one who is skilled in public speaking | kinds of people | - | -
        2 | debutant | one who appears in public for the first time | kinds of people | new | -
        2 | protagonist | the chief character in a story | kinds of people | stage | -
        2 | namesake | one who has the same name as another | kinds of people | - | -
        3 | chaperon | an older woman who goes with a young lady in public | kinds of people | - | -
        3 | cuckold | a man whose wife is unfaithful | kinds of people | - | -
        3 | philanderer | a man who amuses himself by making love to women | kinds of people | - | -
        2 | tomboy | a girl who behaves like a boy | kinds of people | - | -
        2 | virtuoso | one who has brilliant skill in music or art | kinds of people | master | -
        2 | maestro | a great conductor or master of music | kinds of people | master | -
        3 | pedant | one who makes a show of learning | kinds of people | - | -
        2 | ignoramus | one who knows nothing | kinds of people | ignorant | -
        1 | illiterate | one who cannot read or write | kinds of people | ignorant | -
        2 | stickler | one who insists on exactness in rules | kinds of people | - | -
        2 | swindler | one who cheats others of money | kinds of people | pretence | -
        2 | plagiarist | one who passes off the writings of another as his own | kinds of people | - | -
        2 | impostor | one who pretends to be somebody else | kinds of people | pretence | -
        2 | lunatic | one who is of unsound mind | kinds of people | - | -
        2 | bohemian | an artist who lives without regard for social rules | kinds of people | - | -
        2 | cosmopolitan | one who is at home in every country | kinds of people | - | -
        2 | compatriot | one who belongs to the same country | kinds of people | - | -
        2 | expatriate | one who lives away from his own country | kinds of people | foreign | -
        1 | ambassador | one who represents his country abroad | kinds of people | - | -
        2 | loyalist | one who supports the existing government | kinds of people | - | -
        2 | blackmailer | one who demands money by threatening to reveal a secret | kinds of people | - | -
        1 | hijacker | one who seizes an aircraft in flight | kinds of people | - | -
        2 | highwayman | one who robs travellers on the road | kinds of people | - | -
        1 | smuggler | one who brings goods in or out against the law | kinds of people | - | -
        2 | bootlegger | one who makes or sells liquor against the law | kinds of people | - | -
        1 | poacher | one who hunts game against the law | kinds of people | - | -
        2 | eavesdropper | one who listens secretly to the talk of others | kinds of people | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | democracy | government by the people | kinds of government | - | -
        1 | monarchy | government by a king or queen | kinds of government | one | -
        1 | autocracy | government by one person with total power | kinds of government | one | -
        1 | oligarchy | government by a small group | kinds of government | few | -
        1 | aristocracy | government by the nobles | kinds of government | few | -
        1 | plutocracy | government by the rich | kinds of government | few | -
        1 | bureaucracy | government by officials | kinds of government | - | -
        1 | theocracy | government by priests in the name of God | kinds of government | - | -
        2 | gerontocracy | government by old people | kinds of government | - | -
        3 | gynarchy | government by women | kinds of government | - | -
        2 | anarchy | absence of government | kinds of government | - | -
        2 | mobocracy | government by the mob | kinds of government | - | -
        3 | kakistocracy | government by the worst citizens | kinds of government | - | -
        2 | meritocracy | government by persons chosen for ability | kinds of government | - | -
        2 | technocracy | government by technical experts | kinds of government | - | -
        3 | stratocracy | government by the army | kinds of government | - | -
        1 | republic | a state whose head is elected and not a king | kinds of government | - | -
        2 | diarchy | government by two rulers | kinds of government | few | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | homicide | the killing of a human being | killings and killers | father / mother / brother / infant / king / race / sister / wife / child / oneself | -
        1 | suicide | the killing of oneself | killings and killers | oneself | -
        1 | patricide | the killing of one's own father | killings and killers | father | -
        1 | matricide | the killing of one's own mother | killings and killers | mother | -
        1 | fratricide | the killing of one's own brother | killings and killers | brother | -
        1 | infanticide | the killing of an infant | killings and killers | infant / young | -
        1 | regicide | the killing of a king | killings and killers | king | -
        1 | genocide | the killing of a whole race or people | killings and killers | race | -
        3 | sororicide | the killing of one's own sister | killings and killers | sister | -
        3 | uxoricide | the killing of one's own wife | killings and killers | wife | -
        3 | filicide | the killing of one's own son or daughter | killings and killers | child / young | -
        1 | pesticide | a substance that kills pests | killings and killers | insects / weeds | -
        2 | germicide | a substance that kills germs | killings and killers | - | -
        2 | herbicide | a substance that kills weeds | killings and killers | weeds | -
        1 | insecticide | a substance that kills insects | killings and killers | insects | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | hydrophobia | a morbid fear of water | fears | - | -
        1 | acrophobia | a morbid fear of heights | fears | - | -
        1 | claustrophobia | a morbid fear of closed places | fears | - | -
        1 | xenophobia | hatred or fear of foreigners | fears | - | -
        1 | agoraphobia | a morbid fear of open or public places | fears | - | -
        2 | pyrophobia | a morbid fear of fire | fears | - | -
        3 | nyctophobia | a morbid fear of darkness | fears | - | -
        2 | zoophobia | a morbid fear of animals | fears | snakes / spiders / dogs / cats | -
        3 | ophidiophobia | a morbid fear of snakes | fears | snakes | -
        2 | arachnophobia | a morbid fear of spiders | fears | spiders | -
        2 | gynophobia | a morbid fear of women | fears | - | -
        2 | bibliophobia | a morbid fear of books | fears | - | -
        2 | phonophobia | a morbid fear of loud sounds | fears | - | -
        2 | aerophobia | a morbid fear of flying | fears | - | -
        3 | thanatophobia | a morbid fear of death | fears | - | -
        3 | ailurophobia | a morbid fear of cats | fears | cats | -
        3 | cynophobia | a morbid fear of dogs | fears | dogs | -
        3 | algophobia | a morbid fear of pain | fears | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | aviary | a place where birds are kept | places | - | -
        1 | apiary | a place where bees are kept | places | - | -
        1 | aquarium | a tank for keeping fish | places | - | -
        1 | kennel | a house for a dog | places | - | -
        1 | stable | a building in which horses are kept | places | - | -
        1 | granary | a place for storing grain | places | - | -
        1 | orchard | a place where fruit trees are grown | places | - | -
        1 | dormitory | a room with many beds for sleeping | places | - | -
        1 | hangar | a shed for aeroplanes | places | - | -
        1 | mortuary | a place where dead bodies are kept until burial | places | - | -
        1 | archives | a place where public records are kept | places | - | -
        2 | sanatorium | a place for the treatment of people recovering from long illness | places | sick | -
        2 | crematorium | a place where dead bodies are burnt | places | - | -
        1 | cemetery | a place where the dead are buried | places | - | -
        2 | arsenal | a place where weapons are stored or made | places | arms | -
        2 | armoury | a place where arms are kept | places | arms | -
        2 | cloakroom | a place where coats and luggage are left | places | - | -
        3 | abattoir | a place where animals are slaughtered for food | places | - | -
        2 | distillery | a place where spirits such as whisky are made | places | - | -
        2 | brewery | a place where beer is made | places | - | -
        1 | bakery | a place where bread is made | places | - | -
        2 | tannery | a place where leather is made | places | - | -
        2 | mint | a place where money is coined | places | - | -
        1 | observatory | a building from which the stars are watched | places | - | -
        2 | conservatory | a glass house for tender plants | places | plants | -
        1 | nursery | a place where young plants are raised | places | plants | -
        2 | creche | a place where babies are cared for while their mothers work | places | - | -
        2 | infirmary | a place where sick people are cared for | places | sick | -
        1 | gymnasium | a hall for physical exercise | places | - | -
        2 | monastery | a house of monks | places | - | -
        2 | convent | a house of nuns | places | - | -
        1 | museum | a building where objects of art or history are shown | places | - | -
        1 | planetarium | a building where images of the stars are shown on a dome | places | - | -
        2 | pantry | a room where food is kept | places | - | -
        3 | scullery | a room where dishes are washed | places | - | -
        2 | reformatory | a place where young offenders are trained | places | - | -
        2 | sty | a place where pigs are kept | places | - | -
        2 | burrow | a hole dug by a rabbit to live in | places | - | -
        2 | hutch | a cage for rabbits | places | - | -
        3 | eyrie | the nest of an eagle | places | - | -
        3 | drey | the nest of a squirrel | places | - | -
        2 | lair | the resting place of a wild beast | places | - | -
        2 | quarry | a place from which stone is dug | places | - | -
        1 | wardrobe | a place for keeping clothes | places | - | -
        2 | casino | a house for gambling | places | - | -
        2 | isthmus | a narrow strip of land joining two larger lands | places | - | -
        2 | archipelago | a group of many islands | places | - | -
        1 | oasis | a fertile place in a desert | places | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | biology | the study of living things | studies and arts | animals / plants / birds / insects / fishes / reptiles | -
        1 | botany | the study of plants | studies and arts | plants | -
        1 | zoology | the study of animals | studies and arts | animals / birds / insects / fishes / reptiles | -
        1 | astronomy | the study of stars and planets | studies and arts | - | -
        1 | geology | the study of the earth's rocks | studies and arts | - | -
        1 | etymology | the study of the origin of words | studies and arts | words | -
        1 | psychology | the study of the mind | studies and arts | - | -
        1 | ornithology | the study of birds | studies and arts | birds | -
        1 | entomology | the study of insects | studies and arts | insects | -
        1 | numismatics | the study of coins | studies and arts | - | -
        2 | anthropology | the study of mankind | studies and arts | mankind | -
        2 | archaeology | the study of ancient remains | studies and arts | - | -
        3 | philology | the study of the history of languages | studies and arts | words | -
        2 | phonetics | the study of speech sounds | studies and arts | - | -
        3 | ichthyology | the study of fishes | studies and arts | fishes | -
        3 | herpetology | the study of reptiles and amphibians | studies and arts | reptiles | -
        2 | horticulture | the art of growing garden plants | studies and arts | - | -
        2 | sericulture | the rearing of silkworms | studies and arts | - | -
        2 | pisciculture | the rearing of fish | studies and arts | - | -
        2 | apiculture | the rearing of bees | studies and arts | - | -
        3 | viticulture | the growing of grapes | studies and arts | - | -
        2 | calligraphy | the art of beautiful handwriting | studies and arts | - | -
        2 | cartography | the art of making maps | studies and arts | - | -
        2 | lexicography | the art of compiling dictionaries | studies and arts | - | -
        2 | oratory | the art of public speaking | studies and arts | - | -
        2 | philately | the collecting of postage stamps | studies and arts | - | -
        2 | gerontology | the study of old age | studies and arts | - | -
        2 | toxicology | the study of poisons | studies and arts | - | -
        2 | seismology | the study of earthquakes | studies and arts | - | -
        2 | genealogy | the study of family descent | studies and arts | - | -
        2 | ethnology | the study of the races of mankind | studies and arts | mankind | -
        3 | graphology | the study of handwriting | studies and arts | - | -
        2 | semantics | the study of meaning in language | studies and arts | words | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | autobiography | the life of a person written by himself | writings and documents | own life | -
        1 | biography | the life of a person written by another | writings and documents | - | -
        1 | anthology | a collection of selected poems or writings | writings and documents | - | -
        1 | obituary | a notice of a person's death in a newspaper | writings and documents | - | -
        1 | epitaph | words written on a tomb | writings and documents | - | -
        1 | elegy | a poem of mourning for the dead | writings and documents | mourning | -
        1 | soliloquy | a speech made to oneself on the stage | writings and documents | one voice | -
        1 | monologue | a long speech by one person | writings and documents | one voice | -
        1 | dialogue | a conversation between two persons | writings and documents | - | -
        2 | prologue | an introduction to a play or poem | writings and documents | - | -
        2 | epilogue | a concluding part of a play or book | writings and documents | - | -
        1 | catalogue | a list of books or articles in order | writings and documents | - | -
        1 | glossary | a list of difficult words with their meanings | writings and documents | - | -
        1 | encyclopaedia | a book of information on all branches of knowledge | writings and documents | - | -
        1 | manuscript | a book or paper written by hand | writings and documents | - | -
        2 | memoir | a written record of events from one's own experience | writings and documents | own life | -
        1 | fable | a short story with a moral, often about animals | writings and documents | moral tale | -
        2 | parable | a simple story that teaches a religious lesson | writings and documents | moral tale | -
        2 | allegory | a story in which persons stand for ideas | writings and documents | moral tale | -
        1 | epic | a long poem about the deeds of heroes | writings and documents | - | -
        1 | lullaby | a song sung to put a child to sleep | writings and documents | - | -
        2 | dirge | a song sung at a funeral | writings and documents | mourning | -
        2 | parody | a comic imitation of a writer's style | writings and documents | mockery | -
        2 | satire | writing that mocks folly or vice | writings and documents | mockery | -
        1 | postscript | a note added to a letter after the signature | writings and documents | - | -
        3 | lampoon | a bitter written attack on a person | writings and documents | mockery | -
        2 | palindrome | a word that reads the same backwards | writings and documents | - | -
        2 | anagram | a word made by changing the order of letters of another | writings and documents | - | -
        2 | euphemism | a mild expression used for an unpleasant one | writings and documents | - | -
        2 | acronym | a word made of the first letters of other words | writings and documents | - | -
        2 | plagiarism | the use of another's writing as one's own | writings and documents | - | -
        2 | pseudonym | a false name used by a writer | writings and documents | false name | -
        2 | alias | a false name used by a criminal | writings and documents | false name | -
        2 | misnomer | a wrong or unsuitable name | writings and documents | false name | -
        2 | itinerary | a plan of a journey | writings and documents | - | -
        1 | agenda | a list of things to be dealt with at a meeting | writings and documents | - | -
        2 | manifesto | a public statement of the aims of a party | writings and documents | - | -
        2 | affidavit | a written statement made on oath | writings and documents | - | -
        2 | alibi | a plea that one was elsewhere when a crime was done | writings and documents | - | -
        2 | ultimatum | a final demand backed by a threat | writings and documents | - | -
        2 | questionnaire | a list of questions to be answered | writings and documents | - | -
        2 | testimonial | a written statement about a person's character or ability | writings and documents | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | bigamy | the practice of having two wives or husbands at a time | acts, events and things | marriages | -
        1 | polygamy | the practice of having more than one wife or husband at a time | acts, events and things | marriages | -
        1 | monogamy | the practice of having one wife or husband at a time | acts, events and things | - | -
        1 | polyandry | the practice of having more than one husband at a time | acts, events and things | marriages | -
        1 | amnesty | a general pardon to political offenders | acts, events and things | - | -
        1 | blasphemy | disrespect towards God or sacred things | acts, events and things | holy | -
        1 | sacrilege | the violation of a holy place or thing | acts, events and things | holy | -
        1 | perjury | a lie told on oath in a court | acts, events and things | - | -
        1 | treason | the betrayal of one's country | acts, events and things | revolt | -
        1 | sedition | an act of stirring up people against the government | acts, events and things | revolt | -
        2 | honorarium | a payment for services without a fixed fee | acts, events and things | - | -
        2 | alimony | money paid by a man to his former wife | acts, events and things | - | -
        1 | dowry | property that a bride brings to her husband | acts, events and things | property | -
        2 | legacy | property left to someone by will | acts, events and things | property | -
        1 | ransom | money demanded for the release of a captive | acts, events and things | - | -
        1 | bribe | money given to make a person act dishonestly | acts, events and things | - | -
        1 | pension | money paid to a person after retirement | acts, events and things | - | -
        2 | subsidy | money given by the government to keep prices low | acts, events and things | - | -
        2 | autopsy | the examination of a dead body to find the cause of death | acts, events and things | - | -
        2 | euthanasia | the painless killing of one who suffers from an incurable disease | acts, events and things | - | -
        2 | exodus | the departure of a large number of people | acts, events and things | departure | -
        2 | plebiscite | a direct vote of the people on a public question | acts, events and things | - | -
        1 | curfew | an order to stay indoors at certain hours | acts, events and things | - | -
        2 | embargo | an official order forbidding trade | acts, events and things | - | -
        1 | boycott | a refusal to have dealings with someone as a protest | acts, events and things | - | -
        2 | coup | a sudden seizure of power from a government | acts, events and things | revolt | -
        2 | mutiny | a revolt by soldiers or sailors against their officers | acts, events and things | revolt | -
        2 | abdication | the giving up of a throne | acts, events and things | - | -
        2 | nepotism | undue favour shown to one's relatives | acts, events and things | - | -
        2 | espionage | the practice of spying | acts, events and things | - | -
        2 | arson | the crime of setting fire to property | acts, events and things | - | -
        2 | manslaughter | the unlawful killing of a person without planning it | acts, events and things | killing | -
        3 | larceny | the crime of theft | acts, events and things | - | -
        2 | forgery | the crime of making false signatures or documents | acts, events and things | - | -
        2 | extradition | the handing over of a criminal by one country to another | acts, events and things | - | -
        1 | migration | the movement of people from one place to another | acts, events and things | departure | -
        2 | metamorphosis | a complete change of form | acts, events and things | - | -
        2 | panacea | a remedy for all diseases | acts, events and things | - | -
        2 | antidote | a medicine that acts against a poison | acts, events and things | - | -
        2 | placebo | a harmless pill given to please a patient | acts, events and things | - | -
        1 | epidemic | a disease that spreads among many people at the same time | acts, events and things | - | -
        2 | insomnia | inability to sleep | acts, events and things | - | -
        2 | amnesia | loss of memory | acts, events and things | - | -
        2 | anaemia | lack of enough red cells in the blood | acts, events and things | - | -
        2 | antiseptic | a substance that prevents infection in wounds | acts, events and things | drug | -
        2 | anaesthetic | a substance that makes one lose feeling | acts, events and things | drug | -
        2 | quarantine | a period of isolation to keep a disease from spreading | acts, events and things | - | -
        1 | drought | a long period without rain | acts, events and things | - | -
        1 | famine | an extreme lack of food in a region | acts, events and things | - | -
        2 | carnage | the killing of a large number of people | acts, events and things | killing | -
        2 | mirage | a false appearance of water in a desert | acts, events and things | illusion | -
        2 | hallucination | the seeing of things that are not there | acts, events and things | illusion | -
        2 | nostalgia | a longing for the past | acts, events and things | - | -
        2 | utopia | an imaginary perfect place | acts, events and things | - | -
        1 | souvenir | a thing kept in memory of a place or event | acts, events and things | keepsake | -
        2 | heirloom | a valued object handed down in a family | acts, events and things | keepsake / property | -
        2 | relic | an object kept from a holy person or past age | acts, events and things | keepsake | -
        2 | antique | an object valued for being very old | acts, events and things | keepsake | -
        2 | replica | an exact copy | acts, events and things | - | -
        2 | silhouette | a dark outline seen against the light | acts, events and things | - | -
        2 | constellation | a group of stars forming a pattern | acts, events and things | - | -
        1 | decade | a period of ten years | acts, events and things | - | -
        1 | century | a period of a hundred years | acts, events and things | - | -
        1 | millennium | a period of a thousand years | acts, events and things | - | -
        1 | fortnight | a period of two weeks | acts, events and things | - | -
        2 | centenary | the hundredth anniversary of an event | acts, events and things | anniversary | -
        2 | bicentenary | the two-hundredth anniversary of an event | acts, events and things | anniversary | -
        1 | jubilee | the special anniversary of an event, such as the fiftieth year | acts, events and things | anniversary | -
        2 | equinox | the time when day and night are equal | acts, events and things | - | -
        1 | twilight | the faint light after sunset | acts, events and things | - | -
        3 | interregnum | a period between two reigns | acts, events and things | - | -
        1 | honeymoon | a holiday taken by a newly married couple | acts, events and things | - | -
        2 | alma mater | the school or college at which one was educated | acts, events and things | - | -
        2 | quorum | the number of members needed to hold a meeting | acts, events and things | - | -
        2 | consensus | general agreement | acts, events and things | - | -
        2 | stalemate | a position in which no further move is possible | acts, events and things | - | -
        1 | fleet | a group of ships | acts, events and things | company | -
        2 | horde | a wandering group of nomads | acts, events and things | company | -
        2 | caravan | a group of people travelling together across a desert | acts, events and things | company | -
        2 | galaxy | a system of a very large number of stars | acts, events and things | - | -
        1 | audience | the people who listen to a concert or speech | acts, events and things | - | -
        2 | congregation | the people gathered for worship | acts, events and things | - | -
        1 | jury | a group of persons sworn to give a verdict | acts, events and things | - | -
        3 | tirade | a long angry speech | acts, events and things | - | -
        2 | feat | an act that shows great skill or courage | acts, events and things | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | inaudible | that cannot be heard | qualities | senses | -
        1 | invisible | that cannot be seen | qualities | senses | -
        1 | illegible | that cannot be read | qualities | - | -
        1 | invincible | that cannot be conquered | qualities | conquer | -
        1 | inevitable | that cannot be avoided | qualities | - | -
        1 | incurable | that cannot be cured | qualities | - | -
        1 | incorrigible | that cannot be corrected | qualities | - | -
        1 | inflammable | that easily catches fire | qualities | burn | -
        1 | inimitable | that cannot be imitated | qualities | - | -
        1 | irreparable | that cannot be repaired | qualities | - | -
        1 | irrevocable | that cannot be taken back | qualities | - | -
        1 | inaccessible | that cannot be reached | qualities | - | -
        1 | insoluble | that cannot be dissolved | qualities | - | -
        2 | impregnable | that cannot be taken by force | qualities | conquer | -
        2 | indelible | that cannot be rubbed out | qualities | - | -
        2 | indispensable | that cannot be done without | qualities | needed | -
        2 | inexplicable | that cannot be explained | qualities | words | -
        2 | infallible | that cannot make mistakes | qualities | - | -
        2 | indefatigable | that cannot be tired out | qualities | - | -
        2 | insatiable | that cannot be satisfied | qualities | - | -
        2 | intangible | that cannot be touched | qualities | - | -
        2 | inexcusable | that cannot be pardoned | qualities | - | -
        2 | inexhaustible | that cannot be used up | qualities | - | -
        2 | indescribable | that cannot be put into words | qualities | words | -
        3 | ineffable | too great to be expressed in words | qualities | words | -
        2 | unanimous | agreed to by all | qualities | - | -
        1 | portable | that can be carried easily | qualities | - | -
        1 | edible | fit to be eaten | qualities | - | -
        2 | potable | fit for drinking | qualities | - | -
        2 | eligible | fit to be chosen | qualities | - | -
        1 | audible | that can be heard | qualities | - | -
        1 | legible | that can be read | qualities | - | -
        1 | fragile | that is easily broken | qualities | - | -
        1 | flexible | that can be easily bent | qualities | - | -
        1 | transparent | that can be seen through | qualities | - | -
        2 | opaque | that does not let light pass through | qualities | - | -
        2 | translucent | that lets light through but cannot be clearly seen through | qualities | - | -
        2 | combustible | that can be burnt | qualities | burn | -
        2 | soluble | that can be dissolved | qualities | - | -
        2 | perishable | likely to go bad soon | qualities | - | -
        2 | gullible | easily cheated | qualities | trusting | -
        2 | credulous | ready to believe anything | qualities | trusting | -
        2 | incredible | that cannot be believed | qualities | - | -
        2 | contagious | spread by touch, said of a disease | qualities | disease | -
        2 | infectious | spread through air or water, said of a disease | qualities | disease | -
        1 | fatal | causing death | qualities | death | -
        2 | hereditary | passed on from parents to children | qualities | birth | -
        2 | innate | present from birth | qualities | birth | -
        2 | posthumous | happening after one's death | qualities | - | -
        2 | ephemeral | lasting for a very short time | qualities | - | -
        2 | perennial | lasting through the year or for many years | qualities | lasting | -
        1 | eternal | having no beginning and no end | qualities | lasting | -
        1 | annual | happening once a year | qualities | - | -
        2 | biennial | happening once in two years | qualities | - | -
        2 | nocturnal | active at night | qualities | - | -
        2 | amphibious | living both on land and in water | qualities | dwelling | -
        1 | aquatic | living in water | qualities | dwelling | -
        2 | terrestrial | living on land | qualities | dwelling | -
        2 | arboreal | living in trees | qualities | - | -
        2 | carnivorous | living on flesh | qualities | - | -
        2 | herbivorous | living on plants | qualities | - | -
        2 | omnivorous | eating both plants and flesh | qualities | - | -
        2 | gregarious | living in groups | qualities | - | -
        2 | migratory | moving from one place to another by season | qualities | - | -
        1 | extinct | no longer existing | qualities | gone | -
        2 | obsolete | no longer in use | qualities | gone | -
        2 | omnipotent | having power over all things | qualities | - | -
        2 | omnipresent | present everywhere | qualities | - | -
        2 | omniscient | knowing everything | qualities | - | -
        2 | ambidextrous | able to use both hands equally well | qualities | - | -
        2 | bilingual | able to speak two languages | qualities | - | -
        2 | anonymous | having no name of the author given | qualities | - | -
        2 | ambiguous | having more than one meaning | qualities | - | -
        2 | verbatim | repeated word for word | qualities | - | -
        2 | extempore | spoken without preparation | qualities | - | -
        2 | honorary | holding an office without pay | qualities | free | -
        2 | mandatory | required by rule or order | qualities | needed | -
        2 | gratis | given free of charge | qualities | free | -
        2 | solvent | able to pay all one's debts | qualities | debts | -
        2 | insolvent | unable to pay one's debts | qualities | debts | -
        3 | intestate | having made no will | qualities | - | -
        2 | illicit | not allowed by law | qualities | - | -
        2 | circumstantial | based on indirect evidence | qualities | - | -
        2 | fastidious | very hard to please | qualities | - | -
        2 | effeminate | having the manners of a woman, said of a man | qualities | - | -
        2 | henpecked | ruled by his wife, said of a husband | qualities | - | -
        2 | impervious | not letting water pass through | qualities | - | -
        2 | unprecedented | never known to have happened before | qualities | - | -
        2 | prehistoric | belonging to the time before written history | qualities | - | -
        2 | premature | happening before the proper time | qualities | - | -
        2 | simultaneous | happening at the same time | qualities | - | -
        2 | synonymous | having the same meaning | qualities | - | -
        2 | homogeneous | made of parts of the same kind | qualities | - | -
        2 | heterogeneous | made of parts of different kinds | qualities | - | -
        2 | reticent | unwilling to speak | qualities | - | -
        2 | garrulous | fond of talking too much | qualities | - | -
        1 | drowsy | half asleep | qualities | - | -
        2 | notorious | famous for something bad | qualities | - | -
        3 | sacrosanct | too holy to be touched | qualities | - | -
        2 | secular | not connected with religion | qualities | - | -
        1 | cosmetic | meant to improve one's looks | qualities | - | -
        3 | venial | easily forgiven, said of a fault | qualities | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | abdicate | to give up a throne | actions | - | -
        1 | abscond | to go away secretly to avoid arrest | actions | run away | -
        1 | annihilate | to destroy completely | actions | - | -
        1 | exonerate | to free from blame | actions | blame | -
        1 | procrastinate | to keep putting things off | actions | - | -
        1 | emancipate | to free from slavery or control | actions | - | -
        1 | migrate | to move from one country to another | actions | - | -
        1 | plagiarise | to pass off another's work as one's own | actions | - | -
        1 | ostracise | to shut out from society | actions | shut out | -
        1 | prevaricate | to avoid telling the plain truth | actions | lie | -
        2 | acquit | to declare not guilty | actions | blame | -
        2 | alienate | to turn away the friendship of | actions | shut out | -
        2 | alleviate | to make pain less | actions | - | -
        2 | amputate | to cut off a limb | actions | - | -
        2 | assassinate | to murder a public figure | actions | - | -
        2 | besiege | to surround a place with an army | actions | - | -
        2 | blackmail | to get money by threatening to reveal a secret | actions | - | -
        3 | canonise | to declare a saint | actions | - | -
        3 | capitulate | to surrender on agreed terms | actions | - | -
        2 | censor | to remove objectionable parts from a book or film | actions | - | -
        2 | confiscate | to seize by authority | actions | seize | -
        2 | cremate | to burn a dead body | actions | - | -
        2 | decapitate | to cut off the head of | actions | - | -
        2 | demote | to lower in rank | actions | - | -
        2 | deport | to send an alien out of the country | actions | send away | -
        2 | disarm | to take away the weapons of | actions | - | -
        2 | dissect | to cut up in order to study | actions | - | -
        2 | disseminate | to spread ideas widely | actions | - | -
        2 | eavesdrop | to listen secretly to the talk of others | actions | - | -
        2 | elope | to run away with a lover to marry | actions | run away | -
        2 | embezzle | to steal money put in one's care | actions | - | -
        2 | eulogise | to praise highly in speech or writing | actions | - | -
        2 | exaggerate | to make something seem greater than it is | actions | - | -
        2 | excommunicate | to cut off from the church | actions | shut out | -
        3 | exhume | to dig out a dead body | actions | - | -
        2 | extradite | to hand over a criminal to another country | actions | send away | -
        2 | fabricate | to make up a false story | actions | lie | -
        2 | hibernate | to sleep through the winter | actions | - | -
        2 | impeach | to charge a high official with a crime in office | actions | - | -
        2 | improvise | to make something without preparation | actions | - | -
        2 | inaugurate | to open with a ceremony | actions | - | -
        2 | incarcerate | to put in prison | actions | - | -
        3 | indemnify | to make good a loss | actions | - | -
        2 | inoculate | to put germs into the body to prevent a disease | actions | - | -
        2 | insulate | to cover so that no heat or electricity passes | actions | - | -
        2 | intercept | to stop on the way | actions | - | -
        2 | nationalise | to bring under the ownership of the state | actions | - | -
        2 | naturalise | to give a foreigner the rights of a citizen | actions | - | -
        2 | pasteurise | to heat milk so as to kill germs | actions | germs | -
        2 | personify | to represent a thing as a person | actions | - | -
        2 | quell | to put down a revolt by force | actions | - | -
        2 | ransack | to search a place roughly and rob it | actions | - | -
        2 | ratify | to confirm a treaty formally | actions | - | -
        2 | rehabilitate | to bring back to a normal life | actions | - | -
        2 | reimburse | to pay back money spent | actions | - | -
        2 | repatriate | to send back to one's own country | actions | send away | -
        3 | requisition | to demand officially for use | actions | seize | -
        2 | salvage | to save from a wreck or fire | actions | - | -
        2 | smuggle | to bring in goods against the law | actions | - | -
        2 | soliloquise | to talk to oneself | actions | - | -
        2 | sterilise | to make free from germs | actions | germs | -
        2 | transgress | to go beyond the limits of law | actions | - | -
        2 | winnow | to separate grain from chaff | actions | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        2 | maternal | of a mother | what belongs to a thing | - | -
        2 | paternal | of a father | what belongs to a thing | - | -
        2 | fraternal | of a brother | what belongs to a thing | - | -
        2 | filial | of a son or daughter | what belongs to a thing | - | -
        1 | rural | of the country | what belongs to a thing | - | -
        1 | urban | of the city | what belongs to a thing | - | -
        2 | maritime | of the sea | what belongs to a thing | sea | -
        2 | nautical | of ships and sailors | what belongs to a thing | sea | -
        1 | lunar | of the moon | what belongs to a thing | - | -
        1 | solar | of the sun | what belongs to a thing | - | -
        2 | stellar | of the stars | what belongs to a thing | - | -
        2 | feline | of a cat | what belongs to a thing | - | -
        2 | canine | of a dog | what belongs to a thing | - | -
        2 | bovine | of a cow or an ox | what belongs to a thing | - | -
        2 | equine | of a horse | what belongs to a thing | - | -
        3 | vernal | of the spring | what belongs to a thing | - | -
        2 | pecuniary | of money | what belongs to a thing | - | -
        2 | culinary | of cooking | what belongs to a thing | - | -
        2 | nuptial | of marriage | what belongs to a thing | - | -
        3 | ocular | of the eye | what belongs to a thing | - | -
        1 | dental | of the teeth | what belongs to a thing | - | -
        3 | hepatic | of the liver | what belongs to a thing | - | -
        2 | pulmonary | of the lungs | what belongs to a thing | - | -
        2 | renal | of the kidneys | what belongs to a thing | - | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Chambers Dictionary'],
      rows: `
        1 | cardiologist | a doctor who treats diseases of the heart | doctors | - | -
        1 | dermatologist | a doctor who treats diseases of the skin | doctors | - | -
        1 | ophthalmologist | a doctor who treats diseases of the eye | doctors | eye | -
        1 | paediatrician | a doctor who treats children | doctors | - | -
        1 | gynaecologist | a doctor who treats diseases of women | doctors | women | -
        1 | neurologist | a doctor who treats diseases of the nervous system | doctors | - | -
        1 | oncologist | a doctor who treats cancer | doctors | - | -
        1 | orthopaedist | a doctor who treats bones and joints | doctors | - | -
        1 | psychiatrist | a doctor who treats diseases of the mind | doctors | mind | -
        2 | obstetrician | a doctor who looks after women in childbirth | doctors | women | -
        3 | podiatrist | one who treats ailments of the feet | doctors | - | -
        2 | geriatrician | a doctor who treats old people | doctors | mind | -
        2 | optician | one who tests eyes and sells spectacles | doctors | eye | -
        2 | nephrologist | a doctor who treats diseases of the kidney | doctors | - | -
        1 | dentist | one who treats diseases of the teeth | doctors | - | -
        1 | pharmacist | one who prepares and sells medicines | doctors | - | -
        2 | veterinarian | a doctor who treats animals | doctors | - | -
      `,
    },
  ],
})
