import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on passages. */
export const readingComprehension = defineBank({
  id: 'reading-comprehension',
  sets: [
    {
      passage: {
        title: 'The stepwell',
        text: `In the dry parts of Gujarat and Rajasthan, water was once reached by going down to it. A stepwell is a well turned into a building: flights of stairs descend, storey below storey, to a pool that rises and falls with the seasons. In a wet year only the upper steps can be used; in a drought one may climb down a hundred feet. // The builders might have dug a plain shaft and hung a rope in it. They chose otherwise, because a stepwell served more than thirst. Its lower galleries stayed cool in May, and travellers slept there. Women who came for water lingered to talk, and it was often a woman of wealth who had paid for the stairs. When piped water came, the wells were called unhealthy and many were filled with rubbish. Now that the ground water is sinking, engineers have begun to look at them again.`,
      },
      rows: `
1 stated-facts | According to the passage on the stepwell, what decides how far down one has to climb? | The season and the year's rain | The number of the travellers who come | The wealth of the builder | The size of the galleries | The pool 'rises and falls with the seasons', so a wet year leaves only the upper steps in use and a drought means a long climb.
1 stated-facts | Why did travellers sleep in the lower galleries of a stepwell? | They stayed cool in summer | They were free of rubbish | They were close to the road | They were guarded by women | The passage says that the lower galleries 'stayed cool in May', the hottest time of the year in those parts.
2 stated-facts | Why did the builders of stepwells not simply dig a shaft and hang a rope in it? | They wanted a place for other uses too | They did not know how to dig a shaft | They had not enough rope for deep wells | They feared that the water would sink | They 'chose otherwise, because a stepwell served more than thirst': it was also a place of rest and of meeting.
2 stated-facts | What happened to many stepwells when piped water came? | They were used as dumps | They were turned into inns | They were sold to engineers | They were deepened again | They were called unhealthy and 'filled with rubbish', that is, used as dumps.
3 inference | What can be inferred about the engineers who now look at stepwells again? | They hope the old wells may help to hold water | They want to prove the old wells are unhealthy | They intend to put up new inns for travellers | They believe that piped water was never needed | Their interest is linked to sinking ground water, so they must hope that the wells can be useful for water once more.
`,
    },
    {
      passage: {
        title: 'The clerk who counted birds',
        text: `For thirty-one years Mr Barua sat at the same desk in the river transport office at Guwahati, and for thirty-one years he wrote in two books. One held the movements of steamers. The other, which lay in his drawer, held the movements of birds. Whenever a flock crossed the strip of sky above the jetty he noted the kind, the number and the hour, and went back to his steamers. // Nobody asked him to do it. His superiors thought it harmless, and his colleagues thought it odd. After he retired, a student looking for old records of the river came upon the drawer. She found that certain ducks which had come in November when the books began were arriving in the last pages almost three weeks later. A clerk with no training and no telescope had measured the warming of the north.`,
      },
      rows: `
1 stated-facts | What did Mr Barua's second book contain? | Records of passing birds | Records of late steamers | Complaints of his superiors | Drawings of the river bank | The second book, kept in his drawer, 'held the movements of birds'; the first held the movements of steamers.
1 stated-facts | How was Mr Barua's second book discovered? | By a student who sought old records | By a colleague who cleared the desk | By an officer who inspected the jetty | By a scientist who studied the ducks | 'A student looking for old records of the river came upon the drawer' after he had retired.
2 stated-facts | How did the people in Mr Barua's office regard his habit? | With mild puzzlement | With strict disapproval | With warm admiration | With open jealousy | His superiors thought it harmless and his colleagues odd, which amounts to mild puzzlement.
2 stated-facts | What did the pages of the clerk's book show about certain ducks? | They came later than before | They came in larger flocks | They no longer came at all | They left earlier than before | Ducks that once came in November 'were arriving in the last pages almost three weeks later'.
3 main-idea | Which statement best expresses the point of the passage about the clerk? | Patient records may show more than their keeper knew | Public offices ought to be run by trained scientists | A private hobby always harms the work one is paid for | Ducks are the best means of measuring river traffic | He merely noted what he saw, yet the notes measured the warming of the north, which he himself had not set out to do.
`,
    },
    {
      passage: {
        title: 'Queues',
        text: `A stranger can learn much about a town from the way in which it stands in line. In some places the queue is a straight row with equal gaps, and whoever joins it goes to its end without a thought. In others it is a cluster, and each person carries the order in the head: I am after the man in the green shirt. Visitors take the cluster for disorder, but they are mistaken. Let someone push ahead and a dozen voices will tell him exactly where he belongs. // What both have in common is the belief that one's turn will come. Where that belief fails, because the counter may close at any moment or because those with influence are served by the back door, no railing and no policeman can make a queue. People push not because they lack manners but because they lack faith.`,
      },
      rows: `
1 stated-facts | What mistake do visitors make about the queue that is a cluster? | They think it has no order | They think it moves faster | They think it has an end | They think it is guarded | 'Visitors take the cluster for disorder', although each person in it knows exactly whose turn comes when.
2 stated-facts | What do the straight row and the cluster share, according to the writer on queues? | Trust that one's turn will come | Equal gaps between the people | A policeman who keeps the order | A back door for the influential | 'What both have in common is the belief that one's turn will come.' The other points belong to one kind or to neither.
2 inference | In the passage on queues, what does the man in the green shirt illustrate? | How people remember their place | How people dress in some towns | How people push ahead of others | How people use their influence | 'I am after the man in the green shirt' is an example of carrying the order 'in the head'.
2 stated-facts | According to the passage, when can no railing and no policeman make a queue? | When people do not expect to be served fairly | When people have never been taught to stand in line | When people join the line without a thought | When people are strangers to one another | The belief fails 'because the counter may close' or because some 'are served by the back door'; that is, people no longer expect fair service.
3 main-idea | Which word best describes the writer's attitude to people who push in a line? | Understanding | Contemptuous | Amused | Alarmed | The writer explains that they push 'not because they lack manners but because they lack faith', which is an understanding view.
`,
    },
    {
      passage: {
        title: 'The bamboo flower',
        text: `Most plants flower every year. Some kinds of bamboo in the north-east do so only once in about forty-eight years, all together over thousands of square kilometres, and then they die. The people of Mizoram call the event mautam and have learnt to fear it. The flowers turn into a rich crop of seeds, and the forest rats, which normally have little to eat, feed upon the seeds and multiply. When the seeds are gone, the rats turn to the fields. The great famine that began in 1959 was foretold by village elders, whose warning was put down to superstition. // By the time the bamboo flowered again in the first decade of this century, the warning was believed. Farmers had been urged to plant crops such as ginger and turmeric, which rats do not like, and a small sum was paid for every rat's tail.`,
      },
      rows: `
1 stated-facts | How often does the bamboo described in the passage flower? | Once in about forty-eight years | Twice in every hundred months | Every year, like most plants | Whenever the rats grow few | The passage says that these kinds flower 'only once in about forty-eight years' and die afterwards.
1 stated-facts | Why did the rats increase when the bamboo flowered? | They fed on the plentiful seeds | They nested in the dead stems | They were protected by the village elders | They moved in from the plains | The rich crop of seeds gave the rats, 'which normally have little to eat', enough food to multiply.
2 stated-facts | Why were the fields attacked in a bamboo flowering year? | The seeds in the forest had run out | The forest had been cleared for crops | The rats preferred ginger and turmeric | The farmers had planted too late | 'When the seeds are gone, the rats turn to the fields.' Ginger and turmeric are crops that rats do not like.
2 stated-facts | How was the warning of the village elders treated before the famine of 1959? | It was taken for superstition | It was printed and spread | It was paid for in grain | It was sent to the farmers | The warning 'was put down to superstition'. Only the next time was it believed.
3 main-idea | What does the passage show by comparing the two flowerings? | Local knowledge, once believed, can limit harm | Famines return at fixed times whatever is done | Bamboo should be removed from hill forests | Superstition is the main cause of famines | The first warning was ignored and a famine followed; the second was believed and measures were taken.
`,
    },
    {
      passage: {
        title: 'On erasers',
        text: `My first teacher did not allow erasers. If we made a mistake, we were to draw one straight line through it and write the right answer beside it. We thought this cruel, for our pages looked like fields after a herd has passed. At the end of the year she gave us back the whole pile and told us to look only at what was crossed out. // I saw that in June I had mixed up the same two letters on every page, that in August I had done so on every third, and that by December the mistake was gone. Nobody had told me that I was improving; I could see it. A boy who had secretly used an eraser turned over his spotless pages and could find nothing. Since then I have never been quite able to trust a clean notebook.`,
      },
      rows: `
1 stated-facts | What were the pupils told to do when they made a mistake? | Cross it out with one line | Rub it out with an eraser | Copy the whole page out again | Leave it for the teacher | They were to 'draw one straight line through it and write the right answer beside it'.
1 stated-facts | What did the pupils at first think of the rule about erasers? | That it was harsh | That it was clever | That it was funny | That it was common | 'We thought this cruel', the writer says, since the pages looked so untidy.
2 stated-facts | What did the writer discover on looking at the crossed-out words? | A mistake had slowly disappeared | A mistake had been marked wrongly | The teacher had made corrections | The handwriting had grown worse | The mistake stood on every page in June, on every third in August, and 'by December the mistake was gone'.
2 stated-facts | Why could the boy with the spotless pages find nothing? | He had removed the signs of his mistakes | He had never made a mistake all the year | He had lost the pages that he wrote in June | He had copied his work from the writer | He 'had secretly used an eraser', so the mistakes from which he might have seen his progress were no longer there.
3 inference | Why has the writer never been able to trust a clean notebook since then? | It may hide how its owner came to learn | It is likely to belong to a careless pupil | It shows that the teacher was too strict | It proves that nothing was written at all | The story shows that visible mistakes are a record of learning. A clean page hides that record.
`,
    },
    {
      passage: {
        title: 'Two kinds of tired',
        text: `There is a tiredness that comes from having done too much and another that comes from having done nothing that mattered. The first is cured by a night's sleep. The second is not, and people who suffer from it often make it worse by resting. // A friend who runs a small printing press told me that he is never so weary as on the days when the machines are broken and he sits with folded hands. On the eve of an election, when he works till two in the morning, he goes home singing. The body, it seems, keeps one account and the mind another. A wise person looks at both before deciding whether to lie down or to get up. Doctors of an older school knew this; they were as ready to prescribe a task as a tonic.`,
      },
      rows: `
1 stated-facts | Which tiredness, according to the passage, can be cured by sleep? | That which follows much work | That which follows idle days | That which follows an illness | That which follows bad news | The first kind, from 'having done too much', 'is cured by a night's sleep'; the second, from doing nothing that mattered, is not.
2 stated-facts | Why does the printer go home singing on the eve of an election? | He has worked on something that mattered | He has earned more than on other days | He has been able to leave the press early | He has heard that his machines are mended | He works till two in the morning, and the passage uses him to show that useful work does not weary the mind.
2 words-in-passage | In the passage on tiredness, what does 'keeps one account' mean? | Measures tiredness in its own way | Saves the money that has been earned | Forgets what the other has done | Tells a story that is not true | Body and mind each reckon tiredness separately, so the body may be tired while the mind is fresh.
2 stated-facts | What did doctors of the older school sometimes prescribe, according to the passage? | Something to do | Something to read | A longer sleep | A change of air | They were 'as ready to prescribe a task as a tonic', so they sometimes ordered the patient to do something.
3 inference | Which advice would the writer on tiredness most probably give to a person who is weary after an idle week? | Take up some useful work | Sleep an hour longer daily | Avoid all kinds of effort | Consult a doctor at once | The second kind of tiredness is made worse by resting, so work that matters is the cure.
`,
    },
    {
      passage: {
        title: "The postman's test",
        text: `When the hill road was first opened to motor traffic, the postal department wished to know whether a bus would carry the mail faster than old Gangaram, who had walked the route for twenty years. A race was arranged. The bus took the road, which wound round the mountain in eleven loops; Gangaram took the path, which went straight up. // On the first day the bus won by an hour. On the second it rained, the road was blocked by a slide at the seventh loop, and Gangaram won by a day and a half. The officer in charge wrote a report that is still quoted in the hills. The bus, he said, should carry the parcels, since they were heavy and could wait; the letters should be left to the man, since they were light and could not.`,
      },
      rows: `
1 stated-facts | What was the purpose of the race described in the passage? | To find the quicker carrier of mail | To test the strength of a new road | To honour a postman who was retiring | To learn the shortest way to the top | The department 'wished to know whether a bus would carry the mail faster' than Gangaram.
1 stated-facts | Why did the bus lose on the second day? | A landslide blocked the road | The driver had lost his way | The bus ran out of petrol | The parcels were far too heavy | It rained and 'the road was blocked by a slide at the seventh loop'.
2 stated-facts | How did Gangaram's route differ from that of the bus? | It was direct and steep | It was long and winding | It was newly opened | It was sheltered from rain | His path 'went straight up', whereas the road wound round the mountain in eleven loops.
2 stated-facts | According to the officer's report, why should the letters be left to Gangaram? | They were light and urgent | They were heavy but few | They were private and valuable | They were old and torn | 'The letters should be left to the man, since they were light and could not' wait.
3 main-idea | What principle does the officer's report illustrate? | Each means should be used for what it does best | New inventions should be preferred to old ways | Human effort is always better than a machine | The cheapest service is in the end the safest | He gives the heavy parcels to the bus and the urgent letters to the man, so each does what it is suited to.
`,
    },
    {
      passage: {
        title: 'The weed that stayed',
        text: `Water hyacinth was brought to Bengal more than a century ago, it is said, for the beauty of its flowers. It liked the place too well. A single plant can cover a pond in a season, and beneath the green carpet the water loses its air and the fish die. Governments have chopped it, poisoned it and set beetles upon it; it has always come back. // In a few districts people have at last stopped trying to be rid of it. The stems, once dried, can be plaited like jute, and women's groups now weave them into baskets, mats and even chairs. The leaves go into compost. The weed has not become a blessing, and nobody would plant it today. But an enemy that cannot be driven out may sometimes be put to work.`,
      },
      rows: `
1 stated-facts | Why is water hyacinth said to have been brought to Bengal? | For its lovely flowers | For its strong stems | For making compost | For feeding fish in ponds | It was brought, 'it is said, for the beauty of its flowers'; its other uses were found much later.
1 stated-facts | What happens to the fish in a pond covered by water hyacinth? | They die for lack of air | They feed on the leaves | They are eaten by beetles | They grow larger in shade | 'Beneath the green carpet the water loses its air and the fish die.'
2 words-in-passage | In the passage, what does 'It liked the place too well' suggest about water hyacinth? | It spread without control | It needed great care to grow | It was loved by the people | It flowered only in Bengal | The words are ironic: the plant grew so well that it covered whole ponds and could not be removed.
2 stated-facts | Which part of the water hyacinth is woven into baskets? | The dried stems | The green leaves | The fresh roots | The old flowers | 'The stems, once dried, can be plaited like jute'; the leaves go into compost.
3 main-idea | Which statement would the writer on water hyacinth agree with? | It is still harmful, though some use is made of it | It should be planted in all the districts of Bengal | It has been destroyed at last by beetles and poison | It has turned out to be a blessing for the fishermen | The weed 'has not become a blessing, and nobody would plant it today', yet it has been 'put to work'.
`,
    },
    {
      passage: {
        title: 'A lesson in listening',
        text: `The best interviewer I have known asked hardly any questions. She would begin with something that could be answered in a word, such as where the person had grown up, and then she would wait. Most people cannot bear a silence for longer than four seconds. They fill it, and what they fill it with is usually what they had meant to keep to themselves. // Young reporters came to her with lists of clever questions. She advised them to leave the list in the car. A question, she said, is a fence: it shows the other person how far he need go. Silence is an open field. It must not, however, be the silence of one who is bored. She leaned forward a little and kept her eyes on the speaker, and people went away believing that they had had a conversation.`,
      },
      rows: `
1 stated-facts | How did the interviewer described in the passage usually begin? | With an easy question | With a clever remark | With a long silence | With a list of topics | She began 'with something that could be answered in a word', that is, with an easy question, and then waited.
2 stated-facts | Why does silence work, according to the passage on interviewing? | People feel forced to fill it | People need time to invent lies | People take it for deep respect | People use it to remember dates | 'Most people cannot bear a silence' for long; 'they fill it', often with what they had meant to hide.
2 words-in-passage | What does the interviewer mean by calling a question a fence? | It limits what will be said | It protects the one who asks | It divides friends from foes | It must be built with great care | A question 'shows the other person how far he need go', so it sets a limit to the answer.
2 stated-facts | What kind of silence does the interviewer warn against? | One that seems bored | One that lasts too long | One that comes too late | One that is too friendly | 'It must not, however, be the silence of one who is bored', so she leaned forward and watched the speaker.
3 inference | Why did people go away believing that they had had a conversation? | Her attention made them feel answered | She had told them much about herself | They had been asked clever questions | They had never spoken to a reporter | She said almost nothing, but leaning forward and looking at the speaker gave the feeling of an exchange.
`,
    },
    {
      passage: {
        title: 'The school without a bell',
        text: `Four years ago a school near Wardha gave up its bell. The headmistress had noticed that classes did not end when a lesson was finished but when the bell rang: teachers stretched a thin lesson to fill the period and cut a good one in the middle. She hung clocks in the rooms and left it to the teachers to agree among themselves. // For a month there was confusion. Two classes met in one room, and a cricket match ran on until dusk. Then small customs grew up. A teacher who needed more time would send a child to ask the next one for ten minutes, and the debt was repaid later in the week. Parents from other schools ask whether marks have risen. They have, a little, says the headmistress; but what she likes best is that no child now packs up in the middle of a sentence.`,
      },
      rows: `
1 stated-facts | What did the headmistress put in the rooms after giving up the bell? | Clocks | Charts | Desks | Notices | 'She hung clocks in the rooms and left it to the teachers to agree among themselves.'
1 stated-facts | What fault had the headmistress seen in lessons ruled by the bell? | They were made to fit the period | They were too short for the syllabus | They were disturbed by the clocks | They were given in a crowded room | Teachers 'stretched a thin lesson to fill the period and cut a good one in the middle'.
2 stated-facts | What was the effect of the change during the first month? | Some muddle and overlapping | A sudden rise in the marks | A quarrel among the parents | Complete quiet in the classes | 'For a month there was confusion': two classes met in one room and a match ran on until dusk.
2 words-in-passage | In the passage on the school, what does 'the debt was repaid' refer to? | Minutes that were given back | Money that had been borrowed | Books that had been returned | Marks that had been deducted | A teacher who had borrowed ten minutes from another gave them back later in the week.
3 inference | What does the headmistress value most in the result? | Children remain attentive to the end | Children score higher in their tests | Teachers have learnt to obey clocks | Parents of other schools admire her | She likes best that 'no child now packs up in the middle of a sentence', that is, attention lasts to the end.
`,
    },
    {
      passage: {
        title: 'Rust',
        text: `An iron pillar in Delhi has stood in the open for about sixteen hundred years and has hardly rusted. Visitors put this down to magic or to a metal that fell from the sky. The truth is less romantic and more instructive. The smiths who forged it used charcoal and left in the iron a good deal of phosphorus, which modern furnaces take care to remove because it makes the metal brittle. With time the phosphorus formed, beneath the first layer of rust, a thin skin that keeps air and moisture out. // The smiths can hardly have planned it; they could not wait sixteen centuries for the result. But they took no short cuts, and the fault in their iron turned out to be its guard. It is a useful thing to remember when we set about making everything pure.`,
      },
      rows: `
1 stated-facts | What do visitors believe about the iron pillar in the passage? | That it is made of no common metal | That it was covered with oil daily | That it was forged only recently | That it is brittle and may fall | They think of 'magic' or of 'a metal that fell from the sky', that is, of something uncommon.
2 stated-facts | Why do modern furnaces remove phosphorus from iron? | It makes the iron break easily | It makes the iron rust quickly | It makes the furnace too costly | It makes the charcoal burn out | They remove it 'because it makes the metal brittle', and what is brittle breaks easily.
2 stated-facts | What protects the iron pillar from rusting further? | A thin skin under the first rust | A layer of charcoal on the top | The dry and clean air of the old city | The care of the many visitors | The phosphorus formed 'beneath the first layer of rust, a thin skin that keeps air and moisture out'.
2 inference | Why does the writer say that the smiths can hardly have planned the result? | It took centuries to show itself | They had never heard of phosphorus | They wanted the pillar to rust | Their furnaces were too hot | 'They could not wait sixteen centuries for the result', so they could not have known of it.
3 main-idea | What lesson does the writer draw from the story of the iron pillar? | An impurity may at times be useful | Old smiths were better than scientists | Iron should be made with charcoal | Nothing that is pure can ever last | 'The fault in their iron turned out to be its guard', which is worth remembering 'when we set about making everything pure'.
`,
    },
    {
      passage: {
        title: 'The unread manual',
        text: `Nobody reads the booklet that comes with a pressure cooker. The makers know it and print the three things that matter on the lid. Yet the booklet grows thicker every year, because it is no longer written for the cook. It is written for the judge. Each sentence that begins with 'Do not' is the ghost of some accident, and its purpose is to show that the company gave warning. // The pity is that the few lines which could save a finger are buried among forty that could only save a company. A booklet that warns us not to wash the cooker in a river teaches us to skip the page. When everything is called a danger, the real one passes unnoticed. Those who write for the public ought to ask what they would say if they had only one line.`,
      },
      rows: `
1 stated-facts | Where do the makers print the things that really matter? | On the lid of the cooker | On the back of the booklet | On the box that it comes in | On the last of its pages | 'The makers know it and print the three things that matter on the lid.'
2 words-in-passage | What does the writer mean by saying that the booklet is written for the judge? | It is meant to protect the company in court | It is meant to be read by learned people | It is meant to decide which cooker is best | It is meant to punish a careless cook | Its purpose 'is to show that the company gave warning', which matters if the company is taken to court.
2 words-in-passage | What does 'the ghost of some accident' suggest about a warning in the booklet? | It recalls a mishap of the past | It frightens people without cause | It describes an imaginary danger | It has been printed by mistake | A ghost is what remains of the dead; each 'Do not' remains from an accident that once happened.
2 inference | Why does the writer mention washing the cooker in a river? | As an example of a needless warning | As an example of a common accident | As an example of good housekeeping | As an example of a forgotten custom | Such a warning 'teaches us to skip the page': it is needless and makes readers ignore the others.
3 main-idea | What is the writer's main complaint about the booklet? | Real warnings are lost among useless ones | Companies refuse to give any warnings at all | Cooks are too careless to be warned | Judges do not read what they should | 'The few lines which could save a finger are buried among forty that could only save a company.'
`,
    },
    {
      passage: {
        title: "The mothers' market",
        text: `Every day in the heart of Imphal some thousands of women sit down behind heaps of fish, cloth and vegetables, as their mothers did and their grandmothers. In Ima Keithel, the mothers' market, no man may keep a stall. A place passes from mother to daughter or daughter-in-law, and a union lends money to those who need it. // The custom is old. It is thought to go back to a time when the men of the valley were bound to serve the king for many days in the year, so that the fields and the trade were left to the women. Twice in the last century the market women led the whole province in protest, once over the export of rice while people at home went hungry. Rulers learnt that the price of fish was not the only thing that was settled there.`,
      },
      rows: `
1 stated-facts | Who may keep a stall in Ima Keithel? | Women alone | Married men | Union leaders | Servants of the king | 'In Ima Keithel, the mothers' market, no man may keep a stall.'
1 stated-facts | How does a woman usually come to own a place in the mothers' market? | She inherits it in the family | She buys it from the union | She is chosen by the ruler | She wins it in a draw every year | 'A place passes from mother to daughter or daughter-in-law', so it is inherited in the family.
2 stated-facts | According to the passage, why did trade come into the hands of the women of the valley? | The men had to serve the king | The men preferred to till fields | The men were forbidden to travel | The men had gone to other towns | Men 'were bound to serve the king for many days in the year', which left fields and trade to the women.
2 stated-facts | What was one cause of the protests led by the market women? | Rice was sent out while people starved | Stalls were given to traders from outside | The union refused to lend them money | The price of fish was fixed by rulers | One protest was 'over the export of rice while people at home went hungry'.
3 inference | What does the last sentence of the passage on Imphal imply about the market? | It was a centre of political power | It was a place of unfair bargains | It was feared by the poorer buyers | It was closed by order of rulers | If more than 'the price of fish' was settled there, matters of rule were decided there too, as the protests show.
`,
    },
    {
      passage: {
        title: 'Learning a tongue',
        text: `Adults who take up a new language often complain that their memory is no longer what it was. Memory is seldom the trouble. A child who learns to speak makes thousands of mistakes in a day and is laughed at with affection. An adult who makes ten is ashamed and falls silent, and in silence nothing is learnt. // The best pupil I ever taught was a vegetable seller of sixty who wished to talk to tourists. He had no grammar and no shame. He tried each new word upon the first customer who came, noticed what happened, and tried again. Within a year he was bargaining in three languages. His neighbour, a retired lecturer, knew every rule in the book. He was still preparing his first sentence.`,
      },
      rows: `
1 stated-facts | What do adults who learn a language often blame for their difficulty? | A weak memory | A lack of books | A poor teacher | A busy life | They 'often complain that their memory is no longer what it was', although memory is seldom the trouble.
1 stated-facts | Why did the vegetable seller want to learn a new language? | To speak to tourists | To please his neighbour | To pass a test | To become a lecturer | He was a man of sixty 'who wished to talk to tourists'.
2 stated-facts | According to the passage on languages, what really keeps adults from learning? | The shame of making mistakes | The large number of the rules | The laughter of small children | The speed of native speakers | An adult who makes ten mistakes 'is ashamed and falls silent, and in silence nothing is learnt'.
2 stated-facts | How did the vegetable seller learn? | By trial and correction | By rules and exercises | By listening in silence | By reading aloud daily | He tried each new word on a customer, 'noticed what happened, and tried again'.
3 inference | What does the last sentence, 'He was still preparing his first sentence', tell us about the lecturer? | His wish to be correct kept him from speaking | His love of teaching left him no leisure | His memory had grown too weak with the years | His respect for tourists made him shy | He knew every rule, yet had not begun to speak; the contrast with the seller shows that fear of mistakes held him back.
`,
    },
    {
      passage: {
        title: 'Salt on the road',
        text: `When it snows in the high passes, the army's road crews do not wait for the sun. They scatter salt, which mixes with the snow and melts it even though the air is below freezing point. The reason is that salt water freezes at a lower temperature than pure water. The crews use no more of it than they must. Salt eats into steel, spoils the soil beside the road and draws wild animals, which come to lick it and are struck by lorries. // For this reason grit is preferred where the slope is gentle. Grit melts nothing; it merely gives the tyres something to hold. An officer who had served there for three winters told me that his hardest task was not the snow itself but teaching newcomers that a white road covered with grit may be safer than a black one that looks clear but is filmed with ice.`,
      },
      rows: `
1 stated-facts | Why does salt melt snow even in freezing air? | Salt water freezes at a lower temperature | Salt gives off heat when it is scattered | Salt draws the warmth of the sun towards it | Salt makes the snow blow off the road | The passage says that 'salt water freezes at a lower temperature than pure water', so the mixture stays liquid.
1 stated-facts | Why do wild animals come to the salted roads? | To lick the salt | To find shelter | To drink water | To warm themselves | Salt 'draws wild animals, which come to lick it and are struck by lorries'.
2 stated-facts | What does grit do on a snowy road, according to the passage? | It improves the grip of tyres | It melts the snow very slowly | It keeps the animals away | It protects steel from rust | 'Grit melts nothing; it merely gives the tyres something to hold.'
2 stated-facts | Where do the road crews prefer grit to salt? | On gentle slopes | On the highest passes | Near the forests | On roads of steel | 'Grit is preferred where the slope is gentle', because of the harm that salt does.
3 inference | What mistake did newcomers to the pass tend to make, according to the officer? | They trusted a clear-looking road too much | They used far more salt than was necessary | They drove too slowly over the loose grit | They waited for the sun to melt the snow | He had to teach them that a gritted white road may be safer than a black one filmed with ice; so they trusted the black one.
`,
    },
    {
      passage: {
        title: 'The two sculptors',
        text: `A temple trust once asked two sculptors for the figure of a bull. The first came with drawings, chose the largest block in the quarry and worked for a year behind a curtain. The second asked for the block that others had refused. It had a dark vein that ran across one side. For a month he did nothing but walk round it and wet it with a sponge to see the colour of the stone. // When the curtain was drawn, people admired the first bull and could find no fault in it. Before the second they fell silent. The dark vein had become the fold of skin that hangs from a bull's throat, and it seemed to move as one walked past. The first sculptor looked for a long time. 'I removed what was not a bull,' he said at last. 'He asked the stone what it was.'`,
      },
      rows: `
1 stated-facts | Which block of stone did the second sculptor choose? | One that others had rejected | The largest one in the quarry | One that had no mark on it | One chosen by the temple trust | He 'asked for the block that others had refused', which had a dark vein across one side.
1 stated-facts | Why did the second sculptor wet the stone with a sponge? | To see its colours | To make it softer | To clean off the dust | To cool it in summer | He wet it 'to see the colour of the stone' before he began to carve.
2 stated-facts | What did the dark vein become in the second bull? | A fold of skin at the throat | A rope tied round the neck | The shadow beneath its body | The line of its long tail | 'The dark vein had become the fold of skin that hangs from a bull's throat.'
2 inference | What does the silence of the people before the second bull show? | They were deeply moved | They were disappointed | They did not recognise it | They feared the sculptor | They admired the first, but before the second 'they fell silent'; its throat seemed to move, and they were struck by it.
3 inference | What difference does the first sculptor see between himself and the second? | He imposed his plan, while the other followed the stone | He worked in haste, while the other took many years | He used a poor block, while the other had the best one | He carved from life, while the other used drawings | 'I removed what was not a bull' means carrying out a fixed plan; the other 'asked the stone what it was'.
`,
    },
    {
      passage: {
        title: 'The salt of the desert',
        text: `In the Little Rann of Kutch, families called Agariyas have made salt for generations. When the monsoon water recedes in October they move into the cracked plain, dig a well and pump up brine that is ten times as salty as the sea. They lead it from pan to pan, letting the sun thicken it, until in spring the crystals can be raked. // For years their pumps ran on diesel, and the cost of it ate up two thirds of what they earned. Then a few of them tried panels that make electricity from the sun. The neighbours laughed, for the panels were dear; the sun, they said, had always worked for them without wages. Today most of the plain is dotted with panels. The work is as hard as ever, and the hands are as cracked. But the traders who used to lend money for diesel, and to fix the price of salt in return, have lost their hold.`,
      },
      rows: `
1 stated-facts | When do the Agariyas move into the plain? | After the monsoon water goes down | When the summer heat is greatest | When the first rains have fallen | After the crystals can be raked | They move in 'when the monsoon water recedes in October', long before the crystals are ready in spring.
1 stated-facts | What ate up much of the earnings of the Agariyas in the past? | The cost of diesel | The price of panels | The wages of diggers | The tax on salt pans | The pumps ran on diesel, 'and the cost of it ate up two thirds of what they earned'.
2 stated-facts | Why did the neighbours of the first users of solar panels laugh? | They thought panels a waste of money | They thought that panels would break | They had never seen electric light | They believed the sun was too weak | The panels 'were dear', and the sun, they joked, 'had always worked for them without wages'.
2 stated-facts | What has not changed for the Agariyas, according to the passage? | The hardness of the work | The power of the traders | The source of the energy | The share lost to diesel | 'The work is as hard as ever, and the hands are as cracked.' The traders' hold and the diesel are what has gone.
3 inference | What does the passage suggest about the traders who lent money for diesel? | Lending gave them control of the price of salt | They were the first to buy the solar panels | They wanted the Agariyas to leave the plain | Their loans were a free gift to the families | They lent money 'and fixed the price of salt in return'; without diesel debts they 'have lost their hold'.
`,
    },
    {
      passage: {
        title: 'The man who planted a forest',
        text: `Near Jorhat, on a sandbar of the Brahmaputra, there stands a forest larger than many a city park. Fifty years ago there was nothing on it but sand, and one summer a flood left snakes there that died for want of shade. A boy of sixteen who saw them was so troubled that he asked the elders what could be done. They gave him some bamboo seedlings and told him to plant them. // He did not stop. He brought ants to loosen the soil, and trees of one kind after another, each preparing the ground for the next. Deer came, then elephants, then a tiger, and the villagers who lost cattle blamed him for it. Cut me down first, he told those who came with axes. He never studied botany. When scholars asked for his method, he said that he had only watched what the river did and had done the opposite.`,
      },
      rows: `
1 stated-facts | What made the boy in the passage begin to plant? | The sight of snakes dead for want of shade | The wish to own a park in the city | The orders of the elders of Jorhat | The loss of his cattle to a tiger | He was troubled by the snakes 'that died for want of shade' and asked the elders what could be done.
1 stated-facts | Why did the planter bring ants to the sandbar? | To loosen the soil | To drive off snakes | To feed the birds | To eat the weeds | 'He brought ants to loosen the soil', so that other plants could grow in it.
2 stated-facts | Why did some villagers blame the man who planted the forest? | Wild animals killed their cattle | The forest took up their fields | He refused to share his bamboo | The trees kept off the rain | A tiger came to the forest, and 'the villagers who lost cattle blamed him for it'.
2 inference | What does 'Cut me down first' show about the planter? | He was ready to risk himself for the trees | He was angry that nobody had helped him | He wished to be buried under the trees | He feared that the villagers would flee | He said it to people who came with axes: they would have to harm him before they could touch the forest.
3 words-in-passage | What did the planter mean by saying that he had done the opposite of the river? | The river washes land away and he held it fast | The river flows to the sea and he went inland | The river is silent and he told others his plan | The river feeds the fish and he fed the deer | The river had made a bare sandbar; by planting he bound the soil and gave it shade. He learnt by watching.
`,
    },
    {
      passage: {
        title: 'A rule for arguments',
        text: `In my grandfather's house there was a rule for quarrels at table. Before you could answer anyone, you had to repeat what he had said, in your own words, until he agreed that this was what he meant. It made our dinners long. It also made them quiet. More often than not, the second speaker, having put the other's case with care, found that his reply was no longer needed, or that it had to be a different one. // The rule had another effect that I noticed only when I had left home. In offices and in buses I heard people answer things that nobody had said. They would shoot at a straw figure, bring it down and look round for applause, while the man they were supposed to be answering sat by unhurt and puzzled. My grandfather, a postmaster with six years of schooling, had never heard of logic. He merely held that one should not reply to a letter before opening it.`,
      },
      rows: `
1 stated-facts | What did the rule at table ask a person to do before answering? | To restate the other's point fairly | To wait until the dinner was over | To ask the grandfather for his leave | To write the answer in a letter | One had to repeat what the other had said 'until he agreed that this was what he meant'.
2 stated-facts | Why was the second speaker's reply often no longer needed? | He had come to see the other's case | He had forgotten what he would say | The dinner had gone on for too long | The grandfather had decided it | 'Having put the other's case with care', he found that he had nothing to object to, or something else to say.
2 words-in-passage | In the passage on arguments, what is the 'straw figure'? | A false version of what someone said | A toy that was kept on the table | A person who refuses to answer | A letter that was never opened | People 'answer things that nobody had said'; the straw figure is that invented claim, easy to knock down.
2 inference | Why was the man who was supposedly answered 'unhurt and puzzled'? | The attack was not on what he had said | The attack had been made in a whisper | He had not listened to the argument | He had agreed with it from the start | The blow fell on the straw figure and not on his own words, so it did not touch him, and he wondered at it.
3 words-in-passage, inference | What did the grandfather mean by not replying to a letter before opening it? | Understand a view before you oppose it | Answer every letter on the same day | Keep the secrets of the post office | Speak to others only in writing | Opening the letter stands for finding out what the other really says; only then can one reply to it.
`,
    },
    {
      passage: {
        title: 'The price of a view',
        text: `When the lift was put into our building, the order of things was turned upside down. Until then the rich had lived on the first floor and the students under the roof, where the rent was low because the stairs were long. My aunt, a widow who taught music on the sixth floor, had paid less than anybody. Within two years of the lift her rent had doubled. What had been a punishment, the landlord explained, was now a view. // She moved to the ground floor, which the rich had left because of the noise. There she discovered that people who would never have climbed six flights could hear her pupils from the street and came in to ask about lessons. By the end of the year she had a waiting list. The lift, she used to say, had taken away her sky and given her a door.`,
      },
      rows: `
1 stated-facts | Before the lift came, why was the rent low on the top floor? | There were many stairs to climb | The rooms had no windows there | The noise from the street was great | Only widows were allowed there | The students lived under the roof, 'where the rent was low because the stairs were long'.
2 words-in-passage | What does 'What had been a punishment was now a view' mean? | The height had turned into an advantage | The landlord had been fined for the lift | The music pupils were no longer punished | The windows had been made much larger | High floors were once a burden because of the stairs; with the lift the height became something to pay for.
1 stated-facts | Why had the rich left the ground floor? | Because of the noise | Because of the rent | Because of the floods | Because of the stairs | She moved to the ground floor, 'which the rich had left because of the noise'.
2 stated-facts | How did the aunt come to have more pupils? | Passers-by heard the music | She lowered her fees by half | The landlord recommended her | The students on top joined her | People 'could hear her pupils from the street and came in to ask about lessons'.
3 words-in-passage | What did the aunt mean by saying that the lift had given her a door? | Losing her old place brought new chances | She could leave the building more quickly | The landlord had repaired her entrance | She was glad to be rid of her pupils | She lost the view, 'her sky', but on the ground floor people could walk in and become pupils.
`,
    },
  ],
})
