import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'How does physisorption differ from chemisorption?' */
export const adsorptionAndSols = defineBank({
  id: 'adsorption-and-sols',
  sets: [
    {
      rows: `
2 physisorption, adsorption | Compared with chemisorption, physisorption has: | a lower enthalpy of adsorption | a higher activation energy | greater specificity | stronger chemical bonds | Only van der Waals forces act in physisorption, with about 20 to 40 kJ/mol.
2 physisorption, adsorption | Which of the following is true of chemisorption but not of physisorption? | It forms a single layer | It is easily reversible | It needs no activation energy | It falls steadily on heating | Chemical bonds form only with the first layer of molecules.
2 physisorption, adsorption | In Freundlich's isotherm x/m = kp^(1/n), the value of 1/n lies between: | 0 and 1 | 1 and 2 | −1 and 0 | 2 and 10 | At low pressure x/m is proportional to p and at high pressure it no longer depends on p.
1 physisorption, adsorption | At a given temperature, which gas is adsorbed most on charcoal? | Sulphur dioxide | Hydrogen | Nitrogen | Oxygen | Easily liquefied gases, with higher critical temperature, are adsorbed more.
2 electrophoresis, colloid-properties, colloids | The potential difference between the fixed layer and the diffused layer around a colloidal particle is called the: | zeta potential | cell potential | membrane potential | redox potential | It is also called electrokinetic potential and it keeps the sol stable.
2 electrophoresis, colloid-properties, colloids | In electro-osmosis, the part of a sol that moves in the electric field is the: | dispersion medium | dispersed phase | added electrolyte only | membrane | The particles are held back by a membrane, and the liquid moves instead.
2 electrophoresis, colloid-properties, colloids | In electrophoresis, particles of an arsenic sulphide sol move towards the anode. The sol is: | negatively charged | positively charged | neutral | lyophilic | Opposite charges attract; metal sulphide sols are negative.
2 electrophoresis, colloid-properties, colloids | Which of the following sols is positively charged? | Ferric hydroxide | Arsenic sulphide | Gold | Starch | Hydroxides of metals adsorb positive ions. Gold, starch and metal sulphide sols are negative.
2 tyndall-effect, colloid-properties, colloids | Which of the following does NOT show the Tyndall effect? | Solution of common salt | Starch sol | Soap solution | Fog | The particles of a true solution are too small to scatter light.
1 tyndall-effect, colloid-properties, colloids | The bright cone of light seen when a beam passes through a colloidal solution is called the: | Tyndall cone | Rayleigh cone | Brownian cone | Faraday cone | The scattered light marks the path of the beam: the Tyndall cone.
2 tyndall-effect, colloid-properties, colloids | For the Tyndall effect, the diameter of the dispersed particles must be, compared with the wavelength of light: | not much smaller | a million times larger | a million times smaller | exactly equal | Particles much smaller than the wavelength, as in a true solution, scatter too little light.
2 tyndall-effect, colloid-properties, colloids | The instrument that makes use of the Tyndall effect to show colloidal particles is the: | ultramicroscope | electron microscope | spectroscope | polarimeter | In an ultramicroscope the particles appear as points of scattered light.
1 tyndall-effect, colloid-properties, colloids | The visible path of the headlights of a car in fog is due to the: | Tyndall effect | photoelectric effect | Raman effect | Doppler effect | Droplets of fog are of colloidal size and scatter the light.
2 physisorption | In the Freundlich isotherm, when 1/n = 0, the adsorption x/m is: | independent of pressure | proportional to pressure | inversely as pressure | zero at all pressures | p⁰ = 1, so x/m = k. When 1/n = 1 the adsorption is proportional to pressure.
2 physisorption | In the Freundlich isotherm, the intercept of the plot of log(x/m) against log p is: | log k | log n | 1/n | n log k | Taking logarithms, log(x/m) = log k + (1/n) log p. The slope is 1/n.
1 adsorption | In adsorption of a gas on charcoal, charcoal is called the: | adsorbent | adsorbate | absorbate | catalyst | The substance that collects on the surface is the adsorbate.
1 tyndall-effect | In a cinema hall, the beam of the projector is seen in the air because smoke and dust particles: | scatter light | emit light | absorb all light | bend light round corners | The particles are of colloidal size, so the path of the light becomes visible.
2 tyndall-effect | Given below are two statements: // Statement I: A solution of sugar in water shows the Tyndall effect. // Statement II: The Tyndall effect is shown by a suspension as well as by a colloid. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Particles of a true solution are too small to scatter light. Those of suspensions and colloids are large enough.
2 emulsions | Which of the following can act as an emulsifying agent? | Gum | Sand | Common salt | Kerosene | Gums, soaps and proteins form a film around the drops. Salts tend to break emulsions.
1 freundlich-isotherm, physisorption | An adsorption isotherm shows how the amount adsorbed varies, at constant temperature, with the: | pressure of the gas | heat of adsorption | time of contact | mass of the gas | The word isotherm means that the temperature is kept the same.
1 freundlich-isotherm, physisorption | The Freundlich adsorption isotherm is: | x/m = kp^(1/n) | x/m = kp^n, with n < 0 | x/m = k/p | x/m = k + np | The exponent 1/n lies between 0 and 1.
1 freundlich-isotherm, physisorption | In the Freundlich equation, x/m stands for the: | gas adsorbed per gram of adsorbent | adsorbent per gram of gas | ratio of two pressures | rate of desorption | Here x is the mass of gas and m that of the solid.
2 freundlich-isotherm, physisorption | The slope of the line of log (x/m) against log p in the Freundlich isotherm is: | 1/n | n | log k | k | log (x/m) = log k + (1/n) log p.
2 freundlich-isotherm, physisorption | The intercept of the Freundlich line of log (x/m) against log p gives: | log k | 1/n | n | k/n | At log p = 0 the value of log (x/m) is log k.
2 freundlich-isotherm, physisorption | When 1/n = 1 in the Freundlich isotherm, the amount adsorbed is: | proportional to the pressure | independent of the pressure | proportional to its square | always zero | x/m = kp is a straight line through the origin.
2 freundlich-isotherm, physisorption | At one pressure, the Freundlich curves of physical adsorption for a higher temperature lie: | lower | higher | at the same height | first lower, then higher | Adsorption of gases gives out heat and falls on heating.
2 freundlich-isotherm, physisorption | For adsorption from solution, the Freundlich equation has in place of the pressure the: | equilibrium concentration | volume of the solvent | temperature | molar mass of the solute | The equation for solutions is written x/m = kC^(1/n).
2 freundlich-isotherm, physisorption | The Freundlich isotherm fails at: | high pressure | very low pressure | moderate pressure | every pressure | The surface becomes saturated, and the amount no longer grows.
2 freundlich-isotherm, physisorption | In a Freundlich adsorption, x/m doubles when the pressure is made four times. The value of 1/n is: | 1/2 | 1/4 | 2 | 4 | Four raised to the power 1/2 makes 2, so 1/n = 1/2.
3 freundlich-isotherm, physisorption | Log (x/m) against log p is a line at 45° with the intercept 0.3010. At p = 0.5 bar, x/m is: | 1 | 2 | 0.5 | 0.25 | The slope is 1 and k = 2, so x/m = 2 × 0.5.
2 freundlich-isotherm, physisorption | Given below are two statements: // Statement I: In the Freundlich isotherm 1/n has values between 0 and 1. // Statement II: With 1/n = 0 adsorption does not depend on pressure. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | The power 0 of the pressure is 1, so x/m is then the constant k.
3 freundlich-isotherm | The line of log (x/m) against log p has the slope 0.5 and the intercept 0.3010. At p = 9 bar, x/m is: | 6 | 18 | 9 | 3 | k is 2 because log 2 = 0.3010, and 2 × 9^0.5 = 6.
3 freundlich-isotherm | In an adsorption that follows the Freundlich isotherm, x/m is 0.4 at 4 bar and 0.6 at 9 bar. At 16 bar it is: | 0.80 | 1.00 | 1.07 | 1.60 | The ratio 1.5 = (9/4)^(1/n) gives 1/n = 1/2 and k = 0.2, so x/m = 0.2 × 4 = 0.80.
`,
    },
  ],
})
