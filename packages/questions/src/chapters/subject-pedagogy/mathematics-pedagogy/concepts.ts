/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  nature-of-mathematics | Nature of Mathematics | nature of maths, mathematical proof, logical thinking in maths
  aims-of-mathematics | Aims and Curriculum of Mathematics | aims of teaching mathematics, place of mathematics in curriculum, <mathematisation, ncf 2005 mathematics
  problem-solving-in-mathematics | Problem Solving in Mathematics | polya, polya problem solving, <problem posing
  mathematics-materials | Materials and Aids in Mathematics | <dienes blocks, <cuisenaire rods, <geoboard, <tangram, tlm in maths, maths lab, <mathematics laboratory
  number-concepts | Teaching of Number | <number sense, pre number concepts, <place value teaching
  operations | Teaching of the Four Operations | <teaching of division, <teaching of multiplication, <teaching of subtraction, word problems in primary
  fractions-and-decimals-teaching | Teaching of Fractions and Decimals | teaching of fractions, teaching of decimals, misconceptions in fractions
  geometry-and-measurement-teaching | Teaching of Geometry and Measurement | teaching of geometry, teaching of measurement, spatial understanding, shapes and spatial understanding
  van-hiele | van Hiele Levels | van hiele, van hiele theory, van hiele levels of geometric thinking
  errors-in-mathematics | Errors and Misconceptions in Mathematics | error analysis in maths, misconceptions in mathematics, errors in maths
  methods-of-mathematics | Methods of Teaching Mathematics | approaches to teaching mathematics, methods of teaching maths, analytic and synthetic method, <elps, <relational understanding, inductive method in maths
  attitudes-and-community | Mathematics Anxiety and Community Mathematics | maths anxiety, mathematics anxiety, community mathematics, <ethnomathematics, maths phobia, <language of mathematics
  assessment-in-mathematics | Assessment in Mathematics | evaluation in mathematics, assessment in maths, open ended questions in maths
`
