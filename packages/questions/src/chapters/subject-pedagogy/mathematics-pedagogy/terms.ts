import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
nature-of-mathematics | Axiom, postulate, swayamsiddh | An axiom is a statement that is accepted as true without proof and from which other statements are derived.
nature-of-mathematics | Conjecture in mathematics, conjecture | A conjecture is a statement that is thought to be true from examples but has not yet been proved.
nature-of-mathematics | Mathematical proof, proof in mathematics | A mathematical proof is a chain of logical steps that shows a statement to be true in all cases, from axioms and results already proved.
nature-of-mathematics | Theorem, prameya, प्रमेय | A theorem is a mathematical statement that has been proved by logical reasoning from axioms and earlier results.
aims-of-mathematics | Mathematisation, mathematization, ganitikaran | Mathematisation is the ability to think logically, handle abstractions and see and solve problems mathematically; NCF 2005 makes it the main goal of mathematics.
aims-of-mathematics | Narrow and higher aim of mathematics, narrow aim of mathematics, higher aim of mathematics | The narrow aim of mathematics in NCF 2005 is useful skill with numbers and measurement (numeracy); the higher aim is to develop the child's power of mathematical thinking.
problem-solving-in-mathematics | Polya's problem solving, polya steps, polya problem solving | Pólya's problem solving has four steps: understand the problem, make a plan, carry out the plan and look back.
problem-solving-in-mathematics | Problem posing | Problem posing is the making of new problems by learners, from a situation or by changing a given problem.
problem-solving-in-mathematics | Heuristics in mathematics, heuristic | A heuristic is a general strategy that helps to find a solution without promising one, such as drawing a diagram or trying a simpler case.
mathematics-materials | Manipulatives in mathematics, manipulatives | Manipulatives are concrete objects that children handle to grasp mathematical ideas, such as counters, blocks and rods.
mathematics-materials | Dienes blocks, base ten blocks | Dienes blocks are units, longs of ten, flats of hundred and cubes of thousand, used to teach place value and the operations.
mathematics-materials | Cuisenaire rods | Cuisenaire rods are coloured rods of lengths 1 to 10 that show number relations, operations and fractions.
mathematics-materials | Geoboard | A geoboard is a board with rows of nails or pegs on which rubber bands form shapes, used for area, perimeter and properties of figures.
mathematics-materials | Tangram | A tangram is a square cut into seven pieces that can be put together into many shapes, used for spatial understanding.
mathematics-materials | Abacus, abakas | An abacus is a frame with beads on rods or wires that shows place value and serves for calculation.
mathematics-materials | Mathematics laboratory, maths lab, ganit prayogshala | A mathematics laboratory is a place where pupils explore and verify mathematical ideas by activities with materials, models and instruments.
number-concepts | Number sense | Number sense is a feeling for numbers: their size, relations and ways of combining, which lets one estimate and calculate flexibly.
number-concepts | Pre-number concepts, pre number concepts | Pre-number concepts are the ideas that come before number: matching, sorting, comparing, ordering and patterns.
number-concepts | One-to-one correspondence, one to one correspondence | One-to-one correspondence is the pairing of each object of one set with exactly one of another, the basis of counting.
number-concepts | Cardinality, cardinal number counting | Cardinality in counting is the idea that the last number said tells how many objects there are; the cardinality of a set is the number of its elements.
number-concepts | Subitising, subitizing | Subitising is seeing at a glance how many objects are in a small group without counting.
operations | Partition and quotition, partitive division, quotative division, equal sharing | Partition and quotition are the two meanings of division: sharing into a given number of equal parts, and finding how many groups of a given size there are.
operations | Repeated addition | Repeated addition is the adding of the same number several times, a first meaning of multiplication: $4 \\times 3$ as $3 + 3 + 3 + 3$.
operations | Algorithm in arithmetic, standard algorithm | An algorithm in arithmetic is a fixed step-by-step procedure for a calculation, such as column addition with carrying.
fractions-and-decimals-teaching | Part–whole meaning of a fraction, part whole meaning | The part–whole meaning of a fraction is the idea of taking some of the equal parts into which a whole is divided, such as 3 of 4 equal parts for 3/4.
geometry-and-measurement-teaching | Spatial understanding, spatial sense | Spatial understanding is the ability to see, describe and imagine the position, shape and movement of objects in space.
geometry-and-measurement-teaching | Non-standard units, non standard units | Non-standard units are informal units such as the hand span, the pace or the cup, used to introduce measurement before standard units.
geometry-and-measurement-teaching | Tessellation | A tessellation is a pattern that covers a surface with shapes without gaps or overlaps, such as tiles.
van-hiele | Van Hiele levels, van hiele theory | The van Hiele levels are five levels of geometrical thinking: visualisation, analysis, informal deduction, formal deduction and rigour.
errors-in-mathematics | Error analysis, truti vishleshan | Error analysis is the study of the wrong answers of pupils to find the rule or idea that led to them, so that teaching can address it.
errors-in-mathematics | Misconception in mathematics, misconceptions in maths | A misconception in mathematics is a wrong idea that a learner holds consistently, such as that multiplication always makes a number bigger.
methods-of-mathematics | Analytic method, vishleshan vidhi | The analytic method goes from what is to be found back to what is known, breaking the problem into parts; it leads to discovery.
methods-of-mathematics | Synthetic method, sanshleshan vidhi | The synthetic method goes from what is known to what is to be found by putting facts together; it gives a short, orderly proof.
methods-of-mathematics | ELPS, elps approach | ELPS is the order of teaching mathematics to young children: experience with objects, spoken language, pictures and written symbols.
methods-of-mathematics | Relational understanding, instrumental understanding, relational and instrumental understanding | Relational understanding is, for Richard Skemp, knowing both what to do and why; instrumental understanding is having rules without reasons.
attitudes-and-community | Mathematics anxiety, maths anxiety, maths phobia, math anxiety | Mathematics anxiety is the fear or tension that hinders a person in dealing with numbers and solving mathematical problems.
attitudes-and-community | Ethnomathematics, community mathematics | Ethnomathematics, a term of Ubiratan D'Ambrosio, is the study of the mathematics that cultural groups and communities use in their own practices.
assessment-in-mathematics | Open-ended problem in mathematics, open ended questions in maths | An open-ended problem in mathematics is a problem with several right answers or several ways to the answer, such as finding rectangles whose perimeter is 12.
`)
