/** Everyday words that papers ask for: word | words of the same meaning | words of the opposite meaning. */
export const commonWords = `
abundant | plentiful, ample, copious, profuse | scarce, meagre, insufficient
abandon | leave, desert, forsake, give up | keep, retain, continue
absent | away, missing | present
accept | receive, agree | reject, refuse, decline
accurate | correct, exact, precise | inaccurate, wrong, incorrect
admire | respect, appreciate, praise | despise, dislike, condemn
advance | progress, move forward | retreat, recede
adversity | misfortune, hardship, difficulty, misery | prosperity, fortune
afraid | scared, frightened, fearful | brave, fearless, bold
aggressive | hostile, violent | peaceful, gentle, submissive
agree | consent, assent, concur | disagree, differ, refuse
alien | foreign, stranger | native
alive | living | dead
ancient | old, antique | modern, new, recent
anger | rage, wrath, fury, ire | calmness, patience
annoy | irritate, vex, bother | please, soothe
apparent | obvious, evident, clear | hidden, obscure
arrive | reach, come | depart, leave
arrogant | haughty, proud, conceited | humble, modest
artificial | synthetic, fake, man-made | natural, genuine
ascend | climb, rise, go up | descend, fall
attack | assault | defend, protect
attract | draw, entice, allure | repel
authentic | genuine, real, original | fake, false, counterfeit
barren | unproductive, infertile, sterile | fertile, productive
beautiful | pretty, lovely, attractive | ugly
begin | start, commence | end, finish
benevolent | kind, generous, charitable | malevolent, cruel, unkind
big | large, huge | small, little, tiny
bitter | acrid | sweet
blunt | dull | sharp
bold | daring, brave, fearless | timid, cowardly, shy
brave | courageous, bold, valiant, fearless | cowardly, timid, coward
brief | short, concise, succinct | long, lengthy
bright | shining, brilliant | dull, dim, dark
calm | peaceful, quiet, tranquil, serene | agitated, disturbed, stormy, violent
candid | frank, honest, straightforward | secretive, evasive, dishonest
careful | cautious, alert | careless
cheap | inexpensive | costly, expensive, dear
cheerful | happy, joyful, merry | gloomy, sad, depressed
clever | intelligent, smart | foolish, stupid, dull
compulsory | obligatory, mandatory | optional, voluntary
conceal | hide | reveal, disclose, expose
confess | admit, acknowledge | deny
confident | sure, certain | doubtful, diffident
conquer | defeat, vanquish | surrender
construct | build | destroy, demolish
contract | shrink, reduce | expand
courage | bravery, valour | cowardice, fear
create | make, produce | destroy
cruel | brutal, merciless, ruthless | kind, merciful, gentle
danger | peril, hazard, risk | safety, security
dawn | daybreak, sunrise | dusk
decrease | reduce, diminish, lessen | increase
deep | profound | shallow
defeat | conquer, beat | victory
demolish | destroy | build, construct
deny | refuse, contradict | admit, accept, affirm
difficult | hard, tough | easy, simple
diligent | hardworking, industrious | lazy, idle
dirty | filthy, unclean | clean
distant | far, remote | near, close
doubtful | uncertain | certain, sure
eager | keen, enthusiastic | indifferent, reluctant
early | - | late
earn | - | spend
easy | simple, effortless | difficult, hard
empty | vacant, void | full
encourage | inspire, motivate | discourage
enemy | foe, adversary, opponent | friend
enormous | huge, gigantic, immense, vast | tiny, small
entire | whole, complete, total | partial
eternal | everlasting, endless, perpetual | temporary, brief, mortal
expand | enlarge, extend, grow | contract, shrink
expensive | costly, dear | cheap, inexpensive
exterior | outside | interior
extravagant | wasteful, lavish | economical, thrifty, frugal
fake | false, counterfeit | genuine, real
famous | renowned, well-known, celebrated, eminent | unknown, obscure
fast | quick, rapid, swift | slow
fat | - | thin, lean
fertile | productive, fruitful | barren, sterile, infertile
feeble | weak, frail | strong, robust
flexible | elastic, pliable | rigid, stiff
foolish | silly, stupid | wise, sensible
forbid | prohibit, ban | permit, allow
foreign | alien | native
fragile | delicate, brittle, breakable | strong, sturdy, tough
freedom | liberty, independence | slavery, bondage
frequent | regular, repeated | rare, infrequent
friend | companion, mate | enemy, foe
future | - | past
generous | liberal, charitable | mean, stingy, miserly, selfish
gentle | mild, soft, kind | harsh, rough, rude
genuine | real, authentic | fake, false, spurious
gigantic | huge, enormous, colossal | tiny, small
gloomy | dark, dismal, sad | bright, cheerful
guilty | - | innocent
happy | glad, joyful, cheerful | sad, unhappy, sorrowful
hard | difficult, tough | soft, easy
harmful | injurious, damaging | harmless, beneficial
hate | detest, loathe, dislike | love
heaven | paradise | hell
help | assist, aid | hinder
honest | truthful, upright | dishonest
horizontal | - | vertical
hostile | unfriendly, antagonistic | friendly
huge | enormous, gigantic, vast, immense | tiny, small
humble | modest, meek | proud, arrogant
idle | lazy, inactive | busy, active, industrious
ignorant | unaware, uninformed | aware, learned, knowledgeable
illegal | unlawful, illicit | legal, lawful
immense | huge, vast, enormous | tiny
important | significant, vital | trivial, unimportant
include | contain | exclude
increase | raise, grow | decrease, reduce
inferior | lower | superior
initial | first, beginning | final
innocent | guiltless | guilty
interior | inside | exterior
joy | delight, happiness | sorrow, grief
junior | - | senior
keen | eager | indifferent
kind | gentle, benevolent | cruel, unkind
knowledge | learning, wisdom | ignorance
lazy | idle, indolent, sluggish | active, hardworking, industrious, energetic
lenient | mild, tolerant, merciful | strict, severe, harsh
liberty | freedom | slavery, bondage
logical | rational | illogical
loyal | faithful | disloyal, treacherous
maximum | - | minimum
melancholy | sadness, sorrow | joy, happiness, cheerfulness
mild | gentle | severe, harsh
miser | - | spendthrift
misery | sorrow, suffering | happiness, joy
modern | new, contemporary | ancient, old
modest | humble | proud, arrogant, vain
natural | - | artificial
neat | tidy, clean | untidy
noisy | loud | quiet, silent
obedient | dutiful, compliant | disobedient
obscure | unclear, vague | clear, obvious
obvious | clear, evident, apparent | hidden, obscure
optimist | - | pessimist
optional | voluntary | compulsory
peace | harmony | war
permanent | lasting | temporary
permit | allow | forbid, prohibit
pessimistic | hopeless | optimistic
poor | needy | rich
powerful | strong, mighty | weak, powerless
praise | commend, applaud | blame, condemn, criticise
precious | valuable | worthless
pride | - | humility
profit | gain, benefit | loss
prosperity | success, affluence | adversity
proud | haughty, arrogant | humble
public | - | private
punish | penalise | reward
pure | - | impure
purchase | buy | sell
quick | fast, rapid, swift | slow
quiet | silent, calm | noisy, loud
rapid | fast, quick, swift | slow
rare | uncommon, unusual, scarce | common
real | actual, genuine | false, unreal
rebel | revolt | obey
reduce | decrease, lessen | increase
reject | refuse, decline | accept
reluctant | unwilling, hesitant | willing, eager
remember | recall, recollect | forget
repel | - | attract
reveal | disclose, expose, show | hide, conceal
rich | wealthy, affluent | poor
rigid | stiff, inflexible | flexible
rough | uneven | smooth
rude | impolite, discourteous | polite, courteous
sad | unhappy, sorrowful, gloomy | happy
safe | secure | dangerous, unsafe
scarce | rare, insufficient | abundant, plentiful
secret | hidden | open, public
severe | harsh, strict | mild, lenient
shallow | - | deep
sharp | keen | blunt
shrink | contract | expand
silent | quiet | noisy
sincere | genuine, honest | insincere
slow | sluggish | fast, quick
smooth | even | rough
sorrow | grief, sadness | joy
stern | strict, severe | lenient
strange | unusual, odd | familiar
strength | power, force | weakness
strong | powerful, sturdy | weak
success | achievement, triumph | failure
sufficient | enough, adequate | insufficient, inadequate
superior | better | inferior
sympathy | compassion, pity | -
tall | high | short
temporary | transient, short-lived, momentary | permanent
tiny | minute, small | huge, gigantic
transparent | clear | opaque
tremendous | huge, enormous | -
trivial | unimportant, insignificant | important, significant
true | correct | false
ugly | unattractive | beautiful
unite | join, combine | separate, divide
universal | global | local
urban | - | rural
vacant | empty, unoccupied | full, occupied
vague | unclear | clear, definite
vast | huge, immense | small, tiny
vertical | - | horizontal
victory | triumph, win | defeat
virtue | goodness | vice
visible | - | invisible
voluntary | - | compulsory
weak | feeble, frail | strong
wealth | riches, fortune | poverty
wicked | evil | virtuous, good
wisdom | - | folly, stupidity
wise | sensible, prudent | foolish
wonderful | marvellous, amazing | -
`

/** Plurals that do not just take an s, as 'one | many'. */
export const plurals = `
ox | oxen
child | children
man | men
woman | women
foot | feet
tooth | teeth
goose | geese
mouse | mice
louse | lice
person | people
sheep | sheep
deer | deer
series | series
species | species
aircraft | aircraft
leaf | leaves
knife | knives
wife | wives
life | lives
wolf | wolves
calf | calves
half | halves
thief | thieves
loaf | loaves
shelf | shelves
self | selves
roof | roofs
proof | proofs
chief | chiefs
cliff | cliffs
hero | heroes
potato | potatoes
tomato | tomatoes
mango | mangoes / mangos
echo | echoes
photo | photos
piano | pianos
radio | radios
crisis | crises
analysis | analyses
basis | bases
thesis | theses
oasis | oases
hypothesis | hypotheses
diagnosis | diagnoses
axis | axes
phenomenon | phenomena
criterion | criteria
datum | data
bacterium | bacteria
medium | media / mediums
curriculum | curricula / curriculums
stratum | strata
alumnus | alumni
radius | radii
nucleus | nuclei
fungus | fungi / funguses
stimulus | stimuli
syllabus | syllabuses / syllabi
index | indices / indexes
formula | formulae / formulas
larva | larvae
vertebra | vertebrae
city | cities
lady | ladies
baby | babies
country | countries
story | stories
fly | flies
army | armies
monkey | monkeys
key | keys
toy | toys
box | boxes
bus | buses
class | classes
dish | dishes
watch | watches
church | churches
match | matches
glass | glasses
brother-in-law | brothers-in-law
sister-in-law | sisters-in-law
mother-in-law | mothers-in-law
father-in-law | fathers-in-law
son-in-law | sons-in-law
daughter-in-law | daughters-in-law
commander-in-chief | commanders-in-chief
passer-by | passers-by
looker-on | lookers-on
`

/** Male words with their female ones. */
export const genders = `
actor | actress
bachelor | spinster
boy | girl
bridegroom | bride
brother | sister
buck | doe
bull | cow
bullock | heifer
cock | hen
colt | filly
dog | bitch
drake | duck
drone | bee / queen bee
duke | duchess
emperor | empress
father | mother
fox | vixen
gander | goose
gentleman | lady
god | goddess
heir | heiress
hero | heroine
horse | mare
host | hostess
hunter | huntress
husband | wife
king | queen
lad | lass
landlord | landlady
lion | lioness
man | woman
monk | nun
nephew | niece
ox | cow
peacock | peahen
poet | poetess
priest | priestess
prince | princess
ram | ewe
sir | madam
son | daughter
stag | hind / doe
stallion | mare
steward | stewardess
sultan | sultana
tiger | tigress
tutor | governess
uncle | aunt
waiter | waitress
widower | widow
wizard | witch
`
