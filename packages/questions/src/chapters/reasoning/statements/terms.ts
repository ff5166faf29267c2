import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
assumptions | Assumption, implicit assumption, statement and assumption | An assumption is something that the speaker takes for granted without saying it and without which the statement would lose its sense; if denying it spoils the statement, it is implicit.
conclusions | Conclusion in reasoning, statement and conclusion, nishkarsh | A conclusion is a judgement that must be true once the given statement is true; what is only likely does not follow.
conclusions | Inference in reasoning, inference and conclusion | An inference is what one draws from given facts by reasoning; in reasoning tests it may be certain, probable or false on the facts given.
conclusions | Premise, premises | A premise is a statement that is taken as true and from which a conclusion is drawn.
conclusions | Deductive reasoning, deduction in reasoning, nigmanatmak tark | Deductive reasoning is reasoning from general statements to a particular conclusion that must be true if they are true.
conclusions | Inductive reasoning, aagmanatmak tark | Inductive reasoning is reasoning from particular cases to a general conclusion, which is probable but not certain.
conclusions | Syllogism, nyay vakya, न्याय वाक्य | A syllogism is an argument in which a conclusion is drawn from two or more given statements, such as: All men are mortal; Socrates is a man; so Socrates is mortal.
cause-and-effect | Cause and effect, cause and effect reasoning, karan aur prabhav | A cause is an event that makes another happen, and the effect is the event that results from it; in the question one tells how two statements are related.
cause-and-effect | Immediate cause and principal cause, immediate cause | The immediate cause is the event that directly comes before and sets off an effect; the principal cause is the main underlying reason for it.
cause-and-effect | Effects of a common cause, common cause | Effects of a common cause are two events neither of which causes the other but which both follow from one and the same cause.
strong-arguments | Strong argument, strong and weak argument, majboot tark | A strong argument is an argument that is directly related to the question and rests on an important, sound reason; a weak one is trivial, irrelevant or mere opinion.
strong-arguments | Argument in reasoning, statement and argument | An argument is a reason given for or against a statement or a proposed action.
strong-arguments | Assertion and reason, assertion reason question, kathan aur karan | Assertion and reason is a question with two statements, in which one decides whether each is true and whether the reason correctly explains the assertion.
courses-of-action | Course of action, statement and course of action, karyavahi | A course of action is a practical step that follows from a statement of a problem in order to solve, lessen or prevent it.
`)
