import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
dynamic-equilibrium | Dynamic equilibrium, gatik samya, गतिक साम्य | Dynamic equilibrium is the state in which two opposite processes go on at equal rates, so that there is no net change although both continue.
dynamic-equilibrium | Reversible reaction, utkramniya abhikriya, उत्क्रमणीय अभिक्रिया | A reversible reaction is one that goes in both directions under the same conditions, so that products also turn back into reactants, such as N₂ + 3H₂ ⇌ 2NH₃.
dynamic-equilibrium | Irreversible reaction, अनुत्क्रमणीय अभिक्रिया | An irreversible reaction is one that goes in one direction only, practically to completion, such as the burning of magnesium.
chemical-equilibrium | Chemical equilibrium, rasayanik samya, रासायनिक साम्य | Chemical equilibrium is the state of a reversible reaction in which the rates of forward and backward reactions are equal and the concentrations no longer change.
chemical-equilibrium | Homogeneous equilibrium, samangi samya | A homogeneous equilibrium is an equilibrium in which all reactants and products are in the same phase, such as H₂ + I₂ ⇌ 2HI in the gas state.
chemical-equilibrium | Heterogeneous equilibrium, vishmangi samya | A heterogeneous equilibrium is an equilibrium in which reactants and products are in more than one phase, such as CaCO₃(s) ⇌ CaO(s) + CO₂(g).
equilibrium-constant | Equilibrium constant, Kc, samya sthirank, साम्य स्थिरांक | The equilibrium constant is the ratio of the product of equilibrium concentrations of products to that of reactants, each raised to its coefficient; it depends on temperature only.
equilibrium-constant | Law of mass action, dravya anupati kriya ka niyam, द्रव्यानुपाती क्रिया का नियम | The law of mass action states that the rate of a reaction is proportional to the product of the active masses of the reactants, each raised to the power of its coefficient.
equilibrium-constant | Kp, relation between Kp and Kc | Kp is the equilibrium constant in terms of partial pressures of gases; it is related to Kc by $K_p = K_c(RT)^{\\Delta n}$.
reaction-quotient | Reaction quotient, abhikriya bhagphal, अभिक्रिया भागफल | The reaction quotient is the expression of the equilibrium constant with concentrations at any moment; if $Q < K$ the reaction goes forward, if $Q > K$ backward.
degree-of-dissociation | Degree of dissociation, viyojan ki matra, वियोजन की मात्रा | Degree of dissociation is the fraction of the total molecules of a substance that has split up at equilibrium, denoted by $\\alpha$.
le-chatelier | Le Chatelier's principle, le chatelier principle, ले शातेलिए का नियम | Le Chatelier's principle states that if concentration, pressure or temperature of a system at equilibrium is changed, the equilibrium shifts so as to oppose the change.
acid-base-theories | Arrhenius theory, arrhenius acid and base | The Arrhenius theory defines an acid as a substance that gives H⁺ ions in water and a base as one that gives OH⁻ ions in water.
acid-base-theories | Brønsted–Lowry theory, bronsted lowry theory, bronsted acid | The Brønsted–Lowry theory defines an acid as a donor of protons (H⁺) and a base as an acceptor of protons.
acid-base-theories | Lewis acid and base, lewis acid, lewis base, लुइस अम्ल | A Lewis acid is a substance that accepts a pair of electrons, such as BF₃; a Lewis base is one that donates a pair, such as NH₃.
acid-base-theories | Conjugate acid–base pair, conjugate acid base pair, संयुग्मी अम्ल क्षार युग्म | A conjugate acid–base pair is a pair of substances that differ by one proton, such as HCl and Cl⁻ or NH₄⁺ and NH₃.
ph | pH, ph value, ph scale, पीएच | pH is the negative logarithm to base 10 of the hydrogen ion concentration: $\\text{pH} = -\\log[\\text{H}^+]$. At 25 °C it is below 7 for acids, 7 for neutral solutions and above 7 for bases.
ph | pOH | pOH is the negative logarithm of the hydroxide ion concentration: $\\text{pOH} = -\\log[\\text{OH}^-]$; at 25 °C pH + pOH = 14.
ph | Ionic product of water, Kw, जल का आयनिक गुणनफल | The ionic product of water is the product of the concentrations of H⁺ and OH⁻ ions in water: $K_w = [\\text{H}^+][\\text{OH}^-] = 10^{-14}$ at 25 °C.
weak-acids-bases | Strong acid, prabal amla, प्रबल अम्ल | A strong acid is an acid that ionises almost completely in water, such as HCl, HNO₃ and H₂SO₄.
weak-acids-bases | Weak acid, durbal amla, दुर्बल अम्ल | A weak acid is an acid that ionises only partly in water, such as acetic acid and carbonic acid.
weak-acids-bases | Acid dissociation constant, ionisation constant, Ka | The acid dissociation constant is the equilibrium constant for the ionisation of a weak acid in water: $K_a = \\frac{[\\text{H}^+][\\text{A}^-]}{[\\text{HA}]}$; a larger value means a stronger acid.
weak-acids-bases | Ostwald's dilution law, ostwald dilution law, ओस्टवाल्ड का तनुता नियम | Ostwald's dilution law relates the degree of ionisation of a weak electrolyte to its concentration: $K = \\frac{C\\alpha^2}{1 - \\alpha}$, so that ionisation increases on dilution.
buffer | Buffer solution, buffer, बफर विलयन | A buffer solution is one that resists change of pH when a small amount of acid or base is added; it is a weak acid with its salt, or a weak base with its salt.
buffer | Henderson–Hasselbalch equation, henderson equation | The Henderson–Hasselbalch equation gives the pH of a buffer: $\\text{pH} = \\text{p}K_a + \\log\\frac{[\\text{salt}]}{[\\text{acid}]}$.
buffer | Buffer capacity | Buffer capacity is the amount of strong acid or base that must be added to one litre of a buffer to change its pH by one unit.
salt-hydrolysis | Salt hydrolysis, hydrolysis of salts, lavan jal apghatan, लवण जल अपघटन | Salt hydrolysis is the reaction of the ions of a salt with water that makes the solution acidic or basic; the salt of a strong acid and strong base does not hydrolyse.
solubility-product | Solubility product, Ksp, vileyata gunanphal, विलेयता गुणनफल | Solubility product is the product of the concentrations of the ions of a sparingly soluble salt in its saturated solution, each raised to its number of ions.
common-ion-effect | Common ion effect, sam ion prabhav, सम आयन प्रभाव | The common ion effect is the suppression of the ionisation of a weak electrolyte, or of the solubility of a salt, by adding a strong electrolyte with an ion in common.
ionic-equilibrium | Ionic equilibrium, aaynik samya, आयनिक साम्य | Ionic equilibrium is the equilibrium in solution between the un-ionised molecules of a weak electrolyte and its ions.
ionic-equilibrium | Strong electrolyte, strong and weak electrolytes | A strong electrolyte is one that ionises almost completely in water, such as NaCl and HCl; a weak electrolyte, such as acetic acid, ionises only partly.
`)
