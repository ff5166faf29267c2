import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
work-done | Work, work in physics, karya, कार्य | Work is done when a force moves a body through a displacement with a component along the force: $W = Fs\\cos\\theta$. It is a scalar and its SI unit is the joule.
work-done | Joule, joule unit, जूल | The joule is the SI unit of work and energy: the work done when a force of one newton moves its point of application one metre along the force.
work-done | Erg, अर्ग | The erg is the CGS unit of work and energy, the work of a force of one dyne through one centimetre: $1\\ \\text{J} = 10^7$ erg.
kinetic-energy | Kinetic energy, gatij urja, गतिज ऊर्जा | Kinetic energy is the energy that a body has because of its motion: $K = \\frac{1}{2}mv^2 = \\frac{p^2}{2m}$. Its SI unit is the joule.
potential-energy | Potential energy, sthitij urja, स्थितिज ऊर्जा | Potential energy is the energy that a body has because of its position or shape, such as $mgh$ for a body raised to height $h$.
potential-energy | Elastic potential energy, pratyasth sthitij urja | Elastic potential energy is the energy stored in a body, such as a stretched spring or bow, because of its changed shape.
spring-energy | Potential energy of a spring, spring energy | Potential energy of a spring is the energy stored in it when it is stretched or compressed by $x$ from its natural length: $U = \\frac{1}{2}kx^2$.
work-energy-theorem | Work–energy theorem, work energy theorem, karya urja pramey, कार्य ऊर्जा प्रमेय | The work–energy theorem states that the net work done by all the forces on a body equals the change in its kinetic energy: $W = \\Delta K$.
conservation-of-energy | Law of conservation of energy, conservation of energy, urja sanrakshan ka niyam, ऊर्जा संरक्षण का नियम | The law of conservation of energy states that energy can neither be created nor destroyed; it only changes from one form to another, so that the total of an isolated system is constant.
conservation-of-energy | Mechanical energy, yantrik urja, यांत्रिक ऊर्जा | Mechanical energy is the sum of the kinetic and potential energies of a body; it stays constant when only conservative forces do work.
conservation-of-energy | Energy, urja, ऊर्जा | Energy is the capacity of a body to do work. It is a scalar, and its SI unit is the joule.
conservative-forces | Conservative force, sanrakshi bal, संरक्षी बल | A conservative force is one whose work depends only on the initial and final positions and not on the path, such as gravitational, electrostatic and spring force.
conservative-forces | Non-conservative force, non conservative force, asanrakshi bal, असंरक्षी बल | A non-conservative force is one whose work depends on the path taken, such as friction and viscous force.
energy-transformation | Renewable energy, renewable sources of energy, navikarniya urja, नवीकरणीय ऊर्जा | Renewable energy is energy from sources that nature replaces quickly, such as sunlight, wind, flowing water and biomass.
energy-transformation | Non-renewable energy, non renewable sources of energy, anavikarniya urja, अनवीकरणीय ऊर्जा | Non-renewable energy is energy from sources that are limited and cannot be replaced quickly, such as coal, petroleum and natural gas.
energy-transformation | Energy transformation, urja rupantaran, ऊर्जा रूपांतरण | Energy transformation is the change of energy from one form into another; a dynamo changes mechanical energy into electrical, a cell chemical into electrical.
power-physics | Power, power in physics, shakti, शक्ति | Power is the rate of doing work or of using energy: $P = W/t = Fv$. It is a scalar and its SI unit is the watt.
power-physics | Watt, वाट | The watt is the SI unit of power: one joule of work done in one second.
power-physics | Horsepower, horse power, HP unit, अश्व शक्ति | Horsepower is a practical unit of power used for engines and motors: 1 hp = 746 W.
power-physics | Efficiency of a machine, dakshata, दक्षता | Efficiency is the ratio of the useful work or energy given out by a machine to that put in, in per cent; it is always less than 100% in practice.
collisions | Collision, takkar, sanghatt, संघट्ट | A collision is an event in which two bodies exert strong forces on each other for a short time; total momentum is conserved in every collision.
collisions | Elastic collision, pratyasth takkar, प्रत्यास्थ संघट्ट | An elastic collision is one in which both momentum and kinetic energy are conserved; collisions of gas molecules are nearly of this kind.
collisions | Inelastic collision, apratyasth takkar, अप्रत्यास्थ संघट्ट | An inelastic collision is one in which momentum is conserved but some kinetic energy is lost as heat, sound or deformation.
collisions | Perfectly inelastic collision, पूर्णतः अप्रत्यास्थ संघट्ट | A perfectly inelastic collision is one in which the bodies stick together after colliding and move with a common velocity: $v = \\frac{m_1u_1 + m_2u_2}{m_1 + m_2}$.
collisions | Coefficient of restitution, pratyavasthan gunank, प्रत्यवस्थान गुणांक | The coefficient of restitution is the ratio of the relative speed of separation to that of approach: $e = \\frac{v_2 - v_1}{u_1 - u_2}$; it is 1 for elastic and 0 for perfectly inelastic collisions.
recoil | Recoil, recoil velocity, pratikshep, प्रतिक्षेप | Recoil is the backward motion of a gun when a bullet is fired from it, as conservation of momentum requires: $v = -\\frac{m_b v_b}{M}$.
`)
