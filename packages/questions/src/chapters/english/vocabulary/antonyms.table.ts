import { defineTable, NAME } from '../../../kit/facts/define-table.ts'

/** Words as papers ask them. Pairs on one scale share a sense and are never offered together. */
export const antonyms = defineTable({
  id: 'antonyms',
  about: 'words and their antonyms',
  header: 'Word',
  concepts: ['antonyms'],
  columns: {
    antonym: {
      header: 'Antonym',
      kind: 'text',
      ask: [
        "What is the antonym of '{name}'?",
        "Which word is opposite in meaning to '{name}'?",
        "The opposite of '{name}' is:",
      ],
      askBack: [
        "Which of the following is an antonym of '{value}'?",
        "Which of the following is the opposite of '{value}'?",
      ],
      say: "'{value}' is an antonym of '{name}'",
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
    'thrift',
    'modest',
    'decent',
    'immoral',
    'dishonest',
    'actual',
    'agitated',
    'suspicious',
    'living',
    'divided',
    'descend',
    'retain',
    'discard',
    'insolent',
    'amiable',
    'ingenious',
    'averse',
    'eternal',
    'literate',
    'latent',
    'ascend',
    'denounce',
    'hasten',
    'clarify',
  ],
  explain: "The {kind} '{name}' means {meaning}.",
  parts: [
    {
      sources: ['Concise Oxford English Dictionary', 'Oxford Thesaurus of English'],
      rows: `
        1 | abundant | scarce / scanty | adjective | quantity / size | present in large amounts | -
        1 | copious | meagre / scanty | adjective | quantity / size | large in quantity | -
        1 | ample | insufficient / inadequate | adjective | quantity / size | enough or more than enough | -
        1 | scanty | plentiful / abundant | adjective | quantity / size | hardly enough | -
        2 | profuse | sparse / scanty | adjective | quantity / size | given or growing in large amounts | -
        2 | superfluous | essential / necessary | adjective | quantity / size / importance | more than is needed | -
        2 | adequate | insufficient / inadequate | adjective | quantity / size | enough for the purpose | -
        1 | gigantic | tiny / minute | adjective | quantity / size | very large | -
        1 | colossal | tiny / minute | adjective | quantity / size | extremely large | -
        3 | capacious | cramped / confined | adjective | quantity / size | having much room | -
        2 | voluminous | slim / scant | adjective | quantity / size | large in volume | -
        1 | maximum | minimum | adjective | quantity / size | the greatest possible | -
        2 | obese | thin / skinny | adjective | quantity / size | very fat | -
        3 | corpulent | lean / thin | adjective | quantity / size | having a fat body | -
        1 | complete | partial / incomplete | adjective | quantity / size | having all its parts | -
        1 | numerous | few | adjective | quantity / size | very many | -
        2 | dense | sparse / thin | adjective | quantity / size | crowded closely together | -
        2 | deficient | sufficient / adequate | adjective | quantity / size | lacking what is needed | -
        1 | affluent | poor / impoverished | adjective | wealth / importance | having much money | -
        1 | opulent | poor / destitute | adjective | wealth / importance | showing great wealth | -
        3 | indigent | wealthy / affluent | adjective | wealth / importance | very poor | -
        2 | lucrative | unprofitable | adjective | wealth / importance | bringing in much profit | -
        2 | thrifty | extravagant / wasteful | adjective | wealth / importance | careful with money | -
        1 | frugal | extravagant / lavish | adjective | wealth / importance | careful in spending | -
        3 | prodigal | thrifty / frugal | adjective | wealth / importance | spending money wastefully | -
        2 | miserly | generous / liberal | adjective | wealth / importance / kind / moral | hating to spend | -
        1 | expensive | cheap / inexpensive | adjective | wealth / importance | costing much | -
        1 | significant | trivial / unimportant | adjective | importance | having meaning or importance | -
        1 | trivial | important / significant | adjective | importance | of little importance | -
        2 | momentous | trivial / insignificant | adjective | importance | of great importance | -
        2 | eminent | obscure / unknown | adjective | importance / clarity / visible | famous and respected | -
        2 | renowned | unknown / obscure | adjective | importance / clarity / visible | known to many for great deeds | -
        2 | prominent | inconspicuous / unnoticeable | adjective | importance / visible | easily noticed | -
        1 | primary | secondary | adjective | importance | first in order or importance | -
        2 | supreme | lowest | adjective | importance / quantity | highest in rank | -
        2 | mandatory | optional / voluntary | adjective | importance | required by law or rule | -
        1 | compulsory | optional / voluntary | adjective | importance | that must be done | -
        2 | indispensable | unnecessary / dispensable | adjective | importance | that one cannot do without | -
        1 | superior | inferior | adjective | importance | higher in rank or quality | -
        1 | timid | bold / brave | adjective | courage / manner | easily frightened | -
        1 | valiant | cowardly / timid | adjective | courage / manner | full of courage | -
        3 | intrepid | timid / fearful | adjective | courage / manner | showing no fear | -
        2 | audacious | timid / meek | adjective | courage / manner | willing to take risks | -
        3 | diffident | confident / bold | adjective | courage / manner | lacking confidence | -
        2 | dauntless | cowardly / fearful | adjective | courage / manner | without fear | -
        2 | bashful | bold / brazen | adjective | courage / manner | shy | -
        1 | arrogant | humble / modest | adjective | manner / pride / kind | proud in an unpleasant way | -
        1 | haughty | humble / modest | adjective | manner / pride / kind | looking down on others | -
        2 | conceited | modest / humble | adjective | manner / pride / kind | thinking too highly of oneself | -
        3 | impudent | respectful / polite | adjective | manner / pride / kind | rude to one's elders | -
        1 | insolent | respectful / polite | adjective | manner / pride / kind | rude and disrespectful | -
        2 | courteous | rude / discourteous | adjective | manner / pride / kind | having good manners | -
        3 | boorish | refined / cultured | adjective | manner / pride / kind | rough and ill-mannered | -
        2 | vulgar | refined / decent | adjective | manner / pride / kind | lacking good taste | -
        2 | crude | refined / polished | adjective | manner / pride / kind | rough, not finished | -
        2 | pompous | unassuming / modest | adjective | manner / pride / kind | too full of one's own importance | -
        3 | ostentatious | unpretentious / modest | adjective | manner / pride / kind | meant to impress | -
        3 | uncouth | refined / cultured | adjective | manner / pride / kind | lacking good manners | -
        3 | suave | rude / boorish | adjective | manner / pride / kind | smooth and polite | -
        2 | submissive | defiant / rebellious | adjective | manner / pride / kind | ready to obey | -
        2 | docile | headstrong / unruly | adjective | manner / pride / kind | easy to control | -
        1 | obedient | defiant / disobedient | adjective | manner / pride / kind | doing what one is told | -
        2 | meek | assertive / arrogant | adjective | manner / pride / kind | quiet and ready to obey | -
        3 | servile | domineering / masterful | adjective | manner / pride / kind | too ready to obey | -
        1 | benevolent | malevolent / unkind | adjective | kind / moral / temper | wishing to do good | -
        1 | cruel | kind / merciful | adjective | kind / moral / temper | causing pain on purpose | -
        1 | ruthless | merciful / compassionate | adjective | kind / moral / temper | without pity | -
        2 | lenient | strict / severe | adjective | kind / moral / temper / change | not strict in punishing | -
        2 | stern | lenient / mild | adjective | kind / moral / temper / change | hard and strict | -
        2 | stringent | lax / lenient | adjective | kind / moral / temper / change | very strict | -
        2 | harsh | gentle / mild | adjective | kind / moral / temper | rough and severe | -
        2 | malicious | benevolent / kind | adjective | kind / moral / temper | meaning to do harm | -
        2 | humane | inhuman / cruel | adjective | kind / moral / temper | showing kindness | -
        2 | callous | sympathetic / compassionate | adjective | kind / moral / temper | not caring about others' pain | -
        3 | magnanimous | petty / mean | adjective | kind / moral / temper | generous and forgiving | -
        2 | altruistic | selfish / egoistic | adjective | kind / moral / temper | caring for others more than for oneself | -
        1 | generous | stingy / mean | adjective | kind / moral / temper / wealth | giving freely | -
        1 | amiable | unfriendly / disagreeable | adjective | kind / moral / temper | pleasant and friendly | -
        1 | hostile | friendly / amicable | adjective | kind / moral / temper | acting as an enemy | -
        2 | cordial | unfriendly / hostile | adjective | kind / moral / temper | warm and friendly | -
        2 | amicable | hostile / antagonistic | adjective | kind / moral / temper | friendly | -
        2 | affable | unfriendly / surly | adjective | kind / moral / temper | easy to talk to | -
        2 | gregarious | unsociable / solitary | adjective | kind / moral / temper | fond of company | -
        3 | belligerent | peaceful / peaceable | adjective | kind / moral / temper | eager to fight | -
        3 | pugnacious | peaceful / peaceable | adjective | kind / moral / temper | quick to fight | -
        1 | gentle | rough / harsh | adjective | kind / moral / temper | soft and kind | -
        1 | virtuous | wicked / vicious | adjective | moral / honest | morally good | -
        1 | vicious | virtuous / kindly | adjective | moral / honest | cruel and wicked | -
        3 | nefarious | virtuous / righteous | adjective | moral / honest | very wicked | -
        1 | innocent | guilty | adjective | moral / honest | having done no wrong | -
        3 | culpable | innocent / blameless | adjective | moral / honest | deserving blame | -
        3 | depraved | virtuous / upright | adjective | moral / honest | morally bad | -
        2 | sacred | profane / unholy | adjective | moral / honest | holy | -
        2 | pious | irreligious / impious | adjective | moral / honest | deeply religious | -
        2 | notorious | reputable / respectable | adjective | moral / honest | famous for something bad | -
        2 | chaste | immoral / impure | adjective | moral / honest | pure in conduct | -
        2 | infamous | reputable / honourable | adjective | moral / honest | having an evil name | -
        3 | ignoble | honourable / noble | adjective | moral / honest | mean in character | -
        2 | righteous | wicked / sinful | adjective | moral / honest | morally right | -
        1 | honest | deceitful / dishonest | adjective | honest / visible | truthful | -
        1 | genuine | fake / counterfeit | adjective | honest / visible | what it seems to be | -
        1 | spurious | genuine / authentic | adjective | honest / visible | not genuine | -
        2 | authentic | fake / false | adjective | honest / visible | real | -
        1 | artificial | natural | adjective | honest / visible | made by man | -
        2 | candid | insincere / evasive | adjective | honest / visible | open and truthful | -
        1 | sincere | hypocritical / insincere | adjective | honest / visible | meaning what one says | -
        1 | loyal | treacherous / disloyal | adjective | honest / visible | faithful | -
        3 | treacherous | loyal / faithful | adjective | honest / visible | betraying trust | -
        1 | faithful | disloyal / unfaithful | adjective | honest / visible | keeping faith | -
        3 | perfidious | loyal / faithful | adjective | honest / visible | breaking faith | -
        3 | ingenuous | cunning / crafty | adjective | honest / visible / mind | simple and open | -
        2 | fictitious | real / factual | adjective | honest / visible | made up | -
        2 | crafty | artless / ingenuous | adjective | honest / visible / mind | clever at deceiving | -
        3 | veracious | untruthful / lying | adjective | honest / visible | truthful | -
        1 | calm | agitated / excited | adjective | temper / activity | not disturbed | -
        1 | placid | agitated / excitable | adjective | temper / activity | not easily upset | -
        1 | serene | disturbed / agitated | adjective | temper / activity | peaceful | -
        2 | tranquil | disturbed / turbulent | adjective | temper / activity | quiet and peaceful | -
        2 | turbulent | peaceful / calm | adjective | temper / activity | full of disorder | -
        3 | irascible | even-tempered / good-natured | adjective | temper / activity / kind | easily made angry | -
        1 | patient | impatient | adjective | temper / activity | able to wait calmly | -
        3 | impetuous | cautious / considered | adjective | temper / activity / care | acting without thought | -
        2 | boisterous | quiet / restrained | adjective | temper / activity / speech | noisy and full of energy | -
        2 | sober | drunk / intoxicated | adjective | temper / activity | not affected by drink | -
        2 | rational | illogical / irrational | adjective | temper / activity / mind | guided by reason | -
        2 | sane | mad / insane | adjective | temper / activity / mind | sound in mind | -
        2 | passionate | apathetic / indifferent | adjective | temper / activity | having strong feelings | -
        3 | apathetic | enthusiastic / concerned | adjective | temper / activity | showing no interest | -
        2 | ardent | indifferent / apathetic | adjective | temper / activity | full of strong feeling | -
        2 | indifferent | concerned / interested | adjective | temper / activity | having no interest | -
        2 | zealous | apathetic / indifferent | adjective | temper / activity | full of eagerness | -
        2 | reluctant | willing / eager | adjective | temper / activity | not willing | -
        2 | averse | willing / inclined | adjective | temper / activity | strongly disliking | -
        1 | cheerful | gloomy / dejected | adjective | joy / temper | happy | -
        1 | melancholy | cheerful / happy | adjective | joy / temper | sad and thoughtful | -
        1 | despondent | hopeful / cheerful | adjective | joy / temper | without hope | -
        2 | jubilant | dejected / despondent | adjective | joy / temper | showing great joy | -
        2 | elated | dejected / depressed | adjective | joy / temper | very happy | -
        2 | jovial | gloomy / morose | adjective | joy / temper | full of good humour | -
        2 | morose | cheerful / genial | adjective | joy / temper | bad-tempered and silent | -
        2 | dismal | bright / cheerful | adjective | joy / temper / interest / visible | gloomy | -
        1 | optimistic | pessimistic | adjective | joy / temper | hoping for the best | -
        2 | sullen | cheerful / good-humoured | adjective | joy / temper | silent and bad-tempered | -
        2 | blissful | miserable / wretched | adjective | joy / temper | perfectly happy | -
        2 | dejected | elated / cheerful | adjective | joy / temper | in low spirits | -
        2 | solemn | frivolous / light-hearted | adjective | joy / temper | grave and serious | -
        1 | serious | frivolous / flippant | adjective | joy / temper | thoughtful, not joking | -
        1 | garrulous | taciturn / reticent | adjective | speech / length | talking too much | -
        1 | taciturn | talkative / garrulous | adjective | speech / length | saying very little | -
        1 | reticent | talkative / communicative | adjective | speech / length | unwilling to speak | -
        3 | verbose | concise / succinct | adjective | speech / length | using too many words | -
        3 | succinct | verbose / lengthy | adjective | speech / length | short and clear | -
        2 | concise | lengthy / verbose | adjective | speech / length | short and to the point | -
        3 | laconic | verbose / wordy | adjective | speech / length | using few words | -
        3 | terse | verbose / long-winded | adjective | speech / length | short in words | -
        3 | prolix | brief / concise | adjective | speech / length | long and wordy | -
        3 | loquacious | taciturn / reserved | adjective | speech / length | talking a great deal | -
        1 | silent | noisy / loud | adjective | speech / length | making no sound | -
        2 | articulate | tongue-tied / inarticulate | adjective | speech / length | able to speak clearly | -
        1 | transient | permanent / lasting | adjective | time / length | lasting a short time | -
        1 | temporary | permanent / lasting | adjective | time / length | for a short time | -
        1 | ephemeral | eternal / everlasting | adjective | time / length | lasting a very short time | -
        2 | perpetual | temporary / transient | adjective | time / length | never ending | -
        2 | perennial | short-lived / fleeting | adjective | time / length | lasting for ever | -
        2 | eternal | temporal / momentary | adjective | time / length | without end | -
        2 | mortal | undying / immortal | adjective | time / length | that must die | -
        1 | ancient | modern / recent | adjective | time / length | very old | -
        2 | archaic | modern / contemporary | adjective | time / length | very old and out of use | -
        2 | obsolete | current / modern | adjective | time / length | no longer used | -
        2 | novel | stale / hackneyed | adjective | time / length | new | -
        2 | prior | subsequent / later | adjective | time / length | coming before | -
        2 | preceding | following / succeeding | adjective | time / length | coming before | -
        1 | former | latter | adjective | time / length | the first of two | -
        1 | initial | final / last | adjective | time / length | at the beginning | -
        2 | premature | delayed / overdue | adjective | time / length | before the proper time | -
        1 | punctual | late / tardy | adjective | time / length | at the right time | -
        2 | tardy | prompt / punctual | adjective | time / length | late or slow | -
        2 | senile | youthful / young | adjective | time / length | weak from old age | -
        1 | mature | immature | adjective | time / length | fully grown | -
        2 | juvenile | adult / mature | adjective | time / length | of the young | -
        2 | nocturnal | diurnal | adjective | time / length | active at night | -
        2 | chronic | acute | adjective | time / length | lasting long, as an illness | -
        2 | sporadic | regular / continuous | adjective | time / length / change | happening now and then | -
        2 | incessant | intermittent / occasional | adjective | time / length / change | without a pause | -
        1 | fickle | constant / steadfast | adjective | change / stable | often changing | -
        1 | capricious | steady / constant | adjective | change / stable | changing for no reason | -
        2 | volatile | stable | adjective | change / stable | likely to change suddenly | -
        1 | flexible | rigid / inflexible | adjective | change / stable | easily bent | -
        1 | rigid | flexible / pliable | adjective | change / stable | that cannot be bent | -
        2 | obstinate | flexible / yielding | adjective | change / stable | refusing to change one's mind | -
        1 | obdurate | yielding / compliant | adjective | change / stable | refusing to be persuaded | -
        2 | adamant | flexible / yielding | adjective | change / stable | refusing to change one's mind | -
        2 | static | dynamic | adjective | change / stable / activity | not moving | -
        1 | mobile | stationary / immobile | adjective | change / stable / activity | able to move | -
        2 | erratic | consistent / regular | adjective | change / stable | not regular | -
        2 | uniform | varied / variable | adjective | change / stable / same / interest | the same all through | -
        1 | fixed | movable / variable | adjective | change / stable | not moving | -
        2 | resolute | wavering / irresolute | adjective | change / stable | firm in purpose | -
        2 | conservative | progressive / radical | adjective | change / stable | against change | -
        2 | steadfast | wavering / fickle | adjective | change / stable | firm and not changing | -
        2 | tentative | definite / final | adjective | change / stable / doubt / time / clarity | not certain or fixed | -
        1 | permanent | temporary / transient | adjective | change / stable / time / length | lasting for ever | -
        2 | tenacious | yielding / irresolute | adjective | change / stable | holding on firmly | -
        1 | wise | foolish / unwise | adjective | mind | having good judgement | -
        1 | prudent | reckless / imprudent | adjective | mind / care | careful and sensible | -
        3 | sagacious | foolish / stupid | adjective | mind | wise | -
        2 | astute | naive / gullible | adjective | mind | quick to see an advantage | -
        2 | shrewd | foolish / naive | adjective | mind | clever in judging | -
        2 | ingenious | unimaginative / uninventive | adjective | mind | clever at making new things | -
        1 | literate | unlettered / illiterate | adjective | mind | able to read and write | -
        3 | erudite | ignorant / unlettered | adjective | mind | having great learning | -
        1 | ignorant | knowledgeable / learned | adjective | mind | lacking knowledge | -
        3 | obtuse | sharp / quick-witted | adjective | mind | slow to understand | -
        2 | gullible | sceptical / suspicious | adjective | mind / doubt | easily cheated | -
        2 | naive | sophisticated / worldly | adjective | mind | too ready to believe | -
        2 | adept | inept / unskilled | adjective | mind | very skilled | -
        2 | inept | skilful / competent | adjective | mind | having no skill | -
        3 | dexterous | clumsy / awkward | adjective | mind | skilful with the hands | -
        2 | clumsy | graceful / skilful | adjective | mind | awkward in movement | -
        2 | amateur | professional | adjective | mind | not paid or trained | -
        2 | absurd | sensible / reasonable | adjective | mind | against all reason | -
        1 | competent | incapable / incompetent | adjective | mind | able to do well | -
        1 | careful | careless / heedless | adjective | care / activity | taking care | -
        1 | meticulous | careless / slapdash | adjective | care / activity | careful about every detail | -
        1 | reckless | cautious / careful | adjective | care / activity | not caring about danger | -
        2 | rash | cautious / prudent | adjective | care / activity | acting too quickly | -
        2 | vigilant | careless / inattentive | adjective | care / activity | keeping careful watch | -
        2 | negligent | careful / attentive | adjective | care / activity | not giving enough care | -
        1 | cautious | reckless / rash | adjective | care / activity | careful to avoid danger | -
        2 | wary | heedless / unwary | adjective | care / activity | on guard | -
        2 | thorough | superficial / cursory | adjective | care / activity | done completely | -
        3 | cursory | thorough / detailed | adjective | care / activity | quick and not careful | -
        1 | tidy | messy / untidy | adjective | care / activity | neat | -
        3 | slovenly | neat / tidy | adjective | care / activity | careless of dress or work | -
        2 | deliberate | unintentional / accidental | adjective | care / activity | done on purpose | -
        2 | accidental | intentional / deliberate | adjective | care / activity | happening by chance | -
        1 | diligent | lazy / idle | adjective | activity / strength | hard-working | -
        1 | indolent | industrious / hard-working | adjective | activity / strength | lazy | -
        1 | lethargic | energetic / active | adjective | activity / strength | without energy | -
        2 | sluggish | brisk / quick | adjective | activity / strength | slow in movement | -
        2 | nimble | clumsy / sluggish | adjective | activity / strength / mind | quick and light in movement | -
        1 | active | passive / inactive | adjective | activity / strength | doing things | -
        2 | brisk | slow / sluggish | adjective | activity / strength | quick and full of energy | -
        1 | swift | slow / sluggish | adjective | activity / strength | moving very fast | -
        1 | hasty | slow / unhurried | adjective | activity / strength | done too fast | -
        2 | dormant | active | adjective | activity / strength | asleep, not active | -
        2 | inert | active / lively | adjective | activity / strength | without power to move | -
        3 | languid | energetic / vigorous | adjective | activity / strength | without energy | -
        1 | lively | dull / lifeless | adjective | activity / strength / interest | full of life | -
        2 | animate | lifeless / inanimate | adjective | activity / strength | having life | -
        3 | assiduous | idle / negligent | adjective | activity / strength | working with care | -
        2 | vivacious | dull / listless | adjective | activity / strength / interest | full of life | -
        2 | defunct | living / functioning | adjective | activity / strength | no longer existing | -
        1 | monotonous | varied / interesting | adjective | interest / beauty | dull because it never changes | -
        2 | tedious | interesting / exciting | adjective | interest / beauty | long and tiring | -
        2 | mundane | extraordinary / exciting | adjective | interest / beauty | ordinary | -
        2 | banal | original / fresh | adjective | interest / beauty | without new ideas | -
        2 | trite | original / fresh | adjective | interest / beauty | made dull by too much use | -
        1 | common | rare / uncommon | adjective | interest / beauty | found often | -
        1 | ordinary | exceptional / extraordinary | adjective | interest / beauty | usual | -
        1 | unique | common / commonplace | adjective | interest / beauty | the only one of its kind | -
        2 | bizarre | normal / ordinary | adjective | interest / beauty | very strange | -
        2 | eccentric | conventional / normal | adjective | interest / beauty | strange in behaviour | -
        2 | exotic | native / familiar | adjective | interest / beauty / place | from a distant land | -
        3 | insipid | tasty / flavoursome | adjective | interest / beauty | without taste | -
        3 | prosaic | imaginative / poetic | adjective | interest / beauty | without imagination | -
        2 | abnormal | usual / normal | adjective | interest / beauty | not usual | -
        2 | mediocre | excellent / outstanding | adjective | interest / beauty | neither good nor bad | -
        1 | exquisite | crude / coarse | adjective | beauty / kind | very beautiful and fine | -
        1 | hideous | beautiful / attractive | adjective | beauty / kind | very ugly | -
        2 | alluring | repulsive / repellent | adjective | beauty / kind | attractive | -
        2 | charming | repulsive / disagreeable | adjective | beauty / kind | very pleasing | -
        2 | repulsive | attractive / alluring | adjective | beauty / kind | causing disgust | -
        1 | pretty | ugly | adjective | beauty / kind | pleasant to look at | -
        2 | immaculate | dirty / soiled | adjective | beauty / kind | perfectly clean | -
        2 | filthy | clean / spotless | adjective | beauty / kind | very dirty | -
        1 | pure | adulterated / impure | adjective | beauty / kind / moral | not mixed | -
        3 | squalid | clean | adjective | beauty / kind | very dirty | -
        3 | abominable | delightful / pleasant | adjective | beauty / kind / joy | causing disgust | -
        2 | obnoxious | pleasant / agreeable | adjective | beauty / kind / joy | very unpleasant | -
        1 | pleasant | disagreeable / unpleasant | adjective | beauty / kind / joy | giving pleasure | -
        1 | delicious | unpalatable / distasteful | adjective | beauty / kind | very good to eat | -
        2 | fragrant | stinking / foul-smelling | adjective | beauty / kind | having a sweet smell | -
        1 | conspicuous | unnoticeable / inconspicuous | adjective | visible / clarity | easily seen | -
        1 | overt | secret / covert | adjective | visible / clarity | done openly | -
        1 | clandestine | open / aboveboard | adjective | visible / clarity | done in secret | -
        2 | latent | manifest / apparent | adjective | visible / clarity | present but hidden | -
        1 | secret | open / public | adjective | visible / clarity | not known to others | -
        2 | evident | hidden / concealed | adjective | visible / clarity | plain to see | -
        1 | transparent | opaque | adjective | visible / clarity | that can be seen through | -
        2 | opaque | transparent | adjective | visible / clarity | that cannot be seen through | -
        1 | bright | dim | adjective | visible / clarity | giving much light | -
        2 | luminous | dark / unlit | adjective | visible / clarity | giving light | -
        1 | visible | invisible | adjective | visible / clarity | that can be seen | -
        1 | external | internal | adjective | visible / clarity | on the outside | -
        2 | explicit | implicit / implied | adjective | visible / clarity | stated clearly | -
        1 | public | private | adjective | visible / clarity | open to all | -
        1 | lucid | confusing / unintelligible | adjective | clarity | easy to understand | -
        1 | vague | definite / precise | adjective | clarity | not clear | -
        1 | ambiguous | unequivocal / unambiguous | adjective | clarity | having more than one meaning | -
        2 | obscure | clear / plain | adjective | clarity | hard to understand | -
        2 | distinct | blurred / indistinct | adjective | clarity | clearly seen or heard | -
        2 | legible | unreadable / illegible | adjective | clarity | that can be read | -
        3 | abstruse | simple / comprehensible | adjective | clarity | hard to understand | -
        2 | precise | inexact / imprecise | adjective | clarity | exact | -
        1 | accurate | erroneous / inaccurate | adjective | clarity | without mistake | -
        2 | intelligible | incomprehensible / unintelligible | adjective | clarity | that can be understood | -
        2 | coherent | disjointed / incoherent | adjective | clarity | clear and hanging together | -
        2 | concrete | abstract | adjective | clarity | that can be touched | -
        2 | tangible | impalpable / intangible | adjective | clarity | that can be touched | -
        2 | specific | general | adjective | clarity | of one kind or thing | -
        2 | literal | figurative / metaphorical | adjective | clarity | in the plain sense of the words | -
        2 | complex | simple | adjective | clarity | made of many parts | -
        2 | intricate | simple / straightforward | adjective | clarity | having many small parts | -
        2 | crooked | straight | adjective | clarity | bent | -
        1 | dubious | certain / unquestionable | adjective | doubt / clarity | not certain | -
        2 | sceptical | trusting / convinced | adjective | doubt / clarity | not ready to believe | -
        2 | credible | unbelievable / implausible | adjective | doubt / clarity | that can be believed | -
        2 | incredible | believable / plausible | adjective | doubt / clarity | too strange to be believed | -
        2 | inevitable | avoidable | adjective | doubt / clarity | certain to happen | -
        2 | infallible | erring / fallible | adjective | doubt / clarity | never wrong | -
        1 | definite | uncertain / indefinite | adjective | doubt / clarity | fixed and clear | -
        2 | potential | actual | adjective | doubt / clarity | possible but not yet real | -
        3 | fallacious | sound / valid | adjective | doubt / clarity | based on a wrong idea | -
        2 | hypothetical | actual / real | adjective | doubt / clarity / honest | supposed for the sake of argument | -
        2 | relevant | unrelated / irrelevant | adjective | doubt / clarity | having to do with the matter | -
        2 | pertinent | irrelevant / inappropriate | adjective | doubt / clarity | having to do with the matter | -
        2 | subjective | objective | adjective | doubt / clarity | depending on one's own feelings | -
        1 | robust | weak / frail | adjective | strength | strong and healthy | -
        1 | feeble | strong / vigorous | adjective | strength | weak | -
        1 | frail | sturdy / robust | adjective | strength | weak and easily broken | -
        2 | vigorous | feeble / weak | adjective | strength | strong and active | -
        2 | fragile | sturdy / unbreakable | adjective | strength | easily broken | -
        2 | invincible | vulnerable / conquerable | adjective | strength | that cannot be defeated | -
        2 | vulnerable | protected / invulnerable | adjective | strength | easily hurt | -
        2 | potent | powerless / impotent | adjective | strength | having great power | -
        2 | brittle | tough / flexible | adjective | strength / change / stable | hard but easily broken | -
        2 | sturdy | flimsy / frail | adjective | strength | strong and solid | -
        2 | infirm | healthy / strong | adjective | strength | weak from age or illness | -
        2 | flimsy | solid / sturdy | adjective | strength | thin and weak | -
        2 | virile | effeminate / unmanly | adjective | strength | having manly strength | -
        2 | intense | mild / moderate | adjective | strength / kind | very strong | -
        3 | vehement | mild / apathetic | adjective | strength / kind / temper | showing strong feeling | -
        1 | harmful | harmless / beneficial | adjective | harm / strength | causing harm | -
        1 | detrimental | beneficial / advantageous | adjective | harm / strength | causing harm | -
        1 | noxious | harmless / wholesome | adjective | harm / strength | harmful to living things | -
        2 | benign | malignant / harmful | adjective | harm / strength / kind | gentle and harmless | -
        3 | pernicious | harmless / beneficial | adjective | harm / strength | very harmful | -
        2 | toxic | non-poisonous / harmless | adjective | harm / strength | poisonous | -
        2 | lethal | harmless / safe | adjective | harm / strength | able to kill | -
        1 | safe | dangerous / unsafe | adjective | harm / strength | free from danger | -
        2 | hazardous | safe / secure | adjective | harm / strength | dangerous | -
        2 | precarious | secure / safe | adjective | harm / strength | not safe | -
        2 | auspicious | ominous / inauspicious | adjective | harm / strength | promising success | -
        2 | ominous | auspicious / promising | adjective | harm / strength | threatening evil | -
        2 | favourable | adverse / unfavourable | adjective | harm / strength | giving help | -
        2 | adverse | favourable / beneficial | adjective | harm / strength | acting against | -
        1 | fatal | harmless / life-giving | adjective | harm / strength | causing death | -
        2 | hygienic | insanitary / unhealthy | adjective | harm / strength / beauty | clean and healthy | -
        2 | futile | useful / effective | adjective | harm / strength | having no result | -
        1 | effective | useless / ineffective | adjective | harm / strength | having the result wanted | -
        1 | arduous | easy / effortless | adjective | success / harm / clarity | needing much effort | -
        1 | victorious | defeated / vanquished | adjective | success / harm | having won | -
        1 | fertile | barren / infertile | adjective | success / harm | producing much | -
        1 | barren | fertile / productive | adjective | success / harm | producing nothing | -
        2 | prolific | unproductive / barren | adjective | success / harm | producing much | -
        2 | prosperous | unsuccessful / failing | adjective | success / harm / wealth | successful | -
        2 | feasible | impracticable / impossible | adjective | success / harm | that can be done | -
        2 | fruitful | fruitless / unproductive | adjective | success / harm | producing good results | -
        1 | homogeneous | heterogeneous / dissimilar | adjective | same | of one kind | -
        1 | identical | different / dissimilar | adjective | same | exactly alike | -
        2 | diverse | similar / identical | adjective | same | of many kinds | -
        2 | analogous | dissimilar / unlike | adjective | same | alike in some ways | -
        1 | equal | unequal | adjective | same | the same in size or number | -
        2 | unanimous | divided / split | adjective | same | with all agreeing | -
        2 | compatible | conflicting / incompatible | adjective | same | able to exist together | -
        2 | biased | impartial / unbiased | adjective | same / moral / honest | favouring one side | -
        2 | partial | unbiased / impartial | adjective | same / moral / honest / quantity | favouring one side | -
        1 | adjacent | distant / remote | adjective | place | lying next to | -
        2 | remote | near / nearby | adjective | place | far away | -
        1 | native | foreign / alien | adjective | place / interest | belonging to a place by birth | -
        1 | rural | urban | adjective | place | of the country | -
        1 | urban | rural | adjective | place | of the town | -
        1 | horizontal | vertical | adjective | place | flat, like the horizon | -
        1 | domestic | foreign / wild | adjective | place | of the home or country | -
        2 | indigenous | foreign / alien | adjective | place | born in the land | -
        2 | celestial | earthly / terrestrial | adjective | place | of the sky or heaven | -
        2 | arid | wet / humid | adjective | matter | very dry | -
        2 | humid | dry / arid | adjective | matter | damp | -
        1 | smooth | rough / uneven | adjective | matter / kind | even to the touch | -
        1 | blunt | sharp / pointed | adjective | matter / mind | without an edge | -
        1 | hollow | solid | adjective | matter / strength | empty inside | -
        1 | shallow | deep | adjective | matter / care | not deep | -
        2 | slack | tight / taut | adjective | matter / kind / change | loose | -
        2 | coarse | fine / smooth | adjective | matter / beauty / manner | rough | -
        1 | ripe | raw / unripe | adjective | matter | ready to be eaten | -
        1 | steep | gradual | adjective | matter | rising sharply | -
        2 | convex | concave | adjective | matter | curved outwards | -
        1 | bitter | sweet | adjective | matter | having a sharp taste | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Oxford Thesaurus of English'],
      rows: `
        1 | increase | decrease / reduce | verb | increase | to make more | -
        1 | augment | diminish / reduce | verb | increase | to make greater | -
        1 | amplify | reduce / lessen | verb | increase | to make larger or stronger | -
        1 | expand | contract / shrink | verb | increase | to become larger | -
        1 | enlarge | reduce / shrink | verb | increase | to make larger | -
        2 | abate | intensify / increase | verb | increase | to become less strong | -
        2 | diminish | increase / grow | verb | increase | to become less | -
        2 | curtail | extend / lengthen | verb | increase | to cut short | -
        2 | dwindle | grow / increase | verb | increase | to become gradually less | -
        2 | exaggerate | understate / minimise | verb | increase | to make seem greater than it is | -
        2 | inflate | deflate | verb | increase | to fill with air | -
        2 | dilute | concentrate / strengthen | verb | increase | to make thinner with water | -
        2 | elongate | shorten / abbreviate | verb | increase | to make longer | -
        2 | accelerate | decelerate / retard | verb | increase | to go faster | -
        1 | multiply | decrease | verb | increase | to increase in number | -
        1 | ascend | descend | verb | increase | to go up | -
        2 | elevate | lower / degrade | verb | increase / praise | to raise or lift | -
        2 | soar | plummet / plunge | verb | increase | to rise high | -
        2 | prolong | shorten / curtail | verb | increase | to make longer | -
        2 | subside | rise / intensify | verb | increase | to sink to a lower level | -
        2 | enhance | diminish / reduce | verb | increase | to raise in quality | -
        2 | enrich | impoverish | verb | increase | to make rich | -
        2 | replenish | deplete / empty | verb | increase | to fill again | -
        2 | aggravate | alleviate / mitigate | verb | increase / mood | to make worse | -
        1 | alleviate | aggravate / worsen | verb | increase / mood | to make less painful | -
        2 | mitigate | aggravate / intensify | verb | increase / mood | to make less severe | -
        2 | deteriorate | improve | verb | increase | to become worse | -
        2 | fortify | weaken | verb | increase | to make strong | -
        1 | strengthen | weaken | verb | increase | to make strong | -
        3 | ameliorate | worsen / deteriorate | verb | increase | to make better | -
        1 | praise | blame / criticise | verb | praise | to speak well of | -
        1 | extol | denounce / condemn | verb | praise | to praise highly | -
        1 | laud | criticise / condemn | verb | praise | to praise | -
        2 | commend | censure / condemn | verb | praise | to praise | -
        2 | censure | praise / commend | verb | praise | to blame strongly | -
        2 | denounce | praise / commend | verb | praise | to speak against in public | -
        2 | belittle | praise / exalt | verb | praise | to make seem unimportant | -
        3 | exalt | degrade / humiliate | verb | praise | to raise in rank or praise | -
        2 | glorify | condemn / vilify | verb | praise | to praise highly | -
        3 | disparage | praise / compliment | verb | praise | to speak of as of little value | -
        2 | applaud | boo / jeer | verb | praise | to clap in praise | -
        2 | condemn | approve / commend | verb | praise | to express strong disapproval | -
        2 | rebuke | praise / commend | verb | praise | to scold sharply | -
        1 | reward | punish / penalise | verb | praise | to give for good work | -
        1 | honour | disgrace / dishonour | verb | praise | to show respect to | -
        2 | revere | despise / scorn | verb | praise | to respect deeply | -
        3 | venerate | despise / dishonour | verb | praise | to respect deeply | -
        2 | ridicule | respect / praise | verb | praise | to make fun of | -
        1 | respect | despise / disrespect | verb | praise | to think highly of | -
        1 | adore | detest / hate | verb | praise | to love deeply | -
        1 | abhor | love / admire | verb | praise | to hate very much | -
        2 | detest | love / adore | verb | praise | to hate strongly | -
        2 | loathe | love / like | verb | praise | to hate greatly | -
        1 | admire | despise / dislike | verb | praise | to look at with pleasure and respect | -
        2 | despise | admire / respect | verb | praise | to look down on | -
        2 | flatter | insult / offend | verb | praise | to praise too much | -
        1 | acquit | convict / condemn | verb | guilt / praise | to declare not guilty | -
        1 | exonerate | incriminate / convict | verb | guilt / praise | to free from blame | -
        3 | absolve | blame / accuse | verb | guilt / praise | to free from guilt | -
        1 | forgive | punish / blame | verb | guilt / praise | to stop being angry with | -
        2 | condone | punish / condemn | verb | guilt / praise | to overlook a wrong | -
        1 | accuse | absolve / exonerate | verb | guilt / praise | to say that someone has done wrong | -
        3 | vindicate | incriminate / convict | verb | guilt / praise | to prove to be right | -
        2 | liberate | enslave / imprison | verb | guilt / praise | to set free | -
        2 | emancipate | enslave / subjugate | verb | guilt / praise | to set free | -
        1 | release | detain / imprison | verb | guilt / praise | to set free | -
        1 | arrest | release / free | verb | guilt / praise | to take by the law | -
        1 | capture | release / free | verb | guilt / praise | to take prisoner | -
        1 | permit | forbid / prohibit | verb | allow / guilt | to allow | -
        1 | prohibit | permit / allow | verb | allow / guilt | to forbid by law | -
        1 | ban | allow / permit | verb | allow / guilt | to forbid officially | -
        2 | sanction | prohibit / ban | verb | allow / guilt | to give official permission | -
        2 | hinder | help / assist | verb | allow / guilt | to get in the way of | -
        2 | impede | facilitate / assist | verb | allow / guilt | to get in the way of | -
        2 | facilitate | hinder / obstruct | verb | allow / guilt | to make easier | -
        1 | encourage | discourage / dissuade | verb | allow / guilt | to give hope or courage | -
        2 | deter | encourage / persuade | verb | allow / guilt | to keep from acting by fear | -
        2 | persuade | dissuade / deter | verb | allow / guilt | to make do by giving reasons | -
        1 | support | oppose / resist | verb | allow / guilt | to hold up or help | -
        2 | thwart | aid / assist | verb | allow / guilt | to keep from succeeding | -
        2 | obstruct | facilitate / aid | verb | allow / guilt | to block | -
        1 | assist | hinder / obstruct | verb | allow / guilt | to help | -
        2 | nurture | neglect / starve | verb | allow / guilt | to care for while growing | -
        2 | neglect | cherish / tend | verb | allow / guilt | to take no care of | -
        1 | protect | endanger / expose | verb | allow / guilt | to keep safe | -
        2 | resist | yield / submit | verb | allow / guilt | to stand against | -
        2 | yield | resist / withstand | verb | allow / guilt | to give way | -
        1 | surrender | resist / withstand | verb | allow / guilt | to give oneself up | -
        1 | retreat | advance | verb | allow / guilt | to go back before an enemy | -
        1 | defend | attack / assail | verb | allow / guilt | to guard against attack | -
        2 | rebel | obey / submit | verb | allow / guilt | to rise against authority | -
        1 | accept | reject / refuse | verb | accept / allow / praise | to take what is offered | -
        1 | deny | admit / affirm | verb | accept / allow / praise | to say that it is not so | -
        2 | affirm | deny / contradict | verb | accept / allow / praise | to say firmly that it is so | -
        2 | refute | confirm / prove | verb | accept / allow / praise | to prove to be wrong | -
        2 | concede | deny / dispute | verb | accept / allow / praise | to admit to be true | -
        1 | agree | differ / disagree | verb | accept / allow / praise | to have the same opinion | -
        2 | acknowledge | deny / disown | verb | accept / allow / praise | to admit the truth of | -
        3 | repudiate | accept / acknowledge | verb | accept / allow / praise | to refuse to accept | -
        1 | approve | reject / disapprove | verb | accept / allow / praise | to think well of | -
        2 | ratify | reject / veto | verb | accept / allow / praise | to confirm formally | -
        2 | concur | disagree / dissent | verb | accept / allow / praise | to have the same opinion | -
        2 | embrace | shun / reject | verb | accept / allow / praise | to take up gladly | -
        1 | avoid | confront / face | verb | accept / allow / praise | to keep away from | -
        2 | shun | seek / welcome | verb | accept / allow / praise | to keep away from | -
        2 | renounce | claim / retain | verb | accept / allow / praise | to give up formally | -
        2 | relinquish | retain / keep | verb | accept / allow / praise | to give up | -
        1 | abandon | retain / keep | verb | accept / allow / praise | to leave for ever | -
        1 | adopt | discard / reject | verb | accept / allow / praise | to take as one's own | -
        2 | discard | retain / keep | verb | accept / allow / praise | to throw away | -
        2 | forsake | retain / keep | verb | accept / allow / praise | to leave altogether | -
        1 | begin | end / finish | verb | begin / existence | to start | -
        1 | commence | conclude / finish | verb | begin / existence | to begin | -
        2 | terminate | initiate / begin | verb | begin / existence | to bring to an end | -
        1 | continue | cease / discontinue | verb | begin / existence | to go on doing | -
        2 | cease | continue / persist | verb | begin / existence | to stop | -
        2 | initiate | conclude / terminate | verb | begin / existence | to cause to begin | -
        1 | postpone | expedite | verb | begin / existence | to put off to a later time | -
        3 | procrastinate | expedite / hasten | verb | begin / existence | to put off doing | -
        2 | expedite | delay / hinder | verb | begin / existence / allow | to make faster | -
        2 | hasten | delay / dawdle | verb | begin / existence | to go or make go faster | -
        1 | delay | hasten / expedite | verb | begin / existence | to make late | -
        2 | abolish | establish / institute | verb | begin / existence | to put an end to | -
        2 | annul | validate / confirm | verb | begin / existence / accept | to declare to have no force | -
        2 | revoke | enact / uphold | verb | begin / existence / accept | to take back a law | -
        1 | arrive | depart / leave | verb | begin / existence | to reach a place | -
        1 | emerge | disappear / vanish | verb | begin / existence | to come out | -
        1 | appear | vanish / disappear | verb | begin / existence | to come into sight | -
        1 | enter | exit / leave | verb | begin / existence | to go in | -
        2 | conserve | squander / waste | verb | begin / existence / accept | to keep from being used up | -
        2 | squander | save / hoard | verb | begin / existence / accept | to spend foolishly | -
        1 | preserve | destroy / ruin | verb | begin / existence / accept | to keep safe | -
        1 | create | destroy / annihilate | verb | existence / increase | to make | -
        1 | destroy | create / construct | verb | existence / increase | to ruin completely | -
        1 | construct | demolish / destroy | verb | existence / increase | to build | -
        2 | demolish | build / construct | verb | existence / increase | to pull down | -
        1 | survive | perish / die | verb | existence / increase | to go on living | -
        2 | kindle | extinguish / quench | verb | existence / increase | to set fire to | -
        2 | ignite | extinguish / quench | verb | existence / increase | to set fire to | -
        2 | revive | wither / die | verb | existence / increase | to bring back to life | -
        2 | flourish | decline / wither | verb | existence / increase | to grow well | -
        2 | thrive | languish / decline | verb | existence / increase | to grow well | -
        2 | assemble | dismantle / disperse | verb | existence / increase / join | to put together | -
        1 | repair | damage / break | verb | existence / increase | to mend | -
        1 | unite | divide / separate | verb | join | to join together | -
        1 | gather | scatter / disperse | verb | join | to bring together | -
        1 | scatter | gather / collect | verb | join | to throw in all directions | -
        2 | converge | diverge / separate | verb | join | to come together at a point | -
        1 | attach | detach / unfasten | verb | join | to fasten | -
        1 | combine | separate / split | verb | join | to put together | -
        2 | disperse | assemble / gather | verb | join | to go in different directions | -
        1 | fasten | loosen / untie | verb | join | to make firm | -
        2 | accumulate | scatter / dissipate | verb | join | to gather over time | -
        2 | sever | unite / join | verb | join | to cut off | -
        1 | tighten | loosen / slacken | verb | join | to make tighter | -
        1 | include | exclude / omit | verb | join / accept | to have as a part | -
        1 | mix | separate / sort | verb | join | to put together | -
        2 | entangle | extricate / disentangle | verb | join | to catch in a net | -
        1 | reveal | conceal / hide | verb | show | to make known | -
        1 | conceal | reveal / disclose | verb | show | to hide | -
        1 | divulge | conceal / hide | verb | show | to make known a secret | -
        2 | disclose | conceal / hide | verb | show | to make known | -
        1 | expose | cover / conceal | verb | show / allow | to uncover | -
        2 | clarify | confuse / obscure | verb | show | to make clear | -
        1 | simplify | complicate | verb | show / allow | to make easier | -
        1 | remember | forget | verb | show | to keep in the mind | -
        2 | recollect | forget | verb | show | to call back to mind | -
        2 | bewilder | enlighten / clarify | verb | show | to confuse completely | -
        1 | publish | suppress / withhold | verb | show / allow | to make known to all | -
        2 | deceive | enlighten | verb | show | to make believe what is false | -
        1 | trust | suspect / distrust | verb | show | to believe in | -
        1 | believe | doubt / disbelieve | verb | show | to take to be true | -
        1 | pacify | provoke / enrage | verb | mood | to make calm | -
        1 | appease | provoke / enrage | verb | mood | to make calm by giving what is wanted | -
        2 | soothe | agitate / irritate | verb | mood | to make calm | -
        2 | placate | enrage / anger | verb | mood | to stop from being angry | -
        2 | irritate | soothe / placate | verb | mood | to make a little angry | -
        1 | delight | displease / sadden | verb | mood / praise | to please very much | -
        1 | attract | repel | verb | mood | to draw near | -
        2 | entice | repel / discourage | verb | mood / allow | to lead on by hope of pleasure | -
        2 | fascinate | bore / repel | verb | mood | to interest greatly | -
        1 | rejoice | mourn / lament | verb | mood | to feel great joy | -
        2 | lament | rejoice / celebrate | verb | mood | to feel great sorrow | -
        2 | mourn | rejoice / celebrate | verb | mood | to feel sorrow for the dead | -
        1 | weep | laugh / smile | verb | mood | to shed tears | -
        1 | frighten | reassure / embolden | verb | mood | to make afraid | -
        2 | console | distress / sadden | verb | mood | to comfort in sorrow | -
        2 | harass | comfort / soothe | verb | mood | to trouble again and again | -
        1 | purify | contaminate / pollute | verb | soil | to make clean or pure | -
        1 | pollute | purify / clean | verb | soil | to make dirty | -
        2 | contaminate | purify / cleanse | verb | soil | to make dirty or poisonous | -
        1 | freeze | melt / thaw | verb | soil | to turn to ice | -
        1 | borrow | lend | verb | soil | to take for a time | -
        1 | export | import | verb | soil | to send out of the country | -
        1 | win | lose | verb | soil / existence | to be the first or best | -
        1 | succeed | fail | verb | soil / existence | to do what one tried to do | -
        1 | ask | answer / reply | verb | soil | to put a question | -
        1 | deposit | withdraw | verb | soil | to put in a bank | -
        1 | push | pull | verb | soil | to press forward | -
      `,
    },
    {
      sources: ['Concise Oxford English Dictionary', 'Oxford Thesaurus of English'],
      rows: `
        1 | joy | sorrow / grief | noun | joy | great happiness | -
        1 | bliss | misery / sorrow | noun | joy | perfect happiness | -
        1 | grief | joy / happiness | noun | joy | deep sadness | -
        2 | mirth | sadness / gloom | noun | joy | laughter and gaiety | -
        2 | despair | hope | noun | joy | loss of all hope | -
        2 | agony | ecstasy / pleasure | noun | joy | great pain | -
        2 | anguish | joy / comfort | noun | joy | great pain of mind | -
        1 | friend | foe / enemy | noun | friend | one who is liked and trusted | -
        1 | amity | enmity / hostility | noun | friend | friendship | -
        2 | enmity | friendship / amity | noun | friend | hatred | -
        2 | animosity | friendliness / goodwill | noun | friend | a feeling of hatred | -
        2 | ally | enemy / adversary | noun | friend | a partner in war | -
        2 | adversary | ally / supporter | noun | friend | an opponent | -
        2 | malice | kindness / benevolence | noun | friend | the wish to hurt others | -
        2 | harmony | discord / conflict | noun | friend | agreement | -
        2 | discord | harmony / concord | noun | friend | disagreement | -
        2 | affection | hatred / aversion | noun | friend | love | -
        3 | antipathy | liking / fondness | noun | friend | a strong dislike | -
        1 | peace | war / conflict | noun | friend | freedom from war | -
        1 | cruelty | kindness / mercy | noun | friend | causing pain on purpose | -
        2 | hospitality | hostility / unfriendliness | noun | friend | kind treatment of guests | -
        1 | love | hatred / hate | noun | friend | strong liking | -
        1 | union | separation / division | noun | friend | the act of joining | -
        1 | abundance | scarcity / dearth | noun | plenty | more than enough | -
        1 | dearth | abundance / plenty | noun | plenty | a lack | -
        2 | affluence | poverty / penury | noun | plenty | wealth | -
        3 | penury | wealth / affluence | noun | plenty | great poverty | -
        2 | surplus | deficit / shortage | noun | plenty | more than is needed | -
        2 | scarcity | abundance / plenty | noun | plenty | a lack | -
        1 | profit | loss | noun | plenty | gain in business | -
        2 | extravagance | thrift / economy | noun | plenty | wasteful spending | -
        1 | majority | minority | noun | plenty | the greater number | -
        1 | growth | decline / decay | noun | plenty | the act of growing | -
        1 | virtue | vice / evil | noun | virtue | moral goodness | -
        1 | vice | virtue | noun | virtue | an evil habit | -
        2 | integrity | dishonesty / corruption | noun | virtue | firmness in honesty | -
        2 | sincerity | hypocrisy / insincerity | noun | virtue | meaning what one says | -
        1 | truth | falsehood / lie | noun | virtue | what is true | -
        1 | fact | fiction / falsehood | noun | virtue | what is known to be true | -
        1 | loyalty | treachery / disloyalty | noun | virtue | faithfulness | -
        1 | innocence | guilt | noun | virtue | freedom from guilt | -
        2 | humility | pride / arrogance | noun | virtue | freedom from pride | -
        2 | arrogance | humility / modesty | noun | virtue | unpleasant pride | -
        1 | fame | obscurity / infamy | noun | virtue | being known to many | -
        2 | valour | cowardice / timidity | noun | virtue | bravery | -
        2 | merit | fault / demerit | noun | virtue | a good quality | -
        1 | courage | cowardice / fear | noun | virtue | bravery | -
        1 | chaos | order / orderliness | noun | order / friend | complete disorder | -
        2 | anarchy | order / law | noun | order / friend | absence of rule | -
        2 | turmoil | peace / tranquillity | noun | order / friend | a state of confusion | -
        2 | clamour | silence / quiet | noun | order / friend | loud noise | -
        1 | freedom | slavery / bondage | noun | order / friend | being free | -
        2 | bondage | freedom / liberty | noun | order / friend | slavery | -
        2 | clarity | obscurity / vagueness | noun | order / friend / virtue | clearness | -
        1 | beginning | end / ending | noun | time | the start | -
        1 | birth | death | noun | time | coming into life | -
        2 | zenith | nadir | noun | time | the highest point | -
        2 | ascent | descent | noun | time | going up | -
        2 | prologue | epilogue | noun | time | an opening part of a play | -
        1 | victory | defeat | noun | time | the winning of a fight | -
        1 | success | failure | noun | time | the getting of what one tried for | -
        1 | arrival | departure | noun | time | coming to a place | -
        1 | dawn | dusk | noun | time | the first light of day | -
        1 | past | future | noun | time | the time gone by | -
        1 | ancestor | descendant | noun | time | one from whom one comes | -
        1 | progress | regress / decline | noun | time / plenty | going forward | -
        2 | summit | base / foot | noun | time | the top of a hill | -
        1 | wisdom | folly / stupidity | noun | mindn | good judgement | -
        1 | knowledge | ignorance | noun | mindn | what one knows | -
        1 | theory | practice | noun | mindn | ideas as against action | -
        2 | plaintiff | defendant | noun | role | one who brings a case to court | -
        1 | employer | employee | noun | role | one who gives work | -
        2 | asset | liability | noun | role | something of value owned | -
        2 | optimist | pessimist | noun | role | one who hopes for the best | -
        2 | introvert | extrovert | noun | role | a person turned inwards | -
        2 | miser | spendthrift | noun | role | one who hoards money | -
      `,
    },
  ],
})
