import { defineTable, NAME } from '../../../kit/facts/define-table.ts'

/**
 * Phrasal verbs in the sense in which papers ask them. Those of nearly the same meaning share a sense. Those of one verb, and
 * those about the same things, such as what people do to each other, are kin: they are confused most easily.
 */
export const phrasalVerbs = defineTable({
  id: 'phrasal-verbs',
  about: 'phrasal verbs',
  header: 'Phrasal verb',
  concepts: ['phrasal-verbs'],
  columns: {
    meaning: {
      header: 'Meaning',
      kind: 'text',
      ask: ["What does the phrasal verb '{name}' mean?", "The phrasal verb '{name}' means:"],
      askBack: [
        'Which of the following phrasal verbs means “{value}”?',
        'Which of the following means “{value}”?',
      ],
      say: "'{name}' means “{value}”",
    },
    sense: { header: 'Sense', kind: 'text' },
    kin: { header: 'Kin', kind: 'text' },
  },
  near: ['kin', NAME],
  apart: ['sense'],
  shapes: ['direct', 'inverse', 'wrong pair', 'match'],
  lookalikes: ['put off', 'cut off', 'take over', 'make over', 'take up', 'make up', 'set off', 'see off'],
  parts: [
    {
      sources: ['Oxford Phrasal Verbs Dictionary', 'Cambridge Phrasal Verbs Dictionary'],
      rows: `
        1 | put off | to postpone | delay / cancel | put / plan | For example: The match was put off because of rain.
        1 | put out | to extinguish | end / publish / emit | put / things | For example: The firemen put out the fire.
        1 | put up with | to tolerate | bear | put / people | For example: I cannot put up with this noise.
        1 | put on | to dress oneself in | clothes | put / body | For example: He put on his coat and went out.
        2 | put down | to suppress by force | defeat / write / scorn | put / things | For example: The army put down the revolt.
        2 | put forward | to propose for discussion | idea | put / plan | For example: She put forward a new plan.
        3 | put across | to make clearly understood | explain | put / mind | For example: The teacher put across her ideas well.
        1 | call off | to cancel | cancel | call / plan | For example: The strike was called off.
        1 | call on | to pay a short visit to | demand / visit | call / people | For example: We called on our old teacher.
        2 | call for | to require or demand | demand | call / mind | For example: This work calls for patience.
        3 | call up | to summon for military service | demand | call / things | For example: The young men were called up.
        1 | look after | to take care of | care | look / people | For example: She looks after her grandmother.
        1 | look for | to search | search / inquire | look / mind | For example: He is looking for his keys.
        1 | look into | to investigate | inquire | look / mind | For example: The police are looking into the matter.
        1 | look down on | to regard as inferior | scorn | look / people | For example: He looks down on poor people.
        1 | look up to | to respect or admire | - | look / people | For example: The young players look up to the captain.
        1 | look forward to | to await with pleasure | - | look / body | For example: We look forward to the holidays.
        2 | look over | to examine quickly | examine / inquire | look / mind | For example: Please look over these papers.
        1 | give up | to stop a habit or an attempt | stop / yield | give / plan | For example: He has given up smoking.
        1 | give in | to yield | yield | give / people | For example: The enemy gave in at last.
        2 | give away | to distribute free or as prizes | transfer | give / things | For example: The minister gave away the prizes.
        3 | give off | to send out smell, heat or smoke | emit | give / things | For example: The fire gave off thick smoke.
        1 | take after | to resemble a parent or an older relative | - | take / people | For example: She takes after her mother.
        1 | take off | to leave the ground and begin to fly | - | take / body | For example: The plane took off on time.
        1 | take over | to assume control of | transfer | take / plan | For example: A new manager has taken over the firm.
        2 | take up | to begin as a hobby or an activity | begin / transfer | take / plan | For example: He took up painting after he retired.
        2 | take in | to deceive | cheat / understand | take / people | For example: Do not be taken in by his sweet words.
        3 | take down | to write on paper what is said | write | take / mind | For example: The clerk took down the statement.
        3 | take to | to form a liking or a habit of | begin | take / plan | For example: He took to gambling.
        1 | turn down | to refuse or reject | refuse | turn / people | For example: Her request was turned down.
        1 | turn up | to arrive or appear | appear | turn / things | For example: Only ten people turned up.
        1 | turn out | to prove to be in the end | appear | turn / plan | For example: The rumour turned out to be false.
        1 | get up | to rise from bed | - | get / body | For example: I get up at five.
        1 | get over | to recover from an illness or a shock | recover / explain | get / body | For example: She has got over her fever.
        1 | get along | to have a friendly relation | friendly / manage | get / people | For example: The brothers get along well.
        1 | get away with | to escape punishment for | cheat | get / people | For example: The thief got away with his crime.
        3 | get round | to persuade by flattery | persuade | get / people | For example: She knows how to get round her uncle.
        1 | bring up | to rear a child | care / idea | bring / people | For example: He was brought up by his aunt.
        2 | bring about | to cause to happen | cause | bring / plan | For example: The new law brought about many changes.
        2 | bring out | to publish | publish | bring / mind | For example: They have brought out a new magazine.
        3 | bring round | to persuade to one's own opinion | persuade / recover | bring / people | For example: We brought him round to our view.
        1 | break down | to stop working, as a machine does | stop / fail / end | break / things | For example: The car broke down on the hill.
        1 | break out | to begin suddenly, as war or disease does | begin | break / things | For example: War broke out in 1939.
        1 | break into | to enter by force | - | break / body | For example: Thieves broke into the shop.
        2 | break up | to come to an end and scatter | end | break / plan | For example: The meeting broke up at nine.
        3 | break off | to end a relation or talk suddenly | end / stop | break / plan | For example: The talks were broken off.
        1 | carry on | to continue | continue | carry / plan | For example: Carry on with your work.
        1 | carry out | to execute an order or a plan | - | carry / plan | For example: The plan was carried out well.
        2 | carry away | to excite so that control is lost | - | carry / body | For example: He was carried away by the applause.
        1 | come across | to meet or find by chance | meet / idea / explain | come / things | For example: I came across an old photograph.
        2 | come round | to regain consciousness | recover / persuade / visit | come / body | For example: The patient came round after an hour.
        2 | come by | to obtain | visit / meet | come / things | For example: Good jobs are hard to come by.
        3 | come up with | to think of an idea | idea | come / plan | For example: She came up with a clever plan.
        1 | go on | to keep doing without a stop | continue | go / plan | For example: He went on talking.
        1 | go through | to read or study carefully | examine / inquire / bear | go / mind | For example: Go through the paper before you sign it.
        2 | go off | to explode | explode / stop / end | go / things | For example: The bomb went off at noon.
        2 | go back on | to fail to keep a promise | promise | go / people | For example: He went back on his word.
        3 | go in for | to take as a career or an interest | begin | go / plan | For example: She went in for law.
        1 | run out of | to have no more left | lack | run / things | For example: We have run out of sugar.
        1 | run into | to meet unexpectedly in a place | meet / vehicle | run / people | For example: I ran into him at the station.
        2 | run over | to knock down with a vehicle | examine / vehicle | run / things | For example: A dog was run over by a bus.
        3 | run down | to criticise unfairly | scorn / vehicle / lack | run / people | For example: He always runs down his rivals.
        1 | set out | to start on a journey | begin / explain | set / body | For example: They set out at dawn.
        1 | set up | to establish | begin | set / plan | For example: The firm was set up in 1990.
        2 | set in | to begin and seem likely to last, as a season does | begin | set / things | For example: The rains have set in.
        2 | set aside | to save for a special purpose | save / cancel | set / things | For example: He sets aside a part of his pay.
        3 | set off | to explode a bomb or firework on purpose | explode / begin / cause | set / things | For example: The boys set off crackers.
        1 | make out | to understand or see with difficulty | understand | make / mind | For example: I could not make out his writing.
        1 | make up | to become friends again after a quarrel | friendly / compensate / idea | make / people | For example: The sisters soon made up.
        1 | make up for | to compensate | compensate | make / things | For example: He worked hard to make up for lost time.
        3 | make off with | to steal and run away with | cheat | make / people | For example: The thief made off with the purse.
        2 | make over | to transfer the ownership of | transfer | make / plan | For example: He made over his land to his sons.
        1 | find out | to discover | search / inquire | find / mind | For example: I found out the truth.
        1 | fill in | to complete a form | - | fill / mind | For example: Fill in this form in capital letters.
        1 | hold on | to wait on the telephone | continue / delay / bear | hold / body | For example: Hold on, I will call him.
        1 | hold up | to cause a delay | delay / cheat / bear | hold / plan | For example: The traffic was held up by a procession.
        3 | hold out | to resist for a long time | bear | hold / body | For example: The fort held out for a month.
        1 | keep on | to persist in doing | continue | keep / plan | For example: She kept on asking.
        1 | keep up with | to go at the same speed as | - | keep / body | For example: I cannot keep up with you.
        3 | keep to | to follow without leaving, as a rule or a path | - | keep / body | For example: Keep to the left.
        1 | pass away | to die | end | pass / body | For example: His grandfather passed away last week.
        2 | pass out | to faint | transfer | pass / body | For example: She passed out in the heat.
        3 | pass for | to be taken to be somebody else | - | pass / people | For example: He could pass for a foreigner.
        1 | fall out | to quarrel | quarrel | fall / people | For example: The partners fell out over money.
        2 | fall through | to fail before being completed | fail | fall / plan | For example: The plan fell through.
        2 | fall back on | to use as a last support | - | fall / things | For example: He had no savings to fall back on.
        3 | fall in with | to agree to a plan | friendly / yield | fall / people | For example: They fell in with our suggestion.
        1 | cut down on | to reduce the use of | - | cut / things | For example: Cut down on sugar.
        2 | cut off | to stop the supply of | stop / end / interrupt | cut / things | For example: Our water was cut off.
        3 | cut in | to interrupt a talk | interrupt | cut / mind | For example: He cut in before I had finished.
        1 | do away with | to abolish | cancel | do / plan | For example: The custom has been done away with.
        2 | do without | to manage in the absence of | manage | do / things | For example: We cannot do without water.
        2 | do up | to fasten or button | clothes | do / body | For example: Do up your shoelaces.
        1 | see off | to go to say goodbye to a traveller | defeat | see / people | For example: We saw him off at the airport.
        2 | see through | to recognise a trick for what it is | - | see / people | For example: I saw through his story at once.
        2 | stand by | to support in trouble | help | stand / people | For example: His friends stood by him.
        2 | stand for | to represent | bear | stand / mind | For example: The letters UN stand for United Nations.
        3 | stand out | to be easily noticed | appear | stand / body | For example: Her red coat stood out in the crowd.
        3 | back out | to withdraw from a promise | promise | back / people | For example: He backed out at the last moment.
        1 | back up | to give support to a statement or person | help / save | back / people | For example: The facts back up her claim.
        2 | lay off | to dismiss workers for want of work | stop | lay / people | For example: The mill laid off fifty men.
        3 | lay by | to store for future use | save | lay / things | For example: Lay by some grain for the winter.
        1 | hand over | to deliver to the charge of another | transfer | hand / plan | For example: He handed over the keys.
        3 | iron out | to settle a difficulty | - | iron / plan | For example: They ironed out their differences.
        1 | show off | to display one's skill or goods proudly | - | show / people | For example: He likes to show off his car.
        2 | wind up | to close a business | end | wind / plan | For example: The company was wound up.
        3 | live up to | to reach the expected standard | - | live / people | For example: He lived up to his name.
        2 | hit upon | to find an idea by chance | idea / meet | hit / plan | For example: She hit upon a good plan.
      `,
    },
  ],
})
