import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
oxidation-number | Redox reaction, apopchay abhikriya, रेडॉक्स अभिक्रिया | A redox reaction is one in which oxidation and reduction take place together, electrons passing from one substance to another.
oxidation-number | Oxidation, upchayan, ऑक्सीकरण, उपचयन | Oxidation is the loss of electrons by a substance, or the rise of its oxidation number; in older terms the addition of oxygen or removal of hydrogen.
oxidation-number | Reduction, apchayan, अपचयन | Reduction is the gain of electrons by a substance, or the fall of its oxidation number; in older terms the removal of oxygen or addition of hydrogen.
oxidation-number | Oxidation number, oxidation state, oxikaran sankhya, ऑक्सीकरण संख्या | Oxidation number is the charge that an atom in a compound would have if all shared electrons belonged to the more electronegative atoms; for oxygen it is usually −2.
balancing-equations | Balanced chemical equation, balancing of equations, santulit sameekaran, संतुलित समीकरण | A balanced chemical equation is one with equal numbers of atoms of each element, and equal total charge, on both sides.
balancing-equations | Half reaction method, ion electron method, ardh abhikriya vidhi | The half reaction method balances a redox equation by balancing its oxidation and reduction halves separately and adding them so that the electrons cancel.
balancing-equations | Oxidation number method | The oxidation number method balances a redox equation by making the total rise of oxidation numbers equal to the total fall.
balancing-equations | Chemical equation, rasayanik sameekaran, रासायनिक समीकरण | A chemical equation is the representation of a chemical reaction by the symbols and formulas of reactants and products.
oxidising-reducing-agents | Oxidising agent, oxidizing agent, oxidant, oxikarak, ऑक्सीकारक | An oxidising agent is a substance that oxidises another by taking electrons from it and is itself reduced, such as KMnO₄.
oxidising-reducing-agents | Reducing agent, reductant, apchayak, अपचायक | A reducing agent is a substance that reduces another by giving it electrons and is itself oxidised, such as hydrogen, carbon and sodium.
disproportionation | Disproportionation, disproportionation reaction, असमानुपातन अभिक्रिया | Disproportionation is a redox reaction in which the same element in one oxidation state is both oxidised and reduced, such as 2H₂O₂ → 2H₂O + O₂.
disproportionation | Comproportionation | Comproportionation is a redox reaction in which two species with the same element in different oxidation states give one product with an intermediate state; it is the reverse of disproportionation.
redox-types | Displacement reaction, visthapan abhikriya, विस्थापन अभिक्रिया | A displacement reaction is one in which a more reactive element takes the place of a less reactive one in its compound, such as Zn + CuSO₄ → ZnSO₄ + Cu.
types-of-reactions | Combination reaction, sanyojan abhikriya, संयोजन अभिक्रिया | A combination reaction is one in which two or more substances join to form a single product, such as CaO + H₂O → Ca(OH)₂.
types-of-reactions | Decomposition reaction, viyojan abhikriya, वियोजन अभिक्रिया | A decomposition reaction is one in which a single compound breaks up into two or more simpler substances, such as CaCO₃ → CaO + CO₂.
types-of-reactions | Double displacement reaction, dwivisthapan abhikriya, द्विविस्थापन अभिक्रिया | A double displacement reaction is one in which two compounds exchange their ions to form two new compounds, such as Na₂SO₄ + BaCl₂ → BaSO₄ + 2NaCl.
types-of-reactions | Exothermic reaction, ushmakshepi abhikriya, ऊष्माक्षेपी अभिक्रिया | An exothermic reaction is one in which heat is given out, such as burning of natural gas and respiration.
types-of-reactions | Endothermic reaction, ushmashoshi abhikriya, ऊष्माशोषी अभिक्रिया | An endothermic reaction is one in which heat is absorbed, such as the decomposition of calcium carbonate.
types-of-reactions | Precipitation reaction, avkshepan abhikriya, अवक्षेपण अभिक्रिया | A precipitation reaction is one in which an insoluble solid, the precipitate, forms when two solutions are mixed.
`)
