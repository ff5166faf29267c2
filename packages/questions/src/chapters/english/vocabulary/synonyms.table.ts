import { defineTable, NAME } from '../../../kit/facts/define-table.ts'

/** Words as papers ask them. Words that a reader could confuse share a sense and are never offered together. */
export const synonyms = defineTable({
  id: 'synonyms',
  about: 'words and their synonyms',
  header: 'Word',
  concepts: ['synonyms'],
  columns: {
    synonym: {
      header: 'Synonym',
      kind: 'text',
      ask: [
        "What is a synonym of '{name}'?",
        "Which word means the same as '{name}'?",
        "'{name}' is nearest in meaning to:",
      ],
      askBack: [
        "Which of the following is a synonym of '{value}'?",
        "Which of the following means the same as '{value}'?",
      ],
      say: "'{value}' is a synonym of '{name}'",
    },
    kind: { header: 'Part of speech', kind: 'text' },
    sense: { header: 'Sense', kind: 'text' },
    meaning: { header: 'Meaning', kind: 'text' },
  },
  near: [NAME],
  apart: ['sense'],
  alike: ['kind'],
  shapes: ['direct', 'inverse', 'wrong pair', 'match'],
  lookalikes: [
    'wealthy',
    'lavish',
    'slight',
    'learned',
    'honest',
    'miserly',
    'diverse',
    'reduce',
    'repeal',
    'capacious',
    'salient',
    'amiable',
    'impudent',
    'insolent',
    'ingenious',
    'veracious',
    'disparate',
    'dwindle',
    'denounce',
  ],
  explain: "The {kind} '{name}' means {meaning}.",
  parts: [
    {
      sources: ['Concise Oxford English Dictionary', 'Oxford Thesaurus of English'],
      rows: `
        1 | intrepid | fearless / dauntless / brave | adjective | courage | showing no fear | -
        1 | valiant | courageous / brave | adjective | courage | full of courage | -
        2 | audacious | daring / bold | adjective | courage / rude / careless | willing to take great risks | -
        1 | gallant | brave / heroic | adjective | courage | brave and noble in bearing | -
        3 | undaunted | unafraid / fearless | adjective | courage | not put off by danger or failure | -
        1 | timid | fearful / shy | adjective | timid | easily frightened | -
        1 | diffident | shy / unassertive | adjective | timid | lacking confidence in oneself | -
        2 | craven | cowardly / spineless | adjective | timid | lacking all courage | -
        3 | pusillanimous | faint-hearted / cowardly | adjective | timid | lacking courage or resolve | -
        1 | garrulous | talkative / loquacious | adjective | talkative | fond of talking too much | -
        1 | loquacious | chatty / talkative | adjective | talkative | talking a great deal | -
        2 | verbose | wordy / long-winded | adjective | talkative | using more words than needed | -
        2 | voluble | fluent / talkative | adjective | talkative | speaking readily and at length | -
        1 | reticent | reserved / uncommunicative | adjective | quiet / timid / calm | unwilling to speak about one's thoughts | -
        1 | taciturn | uncommunicative / silent | adjective | quiet / timid / calm | saying very little by habit | -
        2 | laconic | terse / brief | adjective | quiet / timid / calm / short | using very few words | -
        1 | mute | speechless / silent | adjective | quiet / timid / calm | unable or unwilling to speak | -
        3 | tacit | unspoken / implied | adjective | quiet / timid / calm / unclear | understood without being said | -
        1 | succinct | concise / brief | adjective | short | expressed clearly in few words | -
        1 | terse | curt / brief | adjective | short | short in words, sometimes rudely so | -
        2 | pithy | concise / brief | adjective | short | short and full of meaning | -
        1 | transient | temporary / fleeting | adjective | short | lasting only a short time | -
        2 | ephemeral | short-lived / fleeting | adjective | short | lasting a very short time | -
        3 | evanescent | vanishing / fleeting | adjective | short | soon passing out of sight or memory | -
        3 | transitory | passing / temporary | adjective | short | not lasting | -
        1 | perpetual | everlasting / unending | adjective | lasting | never ending or changing | -
        1 | incessant | continuous / unceasing | adjective | lasting | going on without a pause | -
        2 | perennial | enduring / lasting | adjective | lasting | lasting for a very long time | -
        2 | chronic | persistent / long-standing | adjective | lasting / stubborn | going on for a long time, as an illness does | -
        3 | interminable | endless / unending | adjective | lasting | seeming to have no end | -
        1 | affluent | wealthy / rich | adjective | rich / plenty | having a great deal of money | -
        1 | opulent | luxurious / lavish | adjective | rich / plenty | showing great wealth | -
        1 | prosperous | flourishing / thriving | adjective | rich / plenty | successful and having enough money | -
        2 | sumptuous | lavish / splendid | adjective | rich / plenty | costly and splendid | -
        1 | indigent | needy / poor | adjective | poor / lack / weak | lacking food, clothes and money | -
        1 | destitute | penniless / impoverished | adjective | poor / lack / weak | without money or a home | -
        3 | impecunious | penniless / poor | adjective | poor / lack / weak | having little or no money | -
        3 | penurious | poverty-stricken / poor | adjective | poor / lack / weak / greedy | extremely poor | -
        1 | abundant | plentiful / ample | adjective | plenty / large | present in large amounts | -
        1 | copious | plentiful / profuse | adjective | plenty / large | large in quantity | -
        1 | ample | sufficient / enough | adjective | plenty / large | as much as is needed, or more | -
        2 | rife | widespread / prevalent | adjective | plenty / large | found everywhere, said of something bad | -
        1 | prolific | productive / fruitful | adjective | plenty / large | producing much | -
        1 | scanty | meagre / insufficient | adjective | lack / small | hardly enough | -
        1 | meagre | scanty / sparse | adjective | lack / small | very small in amount | -
        2 | sparse | meagre / thinly scattered | adjective | lack / small | thin and spread out | -
        1 | scarce | rare / in short supply | adjective | lack / small | hard to find in the amount needed | -
        3 | paltry | trifling / trivial | adjective | lack / small / trivial | so small as to be worth little | -
        1 | colossal | gigantic / huge | adjective | large | extremely large | -
        1 | gargantuan | enormous / huge | adjective | large | of giant size | -
        1 | immense | vast / huge | adjective | large | extremely large or great | -
        2 | stupendous | astounding / tremendous | adjective | large / wonder | so great that it amazes | -
        2 | mammoth | massive / huge | adjective | large | of very great size | -
        3 | capacious | roomy / spacious | adjective | large | able to hold much | -
        1 | diminutive | tiny / small | adjective | small / lack | extremely small | -
        2 | puny | undersized / weak | adjective | small / lack / weak | small and weak | -
        2 | petite | small / dainty | adjective | small / lack | small and slim, said of a woman | -
        2 | infinitesimal | minute / microscopic | adjective | small / lack | too small to be measured | -
        1 | trivial | unimportant / insignificant | adjective | trivial / small / useless | of little value or importance | -
        2 | frivolous | flippant / silly | adjective | trivial / small / useless | not serious or sensible | -
        2 | superficial | shallow / cursory | adjective | trivial / small / useless | on the surface only | -
        2 | negligible | insignificant / slight | adjective | trivial / small / useless | too small to matter | -
        3 | nugatory | worthless / futile | adjective | trivial / small / useless | of no value | -
        1 | futile | useless | adjective | useless / trivial | having no useful result | -
        2 | obsolete | outdated / out of use | adjective | useless / trivial | no longer used | -
        2 | archaic | antiquated / old-fashioned | adjective | useless / trivial | very old and out of use | -
        2 | antiquated | outmoded / old-fashioned | adjective | useless / trivial | too old to be useful | -
        3 | otiose | idle / serving no purpose | adjective | useless / trivial / lazy | serving no practical purpose | -
        1 | crucial | critical / decisive | adjective | important | of the greatest importance | -
        1 | paramount | supreme / foremost | adjective | important | more important than anything else | -
        2 | pivotal | central / key | adjective | important | on which everything turns | -
        2 | momentous | weighty / important | adjective | important | having great effects in time to come | -
        2 | salient | prominent / notable | adjective | important | most noticeable or important | -
        1 | eminent | distinguished / renowned | adjective | important | famous and respected | -
        2 | illustrious | renowned / celebrated | adjective | important | well known and admired for great deeds | -
        2 | imperative | essential / vital | adjective | important / must | that cannot be left undone | -
        1 | mandatory | compulsory / obligatory | adjective | must / important | required by law or rule | -
        1 | indispensable | essential / necessary | adjective | must / important | that one cannot do without | -
        2 | inevitable | unavoidable / inescapable | adjective | must / important | certain to happen | -
        2 | requisite | required / needed | adjective | must / important | made necessary by the case | -
        3 | incumbent | obligatory / binding | adjective | must / important | resting on one as a duty | -
        1 | optional | voluntary / non-compulsory | adjective | optional | left to one's choice | -
        3 | gratuitous | uncalled-for / unwarranted | adjective | optional / useless | done without good reason | -
        1 | despondent | dejected / disheartened | adjective | sad | in low spirits, without hope | -
        1 | melancholy | sorrowful / gloomy | adjective | sad | sad and thoughtful | -
        2 | doleful | mournful / sorrowful | adjective | sad | expressing sorrow | -
        2 | morose | sullen / gloomy | adjective | sad / irritable | bad-tempered and silent | -
        2 | disconsolate | inconsolable / heartbroken | adjective | sad | too sad to be comforted | -
        2 | dismal | dreary / gloomy | adjective | sad / ordinary | causing gloom | -
        3 | lugubrious | mournful / gloomy | adjective | sad | looking or sounding sad | -
        3 | crestfallen | downcast / dejected | adjective | sad | sad after a failure | -
        1 | jovial | cheerful / merry | adjective | happy / friendly | friendly and in good humour | -
        1 | jubilant | rejoicing / overjoyed | adjective | happy / friendly | showing great joy at a success | -
        2 | elated | overjoyed / thrilled | adjective | happy / friendly | extremely happy and excited | -
        2 | ecstatic | rapturous / overjoyed | adjective | happy / friendly | feeling the greatest joy | -
        2 | buoyant | light-hearted / cheerful | adjective | happy / friendly | cheerful and full of hope | -
        2 | blithe | carefree / cheerful | adjective | happy / friendly | happy and without care | -
        3 | jocund | merry / cheerful | adjective | happy / friendly | light-hearted | -
        1 | exuberant | lively / enthusiastic | adjective | happy / friendly / eager / busy | full of energy and joy | -
        1 | amiable | friendly / good-natured | adjective | friendly / kind / polite | pleasant and friendly | -
        1 | cordial | warm / friendly | adjective | friendly / kind / polite | warm and polite | -
        2 | affable | good-natured / approachable | adjective | friendly / kind / polite | easy to talk to | -
        2 | congenial | agreeable / pleasant | adjective | friendly / kind / polite | pleasant because it suits one's nature | -
        2 | gregarious | sociable / outgoing | adjective | friendly / kind / polite | fond of company | -
        2 | amicable | friendly / peaceable | adjective | friendly / kind / polite / calm | done in a friendly way | -
        1 | hostile | unfriendly / antagonistic | adjective | hostile / evil | acting as an enemy | -
        1 | belligerent | aggressive / warlike | adjective | hostile / evil | eager to fight | -
        2 | pugnacious | quarrelsome / combative | adjective | hostile / evil | quick to fight | -
        2 | bellicose | warlike / combative | adjective | hostile / evil | favouring war | -
        2 | inimical | hostile / unfriendly | adjective | hostile / evil / harm | tending to harm | -
        3 | truculent | aggressive / defiant | adjective | hostile / evil | quick to argue or fight | -
        3 | rancorous | spiteful / bitter | adjective | hostile / evil / spite | full of bitter ill will | -
        1 | benevolent | charitable / kindly | adjective | kind | wishing to do good | -
        1 | compassionate | merciful / tender-hearted | adjective | kind | feeling pity for those who suffer | -
        2 | benign | gentle / kindly | adjective | kind | gentle and harmless | -
        2 | humane | merciful / kind | adjective | kind | showing kindness to people and animals | -
        1 | lenient | merciful / indulgent | adjective | kind | not strict in punishing | -
        1 | magnanimous | generous / big-hearted | adjective | kind | generous and forgiving | -
        3 | munificent | bountiful / generous | adjective | kind | giving very freely | -
        2 | altruistic | unselfish / selfless | adjective | kind | caring for others more than for oneself | -
        3 | clement | merciful / mild | adjective | kind | inclined to mercy | -
        1 | ruthless | merciless / pitiless | adjective | cruel / evil | without pity | -
        1 | brutal | savage / cruel | adjective | cruel / evil | very violent | -
        2 | barbarous | uncivilised / savage | adjective | cruel / evil | cruel and uncivilised | -
        2 | atrocious | heinous / wicked | adjective | cruel / evil | extremely wicked or cruel | -
        2 | callous | unfeeling / insensitive | adjective | cruel / evil / lazy | not caring about the suffering of others | -
        1 | nefarious | wicked / villainous | adjective | evil | wicked and against the law | -
        1 | vicious | malicious / wicked | adjective | evil / cruel | cruel and intended to hurt | -
        1 | malicious | spiteful / malevolent | adjective | evil | meaning to do harm | -
        2 | sinister | ominous / menacing | adjective | evil | seeming to threaten evil | -
        2 | depraved | corrupt / immoral | adjective | evil | morally bad | -
        2 | diabolical | fiendish / devilish | adjective | evil | like the devil | -
        3 | iniquitous | sinful / unjust | adjective | evil | very wrong and unfair | -
        2 | notorious | infamous / disreputable | adjective | evil | famous for something bad | -
        3 | flagitious | villainous / criminal | adjective | evil | shamefully wicked | -
        1 | irascible | hot-tempered / irritable | adjective | irritable / hostile / rude | easily made angry | -
        2 | petulant | peevish / sulky | adjective | irritable / hostile / rude | bad-tempered like a child | -
        2 | cantankerous | ill-tempered / crabby | adjective | irritable / hostile / rude | quarrelsome and hard to please | -
        2 | surly | gruff / bad-tempered | adjective | irritable / hostile / rude | rude and bad-tempered | -
        3 | querulous | complaining / peevish | adjective | irritable / hostile / rude | always complaining | -
        1 | furious | enraged / raging | adjective | irritable / hostile / rude | extremely angry | -
        2 | livid | furious / enraged | adjective | irritable / hostile / rude | extremely angry | -
        2 | indignant | annoyed / resentful | adjective | irritable / hostile / rude | angry at something unfair | -
        1 | placid | calm / peaceful | adjective | calm | not easily upset | -
        1 | serene | tranquil / calm | adjective | calm | peaceful and untroubled | -
        2 | composed | self-possessed / calm | adjective | calm | calm and in control of oneself | -
        3 | imperturbable | unruffled / calm | adjective | calm | that cannot be upset | -
        2 | sedate | calm / dignified | adjective | calm | calm, slow and formal | -
        2 | stoic | uncomplaining / impassive | adjective | calm / lazy / stubborn | bearing pain without complaint | -
        3 | halcyon | peaceful / calm | adjective | calm | happy and peaceful, said of past days | -
        2 | turbulent | stormy / violent | adjective | restless / irritable | full of disorder or rough movement | -
        2 | tumultuous | riotous / noisy | adjective | restless / irritable | noisy and disorderly | -
        2 | boisterous | rowdy | adjective | restless / irritable | noisy and full of energy | -
        2 | frantic | frenzied / hysterical | adjective | restless / irritable | wild with fear or worry | -
        1 | obstinate | stubborn / headstrong | adjective | stubborn | refusing to change one's mind | -
        1 | obdurate | unyielding / stubborn | adjective | stubborn | refusing to be persuaded | -
        2 | adamant | inflexible / unyielding | adjective | stubborn | firm in what one has decided | -
        3 | intransigent | uncompromising / inflexible | adjective | stubborn | refusing to agree | -
        3 | recalcitrant | disobedient / uncooperative | adjective | stubborn / disobey | refusing to obey | -
        2 | tenacious | persistent / determined | adjective | stubborn | holding on firmly | -
        2 | resolute | determined / firm | adjective | stubborn / courage | firm in purpose | -
        2 | dogged | determined / persevering | adjective | stubborn | not giving up easily | -
        3 | refractory | unmanageable / unruly | adjective | disobey / stubborn | hard to control | -
        2 | wayward | headstrong / disobedient | adjective | disobey / stubborn | hard to guide | -
        2 | insubordinate | disobedient / rebellious | adjective | disobey / stubborn | refusing to obey orders | -
        1 | docile | submissive / manageable | adjective | obedient / humble / polite / timid / calm / kind | easy to teach or control | -
        1 | meek | submissive / humble | adjective | obedient / humble / polite / timid / calm / kind | quiet and ready to obey | -
        2 | servile | slavish / fawning | adjective | obedient / humble / polite / timid / calm / kind | too ready to obey | -
        3 | obsequious | fawning / servile | adjective | obedient / humble / polite / timid / calm / kind | too eager to please or serve | -
        2 | pliable | flexible / pliant | adjective | obedient / humble / polite / timid / calm / kind | easily bent or influenced | -
        2 | tractable | manageable / compliant | adjective | obedient / humble / polite / timid / calm / kind | easy to deal with | -
        2 | amenable | compliant / responsive | adjective | obedient / humble / polite / timid / calm / kind | ready to be guided | -
        1 | arrogant | haughty / overbearing | adjective | proud / rude | proud in an unpleasant way | -
        1 | haughty | disdainful / proud | adjective | proud / rude | looking down on others | -
        2 | conceited | vain / self-important | adjective | proud / rude | thinking too highly of oneself | -
        3 | supercilious | disdainful / scornful | adjective | proud / rude | showing that one thinks oneself better | -
        2 | imperious | domineering / overbearing | adjective | proud / rude | ordering others about | -
        2 | pompous | self-important / ostentatious | adjective | proud / rude | too solemn about one's own importance | -
        1 | modest | unassuming / humble | adjective | humble / polite / timid | not boasting of oneself | -
        2 | unpretentious | simple / unassuming | adjective | humble / polite / timid | not trying to impress | -
        2 | ostentatious | showy / flashy | adjective | showy / proud | meant to impress others | -
        2 | flamboyant | showy / extravagant | adjective | showy / proud | bright and meant to be noticed | -
        2 | garish | gaudy / loud | adjective | showy / proud | unpleasantly bright | -
        2 | gaudy | flashy / tawdry | adjective | showy / proud | too bright and in bad taste | -
        1 | impudent | insolent / cheeky | adjective | rude | rude to elders or superiors | -
        1 | insolent | disrespectful / impertinent | adjective | rude | rude and disrespectful | -
        2 | impertinent | disrespectful / cheeky | adjective | rude | not showing proper respect | -
        2 | brusque | abrupt / curt | adjective | rude / short | rough and too short in manner | -
        2 | churlish | ill-mannered / boorish | adjective | rude | rude and mean | -
        2 | uncouth | crude / ill-mannered | adjective | rude | lacking good manners | -
        1 | courteous | polite / well-mannered | adjective | polite | having good manners | -
        2 | urbane | suave / refined | adjective | polite | polite and at ease in society | -
        2 | suave | smooth / urbane | adjective | polite | charming and polite | -
        2 | deferential | respectful / reverential | adjective | polite | showing respect | -
        2 | chivalrous | gallant / courtly | adjective | polite / courage | polite and honourable towards women | -
        1 | indolent | lazy / slothful | adjective | lazy / careless / weak | not liking work | -
        1 | lethargic | sluggish / drowsy | adjective | lazy / careless / weak | without energy | -
        2 | slothful | lazy / idle | adjective | lazy / careless / weak | unwilling to work | -
        3 | torpid | sluggish / inactive | adjective | lazy / careless / weak | without energy or movement | -
        2 | languid | listless / spiritless | adjective | lazy / careless / weak | slow and without energy | -
        2 | apathetic | indifferent / unconcerned | adjective | lazy / careless / weak | showing no interest | -
        2 | listless | spiritless / languid | adjective | lazy / careless / weak | too tired to care | -
        3 | dilatory | tardy / delaying | adjective | lazy / careless / weak | tending to delay | -
        1 | diligent | hard-working / industrious | adjective | industrious / stubborn / careful | careful and steady in work | -
        1 | assiduous | hard-working / persevering | adjective | industrious / stubborn / careful | working with care and without tiring | -
        3 | sedulous | diligent / painstaking | adjective | industrious / stubborn / careful | showing steady effort | -
        2 | strenuous | laborious / arduous | adjective | industrious / stubborn / careful / difficult | needing great effort | -
        2 | indefatigable | tireless / untiring | adjective | industrious / stubborn / careful | never getting tired | -
        1 | meticulous | painstaking / very careful | adjective | careful / wise | careful about every detail | -
        1 | prudent | cautious / sensible | adjective | careful / wise | thinking before one acts | -
        1 | circumspect | cautious / wary | adjective | careful / wise | looking at all sides before acting | -
        2 | wary | watchful / cautious | adjective | careful / wise | on guard against danger | -
        2 | vigilant | watchful / alert | adjective | careful / wise | keeping careful watch | -
        2 | scrupulous | conscientious / very careful | adjective | careful / wise | careful to do what is right | -
        2 | fastidious | fussy / hard to please | adjective | careful / wise | very hard to please | -
        3 | punctilious | exacting / attentive to detail | adjective | careful / wise | very careful about correct behaviour | -
        2 | discreet | tactful / cautious | adjective | careful / wise / polite | careful in speech so as not to cause trouble | -
        2 | judicious | sensible / wise | adjective | careful / wise | showing good judgement | -
        2 | frugal | thrifty / economical | adjective | careful / wise / greedy | careful in spending | -
        1 | reckless | rash / foolhardy | adjective | careless | not caring about danger | -
        1 | impetuous | hasty / rash | adjective | careless / changeable | acting without thought | -
        1 | rash | hasty / reckless | adjective | careless | acting too quickly | -
        1 | negligent | careless / remiss | adjective | careless | not giving enough care | -
        2 | heedless | inattentive / unmindful | adjective | careless | paying no attention | -
        2 | slipshod | careless / slovenly | adjective | careless | done without care | -
        3 | perfunctory | mechanical / half-hearted | adjective | careless | done as a routine, without interest | -
        2 | slovenly | untidy / careless | adjective | careless | careless of dress or work | -
        2 | imprudent | unwise / indiscreet | adjective | careless | not sensible | -
        1 | sagacious | wise / shrewd | adjective | wise | having good judgement | -
        1 | astute | shrewd / clever | adjective | wise / deceitful | quick to see how to gain an advantage | -
        2 | erudite | scholarly / learned | adjective | wise | having great learning | -
        3 | perspicacious | discerning / insightful | adjective | wise | quick to understand | -
        3 | sapient | wise / learned | adjective | wise | having great wisdom | -
        2 | ingenious | inventive / clever | adjective | wise | clever at making new things | -
        2 | adept | skilful / proficient | adjective | wise | very good at doing something | -
        2 | dexterous | skilful / nimble | adjective | wise | skilful with the hands | -
        2 | deft | skilful / nimble | adjective | wise | quick and neat in movement | -
        2 | versatile | many-sided / adaptable | adjective | wise | able to do many different things | -
        3 | sage | wise / learned | adjective | wise | wise through long thought | -
        1 | absurd | ridiculous / ludicrous | adjective | foolish / careless / trivial / strange | against all reason | -
        2 | ludicrous | laughable / ridiculous | adjective | foolish / careless / trivial / strange | so foolish as to cause laughter | -
        2 | inane | senseless / silly | adjective | foolish / careless / trivial | without sense or meaning | -
        2 | obtuse | dull / slow-witted | adjective | foolish / careless / trivial | slow to understand | -
        3 | fatuous | silly / foolish | adjective | foolish / careless / trivial | foolish in a self-satisfied way | -
        2 | naive | unsophisticated / innocent | adjective | foolish / careless / trivial | too ready to believe others | -
        2 | gullible | credulous / easily deceived | adjective | foolish / careless / trivial | easily cheated | -
        2 | credulous | gullible / trusting | adjective | foolish / careless / trivial | too ready to believe | -
        3 | puerile | childish / immature | adjective | foolish / careless / trivial | fit only for a child | -
        3 | callow | inexperienced / immature | adjective | foolish / careless / trivial | young and without experience | -
        1 | lucid | clear / intelligible | adjective | clear | easy to understand | -
        1 | explicit | definite / clearly stated | adjective | clear | stated fully and clearly | -
        2 | conspicuous | noticeable / prominent | adjective | clear / important | easily seen | -
        3 | limpid | transparent / clear | adjective | clear | clear, as water is | -
        3 | perspicuous | clear / lucid | adjective | clear | clearly expressed | -
        2 | manifest | evident / obvious | adjective | clear | plain to the eye or mind | -
        2 | palpable | obvious / tangible | adjective | clear | so plain that it can almost be touched | -
        2 | overt | open / unconcealed | adjective | clear | done openly | -
        1 | legible | readable / decipherable | adjective | clear | clear enough to be read | -
        1 | vivid | graphic / lifelike | adjective | clear / beautiful | bright and clear to the mind | -
        1 | ambiguous | equivocal / having two meanings | adjective | unclear | having more than one meaning | -
        1 | obscure | unclear / little known | adjective | unclear | hard to understand or see | -
        1 | vague | imprecise / indistinct | adjective | unclear | not clear or exact | -
        2 | cryptic | puzzling / mysterious | adjective | unclear | having a hidden meaning | -
        2 | enigmatic | mysterious / puzzling | adjective | unclear | hard to understand, like a riddle | -
        2 | abstruse | recondite / hard to understand | adjective | unclear | hard to understand | -
        2 | opaque | cloudy / non-transparent | adjective | unclear | not letting light or meaning through | -
        2 | nebulous | hazy / indistinct | adjective | unclear | without a clear form | -
        3 | esoteric | abstruse / understood by few | adjective | unclear | known to a small circle only | -
        3 | inscrutable | unfathomable / mysterious | adjective | unclear | impossible to understand | -
        1 | clandestine | secret / furtive | adjective | secret / unclear / deceitful | done in secret | -
        1 | covert | hidden / secret | adjective | secret / unclear / deceitful | not done openly | -
        3 | surreptitious | stealthy / secret | adjective | secret / unclear / deceitful | done so as not to be noticed | -
        2 | furtive | stealthy / sly | adjective | secret / unclear / deceitful | done in a hidden way | -
        2 | latent | dormant / hidden | adjective | secret / unclear / deceitful / lazy | present but not yet showing | -
        2 | stealthy | sneaky / furtive | adjective | secret / unclear / deceitful | quiet, so as not to be seen | -
        1 | fallacious | misleading / false | adjective | deceitful / evil | based on a wrong idea | -
        1 | spurious | counterfeit / fake | adjective | deceitful / evil | not genuine | -
        1 | sly | cunning / crafty | adjective | deceitful / evil / wise | clever at deceiving | -
        2 | wily | cunning / crafty | adjective | deceitful / evil / wise | full of tricks | -
        2 | insidious | treacherous / stealthily harmful | adjective | deceitful / evil / harm | doing harm without being noticed | -
        2 | perfidious | treacherous / disloyal | adjective | deceitful / evil | breaking faith | -
        2 | hypocritical | insincere / two-faced | adjective | deceitful / evil | pretending to be better than one is | -
        2 | counterfeit | forged / fake | adjective | deceitful / evil | made to look real in order to cheat | -
        1 | bogus | fake / sham | adjective | deceitful / evil | not genuine | -
        3 | mendacious | lying / untruthful | adjective | deceitful / evil | telling lies | -
        1 | candid | frank / outspoken | adjective | honest / clear | open and truthful | -
        1 | authentic | genuine / real | adjective | honest / clear | what it claims to be | -
        2 | veracious | truthful / honest | adjective | honest / clear | always telling the truth | -
        2 | ingenuous | frank / artless | adjective | honest / clear / foolish | simple and open | -
        1 | upright | honourable / honest | adjective | honest / clear | strictly honest | -
        2 | incorruptible | honest / unbribable | adjective | honest / clear | that cannot be bribed | -
        1 | genuine | real / authentic | adjective | honest / clear | not false | -
        2 | impeccable | faultless / flawless | adjective | honest / clear | without any fault | -
        2 | immaculate | spotless / stainless | adjective | honest / clear | perfectly clean and pure | -
        1 | arduous | strenuous / laborious | adjective | difficult / unclear | needing much effort | -
        1 | onerous | burdensome / heavy | adjective | difficult / unclear | hard to bear or do | -
        2 | formidable | daunting / dreaded | adjective | difficult / unclear / harm / wonder | causing fear by its size or strength | -
        2 | intricate | complicated / complex | adjective | difficult / unclear | having many small parts | -
        2 | gruelling | exhausting / punishing | adjective | difficult / unclear | very tiring | -
        2 | facile | effortless / too easy | adjective | easy / trivial | got or done too easily | -
        2 | feasible | practicable / possible | adjective | easy | that can be done | -
        2 | viable | workable / practicable | adjective | easy | able to succeed | -
        1 | detrimental | harmful / damaging | adjective | harm / evil | causing harm | -
        1 | lethal | deadly / fatal | adjective | harm / evil | able to kill | -
        1 | pernicious | destructive / harmful | adjective | harm / evil | doing great harm | -
        2 | noxious | poisonous / harmful | adjective | harm / evil | harmful to living things | -
        3 | deleterious | injurious / harmful | adjective | harm / evil | harmful to body or mind | -
        2 | malignant | cancerous / deadly | adjective | harm / evil | likely to spread and cause death | -
        2 | virulent | deadly / extremely poisonous | adjective | harm / evil | very poisonous or bitter | -
        2 | perilous | dangerous / hazardous | adjective | harm / evil | full of danger | -
        2 | precarious | insecure / unsafe | adjective | harm / evil | not safe or certain | -
        1 | beneficial | advantageous / favourable | adjective | helpful / kind / rich | doing good | -
        1 | salubrious | healthy / health-giving | adjective | helpful / kind / rich | good for the health | -
        2 | auspicious | propitious / promising | adjective | helpful / kind / rich | showing that success is likely | -
        3 | propitious | favourable / auspicious | adjective | helpful / kind / rich | giving a good chance of success | -
        2 | lucrative | profitable / gainful | adjective | helpful / kind / rich | bringing in much money | -
        2 | conducive | helpful / tending to promote | adjective | helpful / kind / rich | helping to bring about | -
        2 | robust | sturdy / vigorous | adjective | helpful / kind / rich / strong | strong and healthy | -
        2 | hale | healthy / robust | adjective | helpful / kind / rich / strong | strong and well | -
        1 | stalwart | sturdy / strong | adjective | strong / loyal | strong and loyal | -
        2 | potent | powerful / mighty | adjective | strong | having great power | -
        2 | brawny | muscular / strong | adjective | strong | having strong muscles | -
        2 | impregnable | unconquerable / invincible | adjective | strong | that cannot be taken by force | -
        2 | invincible | unbeatable / unconquerable | adjective | strong | that cannot be defeated | -
        2 | vehement | forceful / passionate | adjective | strong / eager | showing strong feeling | -
        1 | feeble | frail / weak | adjective | weak | without strength | -
        1 | fragile | breakable / delicate | adjective | weak / beautiful | easily broken | -
        2 | brittle | breakable / easily broken | adjective | weak | hard but easily broken | -
        2 | decrepit | dilapidated / worn out | adjective | weak | old and in bad condition | -
        2 | vulnerable | defenceless / exposed to attack | adjective | weak | easily hurt or attacked | -
        2 | infirm | feeble / frail | adjective | weak | weak from age or illness | -
        2 | emaciated | wasted / extremely thin | adjective | weak | very thin from hunger or illness | -
        1 | steadfast | unwavering / loyal | adjective | loyal / stubborn | firm and not changing | -
        2 | staunch | loyal / faithful | adjective | loyal / stubborn | firm in support | -
        2 | devout | pious / religious | adjective | loyal / stubborn / eager / honest | deeply religious | -
        2 | sacrosanct | sacred / inviolable | adjective | loyal / stubborn | too holy to be changed | -
        1 | capricious | whimsical / changeable | adjective | changeable / short / restless / strange | changing for no reason | -
        1 | fickle | changeable / inconstant | adjective | changeable / short / restless / strange | often changing in mind | -
        2 | volatile | unstable / changeable | adjective | changeable / short / restless / strange | likely to change suddenly | -
        2 | erratic | irregular / unpredictable | adjective | changeable / short / restless / strange | not regular in movement or conduct | -
        2 | whimsical | fanciful / capricious | adjective | changeable / short / restless / strange | full of odd fancies | -
        2 | sporadic | occasional / irregular | adjective | changeable / short / restless / strange / lack | happening only now and then | -
        2 | mercurial | changeable / volatile | adjective | changeable / short / restless / strange | quick to change in mood | -
        2 | tentative | provisional / not final | adjective | changeable / short / restless / strange | not certain or fixed | -
        1 | ardent | passionate / fervent | adjective | eager / greedy / industrious | full of strong feeling | -
        1 | avid | eager / keen | adjective | eager / greedy / industrious | very keen | -
        1 | zealous | enthusiastic / fervent | adjective | eager / greedy / industrious | full of eagerness for a cause | -
        2 | fervent | passionate / ardent | adjective | eager / greedy / industrious | having warm and sincere feeling | -
        2 | earnest | sincere / serious | adjective | eager / greedy / industrious / honest | serious and sincere | -
        1 | voracious | ravenous / greedy | adjective | greedy | eating or wanting very much | -
        2 | rapacious | grasping / greedy | adjective | greedy | greedy for money | -
        2 | avaricious | greedy / covetous | adjective | greedy | greedy for wealth | -
        2 | insatiable | unquenchable / never satisfied | adjective | greedy | that can never be satisfied | -
        1 | miserly | stingy / niggardly | adjective | greedy | hating to spend money | -
        3 | parsimonious | stingy / miserly | adjective | greedy | extremely unwilling to spend | -
        1 | identical | same / exactly alike | adjective | same | the same in every detail | -
        2 | analogous | comparable / similar | adjective | same | alike in some ways | -
        2 | homogeneous | uniform / of one kind | adjective | same | made of parts of the same kind | -
        2 | tantamount | equivalent / equal in effect | adjective | same | having the same effect as | -
        2 | synonymous | equivalent / alike in meaning | adjective | same | having the same meaning | -
        1 | heterogeneous | mixed / diverse | adjective | different / strange | made of different kinds | -
        1 | diverse | varied / different | adjective | different / strange | of many kinds | -
        2 | disparate | dissimilar / unlike | adjective | different / strange | quite different | -
        2 | incongruous | inconsistent / out of place | adjective | different / strange | not fitting with the rest | -
        2 | miscellaneous | assorted / mixed | adjective | different / strange | of various kinds | -
        2 | eccentric | odd / peculiar | adjective | different / strange | strange in behaviour | -
        1 | bizarre | weird / peculiar | adjective | strange / unclear | very strange | -
        2 | outlandish | weird / bizarre | adjective | strange / unclear | strange and unpleasant | -
        2 | grotesque | distorted / misshapen | adjective | strange / unclear | strangely ugly | -
        2 | anomalous | abnormal / irregular | adjective | strange / unclear | not according to the rule | -
        2 | uncanny | eerie / weird | adjective | strange / unclear | strange in a way that frightens | -
        1 | exotic | foreign / unusual | adjective | strange / unclear | from a distant land and unusual | -
        1 | novel | new / original | adjective | strange / unclear / beginning | new and of a kind not seen before | -
        1 | mediocre | average / second-rate | adjective | ordinary / trivial | neither very good nor bad | -
        1 | mundane | commonplace / ordinary | adjective | ordinary / trivial | ordinary and not interesting | -
        2 | banal | commonplace / trite | adjective | ordinary / trivial | ordinary and without new ideas | -
        2 | trite | hackneyed / overused | adjective | ordinary / trivial | made dull by too much use | -
        2 | insipid | tasteless / flavourless | adjective | ordinary / trivial | without taste | -
        2 | monotonous | tedious / unvarying | adjective | ordinary / trivial / lasting | dull because it never changes | -
        2 | tedious | tiresome / wearisome | adjective | ordinary / trivial / lasting | long and tiring | -
        2 | prosaic | unimaginative / commonplace | adjective | ordinary / trivial | without imagination | -
        3 | vapid | dull / lifeless | adjective | ordinary / trivial / foolish | without spirit or interest | -
        2 | prevalent | widespread / common | adjective | ordinary / trivial / plenty | found commonly | -
        1 | exquisite | superb / delicate and beautiful | adjective | beautiful / wonder / rich / showy | extremely beautiful and fine | -
        2 | picturesque | scenic / charming | adjective | beautiful / wonder / rich / showy | pretty as a picture | -
        2 | resplendent | dazzling / radiant | adjective | beautiful / wonder / rich / showy | shining brightly | -
        2 | sublime | lofty / majestic | adjective | beautiful / wonder / rich / showy / proud / important | of the highest beauty | -
        1 | gorgeous | magnificent / beautiful | adjective | beautiful / wonder / rich / showy | very beautiful | -
        2 | ethereal | heavenly / delicate | adjective | beautiful / wonder / rich / showy | so light and delicate as to seem of another world | -
        2 | pristine | unspoilt / pure | adjective | beautiful / wonder / rich / showy / honest | still as it was at first | -
        3 | effulgent | brilliant / radiant | adjective | beautiful / wonder / rich / showy | shining brightly | -
        1 | hideous | ugly / repulsive | adjective | ugly / evil / strange | very ugly | -
        1 | abhorrent | detestable / repugnant | adjective | ugly / evil / strange | causing hatred and disgust | -
        2 | obnoxious | offensive / disagreeable | adjective | ugly / evil / strange | very unpleasant | -
        2 | loathsome | disgusting / repulsive | adjective | ugly / evil / strange | causing disgust | -
        2 | ghastly | horrible / gruesome | adjective | ugly / evil / strange | causing horror | -
        3 | macabre | gruesome / grisly | adjective | ugly / evil / strange | frightening because it has to do with death | -
        2 | odious | hateful / detestable | adjective | ugly / evil / strange | causing hatred | -
        2 | squalid | filthy / dirty | adjective | ugly / evil / strange | very dirty | -
        2 | sordid | filthy / base | adjective | ugly / evil / strange | dirty or mean | -
        2 | phenomenal | extraordinary / remarkable | adjective | wonder / large / important / strange | very unusual and impressive | -
        2 | prodigious | tremendous / marvellous | adjective | wonder / large / important / strange | amazingly great | -
        2 | spectacular | striking / impressive | adjective | wonder / large / important / strange | wonderful to look at | -
        1 | dubious | doubtful / questionable | adjective | doubtful / unclear | not certain or not to be trusted | -
        1 | sceptical | doubting / unbelieving | adjective | doubtful / unclear | not ready to believe | -
        2 | incredulous | disbelieving / sceptical | adjective | doubtful / unclear | unable to believe | -
        3 | apocryphal | unauthenticated / of doubtful truth | adjective | doubtful / unclear | probably not true | -
        2 | debatable | arguable / disputable | adjective | doubtful / unclear | open to question | -
        3 | incontrovertible | indisputable / undeniable | adjective | certain / must / clear | too certain to be argued about | -
        2 | infallible | unfailing / never wrong | adjective | certain / must / clear | never making a mistake | -
        2 | irrefutable | undeniable / indisputable | adjective | certain / must / clear | that cannot be proved wrong | -
        1 | pertinent | relevant / to the point | adjective | related / same | having to do with the matter | -
        3 | germane | relevant / pertinent | adjective | related / same | closely connected with the subject | -
        3 | apposite | suitable / appropriate | adjective | related / same | very fitting | -
        2 | congruous | suitable / fitting | adjective | related / same | agreeing with the rest | -
        2 | apt | appropriate / fitting | adjective | related / same | just right for the purpose | -
        1 | awkward | clumsy / ungainly | adjective | clumsy / foolish / rude | not graceful | -
        3 | maladroit | clumsy / unskilful | adjective | clumsy / foolish / rude | not clever with hands or words | -
        2 | inept | incompetent / unskilful | adjective | clumsy / foolish / rude | having no skill | -
        2 | adjacent | neighbouring / adjoining | adjective | near | lying next to | -
        2 | contiguous | adjoining / touching | adjective | near | sharing a border | -
        2 | imminent | impending / about to happen | adjective | near | about to happen | -
        1 | arid | parched / dry | adjective | dry | having little or no rain | -
        1 | barren | infertile / unproductive | adjective | dry / useless | producing nothing | -
        1 | humid | moist / damp | adjective | wet | full of water vapour | -
        2 | dank | moist / unpleasantly damp | adjective | wet | cold and wet | -
        2 | corpulent | stout / fat | adjective | fat / large / strong | having a fat body | -
        1 | obese | overweight / fat | adjective | fat / large / strong | very fat | -
        1 | plump | chubby / rounded | adjective | fat / large / strong | pleasantly fat | -
        3 | incipient | beginning / initial | adjective | beginning | just starting | -
        2 | nascent | budding / just beginning | adjective | beginning | just coming into being | -
        2 | primitive | primeval / earliest | adjective | beginning / useless / cruel | belonging to the earliest times | -
        2 | culpable | blameworthy / guilty | adjective | guilty / evil | deserving blame | -
        2 | innocuous | harmless / inoffensive | adjective | guilty / kind | doing no harm | -
        2 | contrite | repentant / remorseful | adjective | guilty / sad | deeply sorry for a wrong | -
        2 | nimble | agile / quick-moving | adjective | busy / wise | quick and light in movement | -
        1 | brisk | energetic / quick | adjective | busy / industrious | quick and full of energy | -
        1 | swift | speedy / rapid | adjective | busy | moving very fast | -
        2 | expeditious | prompt / speedy | adjective | busy | done quickly and well | -
        2 | vivacious | lively / spirited | adjective | busy / happy | full of life | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Oxford Thesaurus of English'],
      rows: `
        1 | abate | subside / lessen | verb | less / calm / end / spoil | to become less strong | -
        1 | alleviate | relieve / ease | verb | less / calm / end / spoil | to make pain or trouble less | -
        1 | mitigate | lessen / make less severe | verb | less / calm / end / spoil | to make less severe | -
        2 | diminish | decrease / lessen | verb | less / calm / end / spoil | to become or make less | -
        2 | dwindle | shrink / decrease | verb | less / calm / end / spoil | to become gradually less | -
        2 | curtail | reduce / cut short | verb | less / calm / end / spoil / hinder | to cut down | -
        2 | ebb | recede / flow back | verb | less / calm / end / spoil | to flow back, become weaker | -
        2 | assuage | soothe / relieve | verb | less / calm / end / spoil | to make a bad feeling less | -
        2 | wane | decline / decrease | verb | less / calm / end / spoil | to become smaller or weaker | -
        2 | subside | sink / die down | verb | less / calm / end / spoil | to go down to a lower level | -
        2 | abridge | shorten / condense | verb | less / calm / end / spoil | to make shorter | -
        2 | allay | calm / relieve | verb | less / calm / end / spoil | to make fear or doubt less | -
        3 | attenuate | weaken / make thin | verb | less / calm / end / spoil | to make thinner or weaker | -
        1 | augment | increase / enlarge | verb | more | to make greater | -
        1 | amplify | magnify / enlarge | verb | more | to make larger or stronger | -
        1 | aggravate | worsen / intensify | verb | more / annoy / incite | to make worse | -
        2 | exacerbate | worsen / make worse | verb | more / annoy | to make a bad thing worse | -
        2 | escalate | intensify / rise rapidly | verb | more | to grow rapidly | -
        2 | dilate | widen / expand | verb | more | to become or make wider | -
        2 | proliferate | multiply / spread rapidly | verb | more | to grow quickly in number | -
        2 | accrue | accumulate / build up | verb | more | to grow by additions | -
        2 | enhance | improve / heighten | verb | more / correct / help | to raise in quality or value | -
        1 | accumulate | amass / pile up | verb | gather / more | to gather over time | -
        1 | hoard | stockpile / store up | verb | gather / more | to collect and keep secretly | -
        2 | congregate | assemble / gather | verb | gather / more | to come together in a crowd | -
        2 | convene | summon / call together | verb | gather / more | to call together for a meeting | -
        2 | disperse | scatter / break up | verb | scatter / spoil | to go or send in different directions | -
        2 | disseminate | spread / circulate | verb | scatter / spoil / more / say | to spread widely, as news | -
        2 | squander | waste / fritter away | verb | scatter / spoil | to spend foolishly | -
        2 | dissipate | scatter / disperse | verb | scatter / spoil | to drive away in all directions | -
        1 | extol | praise / glorify | verb | praise / love | to praise highly | -
        1 | laud | praise / acclaim | verb | praise / love | to praise in public | -
        2 | commend | praise / recommend | verb | praise / love / help | to speak well of | -
        2 | eulogise | extol / praise highly | verb | praise / love | to praise in speech or writing | -
        2 | venerate | revere / worship | verb | praise / love | to respect deeply | -
        1 | adore | worship / love deeply | verb | praise / love / attract | to love and respect deeply | -
        1 | applaud | clap / cheer | verb | praise / love / help | to show approval by clapping | -
        1 | censure | criticise / condemn | verb | blame / annoy / deny / hate | to blame strongly | -
        1 | rebuke | reprimand / scold | verb | blame / annoy / deny / hate | to speak sharply to someone for a fault | -
        1 | reprimand | scold / rebuke | verb | blame / annoy / deny / hate | to blame officially | -
        3 | castigate | chastise / criticise severely | verb | blame / annoy / deny / hate | to punish or scold severely | -
        2 | berate | scold / upbraid | verb | blame / annoy / deny / hate | to scold angrily | -
        2 | admonish | warn / caution | verb | blame / annoy / deny / hate | to warn or advise firmly | -
        2 | denounce | condemn / accuse publicly | verb | blame / annoy / deny / hate | to speak against in public | -
        2 | vilify | defame / slander | verb | blame / annoy / deny / hate | to say evil things of | -
        2 | malign | slander / defame | verb | blame / annoy / deny / hate | to speak evil of | -
        2 | defame | slander / malign | verb | blame / annoy / deny / hate | to harm the good name of | -
        2 | disparage | belittle / speak slightingly of | verb | blame / annoy / deny / hate | to speak of as of little value | -
        2 | belittle | disparage / make little of | verb | blame / annoy / deny / hate | to make seem unimportant | -
        2 | deride | ridicule / mock | verb | blame / annoy / deny / hate | to laugh at with scorn | -
        1 | mock | ridicule / make fun of | verb | blame / annoy / deny / hate | to make fun of | -
        2 | chide | scold / rebuke | verb | blame / annoy / deny / hate | to scold mildly | -
        2 | impeach | accuse / charge | verb | blame / annoy / deny / hate | to charge with a crime in office | -
        2 | reproach | blame / rebuke | verb | blame / annoy / deny / hate | to blame for a fault | -
        1 | taunt | jeer / mock | verb | blame / annoy / deny / hate | to hurt by cruel remarks | -
        1 | exonerate | acquit / absolve | verb | pardon / correct / help / agree | to free from blame | -
        1 | absolve | pardon / exonerate | verb | pardon / correct / help / agree | to free from guilt | -
        2 | condone | overlook / excuse | verb | pardon / correct / help / agree | to forgive or allow a wrong | -
        2 | vindicate | justify / prove right | verb | pardon / correct / help / agree | to prove to be right | -
        2 | acquit | exonerate / clear / set free | verb | pardon / correct / help / agree | to declare not guilty | -
        1 | abhor | detest / loathe | verb | hate / deny | to hate very much | -
        1 | loathe | detest / abhor | verb | hate / deny | to hate greatly | -
        1 | despise | scorn / look down on | verb | hate / deny | to look down on with contempt | -
        2 | detest | hate / abhor | verb | hate / deny | to hate strongly | -
        2 | disdain | scorn / despise | verb | hate / deny | to think unworthy of oneself | -
        1 | cherish | treasure / hold dear | verb | love | to love and keep in the heart | -
        2 | relish | enjoy / savour | verb | love | to take pleasure in | -
        2 | covet | desire / crave | verb | love | to want what belongs to another | -
        2 | yearn | crave / long | verb | love | to want very much | -
        1 | abandon | forsake / desert | verb | leave / end / deny / agree | to leave for ever | -
        1 | relinquish | surrender / give up | verb | leave / end / deny / agree | to let go of | -
        1 | renounce | disown / give up | verb | leave / end / deny / agree | to give up formally | -
        2 | forsake | desert / abandon | verb | leave / end / deny / agree | to leave altogether | -
        2 | abdicate | resign / step down | verb | leave / end / deny / agree | to give up a high office | -
        2 | waive | forgo / give up a claim | verb | leave / end / deny / agree | to not insist on a right | -
        2 | cede | surrender / yield | verb | leave / end / deny / agree | to give up to another | -
        1 | discard | scrap / throw away / get rid of | verb | leave / end / deny / agree | to throw away as useless | -
        2 | desist | cease / stop | verb | leave / end / deny / agree | to stop doing | -
        3 | abjure | renounce / give up on oath | verb | leave / end / deny / agree | to give up solemnly | -
        1 | abolish | eliminate / do away with / put an end to | verb | end / spoil | to put an end to officially | -
        1 | annul | cancel / nullify | verb | end / spoil | to declare to have no legal force | -
        1 | terminate | end / bring to an end | verb | end / spoil | to bring to an end | -
        2 | revoke | cancel / withdraw | verb | end / spoil | to take back a law or permission | -
        2 | rescind | cancel / repeal | verb | end / spoil | to take back a decision or law | -
        2 | quash | nullify / reject as invalid | verb | end / spoil | to set aside by law | -
        2 | eradicate | eliminate / root out / wipe out | verb | end / spoil | to get rid of completely | -
        2 | annihilate | destroy / wipe out | verb | end / spoil | to destroy completely | -
        2 | obliterate | erase / wipe out | verb | end / spoil | to remove all signs of | -
        2 | exterminate | eliminate / kill off / wipe out | verb | end / spoil | to kill all of | -
        1 | demolish | destroy / raze / pull down | verb | end / spoil | to pull down a building | -
        3 | expunge | erase / strike out | verb | end / spoil | to remove from a record | -
        1 | cease | stop / discontinue | verb | end / spoil | to come or bring to an end | -
        1 | commence | begin / start | verb | begin | to begin | -
        1 | initiate | start / set going | verb | begin | to cause to begin | -
        2 | inaugurate | launch / open formally | verb | begin | to open with a ceremony | -
        2 | instigate | provoke / incite | verb | begin / incite | to stir others to do wrong | -
        1 | incite | provoke / stir up | verb | incite / annoy / attract | to stir to violent action | -
        1 | provoke | incite / rouse to anger | verb | incite / annoy / attract | to cause to become angry | -
        2 | goad | urge / prod | verb | incite / annoy / attract | to keep annoying until someone acts | -
        2 | galvanise | stimulate / rouse to action | verb | incite / annoy / attract | to shock into action | -
        3 | foment | incite / stir up | verb | incite / annoy / attract | to stir up trouble | -
        2 | impel | drive / urge forward | verb | incite / annoy / attract | to drive to action | -
        2 | coerce | compel / force | verb | incite / annoy / attract | to make someone do by force | -
        2 | induce | persuade / bring about | verb | incite / annoy / attract | to lead to do something | -
        1 | tempt | entice / lure | verb | incite / annoy / attract | to attract to do wrong | -
        1 | allure | entice / attract | verb | attract / deceive | to attract strongly | -
        1 | captivate | fascinate / charm | verb | attract / deceive | to hold by charm | -
        2 | enthral | fascinate / hold spellbound | verb | attract / deceive | to hold the whole attention of | -
        2 | entice | tempt / lure | verb | attract / deceive | to lead on by hope of pleasure | -
        2 | beguile | charm / deceive by charm | verb | attract / deceive | to charm, sometimes so as to cheat | -
        1 | dupe | deceive / trick | verb | deceive | to cheat | -
        1 | feign | pretend / sham | verb | deceive | to pretend to feel | -
        2 | swindle | cheat / defraud | verb | deceive | to get money by cheating | -
        2 | hoodwink | deceive / trick | verb | deceive | to deceive by a trick | -
        2 | delude | mislead / deceive | verb | deceive | to make believe what is not true | -
        2 | simulate | imitate / pretend | verb | deceive | to take the look of | -
        2 | fabricate | concoct / invent / make up | verb | deceive | to make up a false story | -
        1 | conceal | hide / cover | verb | hide / deceive | to keep from being seen | -
        2 | camouflage | disguise / mask | verb | hide / deceive | to hide by making look like the surroundings | -
        2 | shroud | cover / veil | verb | hide / deceive | to cover so as to hide | -
        2 | abscond | flee / run away secretly | verb | hide / deceive / leave | to go away secretly to avoid the law | -
        1 | divulge | reveal / disclose | verb | show / say | to make known what was secret | -
        1 | disclose | reveal / make known | verb | show / say | to make known | -
        1 | exhibit | display / show | verb | show / say | to show in public | -
        2 | unveil | uncover / reveal | verb | show / say | to remove the cover from | -
        3 | evince | reveal / show clearly | verb | show / say | to show that one has a feeling | -
        1 | abet | assist / aid in crime | verb | help / agree / incite | to help in doing wrong | -
        2 | succour | aid / help in distress | verb | help / agree | to give help in need | -
        2 | facilitate | simplify / make easy | verb | help / agree | to make easier | -
        2 | bolster | support / prop up | verb | help / agree | to give support to | -
        2 | foster | nurture / promote | verb | help / agree | to help to grow | -
        2 | nurture | nourish / bring up | verb | help / agree | to care for while growing | -
        2 | corroborate | confirm / support with evidence | verb | help / agree | to support by more proof | -
        2 | endorse | approve / back | verb | help / agree | to give approval to | -
        1 | impede | hinder / obstruct | verb | hinder / end | to get in the way of | -
        1 | thwart | frustrate / foil | verb | hinder / end | to keep from succeeding | -
        1 | hamper | hinder / obstruct | verb | hinder / end | to make movement or work hard | -
        1 | obstruct | block / hinder | verb | hinder / end | to put things in the way of | -
        2 | avert | prevent / ward off | verb | hinder / end | to keep from happening | -
        2 | deter | discourage / dissuade | verb | hinder / end | to keep from acting by fear | -
        2 | preclude | prevent / rule out | verb | hinder / end | to make impossible beforehand | -
        2 | dissuade | discourage / advise against | verb | hinder / end | to advise not to do | -
        2 | stifle | suppress / smother | verb | hinder / end | to keep from breathing or growing | -
        2 | repress | suppress / hold back | verb | hinder / end | to hold down | -
        2 | quell | suppress / crush | verb | hinder / end | to put down by force | -
        2 | curb | restrain / check | verb | hinder / end | to keep within limits | -
        1 | prohibit | forbid / ban | verb | hinder / end | to forbid by law | -
        2 | proscribe | ban / forbid | verb | hinder / end | to declare to be against the law | -
        2 | baffle | puzzle / bewilder | verb | hinder / end / confuse | to be too hard to understand | -
        1 | bewilder | perplex / confuse | verb | confuse / annoy | to confuse completely | -
        1 | perplex | puzzle / baffle | verb | confuse / annoy | to trouble with doubt | -
        2 | confound | confuse / baffle | verb | confuse / annoy | to surprise and confuse | -
        2 | disconcert | unsettle / fluster | verb | confuse / annoy | to upset the calm of | -
        1 | appease | pacify / placate | verb | calm / agree | to make calm by giving what is wanted | -
        1 | pacify | soothe / calm down | verb | calm | to make calm | -
        2 | placate | pacify / appease | verb | calm | to stop from being angry | -
        2 | mollify | soothe / appease | verb | calm | to make less angry | -
        2 | reconcile | reunite / bring together | verb | calm / agree | to make friendly again after a quarrel | -
        1 | console | comfort / solace | verb | calm | to comfort in sorrow | -
        1 | harass | pester / trouble repeatedly | verb | annoy | to trouble again and again | -
        2 | vex | annoy / irritate | verb | annoy | to annoy | -
        2 | exasperate | infuriate / irritate greatly | verb | annoy | to annoy very much | -
        1 | pester | bother / badger | verb | annoy | to annoy by asking again and again | -
        2 | afflict | distress / trouble | verb | annoy / spoil | to cause pain to | -
        1 | reiterate | repeat / say again | verb | say | to say again | -
        1 | utter | speak / express | verb | say | to say aloud | -
        2 | articulate | pronounce / express clearly | verb | say | to speak clearly | -
        2 | allege | claim / assert | verb | say / blame | to say without proof | -
        2 | assert | declare / affirm | verb | say | to state firmly | -
        2 | aver | affirm / state firmly | verb | say | to state to be true | -
        1 | narrate | tell / recount | verb | say | to tell a story | -
        2 | concede | admit / grant | verb | say / agree | to admit to be true | -
        2 | elucidate | explain / make clear | verb | say | to make clear by explaining | -
        2 | enumerate | list / count one by one | verb | say | to name one by one | -
        2 | expound | explain / set forth | verb | say | to explain in detail | -
        1 | refute | disprove / prove wrong | verb | deny | to prove to be wrong | -
        2 | repudiate | reject / disown | verb | deny | to refuse to accept | -
        3 | gainsay | contradict / deny | verb | deny | to speak against | -
        2 | negate | nullify / cancel out | verb | deny / end | to make of no effect | -
        2 | rebuff | snub / reject sharply | verb | deny | to refuse in an unkind way | -
        2 | wrangle | quarrel / dispute noisily | verb | quarrel / deny | to argue noisily | -
        2 | contend | compete / struggle | verb | quarrel / deny / say | to struggle against a rival | -
        1 | ponder | contemplate / think over | verb | think | to think about carefully | -
        2 | meditate | reflect / think deeply | verb | think | to think deeply and quietly | -
        2 | surmise | guess / conjecture | verb | think | to guess from little evidence | -
        2 | infer | deduce / conclude | verb | think | to reach an opinion from facts | -
        2 | discern | perceive / make out | verb | think | to see clearly | -
        2 | scrutinise | inspect / examine closely | verb | think | to look at very carefully | -
        2 | deliberate | consider / think over | verb | think | to think and talk over with care | -
        1 | roam | wander / ramble | verb | roam | to go about without aim | -
        2 | meander | wind / ramble | verb | roam | to follow a winding course | -
        2 | deviate | diverge / turn aside | verb | roam | to turn away from a course | -
        2 | digress | stray / deviate | verb | roam | to leave the main subject | -
        1 | procrastinate | delay / put off | verb | wait / hinder | to put off doing | -
        2 | defer | postpone / put off | verb | wait / hinder | to put off to a later time | -
        1 | loiter | linger / hang about | verb | wait / hinder / roam | to stand about idly | -
        2 | linger | tarry / stay on | verb | wait / hinder / roam | to stay longer than needed | -
        2 | falter | hesitate / waver | verb | wait / hinder | to lose strength or courage | -
        2 | acquiesce | comply / agree silently | verb | agree | to agree without protest | -
        2 | concur | agree / be of the same opinion | verb | agree | to have the same opinion | -
        2 | comply | obey / act in accordance | verb | agree | to act as one is asked | -
        2 | ratify | confirm / approve formally | verb | agree | to make valid by signing | -
        2 | adhere | stick / cling | verb | agree | to stick firmly | -
        2 | capitulate | surrender / give in | verb | agree | to give in on agreed terms | -
        2 | succumb | yield / give way | verb | agree | to give way to something stronger | -
        1 | rectify | correct / put right | verb | correct / help | to put right | -
        2 | amend | improve / alter for the better | verb | correct / help | to change so as to improve | -
        2 | emancipate | liberate / set free | verb | correct / help | to set free from control | -
        2 | renovate | restore / make new again | verb | correct / help | to make as good as new | -
        2 | embellish | decorate / adorn | verb | correct / help | to make more beautiful | -
        2 | purge | cleanse / rid of impurities | verb | correct / help / end | to make clean or pure | -
        2 | rejuvenate | revitalise / give new life to | verb | correct / help | to make young again | -
        1 | contaminate | pollute / make impure | verb | spoil | to make dirty or poisonous | -
        1 | deteriorate | worsen / become worse | verb | spoil / more | to become worse | -
        2 | adulterate | debase / make impure | verb | spoil | to make impure by adding something | -
        2 | mar | spoil / damage | verb | spoil | to spoil the look of | -
        2 | tarnish | stain / lose shine | verb | spoil | to lose brightness | -
        2 | defile | pollute / make unclean | verb | spoil | to make unholy or unclean | -
        2 | corrode | rust / eat away | verb | spoil | to eat away slowly by chemical action | -
        3 | vitiate | spoil / impair | verb | spoil | to make weak or faulty | -
        2 | maim | cripple / disable | verb | spoil | to hurt so that a limb cannot be used | -
        2 | emulate | imitate / try to equal | verb | copy / deceive | to try to do as well as | -
        1 | mimic | imitate / ape | verb | copy / deceive | to copy in order to amuse | -
        2 | traverse | cross / travel across | verb | travel / roam | to go across | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Oxford Thesaurus of English'],
      rows: `
        1 | dexterity | skill / adroitness | noun | skill | skill with the hands | -
        2 | acumen | shrewdness / keenness of mind | noun | skill | quickness of mind | -
        2 | sagacity | wisdom / good judgement | noun | skill | wisdom | -
        2 | prowess | expertise / exceptional skill | noun | skill / courage | great skill or bravery | -
        2 | finesse | subtlety / delicate skill | noun | skill | delicate skill in handling | -
        2 | aptitude | flair / natural talent | noun | skill | natural ability to learn | -
        2 | prodigy | genius / wonder child | noun | skill | a very gifted child | -
        1 | animosity | hostility / ill will | noun | hatred | strong dislike | -
        1 | malice | spite / ill will | noun | hatred | the wish to hurt others | -
        1 | antipathy | aversion / strong dislike | noun | hatred | a strong feeling against | -
        2 | enmity | hostility / hatred | noun | hatred | the state of being enemies | -
        2 | rancour | bitterness / deep ill will | noun | hatred | deep and lasting ill will | -
        2 | aversion | dislike / repugnance | noun | hatred | a feeling of dislike | -
        2 | contempt | scorn / disdain | noun | hatred | the feeling that someone is worthless | -
        1 | amity | friendship / friendly relations | noun | friendship / peace / kindness | friendly relations | -
        2 | affinity | liking / attraction | noun | friendship / peace / kindness / eagerness | a natural liking | -
        2 | rapport | harmony / close understanding | noun | friendship / peace / kindness | a close and friendly understanding | -
        2 | camaraderie | fellowship / comradeship | noun | friendship / peace / kindness | friendly feeling among companions | -
        1 | anguish | agony / torment | noun | sorrow | great pain of mind | -
        1 | grief | sorrow / deep sadness | noun | sorrow | deep sadness at a loss | -
        2 | remorse | regret / repentance | noun | sorrow | deep regret for a wrong | -
        2 | dejection | despondency / low spirits | noun | sorrow | sadness after failure | -
        2 | woe | misery / great sorrow | noun | sorrow | great sorrow | -
        2 | adversity | hardship / misfortune | noun | sorrow / lack | a state of hardship | -
        2 | calamity | disaster / catastrophe | noun | sorrow / disorder | a great disaster | -
        2 | predicament | plight / difficult situation | noun | sorrow / puzzle | an awkward or dangerous situation | -
        2 | tribulation | suffering / great trouble | noun | sorrow | great trouble | -
        1 | bliss | ecstasy / perfect happiness | noun | joy | perfect happiness | -
        2 | euphoria | elation / great joy | noun | joy | a feeling of great joy | -
        2 | felicity | happiness / joy | noun | joy | great happiness | -
        2 | mirth | merriment / laughter | noun | joy | laughter and gaiety | -
        2 | exultation | rejoicing / jubilation | noun | joy | great joy at a success | -
        1 | valour | bravery / courage | noun | courage | bravery in battle | -
        2 | audacity | boldness / daring | noun | courage | boldness, sometimes rude | -
        2 | fortitude | endurance / strength of mind | noun | courage / peace | courage in pain or danger | -
        2 | grit | determination / firmness of mind | noun | courage | courage and firmness | -
        1 | trepidation | alarm / nervous fear | noun | fear / sorrow | fear about what may happen | -
        1 | apprehension | anxiety / uneasiness | noun | fear / sorrow | fear of what is to come | -
        1 | dread | terror / great fear | noun | fear / sorrow | great fear | -
        2 | consternation | dismay / alarm | noun | fear / sorrow | surprise and fear | -
        2 | qualm | misgiving / uneasy doubt | noun | fear / sorrow | an uneasy doubt about one's conduct | -
        1 | wrath | rage / great anger | noun | anger / hatred | great anger | -
        2 | ire | anger / fury | noun | anger / hatred | anger | -
        2 | tantrum | outburst / fit of bad temper | noun | anger / hatred | a childish fit of anger | -
        1 | hypocrisy | insincerity / pretence of virtue | noun | deceit | pretending to be good | -
        1 | guile | cunning / craftiness | noun | deceit | clever deceit | -
        3 | chicanery | trickery / underhand dealing | noun | deceit | dishonest trickery | -
        2 | ruse | trick / stratagem | noun | deceit | a trick to deceive | -
        2 | treachery | betrayal / disloyalty | noun | deceit | betrayal of trust | -
        2 | duplicity | double-dealing / deceitfulness | noun | deceit | saying one thing and doing another | -
        1 | hoax | trick / practical joke | noun | deceit | a trick played on someone | -
        1 | integrity | honesty / uprightness | noun | probity | firmness in honesty | -
        1 | candour | frankness / openness | noun | probity | openness in speech | -
        2 | probity | uprightness / complete honesty | noun | probity | complete honesty | -
        2 | veracity | truthfulness / accuracy | noun | probity | truthfulness | -
        3 | rectitude | righteousness / moral uprightness | noun | probity | correct moral conduct | -
        1 | abundance | profusion / plenty | noun | plenty | more than enough | -
        2 | plethora | excess / overabundance | noun | plenty | more than can be used | -
        2 | surfeit | excess / too large an amount | noun | plenty | too much of something | -
        2 | opulence | wealth / luxury | noun | plenty | great wealth | -
        1 | dearth | scarcity / shortage | noun | lack | a lack | -
        2 | paucity | scarcity / smallness of number | noun | lack | smallness in number or amount | -
        2 | penury | destitution / extreme poverty | noun | lack | great poverty | -
        1 | famine | starvation / extreme scarcity of food | noun | lack | an extreme lack of food | -
        1 | deficiency | shortfall / lack | noun | lack / fault | a lack of what is needed | -
        1 | clamour | uproar / loud outcry | noun | noise / disorder | loud and confused noise | -
        2 | din | racket / loud unpleasant noise | noun | noise / disorder | loud noise that goes on | -
        2 | pandemonium | uproar / wild disorder | noun | noise / disorder | wild and noisy disorder | -
        2 | cacophony | discord / harsh noise | noun | noise / disorder | a mixture of harsh sounds | -
        1 | chaos | confusion / complete disorder | noun | disorder | complete disorder | -
        2 | turmoil | commotion / agitation | noun | disorder / sorrow | a state of confusion | -
        2 | anarchy | lawlessness / absence of government | noun | disorder | absence of rule or law | -
        1 | havoc | devastation / widespread destruction | noun | disorder | widespread damage | -
        1 | tranquillity | calmness / serenity | noun | peace | peace and quiet | -
        2 | equanimity | composure / calmness of temper | noun | peace | calmness in trouble | -
        2 | respite | break / breathing space | noun | peace | a short rest from something hard | -
        1 | truce | ceasefire / temporary peace | noun | peace | an agreement to stop fighting for a time | -
        2 | concord | agreement / harmony | noun | peace | agreement between people | -
        1 | blemish | flaw / stain | noun | fault | a mark that spoils | -
        2 | foible | weakness / failing | noun | fault | a small weakness in character | -
        2 | lapse | slip / small error | noun | fault | a small mistake | -
        1 | blunder | mistake / error | noun | fault | a foolish mistake | -
        2 | stigma | disgrace / dishonour | noun | fault | a mark of shame | -
        2 | infamy | notoriety / ill fame | noun | fault | fame for something evil | -
        1 | accolade | honour / award | noun | praise | an expression of praise | -
        2 | adulation | flattery / hero worship | noun | praise | too much praise | -
        3 | encomium | eulogy / high praise | noun | praise | formal praise | -
        2 | homage | tribute / public respect | noun | praise | public respect | -
        1 | applause | clapping / acclaim | noun | praise | praise shown by clapping | -
        1 | zeal | enthusiasm / ardour | noun | eagerness | great eagerness | -
        2 | alacrity | eagerness / promptness | noun | eagerness | quick and cheerful readiness | -
        2 | ardour | passion / fervour | noun | eagerness / anger | warmth of feeling | -
        2 | avarice | greed / love of money | noun | eagerness | too great a love of money | -
        3 | proclivity | inclination / natural tendency | noun | eagerness | a natural tendency | -
        1 | clemency | mercy / leniency | noun | kindness | mercy to an enemy or offender | -
        2 | benevolence | goodwill / charity | noun | kindness | the wish to do good | -
        3 | largesse | liberality / generous giving | noun | kindness | generous gifts | -
        2 | atrocity | brutality / act of great cruelty | noun | cruelty / hatred | a very cruel act | -
        2 | carnage | massacre / mass slaughter | noun | cruelty / hatred | the killing of many people | -
        2 | tyranny | oppression / cruel rule | noun | cruelty / hatred | cruel and unjust rule | -
        1 | demise | death / end | noun | end | death | -
        2 | culmination | climax / highest point | noun | end | the highest point | -
        2 | zenith | peak / summit | noun | end | the highest point | -
        2 | acme | pinnacle / highest point of perfection | noun | end | the highest point of perfection | -
        1 | genesis | origin / creation | noun | beginning | the beginning of something | -
        2 | inception | start / commencement | noun | beginning | the start | -
        2 | novice | beginner / learner | noun | beginning | a person new to a task | -
        2 | advent | arrival / coming | noun | beginning | the arrival of something important | -
        2 | precursor | forerunner / herald | noun | beginning | one who goes before | -
        1 | enigma | riddle / mystery | noun | puzzle | a thing hard to understand | -
        1 | dilemma | quandary / hard choice | noun | puzzle | a choice between two unpleasant things | -
        2 | conundrum | riddle / puzzling question | noun | puzzle | a puzzling problem | -
        2 | paradox | contradiction | noun | puzzle | a statement that seems to contradict itself | -
        1 | omen | portent / sign of the future | noun | sign / beginning | a sign of what will happen | -
        2 | harbinger | forerunner / herald | noun | sign / beginning | one that tells what is coming | -
        2 | vestige | trace / remaining sign | noun | sign / beginning | a small part that is left | -
        1 | emblem | symbol / badge | noun | sign / beginning | a picture that stands for something | -
        2 | whim | caprice / sudden fancy | noun | wish / eagerness | a sudden idea or wish | -
        2 | aspiration | ambition / strong hope | noun | wish / eagerness | a strong wish to succeed | -
        1 | impediment | obstacle / hindrance | noun | obstacle | a thing that hinders | -
        2 | deadlock | standstill / impasse | noun | obstacle / puzzle | a state in which no progress can be made | -
        1 | hurdle | barrier / obstruction | noun | obstacle | something in the way | -
        1 | constraint | restriction / limitation | noun | obstacle | something that limits | -
      `,
    },
  ],
})
