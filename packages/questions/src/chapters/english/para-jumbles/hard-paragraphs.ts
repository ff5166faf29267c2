/**
 * Paragraphs that argue a point, for the hard level: what joins their sentences is the thought ('this confusion', 'the
 * former', 'such rebuilding') more than the course of a story. Each has one order only, a sentence a line.
 */
export const HARD_PARAGRAPHS: readonly (readonly string[])[] = `
Most of us judge a decision by the way it turns out.
Yet a good outcome may follow from a foolish choice, just as a bad one may follow from a wise choice.
The gambler who stakes his savings on a single throw and wins is an example of the former.
His neighbours, who see only the money, take his luck for judgement.
It is this confusion that tempts them to repeat his throw with savings of their own.

Economists once assumed that people always know what is best for them.
On this assumption, the more kinds of a thing a shop offers, the better off its customers must be.
A trial with jars of jam cast the first doubt on that conclusion.
Shoppers who were offered twenty-four kinds bought far less than those who were offered six.
Faced with so many jars, it seems, they preferred to decide nothing at all.

A law is obeyed for one of two reasons.
Either people fear the penalty, or they believe that the rule is fair.
Fear works only as long as somebody is watching.
Belief needs no such watchman, and so it costs the state nothing.
A government that wishes to rely on the cheaper of the two must therefore learn to persuade.

Every map leaves out far more than it shows.
This is not a fault of the map-maker but the very purpose of his craft.
A sheet that showed every stone would have to be as large as the land itself.
Such a sheet, however faithful, could be neither carried nor read.
As an unreadable map helps nobody, he must decide which stones the traveller can do without.

It is widely held that necessity is the mother of invention.
The histories of the phonograph and the laser hardly bear this saying out.
Neither was made to meet a need, and for years people looked for one that it could meet.
In the course of this search Edison proposed to take down letters with his machine, while the laser was mocked as a solution without a problem.
Once the right uses had been found, however, the world could not imagine life without either.

Floods are usually spoken of as disasters and nothing else.
Farmers of the delta, however, have long known another side of them.
The water that ruins one harvest leaves behind it a layer of fertile silt.
It is on this layer that the rich harvests of the following years depend.
Embankments, which keep the water out, keep out this gift as well, and the fields behind them slowly grow poor.

We tend to think of memory as a kind of photograph album.
If it were one, two people who had seen the same event would recall it alike.
In fact their accounts differ, and each is sure of his own.
They differ because the mind does not store an event but rebuilds it every time.
In the course of such rebuilding, it fills the gaps with what it expects to find.

Cities are commonly blamed for wasting energy.
Measured by the person and not by the square kilometre, however, the blame falls elsewhere.
A family in a city flat needs less fuel for its rooms and its journeys than one in a distant suburb.
The suburb owes this disadvantage to its very attraction, the space between its houses.
To spread a city out in the name of nature may therefore harm what it is meant to protect.

The word 'amateur' has come down in the world.
It once praised a person who pursued an art for love and not for money.
When the arts became professions, the absence of payment came to suggest the absence of skill.
The same person was now suspected of doing badly what others were paid to do well.
Much of astronomy, which still depends on unpaid observers, proves this suspicion unjust.

Antibiotics were hailed as the end of infectious disease.
Their very success has made this hope doubtful.
Because they worked so well, they were prescribed even where they were not needed.
Each needless dose killed the weak germs and left the resistant ones to multiply.
Against the descendants of these survivors many of the old drugs are now useless.

A proverb seems to carry the wisdom of a whole people.
Look closely, and you will find that nearly every one has a partner that says the opposite.
Many hands make light work, we are told, and also that too many cooks spoil the broth.
Which of the two we quote depends on what we have already decided to do.
What is handed down to us, then, is less a store of wisdom than a choice of excuses.

The first critics of the railway feared for the health of the passengers.
Speeds of fifty kilometres an hour, they argued, must damage the lungs and the nerves.
When nothing of the kind happened, they turned to the health of society.
Easy travel, they now said, would make people restless and empty the villages.
In this second fear, unlike the first, they were not altogether wrong.

Translators are praised chiefly when they are not noticed.
A version that reads as if it had been written in our own language is called a success.
But such smoothness has its price.
It is paid by the reader, from whom whatever was strange in the original, and perhaps worth learning, is kept away.
To give him back a little of that strangeness, some translators now choose to be noticed.

Bees were long thought to build their six-sided cells by some gift for mathematics.
The belief was natural, for no other shape of cell holds so much honey for so little wax.
Natural as it was, it now has a simpler rival, which credits the builders with no such gift.
According to this rival, each bee makes only a round cell, whose warm wax flows until it meets the walls around it.
Pressed in this way from six sides, the circle turns into a hexagon that nobody has worked out.

Historians used to write chiefly about kings and battles.
The reason lay not only in their taste but in the nature of their sources.
Records were kept by courts, and a court records what concerns its ruler.
Of the weaver and the ploughman such records mention little beyond the taxes they paid.
It is from these dull lists of taxes, however, that a new generation has learnt to read the lives of ordinary people.

Praise, parents are told, builds confidence in a child.
Recent studies suggest that this depends on what is praised.
Children who were praised for being clever avoided harder tasks, lest they should lose the name.
Those who were praised for their effort asked for just such tasks.
The former had learnt to protect a reputation, and the latter to enjoy a difficulty.

A desert is not defined by its heat.
What makes one is the lack of rain, and by this test the largest of all lies around the South Pole.
The snow that falls in its interior in a year would, if melted, be only a few centimetres deep.
But it does not melt, and so every year's fall is added to those before.
That is how the driest of continents has come to hold most of the fresh water of the world.

Few people read the terms to which they agree on a website.
To do so with care would take the average user several weeks of every year.
Companies know that nobody has so much time, and write the terms accordingly.
Consent that is given in such conditions is consent in name only.
The law has therefore begun to ask not whether the user agreed but whether he could have understood.

Those who protect forests and those who live in them have often been treated as enemies.
The latter, it was feared, would cut the trees and sell the timber.
They were therefore shut out, and guards were hired to watch the trees in their place.
The guards were too few, and the timber went out by night all the same.
Only where the villagers were given a share in it did the cutting stop, for now every thief stole from them.

Silence in a conversation means different things in different places.
In some countries it shows respect for what has just been said.
In others it is felt as an embarrassment that must be ended at once.
A speaker from the latter will hurry to fill a pause which a listener from the former finds polite.
Each goes home thinking that the other has no manners.

Paper money is worth nothing in itself.
It passes from hand to hand only because each of us trusts that the next person will accept it.
This trust, though slow to grow, can vanish in a week.
When it does, people hurry to exchange their notes for anything that can be eaten or stored.
Their hurry drives up prices, and the rise destroys what trust was left.

Scientists are often pictured as people who prove their theories true.
Strictly speaking, no number of experiments can do that.
A thousand white swans do not show that all swans are white, since the next one may be black.
That one bird, on the other hand, would be enough to overthrow the claim.
What experiments can do, then, is to weed out errors, and a theory is kept as long as it survives the weeding.

Old buildings are sometimes saved at the cost of their use.
Once a house has been declared a monument, its owner may not so much as change a window.
Unable to make it fit to live in, he moves out and lets it stand empty.
Its roof and walls then decay faster than they ever did under his care.
Thus the very rule that was meant to preserve it hastens its end.

A vaccine protects even those who have not received it.
If most people in a town are immune, a disease finds too few bodies to travel through.
It dies out before it reaches the infant or the invalid who cannot be vaccinated.
This shelter, however, lasts only as long as most people keep up their part of the bargain.
When enough of them decide to rely on the others, it is gone for everyone.

A person in distress is less likely to be helped in a crowd than on an empty road.
This is not because people in a crowd are harder of heart.
Each of them looks at the rest to learn whether help is needed.
As the rest are doing the same, each sees only calm faces and concludes that nothing is wrong.
A single one who steps forward breaks the spell, and soon there are more helpers than the place can hold.

Handwriting is disappearing from our classrooms, and few regret it.
Typing is faster, they say, and what is typed is easier to read.
Speed, however, turns out to be a doubtful gain when one is listening to a lecture.
Those who have it take down every word, while those who write by hand must choose what matters.
It is the choosing that fixes the lesson in the mind, and so the slower pen wins.

The price of a thing and its usefulness seldom agree.
Water, without which nobody can live, costs next to nothing, while diamonds, which nobody needs, cost a fortune.
This puzzle troubled thinkers until they learnt to ask about the last glass and not about all water.
To a man who has plenty, one glass more is worth little, whereas one diamond more is still a rare thing.
In the desert, where the last glass is also the first, he would gladly give the one for the other.
`
  .trim()
  .split('\n\n')
  .map((paragraph) => paragraph.split('\n'))
