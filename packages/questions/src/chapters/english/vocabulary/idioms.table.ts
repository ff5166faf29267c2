import { defineTable } from '../../../kit/facts/define-table.ts'

/**
 * Idioms in the sense in which papers ask them. Idioms of nearly the same meaning share a sense and are never
 * offered together.
 */
export const idioms = defineTable({
  id: 'idioms',
  about: 'idioms and phrases',
  header: 'Idiom',
  concepts: ['idioms'],
  columns: {
    meaning: {
      header: 'Meaning',
      kind: 'text',
      ask: ["What does '{name}' mean?", "The idiom '{name}' means:"],
      askBack: ['Which of the following idioms means “{value}”?', 'Which of the following means “{value}”?'],
      say: "'{name}' means “{value}”",
    },
    kind: { header: 'Kind', kind: 'text' },
    sense: { header: 'Sense', kind: 'text' },
  },
  apart: ['sense'],
  alike: ['kind'],
  shapes: ['direct', 'inverse', 'wrong pair', 'match'],
  parts: [
    {
      sources: ['Oxford Dictionary of Idioms', 'Cambridge International Dictionary of Idioms'],
      rows: `
        1 colour-idioms | a bolt from the blue | a sudden and unexpected event | noun phrase | - | For example: The news of his resignation was a bolt from the blue.
        1 | a piece of cake | a very easy task | noun phrase | easy | For example: The test was a piece of cake for her.
        1 | a blessing in disguise | a misfortune that turns out well | noun phrase | - | For example: Losing that job was a blessing in disguise.
        1 animal-idioms | a wild goose chase | a useless search | noun phrase | fruitless | For example: Looking for the lost file was a wild goose chase.
        1 animal-idioms, colour-idioms | a white elephant | a costly thing of no use | noun phrase | - | For example: The new stadium has become a white elephant.
        1 colour-idioms | a red-letter day | a day of great importance | noun phrase | - | For example: The day he won the medal was a red-letter day.
        1 | a storm in a teacup | much fuss about a small matter | noun phrase | - | For example: Their quarrel was only a storm in a teacup.
        1 | a wet blanket | a person who spoils the fun of others | noun phrase | - | For example: Do not be a wet blanket at the party.
        1 animal-idioms, colour-idioms | a black sheep | a person who brings shame on the family | noun phrase | - | For example: He is the black sheep of the family.
        1 | a hard nut to crack | a problem that is difficult to solve | noun phrase | difficult | For example: This sum is a hard nut to crack.
        1 body-idioms | a bone of contention | a cause of quarrel | noun phrase | contention | For example: The land was a bone of contention between the brothers.
        1 | a feather in one's cap | an achievement to be proud of | noun phrase | - | For example: The award is another feather in her cap.
        1 animal-idioms | a fish out of water | a person in unfamiliar surroundings | noun phrase | - | For example: He felt like a fish out of water in the city.
        1 animal-idioms | a bird's-eye view | a general view from above | noun phrase | - | For example: From the tower we had a bird's-eye view of the town.
        1 animal-idioms | a cock and bull story | an absurd story that no one believes | noun phrase | - | For example: He came late and told a cock and bull story.
        1 animal-idioms | a dark horse | a person whose abilities are unknown and may surprise | noun phrase | - | For example: The dark horse of the election won the seat.
        1 | a man of letters | a literary man | noun phrase | - | For example: Tagore was a man of letters.
        1 | a man of straw | a man without substance or character | noun phrase | - | For example: He will not resist, for he is a man of straw.
        1 | a bed of roses | an easy and comfortable situation | noun phrase | easy | For example: A soldier's life is no bed of roses.
        1 animal-idioms | a snake in the grass | a hidden enemy | noun phrase | hidden | For example: His smiling partner was a snake in the grass.
        1 animal-idioms | a wolf in sheep's clothing | a dangerous person who seems harmless | noun phrase | hidden | For example: Beware of him, he is a wolf in sheep's clothing.
        1 | a maiden speech | the first speech of a person in public | noun phrase | - | For example: The new member made her maiden speech today.
        1 animal-idioms | a swan song | the last work or performance of a person | noun phrase | - | For example: This film was the swan song of the actor.
        1 | a close shave | a narrow escape from danger | noun phrase | - | For example: The bus missed us by inches; it was a close shave.
        1 | a cakewalk | a victory won without any effort | noun phrase | easy | For example: The match was a cakewalk for the champions.
        1 | a nine days' wonder | a thing that excites interest for a short time only | noun phrase | - | For example: Her fame was a nine days' wonder.
        2 body-idioms | a rule of thumb | a rough practical method | noun phrase | - | For example: As a rule of thumb, save a tenth of your pay.
        2 | a rough diamond | a good person with rough manners | noun phrase | - | For example: He is a rough diamond, but he will help you.
        2 | a rolling stone | a person who never settles in one place | noun phrase | - | For example: My uncle is a rolling stone and has no savings.
        3 animal-idioms | a queer fish | a strange person | noun phrase | - | For example: The old painter was a queer fish.
        2 | a big gun | an important and powerful person | noun phrase | bigwig | For example: All the big guns of the party were there.
        2 | a skeleton in the cupboard | a shameful family secret | noun phrase | - | For example: Every family has a skeleton in the cupboard.
        2 animal-idioms | a dog in the manger | a person who keeps from others what he cannot use | noun phrase | - | For example: Lend the book, do not be a dog in the manger.
        2 | a jack of all trades | a person who does many kinds of work but is master of none | noun phrase | - | For example: He repairs, paints and sings: a jack of all trades.
        1 | a Herculean task | a task needing very great effort | noun phrase | difficult | For example: Cleaning the river is a Herculean task.
        2 | a Gordian knot | a very complicated problem | noun phrase | difficult | For example: The border dispute is a Gordian knot.
        2 | a Pyrrhic victory | a victory won at too great a cost | noun phrase | - | For example: He won the case, but it was a Pyrrhic victory.
        3 | Hobson's choice | a choice with no real alternative | noun phrase | - | For example: With one train left, it was a Hobson's choice.
        2 body-idioms | an Achilles' heel | a weak point in a strong person | noun phrase | weak | For example: Bad temper is his Achilles' heel.
        3 | an apple of discord | a matter that causes a quarrel | noun phrase | contention | For example: The will became an apple of discord.
        2 | an axe to grind | a private purpose to serve | noun phrase | - | For example: He praises us because he has an axe to grind.
        2 body-idioms | an iron hand | strict control | noun phrase | - | For example: The new principal rules with an iron hand.
        2 | an olive branch | an offer of peace | noun phrase | - | For example: The army held out an olive branch to the rebels.
        1 | an open secret | a secret that everyone knows | noun phrase | - | For example: Their wedding plan is an open secret.
        2 | an eye-wash | a deception meant to satisfy people | noun phrase | - | For example: The inquiry was only an eye-wash.
        3 | an apple-pie order | a state of perfect order | noun phrase | - | For example: She keeps her room in apple-pie order.
        2 | an old flame | a person one once loved | noun phrase | - | For example: He met an old flame at the reunion.
        3 | a cat's paw | a person used as a tool by another | noun phrase | - | For example: He was made a cat's paw by the gang.
        3 | a damp squib | an event that disappoints those who expected much | noun phrase | - | For example: The concert turned out to be a damp squib.
        1 | a drop in the ocean | an amount too small to matter | noun phrase | - | For example: One tank of water is a drop in the ocean.
        2 | a leap in the dark | a risky act whose result cannot be known | noun phrase | - | For example: Buying that shop was a leap in the dark.
        2 | a moot point | a matter that is still open to argument | noun phrase | - | For example: Whether he meant it is a moot point.
        2 animal-idioms | a hornet's nest | a situation full of trouble and angry people | noun phrase | danger | For example: His remark stirred up a hornet's nest.
        2 | a stumbling block | an obstacle in the way | noun phrase | difficult | For example: Lack of money was a stumbling block.
        2 | a fool's paradise | happiness based on a false hope | noun phrase | dream | For example: You live in a fool's paradise if you expect his help.
        3 | a fool's errand | a task that has no hope of success | noun phrase | fruitless | For example: He sent me on a fool's errand.
        1 | a laughing stock | a person at whom everyone laughs | noun phrase | - | For example: His boasts made him a laughing stock.
        1 | a scapegoat | a person blamed for the faults of others | noun phrase | - | For example: The clerk was made a scapegoat.
        1 | a turncoat | a person who changes sides | noun phrase | - | For example: The voters punished the turncoat.
        2 | a sleeping partner | a partner who takes no active part in the business | noun phrase | - | For example: She is a sleeping partner in the firm.
        3 | a gentleman at large | a person without serious work | noun phrase | - | For example: Since he retired he is a gentleman at large.
        1 animal-idioms | the lion's share | the largest part | noun phrase | - | For example: The eldest son took the lion's share.
        1 | a short cut | a quicker way to do something | noun phrase | - | For example: There is no short cut to success.
        3 | a blind alley | a job or course that leads nowhere | noun phrase | - | For example: That job is a blind alley.
        1 | a double-edged sword | a thing that can help and also hurt | noun phrase | - | For example: Fame is a double-edged sword.
        3 | a mare's nest | a discovery that turns out to be false | noun phrase | - | For example: The great find was only a mare's nest.
        1 | an uphill task | a difficult piece of work | noun phrase | difficult | For example: Winning this seat is an uphill task.
        1 | a burning question | a matter of great and present interest | noun phrase | - | For example: Unemployment is a burning question.
        2 | a bosom friend | a very close friend | noun phrase | - | For example: She is my bosom friend since school.
        1 animal-idioms | crocodile tears | a false show of sorrow | noun phrase | - | For example: The heirs shed crocodile tears at the funeral.
        1 body-idioms | flesh and blood | one's own family | noun phrase | family | For example: You must help him, he is your own flesh and blood.
        2 | French leave | absence without permission | noun phrase | - | For example: The clerk took French leave on Monday.
        2 | a henpecked husband | a man who is ruled by his wife | noun phrase | - | For example: His friends laugh at him as a henpecked husband.
        1 | ins and outs | the full details | noun phrase | - | For example: She knows the ins and outs of the trade.
        1 | pros and cons | the arguments for and against | noun phrase | - | For example: Weigh the pros and cons before you decide.
        2 | odds and ends | small things of various kinds | noun phrase | - | For example: The box was full of odds and ends.
        1 colour-idioms | red tape | too many official rules that cause delay | noun phrase | - | For example: Our licence was held up by red tape.
        2 | the gift of the gab | the ability to speak well and easily | noun phrase | - | For example: A salesman needs the gift of the gab.
        2 | the rank and file | the ordinary members | noun phrase | ordinary | For example: The rank and file of the union are against it.
        2 body-idioms | the apple of one's eye | a person whom one loves most | noun phrase | - | For example: The baby is the apple of her grandmother's eye.
        1 | the last straw | the final trouble that makes things unbearable | noun phrase | - | For example: His rude reply was the last straw.
        1 | the tip of the iceberg | a small visible part of a larger problem | noun phrase | - | For example: The theft is only the tip of the iceberg.
        3 | the thin end of the wedge | a small beginning that leads to something serious | noun phrase | - | For example: This small fee is the thin end of the wedge.
        2 | the man in the street | the ordinary person | noun phrase | ordinary | For example: The man in the street pays the tax.
        2 | the salt of the earth | the very best kind of people | noun phrase | best | For example: Nurses like her are the salt of the earth.
        2 | the acid test | a sure test of worth | noun phrase | - | For example: The final match is the acid test of the team.
        2 | the crux of the matter | the most important point | noun phrase | - | For example: The crux of the matter is money.
        3 colour-idioms | the golden mean | the middle way between two extremes | noun phrase | - | For example: In food as in work, keep to the golden mean.
        2 animal-idioms | the lion's den | a place of great danger | noun phrase | danger | For example: To argue with him is to walk into the lion's den.
        1 | the ups and downs | the good and bad times | noun phrase | - | For example: They have stayed friends through all the ups and downs.
        2 colour-idioms | the pink of health | the best of health | noun phrase | - | For example: At seventy he is in the pink of health.
        3 | the seamy side of life | the unpleasant part of life | noun phrase | - | For example: The novel shows the seamy side of life.
        2 | the powers that be | those who have authority | noun phrase | bigwig | For example: The powers that be have refused leave.
        2 | the cream of society | the best people of a community | noun phrase | best | For example: The cream of society came to the ball.
        2 | hue and cry | a loud public outcry | noun phrase | - | For example: There was a hue and cry over the tax.
        1 | wear and tear | damage caused by ordinary use | noun phrase | - | For example: The price allows for wear and tear.
        3 | Utopian scheme | a plan too perfect to be practical | noun phrase | dream | For example: Free flights for all is an idle Utopian scheme.
        1 | castles in the air | dreams that cannot come true | noun phrase | dream | For example: Stop building castles in the air and work.
        2 | Dutch courage | bravery that comes from drink | noun phrase | - | For example: He needed Dutch courage to speak.
        2 body-idioms | elbow room | enough space to move or act | noun phrase | - | For example: Give the new manager some elbow room.
        2 body-idioms, colour-idioms | green fingers | skill in gardening | noun phrase | - | For example: My aunt has green fingers.
        1 | kith and kin | friends and relations | noun phrase | family | For example: All his kith and kin came to the wedding.
        1 | part and parcel | a necessary part of something | noun phrase | - | For example: Stress is part and parcel of the job.
        1 | a stone's throw | a very short distance | noun phrase | - | For example: The station is a stone's throw from here.
        1 | sour grapes | pretending to dislike what one cannot have | noun phrase | - | For example: His remark on the prize is just sour grapes.
        2 | a sea change | a complete change | noun phrase | - | For example: There has been a sea change in travel.
        3 | a yeoman's service | work of great help | noun phrase | - | For example: The volunteers did a yeoman's service in the flood.
      `,
    },
    {
      sources: ['Oxford Dictionary of Idioms', 'Cambridge International Dictionary of Idioms'],
      rows: `
        1 | to bury the hatchet | to make peace | verb phrase | peace | For example: The two brothers have buried the hatchet.
        1 | to spill the beans | to reveal a secret | verb phrase | reveal | For example: He spilled the beans about the surprise party.
        1 animal-idioms | to let the cat out of the bag | to reveal a secret by mistake | verb phrase | reveal | For example: She let the cat out of the bag about the gift.
        1 | to burn the midnight oil | to work or study late into the night | verb phrase | - | For example: She burned the midnight oil before the exam.
        1 | to hit the nail on the head | to say exactly the right thing | verb phrase | - | For example: You hit the nail on the head with that answer.
        1 body-idioms | to turn a deaf ear | to refuse to listen | verb phrase | ignore | For example: He turned a deaf ear to my advice.
        1 | to beat about the bush | to avoid coming to the point | verb phrase | - | For example: Stop beating about the bush and answer.
        1 | to kick the bucket | to die | verb phrase | die | For example: The old miser kicked the bucket last year.
        1 | to cry over spilt milk | to grieve over what cannot be changed | verb phrase | - | For example: It is no use crying over spilt milk.
        1 animal-idioms | to put the cart before the horse | to do things in the wrong order | verb phrase | - | For example: Buying curtains before the house is putting the cart before the horse.
        1 | to make both ends meet | to live within one's income | verb phrase | - | For example: He finds it hard to make both ends meet.
        1 | to call a spade a spade | to speak plainly | verb phrase | - | For example: She calls a spade a spade and is respected for it.
        1 | to break the ice | to start a conversation among strangers | verb phrase | - | For example: A joke helped to break the ice.
        1 | to blow one's own trumpet | to praise oneself | verb phrase | boast | For example: He is always blowing his own trumpet.
        1 | to bite the dust | to be defeated | verb phrase | lose / die | For example: The champions bit the dust in the final.
        1 body-idioms | to pull someone's leg | to make fun of someone in play | verb phrase | - | For example: Do not be angry, he was pulling your leg.
        1 animal-idioms | to smell a rat | to suspect that something is wrong | verb phrase | - | For example: When he whispered, I smelt a rat.
        1 | to build castles in the air | to make plans that cannot come true | verb phrase | - | For example: He builds castles in the air instead of working.
        1 | to turn over a new leaf | to change one's conduct for the better | verb phrase | - | For example: After prison he turned over a new leaf.
        1 | to leave no stone unturned | to try every possible way | verb phrase | effort | For example: The police left no stone unturned to find the child.
        1 | to face the music | to accept the unpleasant results of one's action | verb phrase | brave | For example: You broke the glass, now face the music.
        1 body-idioms | to burn one's fingers | to suffer loss by a rash act | verb phrase | lose | For example: He burned his fingers in the share market.
        1 animal-idioms | to bell the cat | to do a dangerous job for the good of all | verb phrase | brave | For example: Everyone complained, but who would bell the cat?
        1 | to add fuel to the fire | to make a bad situation worse | verb phrase | worse | For example: His laugh added fuel to the fire.
        1 body-idioms | to see eye to eye | to agree fully | verb phrase | - | For example: The partners do not see eye to eye.
        1 | to be in hot water | to be in trouble | verb phrase | trouble | For example: He is in hot water for missing the meeting.
        1 | to throw in the towel | to admit defeat | verb phrase | quit / lose | For example: After three losses he threw in the towel.
        1 | to cut a sorry figure | to make a poor impression | verb phrase | shame | For example: He cut a sorry figure in the debate.
        1 | to give up the ghost | to breathe one's last | verb phrase | die | For example: The old king gave up the ghost at dawn.
        1 animal-idioms | to take the bull by the horns | to meet a difficulty boldly | verb phrase | brave | For example: She took the bull by the horns and spoke to the boss.
        1 | to move heaven and earth | to make every possible effort | verb phrase | effort | For example: He moved heaven and earth to get the job.
        1 animal-idioms | to rain cats and dogs | to rain very heavily | verb phrase | - | For example: Take an umbrella, it is raining cats and dogs.
        1 | to nip in the bud | to stop something at its very beginning | verb phrase | - | For example: The plot was nipped in the bud.
        1 | to play second fiddle | to take a less important part | verb phrase | - | For example: He would not play second fiddle to his brother.
        1 | to have an itching palm | to be greedy for bribes | verb phrase | - | For example: The officer has an itching palm.
        1 | to read between the lines | to find a meaning that is not openly stated | verb phrase | - | For example: Read between the lines of his letter.
        2 | to be at sea | to be confused | verb phrase | confused | For example: I am quite at sea in this new subject.
        2 | to be at loggerheads | to quarrel constantly | verb phrase | fight | For example: The two ministers are at loggerheads.
        1 | to be on cloud nine | to be extremely happy | verb phrase | joy | For example: She was on cloud nine after the result.
        1 | to be over the moon | to be delighted | verb phrase | joy | For example: He was over the moon at the news.
        2 | to be in the doldrums | to be in low spirits | verb phrase | - | For example: Since the defeat the team is in the doldrums.
        1 body-idioms | to be all ears | to listen with full attention | verb phrase | - | For example: Tell me the story, I am all ears.
        2 | to be under the weather | to feel unwell | verb phrase | - | For example: I am a little under the weather today.
        1 colour-idioms | to be born with a silver spoon | to be born in a rich family | verb phrase | - | For example: She was born with a silver spoon in her mouth.
        2 | to bear the brunt | to suffer the main part of something unpleasant | verb phrase | - | For example: The villages bore the brunt of the storm.
        3 | to beggar description | to be beyond words | verb phrase | - | For example: The beauty of the valley beggars description.
        2 | to bite off more than one can chew | to try to do more than one is able to | verb phrase | - | For example: With three jobs he has bitten off more than he can chew.
        2 | to bite the bullet | to accept something painful with courage | verb phrase | brave | For example: He bit the bullet and had the operation.
        3 | to blow hot and cold | to keep changing one's opinion | verb phrase | waver | For example: The minister blows hot and cold on the plan.
        2 | to break new ground | to do something that was never done before | verb phrase | remarkable | For example: Her research has broken new ground.
        2 | to bring to book | to punish for a wrong | verb phrase | - | For example: The guilty must be brought to book.
        1 | to bring to light | to make known to the public | verb phrase | reveal | For example: The report brought the fraud to light.
        2 | to bring the house down | to win loud applause | verb phrase | - | For example: Her song brought the house down.
        2 | to burn the candle at both ends | to tire oneself out by doing too much | verb phrase | - | For example: He works day and night, burning the candle at both ends.
        3 | to burn one's boats | to leave no way of going back | verb phrase | - | For example: By selling the house they burned their boats.
        3 animal-idioms | to buy a pig in a poke | to buy something without seeing it first | verb phrase | - | For example: Ordering that old car online was buying a pig in a poke.
        1 | to call it a day | to stop work for the day | verb phrase | - | For example: We are tired, so let us call it a day.
        3 | to carry coals to Newcastle | to take a thing where it is already plentiful | verb phrase | - | For example: Sending tea to Assam is carrying coals to Newcastle.
        2 | to carry the day | to win | verb phrase | win | For example: Her speech carried the day.
        3 | to cast pearls before swine | to offer fine things to those who cannot value them | verb phrase | - | For example: Reading poems to them is casting pearls before swine.
        1 colour-idioms | to catch someone red-handed | to catch in the act of doing wrong | verb phrase | - | For example: The thief was caught red-handed.
        3 | to chew the cud | to think something over again and again | verb phrase | - | For example: He sat chewing the cud over her words.
        2 | to come off with flying colours | to succeed with great credit | verb phrase | win | For example: She came off with flying colours in the exam.
        2 | to come to grief | to meet with failure or disaster | verb phrase | lose | For example: The plan came to grief for want of money.
        2 body-idioms | to cool one's heels | to be kept waiting | verb phrase | - | For example: We cooled our heels for two hours outside his office.
        2 | to cross swords | to quarrel or fight with someone | verb phrase | fight | For example: The two leaders crossed swords over the bill.
        2 | to cry for the moon | to ask for what cannot be had | verb phrase | - | For example: To want a palace on that pay is to cry for the moon.
        1 animal-idioms | to cry wolf | to give a false alarm | verb phrase | - | For example: He cried wolf so often that no one came.
        2 | to curry favour | to seek favour by flattery | verb phrase | flatter | For example: He curries favour with the manager.
        2 | to butter someone up | to flatter someone for a purpose | verb phrase | flatter | For example: Stop buttering her up for a holiday.
        1 | to cut corners | to do something in the cheapest or quickest way | verb phrase | - | For example: The builder cut corners on cement.
        2 | to cut the Gordian knot | to solve a difficult problem boldly | verb phrase | - | For example: Her simple idea cut the Gordian knot.
        3 | to cut to the quick | to hurt someone's feelings deeply | verb phrase | - | For example: His words cut her to the quick.
        3 | to die in harness | to die while still in service | verb phrase | - | For example: The doctor died in harness at seventy.
        1 | to draw the line | to set a limit | verb phrase | - | For example: I help him, but I draw the line at lying.
        2 | to eat humble pie | to apologise and admit that one was wrong | verb phrase | apology | For example: He had to eat humble pie after the match.
        2 | to eat one's words | to take back what one has said | verb phrase | apology | For example: He boasted of a win and had to eat his words.
        2 | to end in smoke | to come to nothing | verb phrase | lose | For example: All his big plans ended in smoke.
        2 | to fall flat | to fail to have any effect | verb phrase | lose | For example: His jokes fell flat.
        3 | to feather one's nest | to make oneself rich by one's office | verb phrase | - | For example: The clerk feathered his nest at our cost.
        3 | to fight shy of | to avoid out of fear or dislike | verb phrase | avoid | For example: He fights shy of public speaking.
        2 | to fish in troubled waters | to gain from the troubles of others | verb phrase | - | For example: Some leaders only fish in troubled waters.
        2 animal-idioms | to flog a dead horse | to waste effort on a lost cause | verb phrase | vain | For example: To ask him again is to flog a dead horse.
        2 | to fly in the face of | to go openly against | verb phrase | against | For example: His act flies in the face of the rules.
        1 body-idioms | to get cold feet | to lose courage at the last moment | verb phrase | - | For example: He got cold feet before the jump.
        1 | to get the sack | to be dismissed from a job | verb phrase | - | For example: He got the sack for stealing.
        2 | to get wind of | to come to know of | verb phrase | - | For example: The press got wind of the deal.
        3 | to give a wide berth | to stay away from | verb phrase | avoid | For example: Give that angry dog a wide berth.
        1 body-idioms | to give the cold shoulder | to treat in an unfriendly way | verb phrase | - | For example: After the quarrel she gave him the cold shoulder.
        2 | to give vent to | to express freely | verb phrase | - | For example: He gave vent to his anger.
        3 | to go against the grain | to be against one's nature | verb phrase | against | For example: It goes against the grain for me to beg.
        2 animal-idioms | to go to the dogs | to be ruined | verb phrase | lose | For example: Under the new owner the hotel went to the dogs.
        2 | to go through fire and water | to face every danger for someone | verb phrase | - | For example: He would go through fire and water for his friend.
        2 | to grease someone's palm | to bribe someone | verb phrase | - | For example: He greased the guard's palm to get in.
        2 | to hang by a thread | to be in a very dangerous state | verb phrase | - | For example: His life hung by a thread.
        2 body-idioms | to have a finger in every pie | to be involved in everything | verb phrase | - | For example: The mayor has a finger in every pie.
        1 | to have the last laugh | to succeed in the end after being mocked | verb phrase | win | For example: They mocked her plan, but she had the last laugh.
        2 | to have too many irons in the fire | to be engaged in too many things at once | verb phrase | - | For example: He has too many irons in the fire to help us.
        2 | to hit below the belt | to attack unfairly | verb phrase | - | For example: To speak of his illness was hitting below the belt.
        1 body-idioms | to hold one's tongue | to remain silent | verb phrase | - | For example: Hold your tongue and listen.
        2 | to hold water | to stand up to testing as sound | verb phrase | - | For example: Your argument does not hold water.
        1 | to jump on the bandwagon | to join what is popular or winning | verb phrase | - | For example: Every shop has jumped on the bandwagon of online sales.
        1 body-idioms | to keep one's fingers crossed | to hope for the best | verb phrase | - | For example: The result is due, keep your fingers crossed.
        2 animal-idioms | to keep the wolf from the door | to escape hunger and want | verb phrase | - | For example: He works two jobs to keep the wolf from the door.
        2 | to keep at bay | to hold off from coming near | verb phrase | - | For example: A fire kept the wolves at bay.
        1 animal-idioms | to kill two birds with one stone | to gain two aims by one act | verb phrase | - | For example: By walking to work she kills two birds with one stone.
        2 | to know the ropes | to know how a thing is done | verb phrase | - | For example: Ask Meena, she knows the ropes.
        2 body-idioms | to lead by the nose | to control completely | verb phrase | - | For example: His clever wife leads him by the nose.
        2 | to lead up the garden path | to mislead | verb phrase | deceive | For example: The agent led us up the garden path.
        2 body-idioms | to pull the wool over someone's eyes | to deceive someone | verb phrase | deceive | For example: You cannot pull the wool over her eyes.
        3 | to lick the dust | to be humbled completely | verb phrase | lose / die | For example: The proud army had to lick the dust.
        1 body-idioms | to live from hand to mouth | to live without saving anything | verb phrase | - | For example: Day labourers live from hand to mouth.
        2 body-idioms | to look down one's nose at | to regard with contempt | verb phrase | contempt | For example: She looks down her nose at cheap clothes.
        2 body-idioms | to lose face | to be humiliated | verb phrase | shame | For example: He lost face when the lie came out.
        1 body-idioms | to lose one's head | to become confused in a crisis | verb phrase | confused | For example: In a fire, do not lose your head.
        2 | to make a clean breast of | to confess fully | verb phrase | reveal | For example: He made a clean breast of his crime.
        1 | to make a mountain out of a molehill | to give great importance to a small thing | verb phrase | - | For example: It is a scratch; do not make a mountain out of a molehill.
        1 | to make hay while the sun shines | to use a good chance while it lasts | verb phrase | chance | For example: Trade is good, so make hay while the sun shines.
        2 | to make the best of a bad bargain | to be as content as possible in a bad situation | verb phrase | - | For example: The rooms are small; make the best of a bad bargain.
        1 | to make up one's mind | to decide | verb phrase | - | For example: I have made up my mind to go.
        2 | to meet one's Waterloo | to be finally beaten | verb phrase | lose | For example: The dictator met his Waterloo in that war.
        3 | to mend one's fences | to make up a quarrel with someone | verb phrase | peace | For example: He is trying to mend his fences with his neighbour.
        3 | to mince matters | to hide the truth by soft words | verb phrase | - | For example: She does not mince matters when she is angry.
        1 | to miss the boat | to lose a chance by being late | verb phrase | - | For example: Apply today or you will miss the boat.
        3 | to paddle one's own canoe | to depend on oneself | verb phrase | - | For example: At eighteen he had to paddle his own canoe.
        2 | to pass the buck | to shift the blame to another | verb phrase | blame | For example: The officers are passing the buck to each other.
        2 body-idioms | to pay through the nose | to pay far too much | verb phrase | - | For example: We paid through the nose for the tickets.
        2 body-idioms | to pay lip service | to support in words but not in action | verb phrase | - | For example: Many pay lip service to honesty.
        3 animal-idioms | to play ducks and drakes | to spend money wastefully | verb phrase | - | For example: He played ducks and drakes with his father's money.
        2 | to play to the gallery | to try to win cheap popularity | verb phrase | - | For example: The batsman played to the gallery and got out.
        1 | to play with fire | to take foolish risks | verb phrase | - | For example: To cheat the bank is to play with fire.
        1 body-idioms | to poke one's nose into | to interfere in the affairs of others | verb phrase | - | For example: Do not poke your nose into my business.
        3 | to pour oil on troubled waters | to calm a quarrel | verb phrase | peace | For example: Her kind words poured oil on troubled waters.
        1 | to pull strings | to use hidden influence | verb phrase | - | For example: He pulled strings to get the post.
        2 | to pull one's weight | to do one's full share of work | verb phrase | - | For example: Everyone in the team must pull his weight.
        3 | to put a spoke in someone's wheel | to hinder someone's plan | verb phrase | - | For example: The tax put a spoke in our wheel.
        1 | to put heads together | to consult with one another | verb phrase | - | For example: Let us put our heads together and find a way.
        2 body-idioms | to put one's foot down | to be firm | verb phrase | firm | For example: Her father put his foot down and said no.
        2 body-idioms | to put one's foot in it | to make an embarrassing mistake | verb phrase | - | For example: I put my foot in it by asking her age.
        2 | to put two and two together | to draw a conclusion from facts | verb phrase | - | For example: I saw his bag and put two and two together.
        2 animal-idioms | to ride the high horse | to behave in a proud manner | verb phrase | boast | For example: Since the prize he has been riding the high horse.
        2 | to rest on one's laurels | to be content with past success | verb phrase | - | For example: A champion cannot rest on his laurels.
        2 | to rise like a phoenix | to recover fully after ruin | verb phrase | - | For example: The city rose like a phoenix after the earthquake.
        1 | to rock the boat | to upset a settled situation | verb phrase | - | For example: Things are going well, do not rock the boat.
        2 | to rob Peter to pay Paul | to pay one debt by making another | verb phrase | - | For example: To borrow for the rent is robbing Peter to pay Paul.
        1 | to rub salt in the wound | to make someone's pain worse | verb phrase | worse | For example: His laughter rubbed salt in the wound.
        3 | to run the gauntlet | to be attacked or criticised from all sides | verb phrase | - | For example: The minister ran the gauntlet of the press.
        2 | to sail in the same boat | to face the same difficulties | verb phrase | - | For example: We have both lost our jobs and sail in the same boat.
        3 | to set the Thames on fire | to do something remarkable | verb phrase | remarkable | For example: He is a good boy, but he will never set the Thames on fire.
        2 body-idioms | to show a clean pair of heels | to run away | verb phrase | flee | For example: The thief showed a clean pair of heels.
        2 body-idioms | to take to one's heels | to run off in fear | verb phrase | flee | For example: The boys took to their heels when the dog barked.
        1 | to sit on the fence | to refuse to take a side | verb phrase | waver | For example: On this question you cannot sit on the fence.
        1 | to spread like wildfire | to become known very fast | verb phrase | - | For example: The rumour spread like wildfire.
        1 | to stand one's ground | to refuse to yield | verb phrase | firm | For example: He was threatened, but he stood his ground.
        3 | to steal a march on | to get ahead of others secretly | verb phrase | - | For example: The rival firm stole a march on us.
        2 | to steal someone's thunder | to take the credit due to another | verb phrase | - | For example: She stole his thunder by telling his idea first.
        1 | to step into someone's shoes | to take the place of another | verb phrase | - | For example: Who will step into the captain's shoes?
        2 | to stick to one's guns | to hold to one's opinion | verb phrase | firm | For example: She was alone, but she stuck to her guns.
        2 | to strain every nerve | to try as hard as one can | verb phrase | effort | For example: He strained every nerve to win the race.
        1 | to strike while the iron is hot | to act at the right moment | verb phrase | chance | For example: Ask now; strike while the iron is hot.
        2 | to swallow one's pride | to humble oneself | verb phrase | apology | For example: She swallowed her pride and asked for help.
        2 | to take a leaf out of someone's book | to follow the example of another | verb phrase | - | For example: Take a leaf out of your sister's book and rise early.
        2 | to take exception to | to object to | verb phrase | against | For example: He took exception to my remark.
        1 | to take for granted | to accept as true without thinking | verb phrase | - | For example: Do not take his help for granted.
        2 | to take someone for a ride | to cheat someone | verb phrase | deceive | For example: The dealer took us for a ride.
        2 | to take someone to task | to scold someone | verb phrase | scold | For example: The teacher took him to task for being late.
        3 | to haul over the coals | to reprimand severely | verb phrase | scold | For example: The manager hauled him over the coals.
        2 | to take the wind out of someone's sails | to make someone lose confidence suddenly | verb phrase | - | For example: Her question took the wind out of his sails.
        2 | to take with a grain of salt | to accept with doubt | verb phrase | - | For example: Take his stories with a grain of salt.
        2 | to talk shop | to speak about one's work at a social meeting | verb phrase | - | For example: At dinner the doctors talked shop.
        2 | to throw cold water on | to discourage | verb phrase | - | For example: He threw cold water on our plan.
        3 | to throw down the gauntlet | to give a challenge | verb phrase | - | For example: The new party threw down the gauntlet.
        2 body-idioms | to throw dust in someone's eyes | to trick someone | verb phrase | deceive | For example: He threw dust in the eyes of the police.
        2 | to throw someone to the wolves | to sacrifice another to save oneself | verb phrase | - | For example: To save himself he threw his friend to the wolves.
        1 | to tie the knot | to get married | verb phrase | - | For example: They will tie the knot in May.
        2 | to toe the line | to obey orders | verb phrase | - | For example: Members must toe the line of the party.
        1 | to turn the tables | to reverse the situation | verb phrase | - | For example: In the second half they turned the tables on us.
        2 | to turn turtle | to overturn | verb phrase | - | For example: The boat turned turtle in the storm.
        2 body-idioms | to turn up one's nose at | to reject with scorn | verb phrase | contempt | For example: He turns up his nose at simple food.
        3 body-idioms | to vote with one's feet | to show disapproval by leaving | verb phrase | - | For example: The players voted with their feet.
        2 | to wash dirty linen in public | to discuss private quarrels before others | verb phrase | - | For example: A family should not wash its dirty linen in public.
        2 body-idioms | to wash one's hands of | to refuse to be responsible for | verb phrase | blame | For example: I wash my hands of this affair.
        1 | to weather the storm | to come safely through a crisis | verb phrase | - | For example: The bank has weathered the storm.
        2 | to win laurels | to gain honour | verb phrase | win | For example: The young singer won laurels abroad.
        2 body-idioms | to wrap one's head around | to manage to understand | verb phrase | - | For example: I cannot wrap my head around this rule.
        3 | to yield the palm | to accept another as better | verb phrase | - | For example: In chess I yield the palm to you.
      `,
    },
    {
      sources: ['Oxford Dictionary of Idioms', 'Cambridge International Dictionary of Idioms'],
      rows: `
        1 colour-idioms | once in a blue moon | very rarely | adverbial phrase | rare | For example: He visits us once in a blue moon.
        1 | at the eleventh hour | at the last possible moment | adverbial phrase | last | For example: The match was called off at the eleventh hour.
        1 | by hook or by crook | by any means, fair or foul | adverbial phrase | - | For example: He will get the post by hook or by crook.
        1 colour-idioms | in black and white | in writing | adverbial phrase | - | For example: I want the promise in black and white.
        1 | in the nick of time | just in time | adverbial phrase | last | For example: The doctor came in the nick of time.
        1 | in a nutshell | in very few words | adverbial phrase | - | For example: In a nutshell, we lost.
        1 | at a stretch | without stopping | adverbial phrase | - | For example: She read for six hours at a stretch.
        1 | through thick and thin | in good times and bad | adverbial phrase | - | For example: He stood by me through thick and thin.
        1 | by fits and starts | irregularly | adverbial phrase | sometimes | For example: He studies by fits and starts.
        1 colour-idioms | out of the blue | unexpectedly | adverbial phrase | unprepared | For example: The call came out of the blue.
        1 | at sixes and sevens | in disorder | adverbial phrase | - | For example: Everything in the room was at sixes and sevens.
        1 | above board | honest and open | adverbial phrase | honest | For example: His dealings are always above board.
        1 | as cool as a cucumber | very calm | adverbial phrase | - | For example: She stayed as cool as a cucumber in the interview.
        1 | at one's wits' end | not knowing what to do | adverbial phrase | - | For example: With no news of the boy she was at her wits' end.
        2 | at daggers drawn | openly hostile | adverbial phrase | hostile | For example: The two families are at daggers drawn.
        2 | at the drop of a hat | without any hesitation | adverbial phrase | unprepared | For example: He will sing at the drop of a hat.
        2 | against the clock | with very little time left | adverbial phrase | last | For example: The firemen worked against the clock.
        2 | at arm's length | at a safe distance | adverbial phrase | - | For example: Keep such flatterers at arm's length.
        1 body-idioms | behind one's back | in one's absence | adverbial phrase | - | For example: He speaks ill of you behind your back.
        1 | by leaps and bounds | very rapidly | adverbial phrase | - | For example: The city has grown by leaps and bounds.
        2 body-idioms | by the skin of one's teeth | only just | adverbial phrase | - | For example: He escaped by the skin of his teeth.
        2 body-idioms | down in the mouth | sad and discouraged | adverbial phrase | - | For example: Why do you look so down in the mouth?
        1 | few and far between | not happening often | adverbial phrase | rare | For example: Good roads there are few and far between.
        1 | for good | permanently | adverbial phrase | - | For example: She has left the country for good.
        2 | for a song | at a very low price | adverbial phrase | - | For example: He bought the old house for a song.
        2 | from pillar to post | from one place to another without result | adverbial phrase | - | For example: He ran from pillar to post for a loan.
        2 body-idioms | hand in glove | in very close partnership | adverbial phrase | close | For example: The guard was hand in glove with the thieves.
        1 body-idioms | head over heels | completely, as in love | adverbial phrase | wholly | For example: He is head over heels in love.
        2 | hard and fast | fixed and not to be changed | adverbial phrase | - | For example: There is no hard and fast rule.
        2 | high and low | everywhere | adverbial phrase | - | For example: We searched high and low for the ring.
        1 | in cold blood | deliberately and without feeling | adverbial phrase | - | For example: The guard was killed in cold blood.
        1 | in full swing | at the most active stage | adverbial phrase | - | For example: The fair was in full swing.
        2 | in the good books of | in favour with | adverbial phrase | - | For example: He is in the good books of the teacher.
        2 | in the same breath | at the very same moment | adverbial phrase | - | For example: He praised and blamed me in the same breath.
        1 | in the limelight | at the centre of public attention | adverbial phrase | - | For example: The actor likes to be in the limelight.
        1 | in the long run | after a long period, in the end | adverbial phrase | - | For example: Honesty pays in the long run.
        3 body-idioms | in the teeth of | in spite of strong opposition from | adverbial phrase | - | For example: The bill was passed in the teeth of protest.
        2 | in vogue | in fashion | adverbial phrase | - | For example: Long coats are in vogue this winter.
        2 | lock, stock and barrel | wholly, with everything | adverbial phrase | wholly | For example: He sold the shop lock, stock and barrel.
        1 body-idioms | neck and neck | exactly level in a race | adverbial phrase | - | For example: The two horses ran neck and neck.
        1 | now and then | from time to time | adverbial phrase | sometimes | For example: I meet him now and then.
        1 | off and on | at intervals | adverbial phrase | sometimes | For example: It rained off and on all day.
        2 | off the cuff | without preparation | adverbial phrase | unprepared | For example: She spoke off the cuff for ten minutes.
        1 | off the record | not to be made public | adverbial phrase | - | For example: What I say is off the record.
        2 | on pins and needles | in a state of nervous suspense | adverbial phrase | - | For example: We were on pins and needles before the result.
        2 | on the horns of a dilemma | between two equally unpleasant choices | adverbial phrase | trap | For example: He is on the horns of a dilemma: to pay or to fight.
        2 | between the devil and the deep sea | caught between two equal dangers | adverbial phrase | trap | For example: With floods behind and fire ahead we were between the devil and the deep sea.
        2 | on the spur of the moment | without planning beforehand | adverbial phrase | unprepared | For example: He bought the car on the spur of the moment.
        1 | on the verge of | very close to | adverbial phrase | - | For example: The company is on the verge of ruin.
        2 | out and out | thoroughly, in every way | adverbial phrase | wholly | For example: He is an out and out rascal.
        1 | out of the question | impossible | adverbial phrase | - | For example: Leave before the exam is out of the question.
        2 | out of the woods | free from danger or difficulty | adverbial phrase | - | For example: The patient is not yet out of the woods.
        2 body-idioms | over head and ears | deeply, as in debt | adverbial phrase | wholly | For example: He is over head and ears in debt.
        3 | root and branch | completely, leaving nothing | adverbial phrase | wholly | For example: The evil must be destroyed root and branch.
        1 | safe and sound | unhurt | adverbial phrase | - | For example: The climbers came back safe and sound.
        2 body-idioms | tooth and nail | with all one's strength | adverbial phrase | - | For example: They fought the bill tooth and nail.
        2 | under a cloud | under suspicion | adverbial phrase | suspicion | For example: The officer left under a cloud.
        2 body-idioms | under the thumb of | under the control of | adverbial phrase | control | For example: He is under the thumb of his partner.
        2 | up in arms | ready to protest or fight | adverbial phrase | hostile | For example: The farmers are up in arms over the price.
        1 | up to the mark | of the required standard | adverbial phrase | - | For example: Your work is not up to the mark.
        1 | well-to-do | having enough money | adverbial phrase | - | For example: She comes from a well-to-do family.
        3 body-idioms | with a high hand | in an overbearing way | adverbial phrase | control | For example: He ruled the office with a high hand.
        1 body-idioms | with open arms | warmly and gladly | adverbial phrase | - | For example: They received us with open arms.
        2 | without rhyme or reason | without any sense | adverbial phrase | - | For example: He shouted at us without rhyme or reason.
        2 animal-idioms | as the crow flies | in a straight line | adverbial phrase | - | For example: The town is ten miles away as the crow flies.
        3 | beyond the pale | outside what is acceptable | adverbial phrase | - | For example: Such language is beyond the pale.
        2 | fair and square | in an honest way | adverbial phrase | honest | For example: We won the match fair and square.
        1 | from scratch | from the very beginning | adverbial phrase | - | For example: She built the firm from scratch.
        2 | the worse for wear | in poor condition after use | adverbial phrase | - | For example: The old sofa is the worse for wear.
      `,
    },
  ],
})
