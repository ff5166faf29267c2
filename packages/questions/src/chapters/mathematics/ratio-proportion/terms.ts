import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
dividing-a-sum | Ratio, anupat, अनुपात | A ratio is the comparison of two quantities of the same kind by division, written $a : b$ or $\\frac{a}{b}$; $a$ is the antecedent and $b$ the consequent.
fourth-proportional | Proportion, samanupat, समानुपात | A proportion is the equality of two ratios, $a : b = c : d$; the product of the extremes equals that of the means: $ad = bc$.
fourth-proportional | Fourth proportional, chaturthanupati, चतुर्थानुपाती | The fourth proportional to $a$, $b$, $c$ is the number $d$ with $a : b = c : d$, that is, $d = \\frac{bc}{a}$.
third-proportional | Third proportional, tritiyanupati, तृतीयानुपाती | The third proportional to $a$ and $b$ is the number $c$ with $a : b = b : c$, that is, $c = \\frac{b^2}{a}$.
mean-proportional | Mean proportional, madhyanupati, मध्यानुपाती | The mean proportional between two positive numbers $a$ and $b$ is the number $x$ with $a : x = x : b$, that is, $x = \\sqrt{ab}$.
chain-of-ratios | Compound ratio, mishrit anupat, मिश्रित अनुपात | The compound ratio of two ratios $a : b$ and $c : d$ is the ratio of their products, $ac : bd$.
number-to-be-added | Continued proportion, vitat anupat, वितत अनुपात | Three numbers $a$, $b$, $c$ are in continued proportion when $a : b = b : c$, that is, $b^2 = ac$.
ratio-of-expressions | Componendo and dividendo, componendo dividendo, योगांतरानुपात | Componendo and dividendo is the rule that if $\\frac{a}{b} = \\frac{c}{d}$ then $\\frac{a + b}{a - b} = \\frac{c + d}{c - d}$.
`)
