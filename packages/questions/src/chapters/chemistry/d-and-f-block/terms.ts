import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
d-block-configuration | Transition elements, transition metals, d block elements, sankraman tatva, संक्रमण तत्व | Transition elements are elements whose atoms or common ions have a partly filled d subshell, such as iron and copper; they are the d-block elements (groups 3 to 12) except zinc, cadmium and mercury.
d-block-configuration | Zinc as non-transition element, why zinc is not a transition element | Zinc, cadmium and mercury are not regarded as transition elements, because their d subshell is full (d¹⁰) both in the atom and in the common ion.
d-block-oxidation-states | Variable oxidation states of transition metals | Variable oxidation states are the several oxidation states of a transition metal, which differ mostly by one, because both ns and (n−1)d electrons can take part in bonding; manganese shows +2 to +7.
coloured-ions | d–d transition, d-d transition | A d–d transition is the jump of an electron from a lower to a higher d orbital by absorbing visible light; it gives transition metal ions their colour.
d-block-magnetism | Paramagnetism of transition metals | Paramagnetism of transition metals is their attraction by a magnetic field due to unpaired d electrons; the moment is measured in Bohr magnetons: $\\mu = \\sqrt{n(n+2)}$.
d-block-properties | Interstitial compounds, antarakashi yaugik, अंतराकाशी यौगिक | Interstitial compounds are formed when small atoms such as H, C or N are trapped in the gaps of a metal lattice; they are hard and have high melting points.
d-block-properties | Catalytic property of transition metals | The catalytic property of transition metals is their ability to speed up reactions, due to variable oxidation states and large surfaces: iron in the Haber process, V₂O₅ in the Contact process.
d-block-metals | Coinage metals, mudra dhatu | Coinage metals are copper, silver and gold, the metals of group 11, long used to make coins.
d-block-metals | Blue vitriol, copper sulphate, neela thotha, नीला थोथा | Blue vitriol is hydrated copper(II) sulphate, CuSO₄·5H₂O, a blue crystalline salt that turns white when heated because it loses its water.
d-block-metals | Galvanisation, galvanization, yashadlepan, यशदलेपन | Galvanisation is the coating of iron or steel with a layer of zinc to protect it from rusting.
d-block-metals | Verdigris | Verdigris is the green coating that forms on copper in moist air, mainly basic copper carbonate.
d-block-metals | Tarnishing of silver | Tarnishing of silver is its blackening in air because hydrogen sulphide forms a thin layer of silver sulphide, Ag₂S.
d-block-metals | Lunar caustic, silver nitrate | Lunar caustic is silver nitrate, AgNO₃, a salt that blackens the skin and is used in laboratories to test for halides.
potassium-permanganate | Potassium permanganate, KMnO4, lal dawa, पोटैशियम परमैंगनेट | Potassium permanganate is the dark purple salt KMnO₄, made from pyrolusite (MnO₂), a strong oxidising agent used in titrations and to disinfect water.
potassium-dichromate | Potassium dichromate, K2Cr2O7, पोटैशियम डाइक्रोमेट | Potassium dichromate is the orange salt K₂Cr₂O₇, made from chromite ore, a strong oxidising agent in acid solution, where Cr(VI) becomes Cr³⁺.
lanthanoids | Lanthanoids, lanthanides, lanthanide, लैंथेनॉइड | Lanthanoids are the fourteen elements that follow lanthanum, from cerium (58) to lutetium (71), in which the 4f subshell is filled; +3 is their common oxidation state.
lanthanoids | Inner transition elements, f block elements, आंतरिक संक्रमण तत्व | Inner transition elements are the f-block elements, in which the (n−2)f subshell is being filled: the lanthanoids and the actinoids.
lanthanoids | Mischmetal, misch metal | Mischmetal is an alloy of about 95% lanthanoid metals (mainly cerium) with about 5% iron, used in lighter flints.
lanthanoid-contraction | Lanthanoid contraction, lanthanide contraction, लैंथेनॉइड संकुचन | Lanthanoid contraction is the steady decrease in atomic and ionic radii from lanthanum to lutetium, due to poor shielding by 4f electrons; it makes Zr and Hf alike in size.
actinoids | Actinoids, actinides, actinide, एक्टिनॉइड | Actinoids are the fourteen elements that follow actinium, from thorium (90) to lawrencium (103), in which the 5f subshell is filled; all are radioactive.
actinoids | Transuranic elements, transuranium elements | Transuranic elements are the elements with atomic number above 92 (uranium); they are radioactive and almost all made artificially.
`)
