/** Correct sentences with one preposition in braces, each with three that would be wrong there. See `read-sentences.ts`. */
export const prepositionSentences = `
1 time | The bank opens / {at|on|in|to} ten o'clock / and stays open for six hours. | A point of time on the clock takes 'at'.
1 time | My uncle retired / {in|on|at|since} 2015 / and went back to his village. | A year takes 'in'. 'On' is for days and dates, 'at' for hours.
1 time | The school will reopen / {on|in|at|during} Monday / after a break of ten days. | A day of the week takes 'on'.
1 time | It has been raining / {since|for|from|by} Sunday morning, / and the fields are under water. | 'Since' marks the point from which something still goes on. 'For' would need a length of time.
1 time | They have lived / in this house {for|since|from|by} thirty years / without a single quarrel. | A length of time takes 'for'. 'Since' would need a point of time.
1 time | The moon shone so brightly / that we could read / {at|on|since|into} night without a lamp. | The fixed phrase is 'at night', though we say 'in the morning'.
1 time | We usually go for a walk / {in|at|on|by} the evening / when the heat is less. | Parts of the day take 'in': in the morning, in the evening. Only night takes 'at'.
2 time | You must return the book / {by|until|since|in} Friday / or pay a fine. | 'By' names the last moment for an action that happens once. 'Until' is for what goes on up to that moment.
2 time | The library will stay open / {until|by|since|within} nine tonight / because of the examinations. | 'Until' is used for a state that goes on up to a moment. 'By' is for an act done before it.
2 time | The guests arrived / {on|in|at|for} the morning of the wedding / with baskets of fruit. | The morning of a particular day takes 'on', though 'in the morning' is used in general.
2 time | The repair was finished / {within|by|since|until} two hours, / much sooner than we had hoped. | 'Within' means inside a length of time. 'By' would need a point of time.
1 time | Nobody left the hall / {during|while|within|by} the speech, / though it lasted two hours. | 'During' is followed by a noun. 'While' is a conjunction and needs a clause.
2 time | The shop is open / {from|since|for|by} nine to six / on all working days. | 'From … to' marks the beginning and end of a period.
2 time | The plane landed / {on|with|at|by} time / in spite of the thick fog. | 'On time' means at the fixed hour.
2 time | He was born / {on|in|at|by} a cold night in January / during a power cut. | A particular night takes 'on', though 'at night' is used in general.
2 time | The old clerk died / {at|in|on|with} the age of ninety / after a short illness. | The fixed phrase is 'at the age of'.
2 time | The committee meets / {at|on|in|by} regular intervals / to look into complaints. | 'At intervals' is the fixed phrase for what happens again and again.
1 place | The children hid / {behind|among|across|onto} the door / and waited for their father. | 'Behind' means at the back of a thing. The others do not go with hiding at a door.
1 place | The boat passed / {under|along|onto|among} the bridge / without touching it. | Movement below something from one side to the other is 'under'.
1 place | The cat is sleeping / {on|into|at|between} the mat / near the kitchen fire. | 'On' is used for what rests upon a surface.
1 place | He put his hand / {into|at|above|among} his pocket / and took out a coin. | 'Into' expresses movement to the inside.
1 place | My friend lives / {in|at|on|to} Mumbai / with his grandparents. | Large cities and countries take 'in'.
1 place | A lamp hangs / {above|through|among|along} the table / on a long chain. | 'Above' means at a higher level than something.
1 place | The prize money / was divided {among|to|with|upon} the four winners / in equal shares. | A thing is divided among several persons. The other words do not go with 'divide' in this sense.
2 place | He sat / {beside|besides|aside|across} his mother / all through the journey. | 'Beside' means at the side of. 'Besides' means in addition to.
1 place | We walked / {through|upon|between|off} the tunnel / with the help of a torch. | 'Through' is used for passing inside a thing from end to end.
1 place | She swam / {across|upon|between|off} the river / and reached the other bank in ten minutes. | 'Across' means from one side to the other.
2 place | The train was running / {at|with|by|on} full speed / when it left the rails. | The fixed phrase is 'at full speed'.
1 place | The thief jumped / {into|onto|upon|at} the river / to escape from the crowd. | Movement from outside to inside takes 'into'.
1 place | There is a bridge / {over|onto|into|with} the river / half a mile from here. | A bridge stands over a river, joining its two banks.
2 place | The village lies / {on|in|to|into} the bank of the Narmada, / ten miles from the railway. | A place is 'on the bank' of a river.
1 place | The teacher was standing / {at|on|into|upon} the door / when the bell rang. | A point such as a door or a gate takes 'at'.
2 place | He looked at the crowd / {from|of|to|by} behind the curtain / and felt nervous. | 'From behind' shows the place from which he looked.
2 place | The two houses stand / {opposite|opposite of|opposite with|opposed with} each other / in a narrow lane. | 'Opposite' as a preposition needs no 'of' after it.
1 fixed | Everybody laughed / {at|on|over|to} the clown's / torn umbrella. | One laughs at a person or a thing.
1 fixed | Please listen / {to|at|on|of} the announcement / before you leave the platform. | 'Listen' is followed by 'to' before what is heard.
1 fixed | She is good / {at|in|on|to} drawing maps / of places she has never seen. | One is good at an activity.
1 fixed | I agree / {with|to|on|at} you / that the plan is too costly. | One agrees with a person and to a proposal.
1 fixed | This bag belongs / {to|of|with|for} the girl / who sits near the window. | 'Belong' is followed by 'to'.
1 fixed | We were waiting / {for|to|at|of} the rain / to stop. | 'Wait' is followed by 'for' before what is expected.
1 fixed | He is interested / {in|on|at|for} old coins / and spends his Sundays at the museum. | 'Interested' takes 'in'.
1 fixed | The bottle is full / {of|with|by|from} clean water / from the well. | 'Full' takes 'of', while 'filled' takes 'with'.
1 fixed | My sister is afraid / {of|from|with|by} lizards / and will not enter that room alone. | 'Afraid' takes 'of'.
1 fixed | The box was filled / {with|of|by|from} old letters / and faded photographs. | 'Filled' takes 'with', while 'full' takes 'of'.
1 fixed | I am sorry / {for|of|at|with} the mistake / in yesterday's report. | One is sorry for a fault or for a person.
1 fixed | The teacher was angry / {with|on|upon|to} the boys / who came late. | One is angry with a person and at a thing.
1 fixed | She is proud / {of|on|in|for} her son's success / in the examination. | 'Proud' takes 'of', while one takes pride 'in' a thing.
1 fixed | Smoking is injurious / {to|for|of|with} health, / says the notice. | 'Injurious' takes 'to'.
1 fixed | He thanked the policeman / {for|of|on|to} his help / and went away. | One thanks a person for something.
1 fixed | Do not depend / {on|of|from|in} others / for what you can do yourself. | 'Depend' takes 'on' or 'upon'.
2 fixed | The doctor cured him / {of|from|with|off} malaria / within a week. | One is cured of a disease.
2 fixed | He was found guilty / {of|for|with|in} theft / and sent to jail. | 'Guilty' takes 'of' before the offence.
2 fixed | The old lady was robbed / {of|from|off|with} her jewels / in broad daylight. | A person is robbed of a thing; a thing is stolen from a person.
2 fixed | The minister apologised / {for|of|on|from} the delay / in opening the bridge. | One apologises to a person for a fault.
2 fixed | She insisted / {on|to|at|in} paying the bill / for all of us. | 'Insist' takes 'on', and a gerund follows.
2 fixed | He succeeded / {in|to|at|on} crossing the desert / in eleven days. | 'Succeed' takes 'in', and a gerund follows.
2 fixed | The guard prevented the boys / {from|to|of|at} entering / the railway yard. | 'Prevent' takes 'from' before a gerund.
2 fixed | Her ideas are quite different / {from|of|with|by} those / of her elder sister. | 'Different' takes 'from'.
2 fixed | This pen is similar / {to|with|as|of} the one / that I lost last week. | 'Similar' takes 'to'.
2 fixed | My cousin is senior / {to|than|from|of} me / by three years. | Latin comparatives such as senior, junior and superior take 'to', not 'than'.
2 fixed | I would prefer / tea {to|than|from|for} coffee / on a cold morning. | 'Prefer' one thing 'to' another.
2 fixed | The hill is covered / {with|of|from|to} pine trees / on its northern side. | 'Covered' takes 'with' before what lies on the surface.
2 fixed | He is addicted / {to|of|with|for} gambling / and has lost all his savings. | 'Addicted' takes 'to'.
2 fixed | Are you aware / {of|to|for|with} the rule / against parking here? | 'Aware' takes 'of'.
2 fixed | She is well versed / {in|with|at|on} the law / of contract. | 'Versed' takes 'in'.
2 fixed | The soldier was awarded a medal / {for|of|on|to} his bravery / in the war. | One is awarded something for a deed.
2 fixed | This shop deals / {in|at|on|of} readymade clothes / for children. | A trader deals in goods, but one deals with a person or a problem.
2 fixed | They objected / {to|for|on|from} the noise / of the loudspeakers. | 'Object' takes 'to'.
2 fixed | The train was delayed, / which added / {to|on|in|with} our troubles. | 'Add to' means to increase.
2 fixed | I came / {across|through|over|off} an old friend / at the book fair. | 'Come across' means to meet by chance.
2 fixed | She takes / {after|on|over|off} her grandmother / in looks and in temper. | 'Take after' means to resemble an older relative.
2 fixed | The firemen put / {out|off|on|up} the fire / within an hour. | 'Put out' means to extinguish. 'Put off' means to postpone.
2 fixed | The plane took / {off|away|up|out} an hour late / because of the storm. | 'Take off' means to leave the ground.
2 fixed | He has no taste / {for|at|with|to} classical music / and leaves early. | A liking for a thing is a taste for it.
2 fixed | I have great respect / {for|of|at|to} the women / who built this school. | 'Respect' as a noun takes 'for'.
2 fixed | There is no need / {for|to|at|on} another meeting / this week. | 'Need' as a noun takes 'for'.
2 fixed | The reason / {for|to|about|with} his absence / was not known to anyone. | 'Reason' takes 'for' before a noun.
2 fixed | The key / {to|from|with|at} the locker / was lost in the market. | The noun 'key' takes 'to' before what it opens.
2 fixed | She has been ill / {with|by|at|for} typhoid / for three weeks. | One is ill with a disease.
2 fixed | We reached / {-|at|to|in} the station / just as the train was leaving. | 'Reach' takes its object directly; we arrive at a station but reach it.
2 fixed | The captain ordered / {-|to|for|on} his men / to keep silent. | 'Order' takes the person as a direct object.
2 fixed | He entered / {-|into|in|at} the room / without knocking. | 'Enter' a room takes no preposition. One enters into an agreement.
2 fixed | My brother married / {-|with|to|by} a doctor / from Indore last month. | 'Marry' takes its object directly, though one is married to someone.
2 fixed | The report is based / {on|in|from|at} facts / collected over ten years. | 'Based' takes 'on' or 'upon'.
3 fixed | He was exempted / {from|of|off|with} the fee / on account of his poverty. | 'Exempt' takes 'from'.
3 fixed | The lawyer was confident / {of|for|with|to} success / until the last witness spoke. | 'Confident' takes 'of'.
3 fixed | The accused was convicted / {of|for|with|from} murder / and sentenced to life imprisonment. | 'Convict' takes 'of' before the crime.
2 fixed | The company has invested heavily / {in|on|at|for} solar power / during the last decade. | One invests money in something.
3 fixed | She is endowed / {with|by|of|in} a fine voice / and a good memory. | 'Endowed' takes 'with'.
3 fixed | He abstained / {from|of|off|to} voting / as he had an interest in the matter. | 'Abstain' takes 'from'.
3 fixed | The new rule is binding / {on|with|of|from} all members / of the club. | A rule is binding on those who must obey it.
2 fixed | His conduct is not consistent / {with|to|by|of} his principles, / said the editor. | 'Consistent' takes 'with'.
2 fixed | The old king was devoid / {of|from|with|in} pity / for his enemies. | 'Devoid' takes 'of'.
3 fixed | The manager was indifferent / {to|of|with|at} the complaints / of the staff. | 'Indifferent' takes 'to'.
2 fixed | They are eligible / {for|to|of|in} the scholarship / only if they score well. | 'Eligible' takes 'for' before a noun.
2 fixed | She refrained / {from|of|to|with} making any comment / on the judgment. | 'Refrain' takes 'from'.
3 fixed | The old bridge is liable / {to|of|with|at} damage / in every flood. | 'Liable' takes 'to' before what may happen.
2 fixed | We must cope / {with|to|from|for} the shortage / until the new stock arrives. | 'Cope' takes 'with'.
2 fixed | The villagers complied / {with|to|by|on} the order / without a murmur. | 'Comply' takes 'with'.
2 fixed | I have no objection / {to|for|on|with} your using / my bicycle. | 'Objection' takes 'to', and a gerund may follow.
3 fixed | The poor man was bereft / {of|from|with|by} hope / after the second failure. | 'Bereft' takes 'of'.
3 fixed | The two accounts do not correspond / {with|at|on|in} each other / in the matter of dates. | Accounts that agree correspond with each other.
2 fixed | The judge was accused / {of|for|with|by} taking bribes / while in office. | 'Accuse' takes 'of', while 'charge' takes 'with'.
3 fixed | The clerk was charged / {with|of|for|by} forging / the signature of his officer. | 'Charge' takes 'with', while 'accuse' takes 'of'.
2 fixed | He looks forward / {to|for|on|at} meeting you / at the conference. | 'Look forward to' ends in a preposition, so a gerund follows.
3 fixed | The scheme was launched / {with|in|by|at} a view to helping / small farmers. | The phrase 'with a view to' is followed by a gerund.
3 fixed | They acted / {in|with|by|on} accordance with / the rules of the society. | The fixed phrase is 'in accordance with'.
2 fixed | The actor attributed his success / {to|for|with|from} his teachers / and his family. | One attributes a result to its cause.
3 fixed | The child bears a strong resemblance / {to|with|of|from} his grandfather / in old photographs. | 'Resemblance' takes 'to', while 'resemble' takes no preposition.
2 fixed | He has a passion / {for|of|in|to} collecting / wild flowers. | 'Passion' takes 'for'.
3 fixed | The officer is vested / {with|by|from|for} full powers / to settle such claims. | A person is vested with powers; powers are vested in a person.
3 fixed | The witness was averse / {to|for|with|at} answering / such personal questions. | 'Averse' takes 'to'.
2 fixed | This area is infested / {with|from|in|of} mosquitoes / after the rains. | 'Infested' takes 'with'.
3 fixed | The chairman dwelt / {on|at|to|for} the need / for better roads. | To dwell on a subject is to speak of it at length.
3 fixed | She was overcome / {with|of|at|from} grief / at the news of the accident. | One is overcome with grief or joy.
3 fixed | The old man parted / {with|from|of|off} his land / only when the price had doubled. | One parts with a thing that one gives up, and from a person.
3 fixed | The new clerk was entrusted / {with|to|for|of} the keys / of the treasury. | A person is entrusted with a thing; a thing is entrusted to a person.
3 fixed | The will provides / {for|with|to|of} the education / of his two nieces. | A will provides for a need. One provides a person with a thing.
3 fixed | As there was no sugar in the house, / honey was substituted / {for|by|with|to} it. | What is put in the place of a thing is substituted for it.
3 fixed | The twins look alike / but differ / {in|from|with|of} temper. | People differ in a quality; one differs from another, or with him when they disagree.
3 fixed | We must guard / {against|from|with|of} the habit / of putting things off. | One guards a thing from harm, but guards against the harm itself.
3 fixed | The fond father was blind / {to|of|from|with} the faults / of his youngest son. | One who will not see a fault is blind to it.
3 fixed | The manager impressed / {on|with|to|at} his staff / the need for care. | One impresses an idea on a person, and impresses a person with a thing.
`
