import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
order-of-operations | BODMAS rule, BODMAS, order of operations, बोडमास नियम | BODMAS is the order in which operations are done: Brackets, Of (orders), Division, Multiplication, Addition, Subtraction.
brackets | Brackets, koshthak, vinculum, कोष्ठक | Brackets are signs that group numbers to be worked out first; they are removed in the order vinculum (bar), ( ), { } and [ ].
square-and-cube-roots | Square root, vargmool, वर्गमूल | A square root of a number is a number whose square is the given number; $\\sqrt{49} = 7$ means the non-negative one.
square-and-cube-roots | Cube root, ghanmool, घनमूल | The cube root of a number is the number whose cube is the given number; $\\sqrt[3]{64} = 4$.
square-and-cube-roots | Perfect square, purn varg, पूर्ण वर्ग | A perfect square is a number that is the square of a whole number, such as 1, 4, 9, 16 and 25.
mixed-fractions | Mixed fraction, mixed number, mishrit bhinn, मिश्रित भिन्न | A mixed fraction is a number made of a whole number and a proper fraction, such as $2\\frac{3}{4} = \\frac{11}{4}$.
continued-fractions | Continued fraction, vitat bhinn, वितत भिन्न | A continued fraction is a fraction whose denominator contains another fraction and so on, worked out from the bottom upwards.
`)
