import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is true of operant but not of classical conditioning?' */
export const conditioningPairs = defineBank({
  id: 'conditioning-pairs',
  sets: [
    {
      rows: `
1 classical-and-operant | Classical and operant conditioning were described by, respectively: | Pavlov and Skinner | Skinner and Pavlov | Thorndike and Pavlov | Kohler and Skinner | Pavlov worked with dogs, Skinner with rats and pigeons.
1 classical-and-operant | In classical conditioning the response is involuntary. In operant conditioning it is: | voluntary | a reflex | inborn | always verbal | The learner acts first and the consequences follow the act.
1 classical-and-operant | Which pair goes with classical and with operant conditioning, respectively? | Bell with food, and lever with food | Lever with food, and bell with food | Maze with map, and bell with food | Ape with sticks, and lever with food | A dog salivates to the bell; a rat presses the lever for a reward.
2 classical-and-operant | Reinforcement comes before the response in one and after it in the other. These are, respectively: | classical and operant conditioning | operant and classical conditioning | insight and operant learning | operant learning and imitation | Food is paired with the bell first; the pellet follows the pressing.
2 classical-and-operant | Classical and operant conditioning are also called, respectively: | type S and type R | type R and type S | sign and insight learning | trial and error, and insight | The stimulus counts in the first and the response in the second.
2 classical-and-operant | One child studies more after praise, and another fears the dentist after painful visits. These show, respectively: | operant and classical conditioning | classical and operant conditioning | classical conditioning in each | operant conditioning in each | Fear came by association; studying grew by reinforcement.
2 classical-and-operant | Shaping by successive approximations belongs to: | operant conditioning | classical conditioning | insight learning | sign learning | Rewarding steps nearer and nearer to the goal is a technique of Skinner; classical conditioning works by pairing stimuli.
2 classical-and-operant | Behaviour that is emitted and behaviour that is elicited are, respectively, the subject of: | operant and classical conditioning | classical and operant conditioning | insight learning and imitation | verbal learning and insight | Skinner distinguished respondents from operants in this way.
2 classical-and-operant | Given below are two statements: // Statement I: Extinction takes place in both classical and operant conditioning. // Statement II: Schedules of reinforcement belong mainly to operant conditioning. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | A response fades without the food after the bell, and without reward after the act.
2 classical-and-operant | Given below are two statements: // Statement I: Classical conditioning depends on the consequences of behaviour. // Statement II: Operant conditioning depends on the pairing of two stimuli. // Choose the correct answer. | Both Statement I and Statement II are incorrect | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | The two are exchanged: pairing is classical and consequences are operant.
3 classical-and-operant | Programmed instruction and token economy grew out of: | operant rather than classical conditioning | classical rather than operant conditioning | insight rather than operant learning | classical conditioning and insight | Both reward each correct step at once, as Skinner advised.
3 classical-and-operant | Given below are an Assertion (A) and a Reason (R): // A: The learner is more active in operant than in classical conditioning. // R: In operant conditioning the learner has to act before reinforcement comes. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | In the classical form the subject only reacts to stimuli given by others.
`,
    },
  ],
})
