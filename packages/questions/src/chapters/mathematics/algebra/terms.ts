import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
solving-for-x | Algebra, beejganit, बीजगणित | Algebra is the branch of mathematics that uses letters for numbers and studies the rules for working with them, such as equations and identities.
solving-for-x | Linear equation, linear equation in one variable, raikhik sameekaran, रैखिक समीकरण | A linear equation is an equation in which the highest power of the variable is one, such as $ax + b = 0$ with $a \\ne 0$.
solving-for-x | Variable and constant, variable in algebra, char aur achar, चर और अचर | A variable is a symbol that can take different values, such as $x$; a constant is a quantity with a fixed value, such as 5.
solving-for-x | Root of an equation, solution of an equation, मूल समीकरण का | A root or solution of an equation is a value of the variable that makes the two sides equal.
square-identities | Algebraic identity, sarvsamika, सर्वसमिका | An algebraic identity is an equation that is true for all values of its variables, such as $(a + b)^2 = a^2 + 2ab + b^2$.
equation-word-problems | Algebraic expression, beejiya vyanjak, बीजीय व्यंजक | An algebraic expression is a combination of numbers and variables joined by the signs of operations, such as $3x + 5y - 2$.
simultaneous-equations | Simultaneous equations, simultaneous linear equations, yugpat sameekaran, युगपत समीकरण | Simultaneous equations are two or more equations in the same unknowns that must be satisfied together, such as $x + y = 5$ and $x - y = 1$.
simultaneous-equations | Consistent system of equations, inconsistent equations | A consistent system of equations is one that has at least one solution; an inconsistent system has none, as for two parallel lines.
cube-identities | Sum of cubes and difference of cubes, sum of cubes formula | Sum and difference of cubes are the identities $a^3 + b^3 = (a + b)(a^2 - ab + b^2)$ and $a^3 - b^3 = (a - b)(a^2 + ab + b^2)$.
linear-inequalities | Inequality, linear inequality, asamika, असमिका | An inequality is a statement that two expressions are related by <, >, ≤ or ≥; its sign reverses when both sides are multiplied by a negative number.
quadratic-inequalities | Quadratic inequality, dwighat asamika | A quadratic inequality is an inequality with a quadratic expression, such as $x^2 - 5x + 6 < 0$, solved from the signs of the expression in the intervals into which its roots divide the number line.
modulus | Modulus, absolute value, maapank, निरपेक्ष मान | Modulus or absolute value of a real number is its distance from zero on the number line, so it is never negative; that of −5 is 5.
remainder-theorem | Polynomial, bahupad, बहुपद | A polynomial is an algebraic expression with terms in whole-number powers of the variable, such as $2x^3 - 5x + 1$; its degree is the highest power.
remainder-theorem | Remainder theorem, sheshphal pramey, शेषफल प्रमेय | The remainder theorem states that when a polynomial $p(x)$ is divided by $x - a$, the remainder is $p(a)$.
factor-theorem | Factor theorem, gunankhand pramey, गुणनखंड प्रमेय | The factor theorem states that $x - a$ is a factor of a polynomial $p(x)$ if and only if $p(a) = 0$.
factor-theorem | Factorisation, factorization, gunankhandan, गुणनखंडन | Factorisation is the writing of a number or expression as a product of its factors, such as $x^2 - 9 = (x + 3)(x - 3)$.
linear-programming | Linear programming, LPP, raikhik programan, रैखिक प्रोग्रामन | Linear programming is the finding of the greatest or least value of a linear function (the objective function) subject to linear inequalities (constraints).
linear-programming | Feasible region, susangat kshetra, सुसंगत क्षेत्र | The feasible region is the set of all points that satisfy every constraint of a linear programming problem; the optimum, where it exists, is found at a corner.
`)
