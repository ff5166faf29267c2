import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on passages as papers for banks and for the SSC set them. */
export const passagesInDepth = defineBank({
  id: 'passages-in-depth',
  sets: [
    {
      passage: {
        title: 'Cash in the cloud',
        text: `When digital payments arrived in the weekly market of a small town, the first to accept them were not the large shops but the sellers of vegetables. They had good reason. Change was always short, and a customer who could not be given two rupees back was often a customer lost. A printed square on a piece of card cost nothing and never ran out of coins. // The difficulty lay elsewhere. Money that went into an account could be seen by the bank, and some sellers feared that it could be seen by others too. They therefore continued to take cash for large sums and used the card for small ones. It was only when a bank offered loans on the strength of these records that the fear turned into interest. A seller whose takings had been noted for a year could borrow without any other paper, and for many it was the first loan of their lives that did not come from a moneylender.`,
      },
      rows: `
1 stated-facts | Who were the first to accept digital payments in the market described? | The sellers of vegetables | The owners of large shops | The clerks of the bank | The moneylenders of the town | The passage says that the first to accept them 'were not the large shops but the sellers of vegetables'.
1 stated-facts | Why did the card with the printed square suit the vegetable sellers? | It did away with the need for change | It was given along with a loan | It hid their daily sales from everyone | It brought buyers of large amounts | Change was always short, and the card 'never ran out of coins'.
2 stated-facts | For what did the sellers of the market go on taking cash? | For large sums | For small sums | For repaying loans | For buying from farmers | They feared that their money could be seen, so they 'continued to take cash for large sums'.
2 inference | What made the sellers of the market lose their fear of the records of their payments? | The records helped them to get loans | The bank promised to keep them secret | The moneylenders refused to lend | The customers stopped carrying cash | A bank offered loans on the strength of the records, and 'the fear turned into interest'.
2 inference | What can be inferred about the loans that the sellers took before the bank's offer? | They came mostly from moneylenders | They were larger than those of banks | They needed a record of takings | They were given to shops alone | For many the bank's loan was the first 'that did not come from a moneylender', so earlier ones did.
`,
    },
    {
      passage: {
        title: 'The late monsoon',
        text: `For a farmer of the plateau the date on which the monsoon arrives matters more than the amount of rain it brings. Seeds of the long-lasting varieties must be in the ground by the end of June if the crop is to ripen before the cold. When the clouds are late by a fortnight, a year's plan is spoilt, even if July and August make up for the loss. // Agricultural scientists have answered this with seeds that ripen in ninety days in place of a hundred and twenty. The new varieties yield a little less in a good year but far more in a bad one. Their spread has been slow, for a farmer remembers the best harvests of his life and not the average. He prefers a seed that may give him a great deal to one that will surely give him enough. An officer of the district remarked that what he had to change was not the seed but the memory.`,
      },
      rows: `
1 stated-facts | According to the passage on the monsoon, by when must the long-lasting varieties be sown? | By the end of June | By the middle of July | By the end of August | By the middle of May | The passage says that these seeds 'must be in the ground by the end of June'.
1 stated-facts | In how many days do the new seeds of the scientists ripen? | Ninety | A hundred and twenty | A hundred and fifty | Sixty | They ripen 'in ninety days in place of a hundred and twenty'.
2 stated-facts | How do the new varieties compare with the old ones in a good year? | They yield slightly less | They yield far more | They yield nothing at all | They yield just as much | They 'yield a little less in a good year but far more in a bad one'.
2 inference | Why has the spread of the quick-ripening seeds been slow? | Farmers think of their best harvests | Farmers cannot pay for the seeds | Scientists have made too few of them | Officers have advised against them | A farmer 'remembers the best harvests of his life and not the average'.
3 words-in-passage | What did the officer mean by saying that he had to change the memory and not the seed? | The farmers' way of judging had to change | The farmers had to be told of past droughts | The records of the rains had to be corrected | The farmers had to forget the old varieties | The seeds were ready; what stood in the way was the habit of judging by the best years.
`,
    },
    {
      passage: {
        title: 'The noise of the city',
        text: `Noise is the only form of pollution that leaves nothing behind. When a factory closes, its waste remains in the soil; when a horn stops, the air is as it was. Perhaps for this reason noise is seldom taken seriously. Yet doctors who have studied people living beside busy roads report that their blood pressure rises at night even when they do not wake, as if the body went on listening while the mind slept. // What the ear cannot do is to close itself. The eye has a lid; the ear has none, and evolution seems to have meant it as a guard that is always on duty. In a forest this was wise, because a sound in the dark might be a tiger. In a city the guard is called to the gate a thousand times a night for nothing, and the garrison is worn out. Laws that limit sound exist in most countries. They fail not because they are weak but because nobody thinks himself noisy.`,
      },
      rows: `
1 stated-facts | How does noise differ from other forms of pollution, according to the passage? | It leaves no trace when it stops | It harms people only by day | It is caused only by factories | It can never be limited by any law | Noise is 'the only form of pollution that leaves nothing behind'.
1 stated-facts | What have doctors noticed in people who live beside busy roads? | A rise of blood pressure at night | A loss of hearing by the age of fifty | A habit of waking before sunrise | A fear of sounds in the dark | Doctors report that 'their blood pressure rises at night even when they do not wake'.
2 words-in-passage | In the passage on noise, what does 'the garrison is worn out' mean? | The body becomes exhausted | The ear loses its sharpness | The mind grows used to the noise | The laws can no longer be enforced | The garrison stands for the body, which is roused by the ear again and again.
2 inference | Why is a tiger mentioned in the passage on noise? | To show why the ear stays alert in sleep | To show that forests are noisy places | To show that people in cities fear animals | To show how sounds travel at night | In a forest a sound in the dark might be a tiger, so an ear that is always on guard was useful.
2 inference | According to the writer, why do the laws against noise fail? | People do not see their own part in it | The limits that they set are too weak | The punishments for it are not severe enough | Only a few countries have such laws | The laws fail 'not because they are weak but because nobody thinks himself noisy'.
`,
    },
    {
      passage: {
        title: 'A bank for seeds',
        text: `In a mountain on an island far to the north, behind three steel doors, lie the seeds of almost every crop that people eat. The vault was built so that if war or disease destroyed a crop in its own country, the seed could be sent back. It has been opened for this purpose before now, when a collection in a country at war had to be replaced. // Critics say that a seed in ice is like a language in a dictionary: it is safe, but nobody speaks it. A crop lives by being sown, and each season it changes a little to meet new insects and new weather. The seed that is kept in the vault stays as it was on the day it arrived. Those who run the vault do not deny this. They answer that a dictionary is of little use in conversation, but that it is the only thing left when the last speaker has died.`,
      },
      rows: `
1 stated-facts | For what purpose was the vault on the northern island built? | To keep seeds in case a crop is lost | To sell seeds to poor countries | To make new kinds of crops for cold lands | To store food in times of war | The seed could be sent back 'if war or disease destroyed a crop in its own country'.
1 stated-facts | On what occasion has the vault for seeds been opened for its purpose? | When a collection was lost in a war | When a disease broke out on the island | When the ice began to melt | When a new crop was found | It was opened 'when a collection in a country at war had to be replaced'.
2 words-in-passage | In the passage on seeds, what is meant by 'nobody speaks it'? | The seed is not grown in fields | The seed has been forgotten by all | The seed can no longer sprout | The seed has no value for science | Like a language in a dictionary, a stored seed is safe but not in living use.
2 stated-facts | What do the critics of the vault say about a crop that is sown every season? | It adapts to new conditions | It remains exactly the same | It becomes weaker each year | It needs more care than before | Each season a crop 'changes a little to meet new insects and new weather'.
3 inference | What do those who run the vault admit by their answer to the critics? | The vault cannot replace living crops | The vault has been built too late | The critics know very little of farming | The seeds in the vault are dying | They agree that a dictionary is of little use in conversation, but defend it as the last resort.
`,
    },
    {
      passage: {
        title: 'The interview',
        text: `A manager who had hired four hundred people in his life once told me that he had never learnt anything from the answers. Everyone who applies for a post, he said, has prepared the same answers from the same books. What he listened to were the questions. At the end he always asked whether the candidate wished to know something, and it was in those two minutes that he decided. // Some asked about the salary and the holidays. He did not hold it against them, but he did not remember them either. A few asked what had become of the person who held the post before. Those he remembered, because they had seen that a chair has a history. And once a young woman asked what he would do differently if he could begin his career again. He talked for half an hour, he said, and only when she had left did he notice that it was she who had interviewed him.`,
      },
      rows: `
1 stated-facts | What did the manager in the passage listen to most carefully? | The questions of the candidates | The answers of the candidates | The remarks of other managers | The reports of earlier employers | He 'had never learnt anything from the answers'; what he listened to were the questions.
1 stated-facts | Why did the manager learn nothing from the answers? | They were all prepared from the same books | They were given in too great a hurry | They were written by his own clerks | They were all about the salary and the holidays | Everyone 'has prepared the same answers from the same books'.
2 words-in-passage | What does the manager mean by saying that a chair has a history? | A post is shaped by those who held it | A post is given to those who wait long | A manager should look into the past of a candidate | A company is known by its founders | The candidates had asked what had become of the person who held the post before.
2 inference | What was the manager's attitude to those who asked about salary? | Indifference | Anger | Admiration | Suspicion | He did not hold it against them, 'but he did not remember them either'.
3 inference | Why does the manager say that the young woman had interviewed him? | She had made him talk about himself | She had asked more questions than he | She had known more of the post than he did | She had answered none of his questions | Her one question led him to talk for half an hour, so that the roles were reversed.
`,
    },
    {
      passage: {
        title: 'Rivers that move',
        text: `A river on a plain does not stay in its bed. It cuts away the outer bank of each bend and drops sand on the inner one, so that the bend grows until the water breaks through its neck and leaves the old loop behind as a lake. In the plains of Bihar one river has moved more than a hundred kilometres to the west in two and a half centuries. // Engineers tried to hold it between embankments. For some years the villages behind them were safe. But the sand that the river used to spread over the whole plain was now dropped between the two walls, and the bed rose year by year until the water stood higher than the fields. When the wall at last gave way, the flood was worse than any that had come before it. An old boatman put it simply: we gave the river a narrower bed, and it made itself a higher pillow.`,
      },
      rows: `
1 stated-facts | What does a river on a plain drop on the inner bank of a bend? | Sand | Stones | Water plants | Broken branches | It 'drops sand on the inner one', while it cuts away the outer bank.
1 stated-facts | How is an old loop of the river left behind as a lake? | The water breaks through the neck of the bend | The farmers close the bend by means of a high wall | The bed of the river rises every year | The river dries up during the summer | The bend grows 'until the water breaks through its neck'.
2 stated-facts | Why did the bed of the river rise after the embankments were built? | The sand was dropped between the walls | The rainfall increased from year to year | The villagers threw earth into it | The walls themselves fell into it | The sand once spread over the plain 'was now dropped between the two walls'.
2 inference | Why was the flood after the break of the wall worse than earlier ones? | The water stood higher than the fields | The villages had grown much larger | The boatmen had left the district | The river had moved to the west | The bed had risen until the water stood above the fields, so it rushed down on them.
3 words-in-passage | What did the boatman mean by 'a higher pillow'? | The raised bed of the river | The wall built by the engineers | The lake left by the old loop | The flood over the fields | Held in a narrow bed, the river raised that bed by its own sand.
`,
    },
    {
      passage: {
        title: 'The price of free',
        text: `When a museum in a large town gave up its entrance fee, the number of visitors doubled within a year. The director was pleased until she looked at the figures more closely. The visitors who had come before came more often; those who had never come still stayed away. The fee, it turned out, had not been what kept them out. // She sent students to the bus stands to ask. The answers were not about money at all. People said that they would not know what to do there, that the guards would stare, that such places were for the educated. The next year the museum moved a small part of its collection to the waiting hall of the railway station, without guards and without labels longer than a line. Many who looked at it while waiting for a train later went to see the rest. It is easier, the director concluded, to open a door than to make people believe that it is open.`,
      },
      rows: `
1 stated-facts | What happened in the year after the museum gave up its fee? | The number of visitors doubled | The number of visitors fell | The museum had to be closed | The guards had to be sent away | The passage says that 'the number of visitors doubled within a year'.
2 inference | What did the closer look at the figures of the museum reveal? | The new visits were made by earlier visitors | The new visitors came from other towns | The visitors stayed for a shorter time | The visitors came only on free days | Those who had come before came more often; the others still stayed away.
2 stated-facts | What kept many people away from the museum, by their own account? | A feeling that it was not for them | The cost of the entrance ticket | The distance from the bus stand | A lack of free time on working days | They said that they would not know what to do and that such places were for the educated.
1 stated-facts | Where did the museum show a part of its collection the next year? | In the railway station | At the bus stands | In the schools of the town | In the director's office | It was moved 'to the waiting hall of the railway station'.
3 main-idea | Which statement best expresses the main idea of the passage on the museum? | Feeling unwelcome keeps people out more than price | Museums should be built near railway stations | Free entrance is the best way to teach people | Guards and labels should be removed everywhere | Removing the fee did not bring new people; making them feel that the door was open did.
`,
    },
    {
      passage: {
        title: 'Bones of glass',
        text: `The sponge that lives in the deep sea near the Philippines builds itself a skeleton of glass. Each thread is thinner than a hair, and the threads are laid in squares with slanting struts across every second one, much as an engineer would brace a tower. When scientists took away some of the struts in a model, the tower grew weak; when they added more, it became heavier but hardly any stronger. The animal, which has no brain, had found the point at which nothing could be taken away and nothing need be added. // It has found something else as well. Our glass breaks along a single crack. The sponge lays its glass in thin layers glued together, so that a crack stops at the first layer. And it makes all this in cold water, while our furnaces need more than a thousand degrees. The scientist who led the study said that he had gone to the sea for an animal and had met a teacher.`,
      },
      rows: `
1 stated-facts | Of what is the skeleton of the sponge in the passage made? | Glass | Bone | Steel | Coral | The sponge 'builds itself a skeleton of glass'.
1 stated-facts | What happened when more struts were added to the model of the sponge? | It became heavier but not much stronger | It became weaker and broke at once | It became much lighter and much stronger | It became as thin as a hair | The passage says that it 'became heavier but hardly any stronger'.
2 stated-facts | How does the sponge keep a crack from spreading? | It lays the glass in glued layers | It heats the glass to a high degree | It covers the glass with hair | It fills the crack with sand | Thin layers are glued together 'so that a crack stops at the first layer'.
2 inference | Why are furnaces mentioned in the passage on the sponge? | To show that the animal needs no heat to make glass | To show how the model of the tower was made | To show that glass can melt in the deep sea | To show why our glass is so much cheaper | The sponge makes its glass in cold water, while our furnaces need great heat.
3 words-in-passage | What did the scientist mean by saying that he had met a teacher? | The animal's design had much to show him | The animal proved his model to be wrong | The animal could learn from its mistakes | The animal had copied the work of engineers | He had learnt from its design, in strength, economy and method.
`,
    },
    {
      passage: {
        title: 'The second crop',
        text: `In a valley of the north-east, farmers used to burn a patch of forest, grow rice on it for two years and leave it for fifteen. When the population grew, the fifteen years became five, and the soil had no time to recover. Officials told the farmers to stop burning altogether. They did not stop, for they had nothing else to live on. // A teacher who had grown up in the valley suggested something less. Let them burn, he said, but let them plant alders among the rice. The alder is a quick-growing tree whose roots put back into the soil what the rice takes out. When the farmers return after five years, they cut the branches and not the trunk, and the tree grows again. The yields have risen, and the forest further up is no longer touched. The officials, who had failed with a ban, have since given the teacher a prize. He says that he invented nothing; his grandfather's village had always done it.`,
      },
      rows: `
1 stated-facts | For how long was a patch of forest left unused in former times? | Fifteen years | Five years | Two years | Ten years | The farmers used to grow rice 'for two years and leave it for fifteen'.
2 stated-facts | Why did the farmers of the valley not obey the officials? | They had no other means of living | They did not understand the order | They had already planted alders | They wanted to clear more forest | They did not stop, 'for they had nothing else to live on'.
2 stated-facts | What is the use of the alder among the rice? | It restores the soil | It gives shade to the rice | It keeps animals away | It supplies wood for houses | Its roots 'put back into the soil what the rice takes out'.
1 stated-facts | What do the farmers cut from the alder when they return? | The branches | The trunk and the roots | The roots | The bark | They 'cut the branches and not the trunk, and the tree grows again'.
3 main-idea | What does the story of the valley chiefly suggest? | A workable change may do more than a ban | Forests should be left entirely to farmers | Prizes lead people to give up old habits | Burning is good for the soil of every hill | The ban failed, while a small change in practice saved both yields and forest.
`,
    },
    {
      passage: {
        title: 'Counting sheep',
        text: `An office in a northern city found that its staff sent messages to each other at all hours of the night. Nobody had asked them to do so. Each supposed that the others expected it, and a reply at midnight proved that one cared about the work. The result was a kind of race that nobody had entered of his own will and nobody could leave first. // The head of the office could have forbidden such messages, but she thought that people would simply find another way. In place of this she did a curious thing. She let the machine hold back every message sent after eight and deliver it at nine the next morning, and she told everyone so. Whoever wished to write at midnight could still write; there was only nobody to read it. Within a month the messages after eight had almost ceased. It seems, she said, that people do not want to work at night; they want to be seen to work.`,
      },
      rows: `
1 stated-facts | What had the staff of the office got into the habit of doing? | Sending messages at night | Coming to the office late | Leaving messages unread | Working without a break | The office 'found that its staff sent messages to each other at all hours of the night'.
2 inference | Why did each member of the staff reply at midnight? | Each thought that the others expected it | The head of the office had ordered it | The machine did not work during the day | They were paid for work at night | Each 'supposed that the others expected it', and a reply proved that one cared.
2 stated-facts | Why did the head of the office not forbid the messages? | She thought that people would get round the ban | She believed that work at night was useful | She had no right to give such an order | She wanted to read the messages herself | 'She thought that people would simply find another way.'
1 stated-facts | What did the machine do with a message sent after eight? | It delivered it the next morning | It returned it to the sender | It sent it to the head alone | It removed it from all the records | It was held back and delivered 'at nine the next morning'.
3 inference | What does the end of the passage on the office imply about the messages at night? | They were sent mainly to make an impression | They were needed to finish the work in time | They were the only way of reaching others | They were caused by a lack of sleep | Once nobody could see them, they ceased: people had wanted 'to be seen to work'.
`,
    },
    {
      passage: {
        title: 'The river of ice',
        text: `A glacier looks like a thing at rest, but it is a river. Snow that falls at its head is pressed into ice by the snow of later years and begins to creep downhill, some centimetres a day, carrying stones and whatever else has fallen upon it. At the lower end it melts. If as much snow is added above as melts below, the end stays where it is, although every bit of the ice in it is moving. // For this reason the position of the end tells us about the climate, but with a delay. A glacier that draws back today may be answering to warm summers of twenty years ago. Villages that live on its water should not be deceived by the present plenty. While the ice is shrinking, the streams below run fuller than ever, for the capital itself is being spent. The poverty comes afterwards.`,
      },
      rows: `
1 stated-facts | What happens to the ice at the lower end of a glacier? | It melts | It turns into snow | It stops moving | It breaks into stones | The passage says of the ice, 'At the lower end it melts.'
2 inference | When does the end of a glacier stay in its place? | When gain above equals loss below | When the ice ceases to move | When no snow falls for a whole year | When the stones block its way | The end stays 'if as much snow is added above as melts below'.
2 stated-facts | Why is the end of a glacier a late sign of the climate? | It answers to summers of years before | It can be seen only in winter | It is hidden under stones | It moves only once or twice in twenty years | A glacier drawing back today 'may be answering to warm summers of twenty years ago'.
3 words-in-passage | What is meant by 'the capital itself is being spent' in the passage on the glacier? | The stored ice is being used up | The yearly snowfall is being used up | The streams are being wasted by the villages | The savings of the villages are running out | The full streams come from the shrinking of the stored ice, as one who lives on his savings.
2 inference | What warning does the writer give to the villages below the glacier? | Plenty now will be followed by want | The streams will soon flood the fields | The glacier may begin to advance again | The water must be shared with other villages | They 'should not be deceived by the present plenty', because 'the poverty comes afterwards'.
`,
    },
    {
      passage: {
        title: 'The forgotten number',
        text: `In the days when telephones hung on walls, most people knew thirty numbers by heart. Today few know three. It is often said that machines have weakened our memory, and an old complaint it is: a philosopher of ancient Greece feared the same from writing. He believed that those who trusted to marks on a page would cease to remember things from within themselves. // He was right, and it did not matter. Nobody today could recite an epic as the singers of his age did, but we have used the room for other things. The danger lies elsewhere. To remember a number is nothing; to judge whether a number makes sense is a great deal, and one can judge only against what one carries in the head. A clerk who is told by his machine that a cup of tea costs nine thousand rupees, and who writes the bill, has not lost his memory. He has lost his measure.`,
      },
      rows: `
1 stated-facts | What did a philosopher of ancient Greece fear from writing? | That people would cease to remember | That people would tell more lies | That books would cost too much | That singers would lose their work | He feared that those who trusted to marks on a page 'would cease to remember things from within themselves'.
2 inference | What does the writer mean by 'He was right, and it did not matter'? | The loss of memory was made up by other gains | The philosopher's fear was without any ground | The philosopher was not believed in his own age | The art of writing was soon given up again | We cannot recite epics any more, 'but we have used the room for other things'.
2 stated-facts | For what, according to the passage, must one carry knowledge in the head? | For judging whether figures make sense | For reciting the epics of old | For finding the telephone numbers of friends | For writing bills at great speed | One can judge 'only against what one carries in the head'.
3 words-in-passage | What has the clerk in the passage lost, when he 'has lost his measure'? | The sense of what is reasonable | The memory for prices and numbers | The habit of checking his machine's sums | The skill of adding without a machine | He writes down an absurd price without noticing it.
2 main-idea | Which title would suit the passage on memory best? | What We Must Still Carry in the Head | How the Wall Telephone Was First Invented | The Epics of Ancient Greece | Why Machines Make Mistakes | The passage weighs what may be left to machines and what may not.
`,
    },
    {
      passage: {
        title: 'The honest queue',
        text: `A co-operative store in a mining town was losing money, and the members suspected the cashier. An inspector was called. He watched for three days and found the cashier honest. He then weighed the goods as they came in and compared them with the bills of the customers. For every hundred kilograms of rice that came in, only ninety-six were paid for, though nobody had stolen any. // The loss lay in the scoop. The assistants, who were paid by the month and knew every customer, filled each bag and then, out of friendship, let a few more grains fall. It was a kindness that cost each of them nothing and the store everything. The inspector did not blame them. He advised that the rice be packed beforehand by people who did not know who would buy it. Generosity, he wrote in his report, is a virtue only when it is one's own rice.`,
      },
      rows: `
1 stated-facts | Whom did the members of the store suspect at first? | The cashier | The inspector | The assistants | The suppliers | The members 'suspected the cashier', whom the inspector found honest.
1 stated-facts | How much of every hundred kilograms of rice did the customers of the store pay for? | Ninety-six kilograms | Ninety kilograms | A hundred kilograms | Eighty-six kilograms | For every hundred kilograms that came in, 'only ninety-six were paid for'.
2 inference | Why did the assistants of the store add a few grains to each bag? | They wished to please people they knew | They wanted to harm the store | They had been told to do so by the members | They could not read the scale | They knew every customer and did it 'out of friendship'.
2 inference | Why should the rice be packed by people who did not know the buyers? | They would have no reason to favour anyone | They would work for a lower wage | They would pack it more quickly | They would notice any theft of rice at once | Without knowing the buyer they would not be tempted to be kind at the store's cost.
3 words-in-passage | What does the last sentence of the inspector's report mean? | One has no right to be kind with others' goods | A kindness should cost the giver as little as possible | A store should be kind to its customers alone | Kindness without the owner's knowledge is theft | The assistants gave away what belonged to the store and not to them.
`,
    },
    {
      passage: {
        title: 'The water tax',
        text: `A city that supplied water at a fixed price for each house found that half of it was wasted. When meters were put in, the waste fell by a third in a single year. So far the story is told in every textbook. What is less often told is what happened in the poorest streets. There, one tap served ten families, and the meter added up what all of them had used. The bill was beyond any one of them, and the tap was cut off. // A young engineer proposed a change. Each person should have fifty litres a day without charge, and the price should rise steeply above that. The officials objected that the city would lose money. The figures showed the opposite: the large houses with gardens, which had paid least for each litre, now paid most, and the income grew. The engineer had merely seen that water is two things with one name, a need up to a point and a luxury beyond it.`,
      },
      rows: `
1 stated-facts | What was the result of the meters in the first year? | Waste fell by a third | Waste rose by a half | The income was lost | All the taps were cut off | The passage says that 'the waste fell by a third in a single year'.
2 stated-facts | Why were taps cut off in the poorest streets of the city? | The joint bill was too high for anyone | The pipes were too old to be used | The families refused to have a meter | The engineer had advised it | One tap served ten families, and 'the bill was beyond any one of them'.
1 stated-facts | How much water was to be free for each person, by the engineer's plan? | Fifty litres a day | Fifty litres a week | Ten litres a day | Thirty litres a day | Each person 'should have fifty litres a day without charge'.
2 stated-facts | Who paid most after the engineer's change? | The large houses with gardens | The families sharing a tap | The officials of the city | The owners of small shops | These houses 'had paid least for each litre, now paid most'.
3 inference | Which plan for electricity would rest on the same idea as the engineer's plan for water? | A few units free, and each unit above them dear | The same price for each unit in every house | Free units for villages and a price for towns | A lower price for each unit the more one uses | The first units are a need and those above them a luxury, so the price should rise with use.
`,
    },
    {
      passage: {
        title: "The tailor's mistake",
        text: `The best suit that I ever owned was made by mistake. The tailor had been given two pieces of cloth, one for me and one for a judge, and he cut the judge's measure from mine. When he found it out he came to my house in distress and offered to pay for the cloth. I asked him what he would do with the suit. He said that it would fit nobody in our town, since the judge was unusually broad. // I told him to take it in. It took him four days, for he had to open every seam, and in doing so he corrected a dozen small things that he would never have touched in a new suit. He told me later that he had learnt more from that suit than from his master. A thing made right the first time, he said, hides its reasons; a thing mended has to give them up one by one.`,
      },
      rows: `
1 stated-facts | What mistake did the tailor make? | He cut the wrong measure from the cloth | He lost the cloth of the judge | He sent the suit to a wrong house | He took far too many days for the work | 'He cut the judge's measure from mine', that is, from the writer's cloth.
1 stated-facts | Why would the suit fit nobody else in the town? | The judge was unusually broad | The writer was unusually tall | The cloth was of a strange colour | The seams were all open | The tailor said so 'since the judge was unusually broad'.
2 words-in-passage | What did the writer mean by telling the tailor to 'take it in'? | Make the suit narrower | Bring the suit indoors | Accept the suit as a gift | Send the suit to the judge | To take in a garment is to make it smaller.
2 inference | Why did the mended suit become the best one the writer owned? | Many small faults were corrected in it | It was made of the judge's fine cloth | It cost the writer nothing at all | It was made in only four days | Opening each seam, the tailor 'corrected a dozen small things'.
3 main-idea | What lesson does the tailor draw from the suit? | Mending teaches what making does not | A thing is best when made right at once | A mistake should be admitted without delay | A master teaches less than a customer does | A thing mended has to give up its reasons 'one by one'.
`,
    },
    {
      passage: {
        title: 'Working from home',
        text: `When the staff of an insurance company were allowed to work from home, the managers feared that less would be done. For the first six months they counted, and found that rather more was done. The claims were settled faster, and fewer mistakes were made. The managers were about to give up two floors of their building when a clerk of the personnel department drew their attention to another column. // The number of ideas sent to the suggestion box had fallen to almost nothing. So had the number of quarrels. The clerk believed that the two belonged together. In the canteen people had complained to colleagues from other departments, and a complaint told to a stranger often turned into an idea, because the stranger asked why the thing was done at all. At home everyone did the given work well, and nobody asked why. The company now calls its people in for one day a week, with nothing on the programme but lunch.`,
      },
      rows: `
1 stated-facts | What did the managers find when they counted the work done at home? | Somewhat more was done | Much less was done | More mistakes were made | Claims were settled late | They 'found that rather more was done', with fewer mistakes.
2 stated-facts | What did the clerk of the personnel department point out? | Suggestions had almost stopped | Claims were no longer settled | Two floors had been given up | The canteen was losing money | The number of ideas sent to the suggestion box 'had fallen to almost nothing'.
2 inference | According to the clerk, how did ideas arise in the canteen? | A stranger asked why a thing was done | The managers offered prizes for them | People read them in the suggestion box | Quarrels forced people to leave | A complaint told to a stranger turned into an idea, 'because the stranger asked why the thing was done at all'.
2 inference | Why has the weekly day in the office 'nothing on the programme but lunch'? | So that people may talk across departments | So that the work of the week may be counted | So that the cost of the canteen may be met | So that the managers may watch the staff | The company wants back the talk of the canteen, out of which ideas came.
3 main-idea | Which statement sums up the passage on the insurance company? | Efficient work alone does not bring new ideas | Quarrels in an office should be prevented | Work at home leads to a loss of quality | A suggestion box is of no use to a company | The given work was done well at home, but nobody asked why it was done.
`,
    },
    {
      passage: {
        title: 'The lamp and the moth',
        text: `For a long time it was thought that moths fly to a lamp because they take it for the moon. They were believed to steer by keeping the moon at a fixed angle, and near a lamp such a course becomes a spiral. The explanation was neat, and it was repeated for a century. Then some biologists filmed moths around a lamp with cameras that could follow each turn of the body. // The moths were not flying towards the light at all. They flew with their backs turned to it, wherever it was, so that above the lamp they turned upside down and fell. An insect in the dark needs to know which way is up, and for millions of years the brighter half of the night has been the sky. It turns its back to the brightness and so keeps level. A lamp is a small false sky. The biologists remarked that the old explanation had failed for want of nothing more than a look.`,
      },
      rows: `
1 stated-facts | What was believed for a long time about moths and lamps? | Moths took the lamp for the moon | Moths were drawn by the heat of it | Moths could not see the lamp | Moths feared the dark sky | It was thought that moths fly to a lamp 'because they take it for the moon'.
1 stated-facts | With what did the biologists study the flight of moths? | Cameras | Nets | Mirrors | Magnets | They filmed moths 'with cameras that could follow each turn of the body'.
2 stated-facts | How did the moths fly, as the film showed? | With their backs to the light | With their eyes closed | In a straight line to the lamp | Away from the lamp | 'They flew with their backs turned to it, wherever it was'.
2 words-in-passage | Why is a lamp called 'a small false sky' in the passage? | It misleads insects about which way is up | It lights only a small part of the night | It is hung high above the ground | It looks like the moon to insects | An insect turns its back to brightness, which in nature is the sky.
3 words-in-passage | What is meant by saying that the old explanation failed 'for want of nothing more than a look'? | Nobody had watched the moths closely | Nobody had cameras to film the moths with | Nobody had doubted what the books said | Nobody had compared the lamp with the moon | A careful observation was enough to show that it was wrong.
`,
    },
    {
      passage: {
        title: 'The cost of a name',
        text: `A maker of pens found that the same pen sold twice as well with a foreign name printed on the clip. He was sorry, for he was proud of his town, but he printed the name. His rivals did the same, and before long every pen in the market bore a foreign name. Then the names lost their charm, because a thing that everyone has distinguishes no one. // It was his daughter who thought of printing the name of the town again, this time in its own script and with the year in which the workshop had begun. The older dealers shook their heads. The pens were bought by students, who liked that they could not be mistaken for any others. What her father had hidden as a weakness she sold as a fact. There is nothing so foreign, she told him, as what people have forgotten about themselves.`,
      },
      rows: `
1 stated-facts | What made the maker's pen sell twice as well at first? | A foreign name on the clip | A lower price in the market | A new kind of ink in it | A picture of the town on it | The same pen 'sold twice as well with a foreign name printed on the clip'.
2 stated-facts | Why did the foreign names lose their charm? | All the pens came to have them | The buyers could not read them | The government forbade them | The students complained of them | 'A thing that everyone has distinguishes no one.'
1 stated-facts | What did the daughter print on the pens? | The town's name and the founding year | A foreign name in a new script | Her own name and that of her father | The names of the older dealers | She printed the name of the town in its own script 'and with the year in which the workshop had begun'.
2 stated-facts | Why did students like the pens of the daughter? | They were unlike any others | They were cheaper than others | They wrote better than others | They carried a foreign name | They liked 'that they could not be mistaken for any others'.
3 words-in-passage | What does the daughter mean by her last remark on what is foreign? | One's own forgotten things can seem new | What is foreign soon becomes familiar | People value only what comes from afar | What is one's own is better than what is foreign | The name of the home town had been hidden so long that it appeared fresh and special.
`,
    },
    {
      passage: {
        title: 'The two maps',
        text: `The first map of the district was drawn by a surveyor who had been told to show what could be taxed. It marked every field and left the forest white. The second was drawn a century later by the people of the forest themselves, with the help of a students' club. It marked springs, honey trees, burial stones and the places where one must not go in the breeding season, and it left the fields white. // When a mine was proposed, both maps were laid on the table. The company pointed to the white part of the first and said that nothing was there. The elders laid the second upon it, and the white was full. The officer in charge wrote that he had never before seen two true maps of the same land that had not a single mark in common. A map, he added, tells us where its maker was looking.`,
      },
      rows: `
1 stated-facts | What was the surveyor told to show on the first map? | What could be taxed | What could be mined | Where the springs lay | Where the tribes lived | The surveyor 'had been told to show what could be taxed'.
1 stated-facts | Who drew the second map of the district? | The people of the forest | The officers of the mine | The students of a college alone | The collectors of the tax | It was drawn 'by the people of the forest themselves, with the help of a students' club'.
2 inference | Why did the company say that nothing was there? | The first map showed the forest as blank | The forest had been cut down long ago | The second map had been lost for many years | The elders had left the forest | The first map marked the fields 'and left the forest white'.
2 inference | What did the elders prove by laying the second map on the first? | The blank part was in full use | The first map was drawn by mistake | The fields belonged to the forest | The mine lay in another district | With their map 'the white was full': springs, honey trees and burial stones.
3 words-in-passage | What does the officer mean by his last remark on maps? | A map shows what its maker cares about | A map is true only for its own century | A map shows more than its maker knows | A map is correct only if two agree on it | Both maps were true, but each showed only what mattered to those who drew it.
`,
    },
    {
      passage: {
        title: 'The slow loan',
        text: `A bank for poor women in a coastal district had an odd rule. No loan was given in the week in which it was asked for. The applicant had to come again the following week with two neighbours, who were asked what they thought of the plan. Visitors from other banks took this for distrust. In fact hardly anyone was refused. // What changed was the plan. A woman who came for money to buy a sewing machine returned a week later asking for half as much, since a neighbour had told her of a machine that two could share. Another, who wanted to open a tea stall, had counted the stalls in her street and now wished to sell the stalls their milk. The manager explained that she did not use the week to study the borrower; she gave it to the borrower to study herself. In fifteen years the bank had lost less than one rupee in a hundred.`,
      },
      rows: `
1 stated-facts | What was the odd rule of the bank for women? | A loan was never given in the first week | A loan was given only to two neighbours | A loan had to be repaid in a week | A loan was refused to new customers | 'No loan was given in the week in which it was asked for.'
1 stated-facts | With whom had the applicant to come again? | Two neighbours | Her parents | A bank officer | The manager | She had to come again 'with two neighbours'.
2 stated-facts | How did visitors from other banks see the rule? | As a sign of distrust | As a way to save money | As a help to the borrower | As a matter of law | The passage says that they 'took this for distrust'.
2 inference | What do the two examples of borrowers show? | A week of thought improved their plans | The bank refused most of the plans | Neighbours wanted the loans themselves | Small trades always bring a loss | One asked for half as much, and the other chose a better business.
2 inference | What was the real purpose of the delay, according to the manager of the bank? | To let the borrower think over her plan | To let the bank inquire into her past | To let the neighbours stand surety for her | To let her see whether she can do without it | She gave the week 'to the borrower to study herself'.
`,
    },
    {
      passage: {
        title: 'A seat by the window',
        text: `Most of us look out of a train without seeing. An old railway guard taught me otherwise. He could tell the hour from the shadows of the telegraph posts and the month from the colour of the fields; he knew by the washing which district we had entered, since in one the saris were spread on the ground to dry and in the next on bushes. He had travelled the same line for thirty years and claimed that he had never seen the same thing twice. // I asked him whether he was not tired of it. He thought for a while. A passenger, he said, wants to arrive, and so the way is in his way. I am paid to be on the way, so I have nothing to wait for. Since then I have sometimes tried to travel as if I were being paid for it.`,
      },
      rows: `
1 stated-facts | How could the guard tell the month? | From the colour of the fields | From the shadows of the posts | From the saris spread to dry | From the number of passengers | He knew 'the month from the colour of the fields'.
1 stated-facts | How did the guard know that a new district had begun? | Saris were dried in another way | The telegraph posts were different | The fields had another colour | The train moved more slowly | In one district the saris were spread on the ground to dry 'and in the next on bushes'.
2 words-in-passage | What does the guard mean by 'the way is in his way'? | The passenger sees the journey as a hindrance | The passenger goes his own way on a journey | The passenger knows the way too well to look | The passenger is kept from arriving in time | He wants to arrive, so the journey only stands between him and his aim.
2 inference | Why was the guard not tired of the line? | He always noticed something new | He was about to leave his old post | He travelled on it only seldom | He was well paid for the work | He claimed 'that he had never seen the same thing twice'.
3 inference | What has the writer tried to do since the talk with the guard? | To pay attention during a journey | To travel without a fixed aim | To tell the hour from the shadows | To take the same line each time | He tries to travel 'as if I were being paid for it', that is, with nothing to wait for.
`,
    },
    {
      passage: {
        title: 'The test that was too easy',
        text: `A training centre for pilots once made its final test harder after several accidents. The number of accidents did not fall. It then made the test easier and gave it every month, without notice, to pilots already in service. Those who failed lost nothing; they were only told to practise the point in which they had failed. Accidents fell by half. // The head of the centre was asked to explain. A hard test at the end, he said, tells us who was good on one day. People prepare for it and forget. An easy test that may come on any morning asks for very little, but it asks for it always, and what saves a life in the air is not the best that a man can do but the least that he will never fall below. He has since been invited to advise hospitals.`,
      },
      rows: `
1 stated-facts | What was the effect of making the final test harder? | Accidents did not become fewer | Accidents fell by half | Many pilots left the centre | Pilots prepared for it no longer | The passage says, 'The number of accidents did not fall.'
1 stated-facts | What happened to pilots who failed the monthly test? | They were told to practise | They lost their licence | They were paid less | They were sent to hospital | They 'were only told to practise the point in which they had failed'.
2 stated-facts | How was the monthly test given to pilots in service? | Without notice | After long preparation | Only to those who asked | Once at the end of training | The passage says that it was given 'every month, without notice'.
2 inference | Why, according to the head, is a hard test at the end of little use? | People prepare for it and then forget | People refuse to take part in it | People find it a great waste of money | People copy the answers in it | It 'tells us who was good on one day. People prepare for it and forget.'
`,
    },
    {
      passage: {
        title: 'The gift of blood',
        text: `In one country people who gave blood were paid for it, in another they were only thanked. A scholar who compared the two found, to the surprise of economists, that the second had more blood and better blood. Payment, it seemed, did not add a reason for giving; it took one away. A person who gives blood for nothing tells himself that he is generous. The same person, offered a small sum, asks himself whether it is enough, and finds that it is not. // The scholar did not conclude that money never helps. He noted that a day off from work, or a medal after the tenth gift, raised the number of donors in both countries. These too are rewards, but they are of the same kind as the deed: they say in public what the giver says to himself. The mistake, he thought, was not to reward but to reward in the wrong language.`,
      },
      rows: `
1 stated-facts | What surprised the economists in the scholar's study? | Unpaid giving brought more and better blood | Paid giving brought more and better blood | Nobody gave blood in either of the countries | Medals lowered the number of donors | The second country, where people were only thanked, 'had more blood and better blood'.
2 inference | What does a giver ask himself when he is offered a small sum? | Whether the sum is sufficient | Whether he is really generous | Whether others have been paid more | Whether the blood is needed | He 'asks himself whether it is enough, and finds that it is not'.
1 stated-facts | Which reward raised the number of donors in both countries? | A medal after the tenth gift | A small sum for every single gift | A free meal in a hospital | A letter to the employer | 'A day off from work, or a medal after the tenth gift' had this effect.
2 inference | Why do medals work better than small payments, according to the scholar? | They confirm the giver's picture of himself | They cost the country much more | They can be sold afterwards for a large sum | They are given before the deed | 'They say in public what the giver says to himself.'
3 words-in-passage | What is meant by rewarding 'in the wrong language'? | Using a reward that does not fit the motive | Giving a reward that is too small for the deed | Rewarding people who would give anyway | Thanking in public those who wish to stay unknown | Money speaks of a sale, while the giver wanted to be generous.
`,
    },
    {
      passage: {
        title: 'The garden on the roof',
        text: `The roofs of the old quarter were used for nothing but drying chillies. In summer the top floors became ovens, and those who could afford it ran machines that cooled their rooms and heated the street. A botanist who lived there laid a few centimetres of soil on her roof, on a sheet of rubber, and sowed plants that need no care. Her room became cooler by four degrees, and the machine stood idle. // Neighbours admired the garden but feared for their roofs. She did not argue. She asked them to come up after the first heavy rain and listen. On the bare roofs the water drummed and rushed down the pipes into streets already under water; on hers it sank away and dripped for two days. It was not the coolness that persuaded them, since every house has its own heat, but the flood, which they had in common. Sixty roofs in that quarter are green today.`,
      },
      rows: `
1 stated-facts | For what were the roofs of the old quarter formerly used? | For drying chillies | For sleeping in summer | For storing water | For growing plants | They 'were used for nothing but drying chillies'.
1 stated-facts | By how much did the botanist's room become cooler? | Four degrees | Two degrees | Six degrees | Ten degrees | The passage says that 'her room became cooler by four degrees'.
2 inference | What is the writer's complaint against the cooling machines? | They make the street hotter | They make too much noise | They need a roof of their own | They break down in summer | They 'cooled their rooms and heated the street'.
2 stated-facts | What could the neighbours hear on the bare roofs? | Water drumming and rushing down | Water dripping for two days | The machine of the botanist | The wind in the plants of the roof | 'On the bare roofs the water drummed and rushed down the pipes'.
2 inference | Why did the flood persuade the neighbours when the coolness had not? | It was a trouble shared by all of them | It did harm to the botanist's own roof | It lasted longer than the heat of summer | It was caused by the green roofs | Every house has its own heat, but the flood was one 'which they had in common'.
`,
    },
    {
      passage: {
        title: 'The second opinion',
        text: `A large hospital noticed that its doctors seldom changed their minds. Whoever had written the first note on a patient's card decided, in nine cases out of ten, what was written after it. The doctors were not lazy. They read the first note before they looked at the patient, and after that they saw what it had told them to see. // The remedy was a simple one. For patients who did not get well within a week, a second doctor was sent in without the card. He was to look, write down what he thought and only then turn to what others had written. In one case out of five he wrote something else, and in half of these he proved to be right. Nobody's skill had been increased. The hospital had merely put the eyes before the paper.`,
      },
      rows: `
1 stated-facts | What decided most of the later notes on a patient's card? | The first note on it | The age of the patient | The skill of the nurses | The wish of the patient | 'Whoever had written the first note' decided 'what was written after it' in nine cases out of ten.
1 stated-facts | To which patients was a second doctor sent without the card? | Those who were not well within a week | Those who had asked for another doctor | Those who had come from other hospitals | Those who had been there for a whole month | It was done 'for patients who did not get well within a week'.
2 inference | Why did the doctors see what the first note told them to see? | They had read it before they saw the patient | They were too lazy to look at the patient | They were afraid of the doctor who wrote it | They had no time to examine any patient twice | They read the note first, and it shaped what they noticed.
2 stated-facts | How often did the second doctor write something different? | In one case out of five | In one case out of nine | In half of all the cases | In nine cases out of ten | 'In one case out of five he wrote something else'.
3 words-in-passage | What does 'put the eyes before the paper' mean in the passage on the hospital? | Let the doctor look before he reads | Let the doctor trust sight more than tests | Let the second doctor correct the first note | Let the doctor look more and write less | The second doctor had to form his own view before turning to the notes.
`,
    },
  ],
})
