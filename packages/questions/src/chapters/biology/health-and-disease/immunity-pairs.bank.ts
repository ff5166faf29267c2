import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is true of acquired but not of innate immunity?' */
export const immunityPairs = defineBank({
  id: 'immunity-pairs',
  sets: [
    {
      rows: `
1 innate-and-acquired-immunity | Innate immunity is present from birth. Acquired immunity develops: | after contact with an antigen | as soon as the skin is formed | from the genes of the mother | with the first breath after birth | It is specific to the pathogen that was met.
1 innate-and-acquired-immunity | Which of these is true of acquired but not of innate immunity? | It has memory | It is non-specific | It is inherited | It uses skin as a barrier | A second meeting with the same pathogen gives a quick and strong response.
1 innate-and-acquired-immunity | Which pair has an innate defence first and an acquired one second? | Skin and antibodies | Antibodies and skin | T cells and tears | Memory cells and mucus | Physical barriers are innate; antibodies are formed by B cells after exposure.
2 innate-and-acquired-immunity | Interferons, which protect cells from viruses, belong to: | innate immunity, as a cytokine barrier | acquired immunity, as antibodies | acquired immunity, as memory cells | passive immunity, as antitoxins | Cells infected by viruses secrete them to protect neighbouring cells.
2 innate-and-acquired-immunity | Neutrophils and lymphocytes (B and T cells) serve mainly, respectively: | innate and acquired immunity | acquired and innate immunity | innate immunity in each case | acquired immunity in each case | Neutrophils engulf any invader; lymphocytes recognise particular antigens.
1 innate-and-acquired-immunity | In speed, the first innate and the first acquired response are, respectively: | quick and slow | slow and quick | slow in each case | quick in each case | The primary response needs days, and the secondary one is faster.
2 innate-and-acquired-immunity | Vaccination gives a kind of immunity that is: | acquired and active | innate and passive | acquired and passive | innate and active | The body makes its own antibodies and memory cells against the vaccine.
2 innate-and-acquired-immunity | Antibodies from mother's milk give the infant immunity that is: | passive, unlike that by infection | active, like that by infection | innate, like that of the skin | active, unlike that by infection | Colostrum is rich in IgA; ready-made antibodies act at once but do not last.
2 innate-and-acquired-immunity | Given below are two statements: // Statement I: Acid in the stomach is a physiological barrier of innate immunity. // Statement II: Cell-mediated response is a part of acquired immunity. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | T lymphocytes mediate the second; acid kills microbes of any kind.
2 innate-and-acquired-immunity | Given below are two statements: // Statement I: Active immunity is slow to develop but lasts long. // Statement II: Passive immunity by antitoxin acts at once but for a short time. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | The body's own response takes time; given antibodies are soon broken down.
2 innate-and-acquired-immunity | Given below are an Assertion (A) and a Reason (R): // A: A snake bite is treated with antivenom and not with a vaccine. // R: Passive immunity acts faster than active immunity. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | There is no time for the body to make its own antibodies.
3 innate-and-acquired-immunity | Match the example with its kind of immunity: // P. Tears and saliva // Q. Recovery from measles // R. Tetanus antitoxin // S. Hepatitis B vaccine // 1. Artificial active // 2. Innate barrier // 3. Natural active // 4. Artificial passive | P-2, Q-3, R-4, S-1 | P-1, Q-3, R-4, S-2 | P-2, Q-4, R-3, S-1 | P-1, Q-4, R-3, S-2 | All but the first are forms of acquired immunity.
3 innate-and-acquired-immunity | A wounded man gets tetanus antitoxin and tetanus vaccine together. In the first days and after six months he is protected mainly by: | the antitoxin, then his own antibodies | his own antibodies, then the antitoxin | the antitoxin at both times | his own antibodies at both times | Passive immunity acts at once but fades in weeks; active immunity is slow to form and lasts.
`,
    },
  ],
})
