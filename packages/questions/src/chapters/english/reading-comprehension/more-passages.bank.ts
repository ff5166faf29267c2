import { defineBank } from '../../../kit/bank/define-bank.ts'

/** More questions on passages, on subjects from nature to sport. */
export const morePassages = defineBank({
  id: 'more-passages',
  sets: [
    {
      passage: {
        title: 'The forest in the tide',
        text: `Where a river meets a warm sea, the ground is often soft mud that is drowned again and again by salt water. Few trees can live there. The mangrove can, and it does so by breaking the habits of other trees. In many kinds the roots, which would choke in the airless mud, send up thin fingers that stand above it and take in air when the tide is out. The seed of many mangroves does not fall and wait; it sprouts while it still hangs on the branch, so that what drops into the mud is already a young plant. // For a long time people who lived inland thought of such forests as waste land and cleared them for ponds and harbours. The fishermen could have told them better. Among the roots the water is calm, and the young of many fish and prawns hide there until they are large enough for the open sea. The same roots take much of the force out of a storm wave before it reaches the houses. When a mangrove is cut, nothing seems to be lost on that day. The bill is presented later, and often to somebody else.`,
      },
      rows: `
1 stated-facts | What do the thin fingers of mangrove roots do when the tide is out? | They take in air | They bear fruit | They store food | They drop seeds | The fingers stand above the mud 'and take in air when the tide is out'.
1 stated-facts | What is unusual about the seed of many mangroves? | It sprouts on the branch | It sinks in the sea | It sleeps in the mud | It is eaten by prawns | The seed 'sprouts while it still hangs on the branch', so a young plant drops into the mud.
2 inference | Why could the fishermen 'have told them better' about the mangrove forests? | They knew that young fish shelter there | They had planted the forests themselves | They owned the new ponds and harbours | They had always lived far from the coast | The forest was no waste land to them, since the young of many fish 'hide there until they are large enough'.
2 words-in-passage | In the passage on mangroves, what is meant by 'breaking the habits of other trees'? | Living in an unusual manner | Harming the plants near by | Falling down in every storm | Growing faster than the rest | The mangrove breathes through raised roots and has seeds that sprout 'on the branch', which most trees do not do.
3 words-in-passage | What does the writer on mangroves mean by 'The bill is presented later, and often to somebody else'? | The harm comes late and falls on others | The timber is sold to traders on credit | The clearing costs more than was planned | The fishermen are taxed for the forest | On the day of cutting 'nothing seems to be lost'; fishermen and households suffer for it afterwards.
`,
    },
    {
      passage: {
        title: 'The button',
        text: `The oldest buttons that have been found do not seem to have been made to close anything. They were pieces of shell or stone, carved and pierced, that were sewn on clothes to be looked at. People fastened their garments with pins, belts and knots, or draped them so that they needed no fastening at all. A button that nothing holds is only a jewel. // It was the loop, and later the neat buttonhole, that turned the ornament into a tool. Once cloth could be closed along a line of small discs, tailors could cut it close to the body, and a sleeve no longer had to be wide enough for the hand to pass through. For a time buttons became so fashionable that the rich wore them in dozens where none were needed, and some rulers made laws against the extravagance. The row of small buttons on the sleeve of many jackets reminds one of that age, for it often opens nothing. The tool has turned back into an ornament.`,
      },
      rows: `
1 stated-facts | Of what were the oldest buttons made, according to the passage? | Shell or stone | Wood or horn | Glass or ivory | Gold or silver | The passage says that they were 'pieces of shell or stone, carved and pierced'.
1 stated-facts | Why did some rulers make laws about buttons? | To check needless display | To help the poor tailors | To keep sleeves very wide | To save the supply of shells | The rich wore buttons 'in dozens where none were needed', and the laws were 'against the extravagance'.
2 stated-facts | What could tailors do once cloth could be buttoned? | Cut cloth closer to the body | Sew garments without thread | Make clothes of cheaper cloth | Drape cloth without fastening | When cloth could be closed along a line of discs, 'tailors could cut it close to the body'.
2 words-in-passage | What does the writer mean by calling a button that nothing holds 'only a jewel'? | It can be admired but not used | It costs more than most can pay | It is easily lost from a garment | It shines more than other stones | A button 'that nothing holds' closes nothing and serves merely to be looked at.
3 main-idea | Which statement best sums up the history of the button as the passage tells it? | An ornament became a tool and then an ornament again | A tool for the rich slowly became a tool for the poor | A jewel was forbidden by law and was then forgotten | A fastening made of stone was replaced by pins and belts | Loop and buttonhole 'turned the ornament into a tool', and on jacket sleeves the tool 'has turned back into an ornament'.
`,
    },
    {
      passage: {
        title: 'The swing of the onion',
        text: `Every few years the price of onions climbs until it is spoken of in every kitchen, and every few years it falls so low that some farmers leave the crop in the field. Both events are usually blamed on traders or on the weather, and both of these do play a part. But there is a quieter cause. An onion takes months to grow, and a farmer has to decide today what he will sell next season. The only price he knows is the present one. // If it is high, he plants more, and so do thousands of others who have not consulted one another. Their onions reach the market in the same weeks, and the price falls. Having lost money, they plant less, and the next crop is scarce and dear. Nobody in this story is foolish. Each man's choice is sensible taken alone; it is the sum that is not. What the farmers lack is not sense but news: if each knew in the sowing season how much the others had sown, the swing would be gentler. Good storage would help too, since it allows a crop to wait for its price.`,
      },
      rows: `
1 stated-facts | Which price does an onion farmer know when he decides how much to plant? | The price of today | The next season's price | The year's lowest price | The price abroad | The passage says that 'the only price he knows is the present one'.
2 main-idea | What does the passage on onions mainly explain? | Why their price rises and falls | How they may be grown faster | Why traders should be fined | How cooks can do without them | The passage sets out 'a quieter cause' of prices that climb and fall again every few years.
2 inference | Why does a high price of onions tend to be followed by a low one? | Many farmers plant more at once | Many buyers give onions up | Many traders leave the market | Many stores are closed down | Each plants more when the price is high, and the crops 'reach the market in the same weeks'.
3 words-in-passage | In the passage on onions, what is meant by 'it is the sum that is not'? | The choices taken together do harm | The farmers do not count correctly | The price is never fully paid to them | The money earned is shared unequally | A single choice is 'sensible taken alone', but thousands of similar choices upset the market.
3 inference | Which measure would the writer on onions most probably favour? | Telling farmers how much has been sown | Fining farmers who have sown too much | Forbidding all traders to deal in onions | Asking farmers to give up their storehouses | What farmers lack is 'not sense but news' of 'how much the others had sown'.
`,
    },
    {
      passage: {
        title: 'The cool of the clay pot',
        text: `On a hot dry afternoon the water in a clay pot is colder than the air around it, although no one has put ice in it and no machine is running. The secret is in the wall. Baked clay that has not been glazed is full of holes too fine to see, and water creeps through them to the outer side, where it turns into vapour. To do this it needs heat, and it takes the heat from the pot and from the water that remains behind. The part that leaves pays for the coolness of the part that stays. // The same thing happens on our skin when we sweat. It also explains why a pot that works so well in the dry heat of May is a disappointment in the rains of July. Moist air can take up little more vapour, so most of the water on the wall stays where it is, and little heat is carried away. A pot that has been painted, or whose holes are stopped with dirt after long use, fails for a different reason: the water can no longer reach the air. People who buy a new pot every summer are not being wasteful. They are buying holes.`,
      },
      rows: `
1 stated-facts | To what does the passage compare the cooling of water in a clay pot? | The sweating of our skin | The melting of the ice | The falling of the rain | The work of a machine | After describing the pot, the passage says, 'The same thing happens on our skin when we sweat.'
1 stated-facts | From where does the water that turns into vapour on a clay pot take its heat? | The pot and the water left in it | The ground on which the pot stands | The hands of the person who fills it | The ice that is put inside the pot | It takes the heat 'from the pot and from the water that remains behind'.
2 stated-facts | Why does a clay pot cool water poorly in the rains of July? | The air is already moist | The water is already cold | The clay has grown softer | The holes have grown larger | The passage explains that 'moist air can take up little more vapour', so little heat is carried away.
2 inference | What would be the likely effect of glazing the whole outside of a clay pot? | The water in it would hardly be cooled | The water in it would turn into ice | The pot would let more water through | The pot would work better in the rains | Water must creep through the fine holes; as with paint, it 'can no longer reach the air'.
3 words-in-passage | What does the writer mean by saying that people who buy new clay pots 'are buying holes'? | They pay for the part that does the cooling | They are deceived by the makers of the pots | They choose pots that are cracked and cheap | They spend more money than they can afford | Open holes let the water out to cool the rest, and in old pots they 'are stopped with dirt'.
`,
    },
    {
      passage: {
        title: 'The borrowed umbrella',
        text: `The rain began as Sulekha came out of the examination hall, and she had no umbrella. An old man who was selling peanuts at the gate held out his. 'Bring it tomorrow,' he said. She wanted to refuse, for he had nothing else over his basket, but the bus was already moving, and she took it and ran. // The next day she was ill, and the day after that was a Sunday. On Monday she walked to the gate with the umbrella and a speech of apology. The old man was not there. The guard told her that he came only on days of examination, and the next was three weeks away. She thought of him every time it rained, and it rained often. When at last she found him, he was sitting under a sheet of plastic tied to four sticks. She began her speech. He stopped her. 'I told my wife that the umbrella would come back,' he said, 'and she told me that it would not. You cannot think what it is to win.' He would not take money. But he let her buy all the peanuts that were left, and weighed them twice, so that she should not pay too much.`,
      },
      rows: `
1 stated-facts | Why did Sulekha not return the umbrella on the very next day? | She was ill | She forgot it | She had lost it | She was away | The passage says, 'The next day she was ill', and then came a Sunday.
1 stated-facts | According to the guard, when did the peanut seller come to the gate? | On days of examination | On Mondays and Sundays | On days of heavy rain | On the last day of a month | The guard said that 'he came only on days of examination'.
2 inference | Why did Sulekha wish at first to refuse the peanut seller's umbrella? | He needed it to cover his goods | She preferred to wait for the bus | It was too old to keep off the rain | She had been told to trust nobody | She saw that 'he had nothing else over his basket', so the rain would fall on it.
2 main-idea | What is the story of the umbrella and the peanut seller chiefly about? | Trust between strangers | Fear of examinations | Quarrels in a marriage | Dangers of the rains | A man lends to a girl he does not know, sure that 'the umbrella would come back', and it does.
3 inference | What does the peanut seller's pleasure on seeing the umbrella again chiefly come from? | His faith in Sulekha has proved right | His goods need no longer become wet | His wife has at last agreed to help him | His loss will now be paid for in money | He had told his wife that it would come back, and says, 'You cannot think what it is to win.'
`,
    },
    {
      passage: {
        title: 'The chisel on the bench',
        text: `It is the fashion to laugh at learning by heart. Why carry in the head, we are told, what can be found in a moment on a screen? The argument sounds strong, but it rests on a mistake about what memory is for. A carpenter could leave his chisel in a shop at the end of the street and fetch it whenever he needed it. He keeps it on the bench because he does not know in advance when he will need it. // So it is with facts and lines of verse. A thing that must be looked up can answer only a question that has already been asked. A thing that is known can raise the question in the first place: it meets a new fact in the mind, and the two begin to talk. This is no defence of the parrot. To repeat what one does not understand is to keep on the bench a chisel that one cannot use. But those who would empty the bench because some people own blunt tools have drawn the wrong lesson. The cure for learning without understanding is understanding, and not the end of learning.`,
      },
      rows: `
1 stated-facts | Why does the carpenter in the passage keep his chisel on the bench? | He cannot tell when he will need it | He is afraid that it may be stolen | He wants his customers to notice it | He has found the shop closed too often | He keeps it there 'because he does not know in advance when he will need it'.
2 stated-facts | According to the writer on memory, what can a known fact do that a looked-up fact cannot? | Give rise to a question | Give a correct answer | Stay free of mistakes | Save a lot of time | A thing looked up answers what was asked, but one that is known 'can raise the question in the first place'.
2 words-in-passage | For whom does 'the parrot' stand in the passage on learning by heart? | One who repeats without understanding | One who talks while others are working | One who looks up everything on a screen | One who laughs at the mistakes of others | The next sentence explains it: 'To repeat what one does not understand' is to keep a useless chisel.
3 inference | What would the writer on memory advise for pupils who repeat what they do not understand? | Teach them the meaning of what they learn | Let them give up learning lines by heart | Provide them with screens for every lesson | Send them to a carpenter to learn a trade | The writer holds that 'the cure for learning without understanding is understanding'.
3 main-idea | Which statement best gives the main point of the passage on learning by heart? | What we hold in the mind helps us to think | What we find on a screen is seldom correct | What we cannot understand is not worth reading | What we learn in youth is forgotten in old age | A known thing 'meets a new fact in the mind, and the two begin to talk'.
`,
    },
    {
      passage: {
        title: 'The knife-grinder',
        text: `My neighbour Ramdas sharpened knives in the streets of our town for forty years. He carried his wheel on the frame of a bicycle: when the stand was down and the chain had been moved to another cog, the pedals that had brought him to a house turned the stone in front of it. He called out only one word, and he drew it out so long that a cook had time to go to the kitchen, find the knife and come down the stairs. // He had learnt the trade from an uncle who made him listen for a year before he was allowed to touch a blade. A good edge, the uncle said, can be heard: the hiss of the stone becomes thinner as the steel does. Ramdas never sharpened a knife as far as it would go. A blade that is too fine, he told me, is brittle and comes back in a week with a broken edge. It would have meant more money for him. But he passed through each street only once in two months, and he liked to think that in all the kitchens behind him the knives were still cutting.`,
      },
      rows: `
1 stated-facts | On what did the knife-grinder Ramdas carry his wheel? | On a bicycle | On a handcart | On his shoulder | On a donkey | The passage says that he carried it 'on the frame of a bicycle'.
1 stated-facts | From whom did Ramdas learn to sharpen knives? | From an uncle | From his father | From a cook | From a neighbour | He 'had learnt the trade from an uncle', who made him listen for a year.
2 inference | What was the advantage of the long-drawn call of the knife-grinder? | Cooks had time to fetch their knives | Cooks could guess the price of it | Other grinders were kept away | Children were warned of the wheel | The call was so long that a cook could 'find the knife and come down the stairs'.
2 inference | Why did the uncle make Ramdas listen for a whole year? | The sound tells how sharp a blade is | The boy was too weak to turn a wheel | The uncle had too few knives for two | The call had to be learnt before the work | The uncle held that a good edge 'can be heard', since the hiss becomes thinner with the steel.
3 inference | Which quality of Ramdas does the end of the passage on the knife-grinder bring out? | Pride in work that lasts | Desire for a quick profit | Fear of losing customers | Regret about his long life | He gave up a chance of 'more money' and liked to think that 'the knives were still cutting'.
`,
    },
    {
      passage: {
        title: 'The voice and the lane',
        text: `Our lane was never on the way to anything. It had eleven houses, a tea stall and a banyan tree under which children played cricket. Then the main road was dug up, and the telephones of a thousand drivers discovered that the lane joined two larger streets. The program that guides them knows the length of every road and the speed of the cars upon it. It does not know about the cricket. // At first each driver saved four minutes. Soon so many were saving them that the lane stood still from eight to eleven, and the journey through it took longer than the old one. The children moved to a roof. The residents wrote to the company, which answered that its program merely showed the fastest way and forced nobody to take it. This was true, and that was the difficulty. Nobody had decided to spoil the lane. Each had only obeyed a voice that spoke to him alone and, in the same second, to everyone else. In the end the town placed three heavy flowerpots across the middle, and the voice, having noticed that no car came through, forgot us.`,
      },
      rows: `
1 stated-facts | Where did the children of the lane play cricket before the cars came? | Under the banyan tree | On the roof of a house | Behind the tea stall | Along the main road | There was 'a banyan tree under which children played cricket'; they moved to a roof later.
1 stated-facts | What did the town finally place across the lane to stop the cars? | Heavy flowerpots | An iron railing | A wooden gate | Large warning boards | The passage says that the town 'placed three heavy flowerpots across the middle'.
2 words-in-passage | What does the writer mean by saying that the program 'does not know about the cricket'? | It ignores the life of the lane | It cannot give the score of a match | It shows no playgrounds to visitors | It was made where no cricket is played | The program knows only 'the length of every road and the speed of the cars', not what people do there.
2 inference | Why did the short cut through the lane soon save the drivers no time? | Too many of them were using it | The tea stall blocked the way | The program had been changed | The main road was open again | So many came that 'the lane stood still from eight to eleven'.
3 main-idea | What is the chief lesson of the passage about the lane and the program? | Good advice to one may harm when all follow it | Drivers break the law whenever a road is dug up | Companies ought to pay for the roads they make use of | Children should be taught to play away from traffic | Each obeyed a voice that spoke 'to him alone and, in the same second, to everyone else'.
`,
    },
    {
      passage: {
        title: 'Salt, sugar, water',
        text: `When severe diarrhoea kills a child, it is often not the germ itself that does it. The body loses water and salts faster than they are replaced. For a long time the only reliable answer was to drip a salt solution into a vein, which needs a clean needle, a trained hand and a bed to lie on. Giving plain salt water to drink did little good, since the sick bowel let most of it pass through. // Then it was found that sugar opens the door. Even in such an illness the wall of the bowel takes in sugar, and when it does so it takes in salt along with it, and water follows. A mixture of the three in the right amounts can be drunk from a cup, and a mother can give it at home, a spoonful at a time. It does not stop the diarrhoea, and for this reason some families at first threw it away as useless. They had to be told that the drink was not meant to close the tap but to keep the tank from running dry. Few treatments have saved so many lives, and hardly any is as cheap.`,
      },
      rows: `
1 stated-facts | What makes severe diarrhoea so dangerous to a child, according to the passage? | The loss of water and salts | The spread of the germs | The taking of much sugar | The use of old needles | The passage says, 'The body loses water and salts faster than they are replaced.'
1 stated-facts | What does sugar do in the drink that is given for diarrhoea? | It helps the bowel to take in salt | It kills the germs within the bowel | It keeps the water from going bad | It stops the diarrhoea in a few hours | When the bowel takes in sugar, 'it takes in salt along with it, and water follows'.
2 main-idea | What is the passage on salt, sugar and water mainly about? | A simple drink that saves lives | A new needle for hospitals | A germ that harms children | A dispute among doctors | It describes a mixture that 'can be drunk from a cup' and has saved many lives cheaply.
2 inference | Why did some families throw away the mixture of salt, sugar and water? | They expected it to end the diarrhoea | They found that it was much too costly | They feared that it would spread germs | They could not get their children to drink | It 'does not stop the diarrhoea', and so they took it to be useless.
3 words-in-passage | In the passage on diarrhoea, what does 'to keep the tank from running dry' mean? | To replace what the body is losing | To store clean water in every house | To wash the bowel with salt water | To supply hospitals with medicines | The tank is the body, which 'loses water and salts'; the drink makes up for the loss.
`,
    },
    {
      passage: {
        title: 'The town with two clocks',
        text: `Travellers who get down in our town for the first time are puzzled by its two clocks. One is at the bus station and is right. The other is on the tower of the market, and it is twelve minutes slow. It has been so for longer than anyone can remember. The town council has been offered the repair free of charge and has refused it twice. // The reason is the river. The last bus comes in at six by the station clock, and the last ferry to the villages on the other bank leaves when the tower strikes six. Those twelve minutes are the time that it takes an old woman with a basket to walk from the bus down to the landing. If the tower were put right, she would hear it strike as she got off. It has been suggested that the ferry might simply leave at twelve minutes past six. The boatmen shake their heads. A ferry that is late, they say, will be later every year; but a clock that is slow in our tower is always slow by the same amount. The town has decided that it is better to have a wrong clock than a wrong habit.`,
      },
      rows: `
1 stated-facts | By how many minutes is the market clock of the town slow? | Twelve | Fifteen | Six | Twenty | The passage says of the clock on the tower that 'it is twelve minutes slow'.
1 stated-facts | What did the town council do when a free repair of its clock was offered? | It refused the offer | It accepted the offer | It put off the decision | It asked the boatmen | The council was offered the repair 'free of charge and has refused it twice'.
2 inference | Whom does the slow clock on the market tower chiefly help? | Passengers who change from bus to ferry | Travellers who are new to the town | Shopkeepers who want to close late | Drivers who bring the last bus in at six | The twelve minutes let an old woman 'walk from the bus down to the landing' in time.
2 inference | Why do the boatmen not want the ferry to be fixed for twelve minutes past six? | They fear that the delay would grow | They want to be home before dark | They cannot see the station clock | They would have fewer passengers | They say that a ferry that is late 'will be later every year'.
3 words-in-passage | What is 'a wrong habit' in the passage about the two clocks? | Growing careless of fixed times | Walking too slowly to the landing | Travelling only by the last bus | Refusing help that is offered free | The boatmen fear that lateness, once allowed, would increase, whereas the clock stays 'slow by the same amount'.
`,
    },
    {
      passage: {
        title: 'Words that come home',
        text: `Words travel like traders: they go out with one load and come back with another. English took a word from a Hindi verb that means to press, and at first it used the word for the kneading of the body in a bath. Later the word came to mean the washing of the hair, and at last the liquid with which it is washed. In that form 'shampoo' has returned to India, where few who ask for a bottle of it in a shop suspect that they are speaking a word of their own family. // The traffic runs both ways. The common Hindi words for key, bucket and cupboard came from Portuguese, and nobody who uses them in a kitchen thinks of Portugal. Those who wish to clean a language of its foreign words are therefore in the position of a man who sets out to remove from his house everything that was made elsewhere. He begins with the sofa, in good spirits. By evening he is looking for the key to let himself out, and he remembers where the word for it came from.`,
      },
      rows: `
1 stated-facts | For what was the word 'shampoo' first used in English, according to the passage? | Kneading of the body | Washing of the hair | A liquid for the hair | Pressing of clothes | The passage says that English 'at first' used the word 'for the kneading of the body in a bath'.
2 inference | What do few buyers of shampoo in India suspect? | Its name has an Indian origin | Its price is fixed in England | Its bottle is made in Portugal | Its use was taught by traders | They do not know that they are using 'a word of their own family', one that came from a Hindi verb.
2 words-in-passage | What is meant by saying that words 'come back with another' load? | They return with a new meaning | They return with a longer spelling | They return with foreign traders | They return with words like them | The word 'shampoo' left with the sense of pressing and returned as the name of a liquid.
3 inference | Why does the man who clears his house look for a key at the end of the passage on words? | To show that borrowed words are hard to do without | To show that locks were brought in by foreign traders | To show that old furniture is better than new furniture | To show that a forgetful man cannot learn a language | The word for the key he needs is itself foreign: 'he remembers where the word for it came from'.
3 main-idea | What is the writer's main point about the foreign words in a language? | They have become a part of it | They ought to be removed from it | They are used only by its traders | They keep their old meaning in it | Such words are in daily use, and 'nobody who uses them in a kitchen thinks of Portugal'.
`,
    },
    {
      passage: {
        title: 'The small print',
        text: `Most of us enter into several contracts in a week without noticing it. We press 'I agree' beneath a text of forty pages, take a parking ticket with lines on its back, or hand a coat to an attendant and receive a number with a rule printed below it. The general rule of the law is a stern one: a person who signs is bound, whether he has read the paper or not. If it were otherwise, anyone could escape a bargain by saying that he had not looked at it. // Yet judges have long known that nobody reads everything. For papers that are not signed, such as tickets and notices, many have therefore added a softer rule. The stranger a condition is, the more clearly it must be pointed out. A usual term may stand in small letters; a term that would surprise an honest customer must be set before his eyes, and one judge remarked that some ought to be printed in red ink with a red hand pointing to them. The law does not ask us to read every line. It asks those who write the lines not to hide a trap among them.`,
      },
      rows: `
1 stated-facts | What is the general rule of law about signing, according to the passage on small print? | One who signs is bound | One who signs gets a copy | One who signs may withdraw | One who signs gets advice | The rule is that 'a person who signs is bound, whether he has read the paper or not'.
2 words-in-passage | What does the word 'stern' mean in the passage on small print? | Strict | Ancient | Unclear | Popular | The rule is called 'a stern one' because it binds even a person who has not read the paper.
2 inference | Why does the law not excuse a person merely because he did not read what he signed? | Anyone could then get out of a bargain | Every contract is read aloud by a judge | Few contracts contain any real conditions | Most people are able to read forty pages | Otherwise 'anyone could escape a bargain by saying that he had not looked at it'.
3 inference | Which condition would most need the 'red hand' of which the judge spoke? | One that a customer would not expect | One that every customer knows already | One that is found in all contracts | One that helps the customer to save | A term that would 'surprise an honest customer' has to be 'set before his eyes'.
3 main-idea | Which sentence best sums up the passage on contracts and small print? | Signing binds us, but no trap may be hidden from us | Reading every line is the only way to avoid a trap | Judges have made contracts too long for plain people | Companies may print what they like if it is signed | One rule binds whoever signs; the other asks the writers 'not to hide a trap'.
`,
    },
    {
      passage: {
        title: 'One breath',
        text: `Kabaddi needs no bat, no ball and no net. A few lines drawn on the ground are enough, and this is one reason why it is played in villages where little else can be afforded. One player, the raider, crosses the middle line alone into the half of the other side, touches whom he can and tries to get home again, while the defenders try to hold him. All the while he must keep repeating the name of the game in a single breath. // The rule of the breath is cleverer than it looks. It measures time without a clock. It also makes courage costly, since every step deeper into the enemy's half must be paid for twice, going and coming. A clock stands outside the player; the breath is inside him, and fear shortens it. An old coach told me that he could hear in the first few seconds whether a raid would succeed. In the matches that are shown on television a clock now limits each raid as well. But the chant has been kept, for without it the game would be only running and catching.`,
      },
      rows: `
1 stated-facts | What must the raider in kabaddi keep repeating during a raid? | The name of the game | The score of his side | The name of his village | The number of defenders | He must keep 'repeating the name of the game in a single breath'.
1 stated-facts | Why can kabaddi be played in villages with very little money? | It needs no equipment | It takes little time | It has no fixed rules | It can be played alone | The game 'needs no bat, no ball and no net'; a few lines on the ground are enough.
2 words-in-passage | In the passage on kabaddi, what does 'paid for twice' mean? | Breath is spent both ways | Points are lost by both sides | Players are hired for two games | Tickets are sold for two raids | Each step deeper costs breath both 'going and coming', as the raider has to return.
2 inference | What did the old kabaddi coach judge a raid by in its first seconds? | The sound of the chant | The speed of the steps | The look of the rivals | The hand of the clock | He 'could hear' whether it would succeed: the chant shows the breath, and 'fear shortens it'.
3 inference | Why, in the writer's view, has the chant been kept in kabaddi along with the clock? | It gives the game its special character | It is more exact than any clock could be | It helps the judges to count the players | It is all that viewers at home can follow | The writer says that without the chant 'the game would be only running and catching'.
`,
    },
  ],
})
