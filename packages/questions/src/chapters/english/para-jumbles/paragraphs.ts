/**
 * Paragraphs with one order only, a sentence a line: each sentence takes up something that the one before it has
 * brought in ('this bridge', 'the second attempt', 'she'), so that no two can change places.
 */
export const PARAGRAPHS: readonly (readonly string[])[] = `
A farmer once found a wounded crane in his field.
He carried the bird home and washed its wing.
The wing took three weeks to heal.
When it had healed, he let the crane fly away at the edge of the field.
Every winter after that day, the grateful bird came back to the same edge.

Tea was not always drunk as it is today.
At first its leaves were chewed as a medicine.
Later, people began to boil these leaves in water.
The drink made in this way was bitter, and so some added salt to it.
It was only much later that milk and sugar took the place of the salt.

In 1853 the first passenger train of India ran from Bombay to Thane.
It was pulled by three engines and carried about four hundred guests.
The guests covered the distance of thirty-four kilometres in a little over an hour.
Their short journey made merchants think of longer lines.
Within fifty years such lines had joined most of the great cities.

Ants do not wander about as aimlessly as they seem to.
An ant that has found food leaves a trail of scent on its way home.
Other ants follow this trail and add their own scent to it.
The trail therefore grows stronger as long as there is food at its end.
Once that food is gone, no scent is added, and the path fades away.

My grandmother could not read when she was married.
This troubled her most when letters came from her brother.
She therefore asked her eldest son to teach her the alphabet.
He taught her ten letters of it every evening after school.
Within a few months of such evenings she wrote her first reply to her brother.

Paper was first made in China nearly two thousand years ago.
For several centuries its makers kept the method secret.
The secret came out when some of them were taken prisoner in a battle.
These prisoners were made to set up a mill in Samarkand.
From that mill the craft spread slowly to Europe.

A young doctor opened a clinic in a hill village.
For the first month not a single patient came to it.
Then one night the headman's son was bitten by a snake.
The doctor saved the boy's life with an injection.
The next morning a line of patients stood before his door.

The baobab is a tree of very dry lands.
To live through the dry months it stores water in its huge trunk.
A trunk of this kind may hold thousands of litres.
Elephants know of this store and tear the bark to reach it.
Though badly torn, the bark grows again, and the tree survives.

The town wanted a new bridge across its river.
An engineer was asked to prepare a plan for it.
His plan showed a bridge much higher than seemed necessary.
The council complained about its height and its cost.
Two years later a great flood passed safely below it, and nobody complained any more.

When we sleep, our body does not rest completely.
The heart, for example, goes on beating, though more slowly.
The brain is even busier than the heart.
It sorts what we have learnt during the day.
This sorting is one reason why we remember better after a night's rest.

Ravi dropped his only pen into the well.
He called for his sister, who was good with ropes.
She tied a magnet to the end of a rope and let it down.
After several tries the magnet caught the steel clip of the pen.
They pulled it up slowly and found that it could still write.

Camels are well made for life in the desert.
Their hump is the best known proof of this.
Many people believe that it is filled with water.
In fact it holds fat, which the animal can live on for weeks.
As the fat is used up, the hump becomes soft and leans to one side.

Last year our school decided to use less paper.
The first step was to print on both sides of every sheet.
This alone cut the use of paper by a third.
Encouraged by the result, the principal took a second step and sent notices by telephone message.
After these two steps the store room, once full of paper, became a reading room.

There was a king who loved to hear flattery.
His minister wished to cure him of this weakness.
One day the minister led him to the sea and told him to order back the waves.
The king gave the order, but the waves wetted his feet all the same.
Having learnt his lesson on that shore, he never listened to a flatterer again.

Glass is made mostly of sand.
The sand is mixed with soda and lime and heated in a furnace.
In the heat of the furnace the mixture melts into a thick liquid.
Workers blow this liquid into shape or roll it flat.
Whatever its shape, it must then be cooled slowly, or it will crack.

Meena wanted to learn to swim but was afraid of deep water.
Her coach therefore began in water that reached only to her knees.
Each week he led her a few steps deeper.
By the tenth week she no longer felt the bottom under her feet.
She discovered, to her surprise, that the fear had gone with it.

The first photographs needed a great deal of patience.
A person had to sit still for several minutes before the camera.
To make this possible, the head was held from behind by an iron clamp.
That is why the faces in these early pictures look so stiff.
With faster film the clamp was thrown away, and people began to smile.

A merchant had two servants who both claimed a lost ring.
He sent for a judge to settle the quarrel.
The judge asked each servant, out of hearing of the other, to describe the ring.
One of them spoke of a red stone, and the other of a blue one.
As the ring had no stone at all, it was given to neither of them.

Honey never seems to go bad.
Jars of it that were sealed long ago have been found still fit to eat.
The reason lies in how little water it contains.
Without enough of it, the germs that spoil food cannot grow.
Add a few spoons of water, however, and the honey will soon begin to ferment.

The village had a school but no playground.
Behind the school lay a pit where rubbish was thrown.
The teachers and pupils cleared the rubbish in one long week.
They then filled the empty pit with earth from a nearby hill.
Today the children play football where the rubbish once lay.

Some birds travel thousands of kilometres every year.
Before setting out on such a journey they eat as much as they can.
The extra food is stored as fat under the skin.
On the way this fat serves them as fuel.
By the time they arrive, many of them have lost half their weight.

An old carpenter was about to retire.
His master asked him to build just one more house.
Unwilling to work any longer, he built it carelessly and with poor wood.
When it was finished, the master handed him the key of the house as a parting gift.
The carpenter then wished that he had built his own home with greater care.

Rubber comes from the milky juice of a tree.
To collect it, a worker makes a slanting cut in the bark.
The juice runs down the cut into a small cup.
The contents of many such cups are poured together and mixed with acid.
The acid turns the liquid into soft sheets, which are then smoked and dried.

Our train stopped in the middle of a forest.
At first nobody knew the reason for the halt.
Then the guard came and said that an elephant was lying on the line.
It took the driver half an hour of whistling to wake the animal.
When it had at last walked away, the passengers gave it a cheer.

The game of chess began in India under the name of chaturanga.
From India it was carried to Persia by traders.
The Persians gave the king of the game the name of shah.
When he could not escape, they said 'shah mat', the king is helpless.
These two words live on in the English term 'checkmate'.

Anil joined the bank as a messenger.
While carrying files, he noticed that many of them were sent to the wrong room.
He drew a simple chart of the rooms and hung it near the lift.
The manager saw the chart and asked who had made it.
On learning the answer, she had him trained as a clerk.

The tides are caused mainly by the moon.
Its pull draws the water of the oceans towards it.
The sun pulls the water too, but less strongly because it is so far away.
Twice a month the two pull in one line.
On those days the tides are higher than at any other time.

A potter begins by kneading the clay to drive out the air.
The kneaded lump is thrown on the centre of the wheel.
As the wheel turns, his thumbs open the lump into a bowl.
The bowl is cut off with a string and left in the shade to dry.
Only when it is fully dry does it go into the fire.

Seema bought an old radio at a fair.
At home she found that it made no sound.
She opened it and saw that a single wire had come loose.
With a little solder she fixed the wire in its place.
That evening the whole family listened to songs on it.

In earlier times sailors on long voyages often fell ill.
Their gums bled, and old wounds opened again.
A doctor named James Lind gave some of these sick men oranges and lemons.
They alone recovered within a week.
In the end every ship of the navy was ordered to carry such fruit.

The council planted a thousand trees along the new road.
By the next summer most of these trees had died for want of water.
The council then tried another way and gave each tree to a family living nearby.
The families watered the trees as if they were their own.
Nine out of ten of those that were looked after in this way are alive today.

A clever crow lived near a pond full of fish.
A crane told it that the pond would soon dry up and offered to carry the fish to a lake.
The crow saw that the crane flew not to the lake but to a rock.
Below the rock lay a heap of bones.
It flew back at once and warned the fish that were left.

Bread rises because of tiny living things called yeast.
Yeast feeds on the sugar in the dough.
While feeding, it gives off a gas.
The gas cannot escape from the sticky dough and forms bubbles in it.
In the oven the bubbles grow still larger, and the loaf becomes light.

Nisha's grandfather left her a locked wooden box.
There was no key, but a note was pasted on the lid.
The note said that the key lay under the oldest tree in the garden.
She dug beneath the banyan and found the key in a tin.
The box, when she opened it, contained the seeds of that very tree.

Before the telegraph was invented, news travelled only as fast as a horse.
The telegraph changed this by sending signals along a wire.
The signals were short and long clicks that stood for letters.
Clerks wrote down the letters as they heard them.
A message that had once taken weeks on horseback now took minutes.

Two brothers inherited a mango orchard.
They agreed that one should own the trees and the other the land.
The owner of the land soon wanted to plough it for wheat.
The ploughing would have cut the roots of his brother's trees.
To save both, they tore up the agreement and shared the wheat and the fruit.

The octopus is a master of disguise.
Its skin contains thousands of tiny bags of colour.
By opening or closing these bags it can change its colour in a second.
It uses this power to match the rock on which it sits.
A fish that swims past the rock seldom notices it until too late.

The new clerk made a mistake in his very first bill.
He charged a customer for ten bags of cement and not for one.
The customer paid the sum without reading the bill.
That evening the clerk noticed his error and cycled to the customer's house with the money.
The surprised customer has bought from that shop ever since.

A lighthouse was built on the dangerous reef in 1811.
Its first keeper lit oil lamps every evening.
The lamps had to be trimmed every few hours, so he slept very little.
Electric light at last did away with the oil and the trimming.
With nothing left to trim, the last keeper was sent home, and today the tower works by itself.

Children often ask why the sky is blue.
The answer begins with the light of the sun, which contains all colours.
When this light enters the air, it is scattered by tiny particles.
Blue is scattered far more than red.
So it is blue that reaches our eyes from every part of the sky.

A potter wanted to know why his pots cracked in the oven.
He first changed the clay, but the new clay cracked as well.
Next he blamed this oven and borrowed his neighbour's.
The neighbour watched him and noticed that his pots were still damp when they went in.
From then on the potter dried them for two days more, and not one of them cracked.

Salt was once so costly that it was guarded like silver.
The high price came from the long roads by which it travelled.
Along these roads towns grew up where the carriers rested.
Many of those towns lost their trade when railways made the journey short.
Only their names still tell the traveller of the salt that once passed through.

Our school had a library that nobody used.
Its books were locked in tall cupboards, and one man kept the key.
When this man retired, a young teacher asked for the key in his place.
The first thing she did was to leave the cupboards open all day.
By the end of the year half of their shelves were empty, for the books were in the hands of the children.

A glacier begins as snow that does not melt in summer.
Year after year new snow falls on it and presses it into ice.
When the ice has become thick enough, its own weight makes it creep downhill.
As it creeps, it carries stones along and grinds the valley with them.
The ground-up rock colours the streams below as white as milk.

One evening a merchant left his purse in a rickshaw.
The driver found it under the seat when he stopped for tea.
He forgot the tea and drove back to the hotel where he had set the merchant down.
The porter there told him that his guest had gone to the police.
So the driver went on to the police station, and the two men met on its steps.

The first umbrellas were not made against the rain at all.
They were carried to keep the sun off kings and nobles.
Common people of those days were not allowed to carry one.
This rule was forgotten when waxed cloth made umbrellas proof against water.
Since that change they have been seen above everybody's head.

Last summer the well of our village ran dry.
The elders proposed to dig it deeper.
A retired engineer advised them to mend the old tank above it instead.
Rain that gathered in the mended tank slowly sank into the ground.
By the next April the sunken water had filled the well again, and no digging was needed.

Bats hunt insects in complete darkness.
They do so by sending out cries too high for us to hear.
These cries strike an insect and come back as an echo.
From the time the echo takes, a bat judges how far away its prey is.
Some moths have learnt to spoil this judgement by clicking back.
`
  .trim()
  .split('\n\n')
  .map((paragraph) => paragraph.split('\n'))

/** Sentences cut into four parts that fit together in one order only. */
export const CUT_SENTENCES: readonly (readonly string[])[] = `
The old man / who had lost his way / in the thick fog / was brought home by a policeman.
It was not until / the river had risen above the danger mark / that the villagers / agreed to leave their homes.
If the driver / had applied the brakes in time, / the bus would not / have fallen into the ditch.
The teacher asked the boy / why he had come late / although his house / was only a short walk away.
Scarcely had / the minister finished his speech / when the audience / began to leave the hall.
The box was so heavy / that even four strong men / could not lift it / onto the back of the lorry.
People who live / in glass houses / should not / throw stones at others.
The thief, / who was hiding behind the curtain, / jumped out of the window / when he heard the dog bark.
Having spent / all his money on books, / the student had to walk / all the way home.
The book / which you lent me last week / is the most interesting one / that I have ever read.
No sooner / did the rain stop / than the children / ran out to play.
The doctor warned him / that unless he gave up smoking / he would not / live to see his grandchildren.
Neither the threats of the landlord / nor the fear of the police / could make the farmers / give up their fields.
The picture / that hangs above the fireplace / was painted by my uncle / when he was a student in Paris.
As soon as / the signal turned green, / the long line of trucks / began to move slowly.
It is better / to light one small candle / than to spend the night / cursing the darkness.
The committee decided / to postpone the meeting / because the chairman / had suddenly fallen ill.
Whoever finds / the lost child / will be rewarded / by the grateful parents.
The fisherman threw his net / into the deep water, / but when he pulled it out / there was nothing in it but weeds.
Although the two brothers / were brought up in the same house, / they grew into men / of very different tastes.
The engineer / whose plan was accepted / had worked on it / for more than two years.
He spoke so softly / that those who sat at the back / could not hear / a single word.
The scientist said / that the new vaccine / would be tested on animals / before it was given to human beings.
Had it not been / for the courage of the fireman, / the child would / have lost his life.
`
  .trim()
  .split('\n')
  .map((sentence) => sentence.split(' / '))
