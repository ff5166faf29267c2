import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
adsorption | Adsorption, adhishoshan, अधिशोषण | Adsorption is the collection of molecules of a substance on the surface of a solid or liquid rather than in its bulk, such as gases on charcoal.
adsorption | Adsorbent and adsorbate, adsorbent, adsorbate, अधिशोषक और अधिशोष्य | The adsorbent is the substance on whose surface adsorption takes place, such as charcoal or silica gel; the adsorbate is the substance that collects on it.
adsorption | Absorption in chemistry, avshoshan, अवशोषण | Absorption is the uniform distribution of a substance throughout the bulk of another, such as water in a sponge.
adsorption | Desorption, vishoshan | Desorption is the removal of an adsorbed substance from the surface on which it is adsorbed.
adsorption | Freundlich adsorption isotherm, फ्रॉयन्डलिक अधिशोषण समताप | The Freundlich isotherm is the empirical relation between the amount of gas adsorbed by unit mass of solid and pressure at constant temperature: $\\frac{x}{m} = kp^{1/n}$.
physisorption | Physisorption, physical adsorption, bhautik adhishoshan, भौतिक अधिशोषण | Physisorption is adsorption by weak van der Waals forces; it is not specific, is reversible, and decreases as temperature rises.
physisorption | Chemisorption, chemical adsorption, rasayanik adhishoshan, रासायनिक अधिशोषण | Chemisorption is adsorption by chemical bonds between adsorbate and surface; it is specific, mostly irreversible and forms a single layer.
catalysis | Catalyst, utprerak, उत्प्रेरक | A catalyst is a substance that changes the rate of a reaction without itself being used up; it lowers the activation energy but does not shift the equilibrium.
catalysis | Catalysis, utpreran, उत्प्रेरण | Catalysis is the change of the rate of a chemical reaction by the presence of a catalyst.
catalysis | Homogeneous catalysis, समांगी उत्प्रेरण | Homogeneous catalysis is catalysis in which the catalyst is in the same phase as the reactants.
catalysis | Heterogeneous catalysis, विषमांगी उत्प्रेरण | Heterogeneous catalysis is catalysis in which the catalyst is in a different phase from the reactants, such as solid iron in the Haber process.
catalysis | Promoter and catalytic poison, catalytic promoter, catalytic poison | A promoter is a substance that increases the activity of a catalyst, such as molybdenum for iron; a catalytic poison decreases it.
colloids | Colloid, colloidal solution, kolloid, कोलॉइड | A colloid is a heterogeneous mixture in which particles of 1 to 1000 nm are dispersed in a medium, such as milk, smoke and gelatin.
colloids | Suspension, nilamban, निलंबन | A suspension is a heterogeneous mixture with particles larger than 1000 nm, which can be seen and settle on standing, such as muddy water.
colloid-types | Dispersed phase and dispersion medium, dispersed phase, dispersion medium | The dispersed phase is the substance present as colloidal particles and the dispersion medium the substance in which they are spread; in smoke these are carbon and air.
colloid-types | Lyophilic colloid, dravragi colloid, द्रवरागी कोलॉइड | A lyophilic colloid is one whose particles attract the dispersion medium; it forms easily and is stable, such as starch and gelatin.
colloid-types | Lyophobic colloid, dravviragi colloid, द्रवविरागी कोलॉइड | A lyophobic colloid is one whose particles have little affinity for the medium; it must be prepared by special methods and is easily coagulated, such as gold sol.
colloid-types | Sol gel and aerosol, sol, aerosol | A sol is a colloid of solid in liquid (paint), a gel of liquid in solid (cheese) and an aerosol of liquid or solid in gas (fog, smoke).
tyndall-effect | Tyndall effect, टिंडल प्रभाव | The Tyndall effect is the scattering of light by colloidal particles, which makes the path of a beam visible; true solutions do not show it.
colloid-properties | Brownian movement, brownian motion, ब्राउनी गति | Brownian movement is the continuous random zigzag motion of colloidal particles, caused by unequal hits from the molecules of the medium.
coagulation | Coagulation of colloids, flocculation, skandan, स्कंदन | Coagulation is the settling of colloidal particles when their charge is neutralised, for example by adding an electrolyte.
coagulation | Hardy–Schulze rule, hardy schulze rule, हार्डी शुल्ज़े नियम | The Hardy–Schulze rule states that the greater the valency of the ion of opposite charge, the greater is its power to coagulate a colloid.
coagulation | Gold number | Gold number is the least mass of a protective colloid in milligrams that prevents coagulation of 10 mL of gold sol by 1 mL of 10% NaCl solution.
colloid-preparation | Peptisation, peptization, peptikaran | Peptisation is the turning of a fresh precipitate into a colloidal sol by shaking it with the medium and a small amount of electrolyte.
colloid-preparation | Dialysis in chemistry, apohan, अपोहन | Dialysis is the purification of a colloid by letting dissolved ions and small molecules pass out through a suitable membrane.
colloid-preparation | Bredig's arc method, bredig arc | Bredig's arc method is the preparation of metal sols, such as those of gold and platinum, by striking an electric arc between metal electrodes under water.
emulsions | Emulsion, paayas, पायस | An emulsion is a colloid of one liquid dispersed in another with which it does not mix, such as milk (oil in water) and butter (water in oil).
emulsions | Emulsifier, emulsifying agent, paayasikarak, पायसीकारक | An emulsifier is a substance added to make an emulsion stable, such as soap and gum.
micelles | Micelle, micelles, मिसेल | A micelle is a cluster of soap or detergent molecules in water, with the oil-loving tails inside and the water-loving heads outside; it carries away grease.
micelles | Critical micelle concentration, क्रांतिक मिसेल सांद्रता | Critical micelle concentration is the concentration of soap or detergent above which its molecules come together as micelles.
electrophoresis | Electrophoresis, vaidyut kan sanchalan, वैद्युत कण संचलन | Electrophoresis is the movement of charged colloidal particles towards the oppositely charged electrode under an electric field.
electrophoresis | Zeta potential, electrokinetic potential, जीटा विभव | Zeta potential is the potential difference between the fixed and the diffuse layer of charge round a colloidal particle.
electrophoresis | Electro-osmosis, electro osmosis | Electro-osmosis is the movement of the dispersion medium under an electric field when the colloidal particles are kept from moving.
`)
