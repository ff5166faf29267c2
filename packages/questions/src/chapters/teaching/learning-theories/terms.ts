import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
classical-conditioning | Classical conditioning, shastriya anubandhan, शास्त्रीय अनुबंधन | Classical conditioning (Pavlov) is learning in which a neutral stimulus, paired again and again with a natural one, comes to call forth the response by itself.
operant-conditioning | Operant conditioning, kriya prasut anubandhan, क्रिया प्रसूत अनुबंधन | Operant conditioning (Skinner) is learning in which behaviour becomes more or less frequent according to its consequences: reinforcement or punishment.
operant-conditioning | Reinforcement, punarbalan, पुनर्बलन | Reinforcement is any consequence that makes a behaviour more likely: positive when something pleasant is given, negative when something unpleasant is taken away.
operant-conditioning | Shaping | Shaping is the teaching of a new behaviour by reinforcing steps that come closer and closer to it.
thorndike-laws | Law of effect, prabhav ka niyam | The law of effect (Thorndike) states that responses followed by satisfaction are strengthened and those followed by discomfort are weakened.
thorndike-laws | Law of readiness, tatparta ka niyam | The law of readiness (Thorndike) states that learning is satisfying and effective when the learner is ready for it.
thorndike-laws | Law of exercise, abhyas ka niyam | The law of exercise (Thorndike) states that connections are strengthened by use and weakened by disuse.
insight-learning | Insight learning, antardrishti | Insight learning (Köhler) is the sudden solution of a problem by seeing how its parts belong together, not by trial and error.
social-learning | Social learning theory, observational learning, bandura theory | Social learning theory (Bandura) says that people learn by watching and imitating models, through attention, retention, reproduction and motivation.
social-learning | Self efficacy | Self-efficacy (Bandura) is a person's belief that he or she can do what a task needs.
constructivism | Constructivism, nirmanvad, रचनावाद | Constructivism is the view that learners build knowledge actively out of experience and of what they know already, and do not simply receive it.
bruner | Discovery learning | Discovery learning (Bruner) is learning in which pupils find ideas and rules by themselves, with guidance, instead of being told.
bruner | Spiral curriculum | A spiral curriculum (Bruner) returns to the same ideas again and again at higher levels.
ausubel | Advance organiser, advance organizer | An advance organiser (Ausubel) is introductory material that links what is to be learnt with what the learner knows already.
gardner | Multiple intelligences, bahu buddhi, बहु बुद्धि | The theory of multiple intelligences (Gardner, 1983) holds that intelligence is not one ability but several, such as linguistic, logical, spatial, musical and interpersonal.
intelligence | Intelligence quotient, IQ, buddhi labdhi, बुद्धि लब्धि | The intelligence quotient is mental age divided by chronological age, multiplied by 100.
intelligence | Emotional intelligence | Emotional intelligence is the ability to recognise, understand and manage one's own feelings and those of others.
blooms-taxonomy | Bloom's taxonomy, bloom taxonomy | Bloom's taxonomy orders educational aims into levels; the revised cognitive levels are remember, understand, apply, analyse, evaluate and create.
motivation | Intrinsic motivation, antarik abhiprerna | Intrinsic motivation is the wish to do something for its own sake, out of interest or joy.
motivation | Extrinsic motivation, bahya abhiprerna | Extrinsic motivation is the wish to do something for a reward or to avoid punishment.
maslow | Maslow's hierarchy of needs, hierarchy of needs, self actualisation | Maslow's hierarchy orders human needs from the bottom up: bodily needs, safety, love and belonging, esteem, and self-actualisation, the use of one's full potential.
transfer-of-learning | Transfer of learning, adhigam antaran | Transfer of learning is the effect of earlier learning on later learning: positive when it helps, negative when it hinders, zero when it does neither.
memory-and-forgetting | Short term memory | Short-term memory holds a small amount, about seven items, for some seconds.
thinking-and-metacognition | Metacognition, adhisangyan | Metacognition is thinking about one's own thinking: planning, watching and judging how one learns.
thinking-and-metacognition | Divergent thinking, apsari chintan | Divergent thinking produces many different ideas for one problem; it is linked with creativity.
thinking-and-metacognition | Convergent thinking, abhisari chintan | Convergent thinking looks for the one right answer to a problem.
`)
