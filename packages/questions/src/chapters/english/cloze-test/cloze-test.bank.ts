import { defineBank } from '../../../kit/bank/define-bank.ts'

/** "Choose the best fit for blank (1) of the passage." */
export const clozeTest = defineBank({
  id: 'cloze-test',
  sets: [
    {
      passage: {
        title: 'The village tank',
        text: `For centuries the villages of the dry south depended on tanks that were filled by the monsoon. Each tank was looked after by the people who (1) ______ from it. Every summer, when the water was low, families came together to (2) ______ the silt and carry it to their fields, where it served as manure. Nobody was paid, but nobody was (3) ______ either: a household that sent no worker had to send grain instead. When the care of the tanks passed to distant offices, this habit slowly (4) ______. Today many tanks are choked with weeds, and villages that once had water to (5) ______ wait for tankers.`,
      },
      rows: `
1 cloze-verbs | Choose the best fit for blank (1) of the passage: // "Each tank was looked after by the people who (1) ______ from it." | benefited | resulted | prevented | separated | The villagers gained from the tank, and 'benefit' is followed by 'from'. The others do not describe those who use its water.
1 cloze-verbs | Choose the best fit for blank (2) of the passage: // "Every summer, when the water was low, families came together to (2) ______ the silt and carry it to their fields, where it served as manure." | remove | replace | produce | pollute | Silt is taken out of a tank before it can be carried to the fields, so 'remove' fits.
3 cloze-verbs | Choose the best fit for blank (3) of the passage: // "Nobody was paid, but nobody was (3) ______ either: a household that sent no worker had to send grain instead." | excused | invited | rewarded | noticed | A household without a worker had to send grain, so no one was let off. 'Excused' says exactly that.
2 cloze-verbs | Choose the best fit for blank (4) of the passage: // "When the care of the tanks passed to distant offices, this habit slowly (4) ______." | died out | gave in | came round | set in | A habit that ends slowly dies out. 'Set in' would mean that it began.
2 cloze-set-phrases | Choose the best fit for blank (5) of the passage: // "Today many tanks are choked with weeds, and villages that once had water to (5) ______ wait for tankers." | spare | seek | borrow | ration | Water to spare is more than enough water, the opposite of waiting for tankers. The other verbs speak of having too little.
`,
    },
    {
      passage: {
        title: 'A walk at night',
        text: `The city looks different after midnight. The roads, which (1) ______ with traffic all day, lie empty, and one can hear the signals click as they change. A tea stall near the hospital is the only place that is still (2) ______; its owner knows most of his customers by name. Nurses, drivers and policemen stand round the stove, (3) ______ their hands and exchanging news. They seldom speak of their own troubles. There is, however, a quiet (4) ______ among them, for each knows that the others too are awake so that the rest of the city may sleep. At four the first milk van arrives, and the small company (5) ______.`,
      },
      rows: `
1 cloze-verbs | Choose the best fit for blank (1) of the passage: // "The roads, which (1) ______ with traffic all day, lie empty, and one can hear the signals click as they change." | are choked | are parted | are crossed | are mended | Roads full of traffic are choked with it, in contrast to lying empty. Roads are not parted or mended with traffic.
1 cloze-adjectives | Choose the best fit for blank (2) of the passage: // "A tea stall near the hospital is the only place that is still (2) ______; its owner knows most of his customers by name." | open | shut | vacant | deserted | Customers stand there, so the stall is open. 'Vacant' and 'deserted' contradict the people round the stove.
1 cloze-verbs | Choose the best fit for blank (3) of the passage: // "Nurses, drivers and policemen stand round the stove, (3) ______ their hands and exchanging news." | warming | waving | wringing | washing | People round a stove on a cool night warm their hands. Wringing one's hands is a sign of grief.
2 cloze-nouns | Choose the best fit for blank (4) of the passage: // "There is, however, a quiet (4) ______ among them, for each knows that the others too are awake so that the rest of the city may sleep." | fellowship | rivalry | suspicion | hostility | The reason given is a shared duty, which creates fellowship. Rivalry or suspicion would not follow from it.
2 cloze-verbs | Choose the best fit for blank (5) of the passage: // "At four the first milk van arrives, and the small company (5) ______." | disperses | assembles | expands | multiplies | When the night ends, the people go their separate ways, that is, the company disperses.
`,
    },
    {
      passage: {
        title: "The weaver's cloth",
        text: `A handloom sari may take a fortnight to weave, and the price that the weaver gets for it hardly (1) ______ the hours spent. The trader, on the other hand, can sell the same piece in the city for three times the sum. Some weavers have now formed societies that sell (2) ______ to the buyer over the telephone. The photographs are not always good, and parcels are sometimes delayed, but the money reaches the loom without being (3) ______ on the way. More important, the buyers send messages of praise, and the young, who were (4) ______ to leave the craft, have begun to see that it is valued. Pride, it turns out, is as (5) ______ to a craft as profit.`,
      },
      rows: `
3 cloze-verbs | Choose the best fit for blank (1) of the passage: // "A handloom sari may take a fortnight to weave, and the price that the weaver gets for it hardly (1) ______ the hours spent." | justifies | exhausts | consumes | extends | The price is too small for the hours spent, that is, it does not justify them. A price neither uses up nor lengthens hours.
1 cloze-adjectives | Choose the best fit for blank (2) of the passage: // "Some weavers have now formed societies that sell (2) ______ to the buyer over the telephone." | directly | hardly | rarely | blindly | The societies sell without the trader in between, which is to sell directly.
3 cloze-verbs | Choose the best fit for blank (3) of the passage: // "The photographs are not always good, and parcels are sometimes delayed, but the money reaches the loom without being (3) ______ on the way." | nibbled away | put away | given over | taken in | Money that shrinks as each middleman takes a part is nibbled away. The others do not express a gradual loss.
2 cloze-adjectives | Choose the best fit for blank (4) of the passage: // "More important, the buyers send messages of praise, and the young, who were (4) ______ to leave the craft, have begun to see that it is valued." | eager | unable | forbidden | proud | They now see that the craft is valued, so earlier they wished to leave it. 'Eager' gives this contrast.
2 cloze-adjectives | Choose the best fit for blank (5) of the passage: // "Pride, it turns out, is as (5) ______ to a craft as profit." | essential | harmful | opposed | foreign | The passage shows that pride keeps a craft alive just as profit does, so both are essential to it.
`,
    },
    {
      passage: {
        title: 'How a map lies',
        text: `No flat map of the world can be wholly true. The earth is round, and to spread its skin upon a sheet of paper one must (1) ______ it somewhere. A map that keeps directions right, as sailors need, makes lands near the poles look far (2) ______ than they are. Greenland seems to rival Africa, though Africa is about fourteen times as large. A map that keeps areas right must (3) ______ shapes instead, so that continents look as if they had been pulled down like wet cloth. The maker has to decide which of the two faults will do less (4) ______ for the purpose in hand. A wise reader therefore asks not whether a map is true but what it is (5) ______.`,
      },
      rows: `
2 cloze-verbs | Choose the best fit for blank (1) of the passage: // "The earth is round, and to spread its skin upon a sheet of paper one must (1) ______ it somewhere." | stretch | polish | measure | darken | A curved surface laid flat must be pulled out of shape, so it is stretched. Polishing or measuring would not distort it.
1 cloze-adjectives | Choose the best fit for blank (2) of the passage: // "A map that keeps directions right, as sailors need, makes lands near the poles look far (2) ______ than they are." | larger | farther | nearer | colder | The example of Greenland, which seems to rival Africa, is about size, so 'larger' is right.
2 cloze-verbs | Choose the best fit for blank (3) of the passage: // "A map that keeps areas right must (3) ______ shapes instead, so that continents look as if they had been pulled down like wet cloth." | distort | restore | preserve | imitate | 'Instead' shows that what is gained in area is lost in shape. To distort is to twist out of shape.
2 cloze-nouns | Choose the best fit for blank (4) of the passage: // "The maker has to decide which of the two faults will do less (4) ______ for the purpose in hand." | harm | good | work | credit | A fault does harm, and the maker of a map has to choose the fault that does less of it.
2 cloze-set-phrases | Choose the best fit for blank (5) of the passage: // "A wise reader therefore asks not whether a map is true but what it is (5) ______." | for | from | at | upon | The sentence before it speaks of the purpose of a map, and 'what it is for' asks for the purpose.
`,
    },
    {
      passage: {
        title: 'Bees in the orchard',
        text: `An orchard in full flower is a busy place, but in some valleys it has grown strangely (1) ______. The wild bees that used to carry pollen from tree to tree have become (2) ______, partly because of the poisons that are sprayed on the fruit. Growers have had to find other means. In a few places workers climb the trees and touch each blossom with a brush, a task so (3) ______ that one person can treat only a handful of trees in a day. Elsewhere hives are hired and brought by lorry at night, when the bees are (4) ______. Both methods cost money for a service that nature once gave (5) ______.`,
      },
      rows: `
1 cloze-adjectives | Choose the best fit for blank (1) of the passage: // "An orchard in full flower is a busy place, but in some valleys it has grown strangely (1) ______." | silent | fertile | colourful | crowded | 'But' and the lack of bees call for the opposite of busy, so the valley has grown silent.
1 cloze-adjectives | Choose the best fit for blank (2) of the passage: // "The wild bees that used to carry pollen from tree to tree have become (2) ______, partly because of the poisons that are sprayed on the fruit." | rare | tame | swift | bold | Poison has reduced their number, so the bees have become rare.
2 cloze-adjectives | Choose the best fit for blank (3) of the passage: // "In a few places workers climb the trees and touch each blossom with a brush, a task so (3) ______ that one person can treat only a handful of trees in a day." | laborious | profitable | enjoyable | trivial | One person can treat only a handful of trees, which shows how laborious the task is.
2 cloze-set-phrases | Choose the best fit for blank (4) of the passage: // "Elsewhere hives are hired and brought by lorry at night, when the bees are (4) ______." | at rest | at work | at large | at odds | Hives are moved when the bees are inside and quiet, that is, at rest. At large they would be lost.
2 cloze-set-phrases | Choose the best fit for blank (5) of the passage: // "Both methods cost money for a service that nature once gave (5) ______." | free of charge | free from blame | at any price | at a premium | 'Cost money' is contrasted with nature's service, which was free of charge. 'At a premium' would mean dear.
`,
    },
    {
      passage: {
        title: 'Learning to swim',
        text: `I was twelve when my uncle decided that I should learn to swim. He did not (1) ______ in long explanations. He walked into the canal, held out one arm and told me to lie upon it as if it (2) ______ a bed. For three mornings I did so, and for three mornings I swallowed more water than I care to (3) ______. On the fourth I noticed that the arm was no longer there. I was afloat, and had been for some time (4) ______ knowing it. My uncle was standing two yards away, looking at the sky with an air of complete (5) ______, as if none of it had anything to do with him.`,
      },
      rows: `
2 cloze-verbs | Choose the best fit for blank (1) of the passage: // "He did not (1) ______ in long explanations." | believe | depend | insist | object | 'Believe in' something is to think it useful. 'Depend' and 'insist' take 'on', and 'object' takes 'to'.
2 cloze-set-phrases | Choose the best fit for blank (2) of the passage: // "He walked into the canal, held out one arm and told me to lie upon it as if it (2) ______ a bed." | were | is | has been | would be | 'As if' with something unreal takes 'were': the arm was not a bed.
2 cloze-verbs | Choose the best fit for blank (3) of the passage: // "For three mornings I did so, and for three mornings I swallowed more water than I care to (3) ______." | remember | repeat | regret | forget | 'More than I care to remember' is the idiom for an unpleasant quantity. What one cares to forget would be gladly forgotten.
1 cloze-set-phrases | Choose the best fit for blank (4) of the passage: // "I was afloat, and had been for some time (4) ______ knowing it." | without | beyond | despite | besides | He floated and did not know it, so 'without knowing it' is right.
3 cloze-nouns | Choose the best fit for blank (5) of the passage: // "My uncle was standing two yards away, looking at the sky with an air of complete (5) ______, as if none of it had anything to do with him." | unconcern | disapproval | contempt | confusion | He looked away as if it had nothing to do with him, which is an air of unconcern.
`,
    },
    {
      passage: {
        title: 'The price of salt',
        text: `Salt is so cheap today that we hardly (1) ______ it as a purchase at all. Yet there were times when it was as good as money. Soldiers were given an allowance for it, caravans crossed deserts to (2) ______ it for gold, and rulers who needed revenue found that nothing could be taxed more (3) ______, since nobody, however poor, could do without it. It was this very fact that made the salt tax a (4) ______ of injustice during the freedom movement. When a handful of mud was lifted from the shore at Dandi, the loss to the treasury was (5) ______; the loss to its authority was not.`,
      },
      rows: `
2 cloze-verbs | Choose the best fit for blank (1) of the passage: // "Salt is so cheap today that we hardly (1) ______ it as a purchase at all." | regard | remark | resemble | recite | 'Regard … as' means to consider something to be. 'Remark' and 'recite' are acts of speaking.
1 cloze-verbs | Choose the best fit for blank (2) of the passage: // "Soldiers were given an allowance for it, caravans crossed deserts to (2) ______ it for gold, and rulers who needed …" | exchange | expose | exclude | exhaust | One thing is exchanged for another, here salt for gold. The other verbs begin alike but do not make sense with 'for gold'.
2 cloze-adjectives | Choose the best fit for blank (3) of the passage: // "… found that nothing could be taxed more (3) ______, since nobody, however poor, could do without it." | easily | rarely | lightly | vaguely | Everyone had to buy salt, so it was the easiest thing to tax.
2 cloze-nouns | Choose the best fit for blank (4) of the passage: // "It was this very fact that made the salt tax a (4) ______ of injustice during the freedom movement." | symbol | secret | system | surplus | The tax stood for injustice in general, that is, it became a symbol of it.
2 cloze-adjectives | Choose the best fit for blank (5) of the passage: // "When a handful of mud was lifted from the shore at Dandi, the loss to the treasury was (5) ______; the loss to its authority was not." | negligible | inevitable | irreparable | considerable | A handful of mud costs almost nothing. The contrast with 'the loss to its authority was not' requires 'negligible'.
`,
    },
    {
      passage: {
        title: 'A library on wheels',
        text: `The van comes to our lane every second Friday. It is (1) ______ blue, and its sides open like the wings of a beetle to show three shelves of books. The driver, Mr Tirkey, is also the librarian. He keeps no register; he says that a child who is (2) ______ with a book seldom loses it. In six years only nine books have failed to (3) ______, and two of those were carried off by a flood. He does not tell the children what to read. If someone asks for his (4) ______, he names two books and adds that one of them is dull, but will not say which. The (5) ______ is that both are read to the end.`,
      },
      rows: `
1 cloze-verbs | Choose the best fit for blank (1) of the passage: // "It is (1) ______ blue, and its sides open like the wings of a beetle to show three shelves of books." | painted | pointed | posted | printed | A van is given its colour with paint. The other words sound similar but are not used of the colour of a van.
1 cloze-verbs | Choose the best fit for blank (2) of the passage: // "He keeps no register; he says that a child who is (2) ______ with a book seldom loses it." | trusted | threatened | tempted | tested | To be trusted with a book is to be allowed to keep it without a guard, which explains why there is no register.
1 cloze-verbs | Choose the best fit for blank (3) of the passage: // "In six years only nine books have failed to (3) ______, and two of those were carried off by a flood." | return | retire | reply | remain | A lent book that is lost fails to return. The flood that carried two away shows what is meant.
2 cloze-nouns | Choose the best fit for blank (4) of the passage: // "If someone asks for his (4) ______, he names two books and adds that one of them is dull, but will not say which." | advice | advise | device | notice | The noun is 'advice'; 'advise' is the verb. He is asked what to read.
2 cloze-nouns | Choose the best fit for blank (5) of the passage: // "The (5) ______ is that both are read to the end." | result | reason | rumour | remedy | Both books are read as the effect of his trick, so 'result' fits. 'Reason' would turn cause and effect round.
`,
    },
    {
      passage: {
        title: 'Sleep and memory',
        text: `Students who sit up all night before a test often do worse than those who go to bed. The explanation lies in what the brain does while we are (1) ______. During sleep the events of the day are run through again, and what seems important is moved to a more (2) ______ store. If sleep is cut short, much of this work is left (3) ______, and facts that were learnt at midnight have (4) ______ by noon. A short rest in the afternoon helps too. It would be wrong, of course, to conclude that sleep can take the place of study; it can only (5) ______ what study has put in.`,
      },
      rows: `
1 cloze-adjectives | Choose the best fit for blank (1) of the passage: // "The explanation lies in what the brain does while we are (1) ______." | asleep | alert | awake | absent | The passage speaks of what happens during sleep, so 'asleep' is right.
2 cloze-adjectives | Choose the best fit for blank (2) of the passage: // "During sleep the events of the day are run through again, and what seems important is moved to a more (2) ______ store." | lasting | passing | distant | crowded | What is important must be kept, so it moves to a more lasting store.
1 cloze-adjectives | Choose the best fit for blank (3) of the passage: // "If sleep is cut short, much of this work is left (3) ______, and facts that …" | undone | unmade | untied | unseen | Work that is not completed is left undone. A bed is unmade and a knot untied.
2 cloze-verbs | Choose the best fit for blank (4) of the passage: // "… learnt at midnight have (4) ______ by noon." | faded | risen | gathered | grown | Facts that were not stored properly are forgotten, that is, they have faded.
3 cloze-verbs | Choose the best fit for blank (5) of the passage: // "It would be wrong, of course, to conclude that sleep can take the place of study; it can only (5) ______ what study has put in." | strengthen | replace | precede | supply | Sleep cannot take the place of study; it can only make firm what is already learnt, so 'strengthen' is right.
`,
    },
    {
      passage: {
        title: 'The mangrove wall',
        text: `On the morning after the cyclone, the people of the delta noticed something (1) ______. Villages that had cut down their mangroves to make room for prawn ponds had lost almost every roof. A few miles away, where a belt of the trees still stood, the wind had done far (2) ______ harm. The tangle of roots had broken the force of the waves and (3) ______ the soil in place. In the years that followed, the women of the ruined villages planted seedlings in the mud at low tide. Half of them were (4) ______ away, and they planted again. The forest is now thick enough to (5) ______ a heron from view.`,
      },
      rows: `
1 cloze-adjectives | Choose the best fit for blank (1) of the passage: // "On the morning after the cyclone, the people of the delta noticed something (1) ______." | curious | comfortable | continuous | cautious | What they noticed was strange and worth attention, that is, curious.
1 cloze-adjectives | Choose the best fit for blank (2) of the passage: // "A few miles away, where a belt of the trees still stood, the wind had done far (2) ______ harm." | less | more | fewer | later | The standing trees protected the villages, so the harm was less. 'Fewer' is used with things that can be counted.
2 cloze-verbs | Choose the best fit for blank (3) of the passage: // "The tangle of roots had broken the force of the waves and (3) ______ the soil in place." | held | let | thrown | dug | Roots hold soil in place. 'Held the soil in place' is the usual phrase.
2 cloze-verbs | Choose the best fit for blank (4) of the passage: // "Half of them were (4) ______ away, and they planted again." | washed | given | passed | put | Seedlings planted in tidal mud are washed away by the water.
2 cloze-verbs | Choose the best fit for blank (5) of the passage: // "The forest is now thick enough to (5) ______ a heron from view." | hide | guard | save | protect | 'Hide … from view' is the idiom, and it shows how thick the forest has become.
`,
    },
    {
      passage: {
        title: 'The slow train',
        text: `There are faster ways to cross the plateau, but I always take the passenger train. It (1) ______ at every halt, however small, and at each of them somebody gets in with something to sell. By noon the carriage (2) ______ of guavas and roasted gram. Strangers who would not exchange a word in an express train are soon (3) ______ in talk about marriages, rainfall and the price of land. Nobody looks at a watch, for there is no (4) ______ in it: the train will arrive when it arrives. I have never been on time, and I have never (5) ______ the delay.`,
      },
      rows: `
1 cloze-verbs | Choose the best fit for blank (1) of the passage: // "It (1) ______ at every halt, however small, and at each of them somebody gets in with something to sell." | stops | speeds up | turns back | ends | People get in even at small halts, so the train stops there.
2 cloze-verbs | Choose the best fit for blank (2) of the passage: // "By noon the carriage (2) ______ of guavas and roasted gram." | smells | tastes | sounds | seems | Fruit and gram brought into the carriage fill it with their smell, and 'smell of' is the idiom.
2 cloze-adjectives | Choose the best fit for blank (3) of the passage: // "Strangers who would not exchange a word in an express train are soon (3) ______ in talk about marriages, rainfall and the price of land." | deep | high | low | long | 'Deep in talk' means fully occupied with it. The other words are not used with 'in talk'.
2 cloze-nouns | Choose the best fit for blank (4) of the passage: // "Nobody looks at a watch, for there is no (4) ______ in it: the train will arrive when it arrives." | point | place | time | cause | 'There is no point in it' means that it is useless. Looking at a watch would not hasten the train.
3 cloze-verbs | Choose the best fit for blank (5) of the passage: // "I have never been on time, and I have never (5) ______ the delay." | regretted | repeated | expected | forgiven | The writer always chooses this train and likes it, so he has never regretted the delay.
`,
    },
    {
      passage: {
        title: 'The honest scale',
        text: `Old Hamid sold vegetables beneath the neem tree for forty years, and his scale was (1) ______ in the whole market. It was said that it leaned, if it leaned at all, in the buyer's (2) ______. When a young rival offered lower prices, many customers (3) ______ Hamid for a month. Then they weighed their purchases at home, and one by one they came back, a little (4) ______ of themselves. Hamid asked no questions. He merely added a sprig of coriander to each bag, as he had always done, and charged nothing for it. A good name, he used to say, is slow to build and quick to (5) ______.`,
      },
      rows: `
1 cloze-adjectives | Choose the best fit for blank (1) of the passage: // "Old Hamid sold vegetables beneath the neem tree for forty years, and his scale was (1) ______ in the whole market." | famous | forbidden | faulty | fragile | An honest scale that people talk about is famous. A faulty one would not bring customers back.
2 cloze-nouns | Choose the best fit for blank (2) of the passage: // "It was said that it leaned, if it leaned at all, in the buyer's (2) ______." | favour | flavour | honour | manner | To lean in someone's favour is to give him the advantage, here a little extra weight.
2 cloze-verbs | Choose the best fit for blank (3) of the passage: // "When a young rival offered lower prices, many customers (3) ______ Hamid for a month." | deserted | followed | praised | escorted | They left Hamid for a rival and later came back, so 'deserted' fits.
2 cloze-adjectives | Choose the best fit for blank (4) of the passage: // "Then they weighed their purchases at home, and one by one they came back, a little (4) ______ of themselves." | ashamed | afraid | proud | tired | They had left an honest man for a cheat, so they were ashamed of themselves.
2 cloze-verbs | Choose the best fit for blank (5) of the passage: // "A good name, he used to say, is slow to build and quick to (5) ______." | lose | loose | earn | keep | The saying contrasts slow building with quick losing. 'Loose' is an adjective and not the verb needed.
`,
    },
    {
      passage: {
        title: 'The first telephone',
        text: `When the telephone came to our village, it was placed in the grocer's shop, because his was the only house with a lock. He took his duties (1) ______. If a call came for someone at the far end, he would shut the shop and (2) ______ a boy to fetch him, while the caller waited in Mumbai and paid by the minute. Everybody in the shop fell silent to listen, and nobody thought it (3) ______; news was common property, like the well. Lovers had a hard time of it, and so did (4) ______, for it was not easy to ask for more time to pay with one's neighbours nodding at every word. My uncle solved the problem by speaking in English. The grocer, who did not know a word of it, used to give us the (5) ______ afterwards all the same.`,
      },
      rows: `
1 cloze-adjectives | Choose the best fit for blank (1) of the passage: // "He took his duties (1) ______." | seriously | seldom | secretly | slightly | He even shut the shop to have someone fetched, which shows that he took his duties seriously.
1 cloze-verbs | Choose the best fit for blank (2) of the passage: // "If a call came for someone at the far end, he would shut the shop and (2) ______ a boy to fetch him, while the caller waited in Mumbai and paid by the minute." | send | sent | sending | be sent | After 'would' the bare form of the verb is needed: 'would shut the shop and send a boy'.
2 cloze-adjectives | Choose the best fit for blank (3) of the passage: // "Everybody in the shop fell silent to listen, and nobody thought it (3) ______; news was common property, like the well." | rude | loud | true | late | They listened openly to other people's calls, and since news was common property nobody thought that rude.
3 cloze-nouns | Choose the best fit for blank (4) of the passage: // "Lovers had a hard time of it, and so did (4) ______, for it was not easy to ask for more time to pay with one's neighbours nodding at every word." | debtors | creditors | bankers | guarantors | Those who had to ask 'for more time to pay' are people who owe money, that is, debtors. Creditors are those to whom it is owed.
2 cloze-nouns | Choose the best fit for blank (5) of the passage: // "The grocer, who did not know a word of it, used to give us the (5) ______ afterwards all the same." | meaning | money | number | change | Though he knew no English he explained the talk to the others, so he gave its meaning.
`,
    },
    {
      passage: {
        title: 'Why leaves fall',
        text: `A tree does not drop its leaves because the wind is (1) ______. It lets them go. As the days grow shorter, a thin layer of cells forms at the foot of each stalk and cuts off the (2) ______ of water. Before that happens, whatever is useful in the leaf is drawn back into the wood, in the same way as a careful family (3) ______ the furniture before leaving a house. What remains is an empty shell, and the slightest (4) ______ will bring it down. In our dry forests the teak does this in the hot season, not in the cold one, for its enemy is not frost but (5) ______.`,
      },
      rows: `
1 cloze-adjectives | Choose the best fit for blank (1) of the passage: // "A tree does not drop its leaves because the wind is (1) ______." | strong | calm | silent | absent | The sentence rejects the common belief that a strong wind tears the leaves off.
1 cloze-nouns | Choose the best fit for blank (2) of the passage: // "As the days grow shorter, a thin layer of cells forms at the foot of each stalk and cuts off the (2) ______ of water." | supply | demand | colour | price | The leaf no longer gets water, so the supply of water is cut off.
2 cloze-verbs | Choose the best fit for blank (3) of the passage: // "Before that happens, whatever is useful in the leaf is drawn back into the wood, in the same way as a careful family (3) ______ the furniture before leaving a house." | removes | breaks | buys | paints | A family that leaves a house takes the furniture along, as the tree draws back what is useful.
2 cloze-nouns | Choose the best fit for blank (4) of the passage: // "What remains is an empty shell, and the slightest (4) ______ will bring it down." | breeze | hope | doubt | noise | A leaf that hardly holds on is brought down by a light wind, a breeze.
2 cloze-nouns | Choose the best fit for blank (5) of the passage: // "In our dry forests the teak does this in the hot season, not in the cold one, for its enemy is not frost but (5) ______." | thirst | damp | shade | flood | The teak sheds its leaves in the hot and dry season, so what it has to fear is lack of water, that is, thirst.
`,
    },
    {
      passage: {
        title: 'The clock tower',
        text: `The clock on our market tower has been ten minutes fast for as long as anyone can (1) ______. Visitors point it out to the municipality, which every few years votes a sum for its (2) ______. The watchmaker climbs up, looks at the works, and comes down again without having touched them. He has his (3) ______. The whole town, he says, has learnt to subtract ten minutes. If he put the clock right, everybody would be late for a month, and the station master, whose trains leave by it, would be (4) ______ most. A mistake that all people know of, he likes to add, does less harm than a truth that (5) ______ them.`,
      },
      rows: `
1 cloze-verbs | Choose the best fit for blank (1) of the passage: // "The clock on our market tower has been ten minutes fast for as long as anyone can (1) ______." | remember | remind | reply | repair | 'For as long as anyone can remember' is the fixed phrase for a very long time.
1 cloze-nouns | Choose the best fit for blank (2) of the passage: // "Visitors point it out to the municipality, which every few years votes a sum for its (2) ______." | repair | sale | praise | height | Visitors complain that it is fast, so money is voted for its repair.
2 cloze-nouns | Choose the best fit for blank (3) of the passage: // "He has his (3) ______." | reasons | riches | rivals | rulers | The sentences that follow explain why he does not touch the works; they are his reasons.
2 cloze-verbs | Choose the best fit for blank (4) of the passage: // "If he put the clock right, everybody would be late for a month, and the station master, whose trains leave by it, would be (4) ______ most." | blamed | thanked | pleased | missed | If people missed their trains, they would hold the station master responsible, so he would be blamed.
2 cloze-verbs | Choose the best fit for blank (5) of the passage: // "A mistake that all people know of, he likes to add, does less harm than a truth that (5) ______ them." | surprises | supplies | supports | surrounds | A correction that nobody expects does harm because it surprises people, unlike the known mistake.
`,
    },
    {
      passage: {
        title: 'The post office of the hills',
        text: `The post office of our valley is no bigger than a kitchen. It opens (1) ______ nine in the morning, and the postmaster, who has served here for thirty years, is never late. Letters for the upper villages are carried (2) ______ foot, for no road leads there. (3) ______ the path is steep, the carrier has not missed a day. In winter he sets out before sunrise so (4) ______ to return before the snow begins. People say that they can set their clocks (5) ______ him.`,
      },
      rows: `
1 cloze-set-phrases | Choose the best fit for blank (1) of the passage: // "It opens (1) ______ nine in the morning, and the postmaster, who has served here for thirty years, is never late." | at | on | in | since | A point of the clock takes 'at'. 'On' is used for days, and 'in' for parts of the day.
1 cloze-set-phrases | Choose the best fit for blank (2) of the passage: // "Letters for the upper villages are carried (2) ______ foot, for no road leads there." | on | by | with | at | The set phrase is 'on foot'. 'By' goes with vehicles, as in 'by bus'.
2 cloze-set-phrases | Choose the best fit for blank (3) of the passage: // "(3) ______ the path is steep, the carrier has not missed a day." | Although | Because | Unless | Until | The steep path makes his regularity surprising, so a word of contrast is needed.
2 cloze-set-phrases | Choose the best fit for blank (4) of the passage: // "In winter he sets out before sunrise so (4) ______ to return before the snow begins." | as | that | for | than | 'So as to' with the infinitive tells the purpose. 'So that' would need a clause with a subject.
2 cloze-set-phrases | Choose the best fit for blank (5) of the passage: // "People say that they can set their clocks (5) ______ him." | by | of | from | into | To set a clock by something is to use it as the standard of time.
`,
    },
    {
      passage: {
        title: 'Seeds in the bank',
        text: `Farmers of the district have begun to keep seeds of old kinds of rice in a common store. Anyone may borrow a basket (1) ______ condition that two baskets are returned after the harvest. The store depends (2) ______ trust, for nothing is written down. Some of the old kinds yield little, but they can do (3) ______ much water, which matters in a dry year. The seeds are therefore valued not for their price (4) ______ for the safety they give. (5) ______ the long run, the women who run the store say, a family with many kinds of seed will never go hungry.`,
      },
      rows: `
2 cloze-set-phrases | Choose the best fit for blank (1) of the passage: // "Anyone may borrow a basket (1) ______ condition that two baskets are returned after the harvest." | on | in | by | for | The set phrase for something that must be fulfilled is 'on condition that'.
1 cloze-set-phrases | Choose the best fit for blank (2) of the passage: // "The store depends (2) ______ trust, for nothing is written down." | on | in | of | at | The verb 'depend' is followed by 'on' or 'upon'. 'Of' goes with 'independent'.
2 cloze-set-phrases | Choose the best fit for blank (3) of the passage: // "Some of the old kinds yield little, but they can do (3) ______ much water, which matters in a dry year." | without | away | over | up | To do without something is to manage though one does not have it.
2 cloze-set-phrases | Choose the best fit for blank (4) of the passage: // "The seeds are therefore valued not for their price (4) ______ for the safety they give." | but | nor | or | so | The pair 'not … but' sets the true reason against the denied one.
2 cloze-set-phrases | Choose the best fit for blank (5) of the passage: // "(5) ______ the long run, the women who run the store say, a family with many kinds of seed will never go hungry." | In | At | On | By | The set phrase 'in the long run' means over a long period.
`,
    },
  ],
})
