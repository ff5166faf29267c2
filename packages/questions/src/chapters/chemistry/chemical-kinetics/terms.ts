import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
rate-of-reaction | Chemical kinetics, rasayanik balgatiki, रासायनिक बलगतिकी | Chemical kinetics is the branch of chemistry that studies the rates of reactions, the factors that affect them and their mechanisms.
rate-of-reaction | Rate of reaction, reaction rate, abhikriya ki dar, अभिक्रिया की दर | Rate of reaction is the change in concentration of a reactant or product per unit time. Its usual unit is mol L⁻¹ s⁻¹.
rate-of-reaction | Average rate of reaction | Average rate of reaction is the change in concentration divided by the time interval in which it takes place: $r = -\\Delta[R]/\\Delta t$.
rate-of-reaction | Instantaneous rate of reaction | Instantaneous rate of reaction is the rate at a given instant, the slope of the tangent to the concentration–time curve: $r = -d[R]/dt$.
rate-law | Rate law, rate equation, dar niyam, दर नियम | The rate law is the experimentally found expression of the rate of a reaction in terms of the concentrations of reactants: $r = k[A]^x[B]^y$.
rate-law | Rate constant, velocity constant, dar niyatank, दर नियतांक | The rate constant is the constant of the rate law, equal to the rate when every reactant has unit concentration; it depends on temperature but not on concentration.
order-molecularity | Order of reaction, abhikriya ki koti, अभिक्रिया की कोटि | Order of a reaction is the sum of the powers of the concentrations in its rate law; it is found by experiment and may be zero or a fraction.
order-molecularity | Molecularity, anvikta, आण्विकता | Molecularity is the number of reacting particles that must collide together in an elementary step; it is a whole number and never zero.
order-molecularity | Elementary reaction, prathmik abhikriya | An elementary reaction is a reaction that takes place in a single step. Its order equals its molecularity.
order-molecularity | Rate determining step, slowest step, दर निर्धारक पद | The rate determining step is the slowest step of a reaction that goes by several steps; it fixes the overall rate.
zero-order | Zero-order reaction, zero order reaction, शून्य कोटि अभिक्रिया | A zero-order reaction is one whose rate does not depend on the concentration of reactants: $[A] = [A]_0 - kt$, with $t_{1/2} = [A]_0/2k$.
first-order | First-order reaction, first order reaction, प्रथम कोटि अभिक्रिया | A first-order reaction is one whose rate is proportional to the first power of the concentration of one reactant: $k = \\frac{2.303}{t}\\log\\frac{[A]_0}{[A]}$. Radioactive decay is an example.
first-order | Half-life of a reaction, half life period of reaction | Half-life of a reaction is the time in which the concentration of a reactant falls to half; for first order $t_{1/2} = 0.693/k$, independent of concentration.
first-order | Pseudo first-order reaction, pseudo first order reaction, छद्म प्रथम कोटि अभिक्रिया | A pseudo first-order reaction is one of higher order that behaves as first order because one reactant is in large excess, such as acid hydrolysis of an ester.
arrhenius-activation | Activation energy, sakriyan urja, सक्रियण ऊर्जा | Activation energy is the extra energy that reactant molecules must gain so that their collisions lead to reaction.
arrhenius-activation | Arrhenius equation, आर्रेनियस समीकरण | The Arrhenius equation gives the change of the rate constant with temperature: $k = Ae^{-E_a/RT}$.
arrhenius-activation | Temperature coefficient of a reaction | The temperature coefficient of a reaction is the ratio of its rate constants at two temperatures 10 °C apart; it usually lies between 2 and 3.
collision-theory | Collision theory, sanghatt siddhant, संघट्ट सिद्धांत | Collision theory states that a reaction takes place when molecules collide with at least the threshold energy and in the proper orientation.
collision-theory | Threshold energy, dehli urja, देहली ऊर्जा | Threshold energy is the least energy that colliding molecules must have for a reaction; activation energy is threshold energy less the average energy of the molecules.
collision-theory | Activated complex, transition state, sakriyit sankul, सक्रियित संकुल | The activated complex is the unstable arrangement of atoms of highest energy through which reactants pass on the way to products.
collision-theory | Effective collisions | Effective collisions are collisions between molecules that have enough energy and the right orientation to give products.
`)
