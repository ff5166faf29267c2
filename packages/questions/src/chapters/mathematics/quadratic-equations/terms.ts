import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
solving-quadratics | Quadratic equation, dwighat sameekaran, द्विघात समीकरण | A quadratic equation is an equation of the second degree, of the form $ax^2 + bx + c = 0$ with $a \\ne 0$.
quadratic-formula | Quadratic formula, sridharacharya formula, श्रीधराचार्य सूत्र | The quadratic formula gives the roots of $ax^2 + bx + c = 0$: $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.
nature-of-roots | Discriminant, viviktkar, विविक्तकर | The discriminant of a quadratic equation is $D = b^2 - 4ac$: roots are real and unequal if $D > 0$, equal if $D = 0$, not real if $D < 0$.
sum-and-product-of-roots | Sum and product of roots, moolon ka yog aur gunanphal, मूलों का योग और गुणनफल | For $ax^2 + bx + c = 0$ the sum of the roots is $-\\frac{b}{a}$ and their product is $\\frac{c}{a}$.
equation-from-roots | Equation from its roots, forming quadratic equation | The quadratic equation with roots $\\alpha$ and $\\beta$ is $x^2 - (\\alpha + \\beta)x + \\alpha\\beta = 0$.
equal-roots | Equal roots, repeated roots, saman mool | Equal roots are two roots of a quadratic equation that coincide; this happens when $b^2 = 4ac$, and each root is $-\\frac{b}{2a}$.
`)
