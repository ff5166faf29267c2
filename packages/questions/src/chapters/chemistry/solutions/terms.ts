import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
molar-mass-from-colligative | Solution, vilayan, विलयन | A solution is a homogeneous mixture of two or more substances; the one in larger amount is the solvent and the other the solute.
molar-mass-from-colligative | Solute and solvent, solute, solvent, विलेय और विलायक | The solute is the substance dissolved in a solution, usually in smaller amount, and the solvent the substance that dissolves it; in salt water, salt is the solute.
molar-mass-from-colligative | Colligative properties, colligative property, anusankhya gundharm, अणुसंख्य गुणधर्म | Colligative properties are properties of dilute solutions that depend on the number of solute particles and not on their nature, such as osmotic pressure and depression of freezing point.
molar-mass-from-colligative | Saturated solution, santript vilayan, संतृप्त विलयन | A saturated solution is one in which no more solute can dissolve at the given temperature.
henrys-law | Solubility, vileyata, विलेयता | Solubility is the greatest amount of a solute that dissolves in a given amount of solvent (usually 100 g) at a given temperature.
henrys-law | Henry's law, henry law, हेनरी का नियम | Henry's law states that at constant temperature the solubility of a gas in a liquid is proportional to its partial pressure above the liquid: $p = K_Hx$.
raoults-law | Raoult's law, raoult law, राउल्ट का नियम | Raoult's law states that the partial vapour pressure of each volatile component of a solution is proportional to its mole fraction: $p_1 = x_1p_1^\\circ$.
raoults-law | Vapour pressure, vapor pressure, vashp dab, वाष्प दाब | Vapour pressure is the pressure exerted by the vapour of a liquid in equilibrium with the liquid at a given temperature; it rises with temperature.
ideal-nonideal | Ideal solution, adarsh vilayan, आदर्श विलयन | An ideal solution is one that obeys Raoult's law at all concentrations, with no change of enthalpy or volume on mixing, such as benzene and toluene.
ideal-nonideal | Positive deviation from Raoult's law, negative deviation from Raoult's law | Positive deviation is a vapour pressure above that of Raoult's law, because unlike molecules attract each other less; negative deviation is a vapour pressure below it, because they attract more.
azeotropes | Azeotrope, azeotropic mixture, sthirkwathi mishran, स्थिरक्वाथी मिश्रण | An azeotrope is a liquid mixture that boils at a constant temperature with the same composition in liquid and vapour, such as 95% ethanol with water.
relative-lowering | Relative lowering of vapour pressure, RLVP, वाष्प दाब का आपेक्षिक अवनमन | Relative lowering of vapour pressure is the ratio of the fall in vapour pressure to that of the pure solvent; it equals the mole fraction of the solute: $\\frac{p^\\circ - p}{p^\\circ} = x_2$.
boiling-freezing | Elevation of boiling point, boiling point elevation, kwathnank unnayan, क्वथनांक उन्नयन | Elevation of boiling point is the rise of the boiling point of a solvent when a non-volatile solute is dissolved in it: $\\Delta T_b = K_bm$.
boiling-freezing | Depression of freezing point, freezing point depression, himank avnaman, हिमांक अवनमन | Depression of freezing point is the fall of the freezing point of a solvent when a solute is dissolved in it: $\\Delta T_f = K_fm$. Salt melts ice on roads in this way.
osmotic-pressure | Osmosis of solvent, osmosis in chemistry | Osmosis is the flow of solvent through a semipermeable membrane from pure solvent or dilute solution to a more concentrated solution.
osmotic-pressure | Osmotic pressure, parasaran dab, परासरण दाब | Osmotic pressure is the pressure that must be applied to a solution to just stop osmosis into it: $\\pi = CRT$.
osmotic-pressure | Isotonic solution, samparasari vilayan, समपरासरी विलयन | Isotonic solutions are solutions with the same osmotic pressure at a given temperature; 0.9% salt solution is isotonic with blood cells.
osmotic-pressure | Reverse osmosis, RO, pratilom parasaran, प्रतिलोम परासरण | Reverse osmosis is the flow of solvent from solution to pure solvent through a semipermeable membrane under a pressure greater than the osmotic pressure; it is used to purify water.
osmotic-pressure | Hypertonic and hypotonic solution, hypertonic solution, hypotonic solution | A hypertonic solution has a higher osmotic pressure than the one it is compared with, so that cells shrink in it; a hypotonic solution has a lower one, so that cells swell.
vant-hoff-factor | Van't Hoff factor, vant hoff factor, वान्ट हॉफ गुणांक | The van't Hoff factor is the ratio of the observed to the calculated colligative property of a solute: $i > 1$ for dissociation and $i < 1$ for association.
vant-hoff-factor | Abnormal molar mass, asamanya molar dravyaman | Abnormal molar mass is a molar mass found from colligative properties that differs from the true one because the solute dissociates or associates in solution.
`)
