import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
hydrogen-compounds | Heavy water, deuterium oxide, bhari pani, भारी जल | Heavy water is deuterium oxide, D₂O, water in which hydrogen is replaced by its isotope deuterium; it is used as a moderator in nuclear reactors.
hydrogen-compounds | Hydrogen peroxide, H2O2, हाइड्रोजन परॉक्साइड | Hydrogen peroxide is the compound H₂O₂, an oxidising and bleaching agent also used as an antiseptic.
hydrogen-compounds | Water gas, jal gas, जल गैस | Water gas is a mixture of carbon monoxide and hydrogen made by passing steam over red-hot coke, used as a fuel and in synthesis.
hydrogen-compounds | Hydride, hydrides, हाइड्राइड | A hydride is a compound of hydrogen with another element; hydrides are ionic (NaH), covalent (CH₄) or metallic.
water-hardness | Hard water, kathor jal, कठोर जल | Hard water is water that does not lather easily with soap because it contains dissolved salts of calcium and magnesium.
water-hardness | Soft water, mridu jal, मृदु जल | Soft water is water that lathers easily with soap because it is free from dissolved salts of calcium and magnesium, such as rain water.
water-hardness | Temporary hardness, asthayi kathorta, अस्थायी कठोरता | Temporary hardness of water is the hardness due to hydrogencarbonates of calcium and magnesium; it is removed by boiling.
water-hardness | Permanent hardness, sthayi kathorta, स्थायी कठोरता | Permanent hardness of water is the hardness due to chlorides and sulphates of calcium and magnesium; it is not removed by boiling but by washing soda or ion exchange.
alkali-metals | Alkali metals, kshar dhatu, क्षार धातु | Alkali metals are the very reactive metals of group 1 (Li, Na, K, Rb, Cs, Fr), which have one outer electron and form strong bases with water.
alkali-metals | Caustic soda, sodium hydroxide, dahak soda, कास्टिक सोडा | Caustic soda is sodium hydroxide, NaOH, a strong alkali made by electrolysis of brine and used in soap and paper making.
alkali-metals | Solvay process, सॉल्वे प्रक्रम | The Solvay process is the manufacture of sodium carbonate from common salt, ammonia and carbon dioxide (from limestone).
alkaline-earth-metals | Alkaline earth metals, ksharia mrida dhatu, क्षारीय मृदा धातु | Alkaline earth metals are the metals of group 2 (Be, Mg, Ca, Sr, Ba, Ra), which have two outer electrons and form +2 ions.
alkaline-earth-metals | Quicklime, calcium oxide, bina bujha chuna, बिना बुझा चूना | Quicklime is calcium oxide, CaO, made by heating limestone; with water it gives slaked lime and much heat.
alkaline-earth-metals | Slaked lime, calcium hydroxide, bujha chuna, बुझा चूना | Slaked lime is calcium hydroxide, Ca(OH)₂, made by adding water to quicklime; it is used for whitewashing and its clear solution is lime water.
alkaline-earth-metals | Gypsum, जिप्सम | Gypsum is hydrated calcium sulphate, CaSO₄·2H₂O, used to make plaster of Paris and in cement.
alkaline-earth-metals | Limestone, calcium carbonate, chuna patthar, चूना पत्थर | Limestone is a rock of calcium carbonate, CaCO₃, which also occurs as marble and chalk; it is used for cement, lime and iron making.
boron-family | Borax, suhaga, सुहागा | Borax is hydrated sodium tetraborate, Na₂B₄O₇·10H₂O, used in glass making, in soldering and in the borax bead test.
boron-family | Diborane, डाइबोरेन | Diborane is the electron-deficient boron hydride B₂H₆, with two bridging hydrogen atoms held by three-centre two-electron bonds.
boron-family | Boric acid, orthoboric acid, बोरिक अम्ल | Boric acid is H₃BO₃, a weak monobasic acid that acts as a Lewis acid by taking OH⁻; it is a mild antiseptic.
boron-family | Borazine, inorganic benzene | Borazine is the ring compound B₃N₃H₆, called inorganic benzene because it is isoelectronic with benzene and like it in structure.
carbon-family | Silicones, सिलिकोन | Silicones are synthetic polymers with Si–O–Si chains and alkyl groups on silicon; they repel water and resist heat.
carbon-family | Zeolite, zeolites, जिओलाइट | Zeolites are porous aluminosilicates used as shape-selective catalysts and to soften hard water by ion exchange.
carbon-family | Carbon monoxide, CO gas, कार्बन मोनोऑक्साइड | Carbon monoxide is the colourless, odourless poisonous gas CO formed when carbon burns in too little air; it binds haemoglobin more strongly than oxygen does.
carbon-family | Dry ice, solid carbon dioxide, shushk barf, शुष्क बर्फ | Dry ice is solid carbon dioxide, which changes directly into gas (sublimes) and is used for cooling.
carbon-family | Producer gas | Producer gas is a fuel mixture of carbon monoxide and nitrogen made by passing air over red-hot coke.
allotropes | Allotropy, allotropes, aparrupta, अपररूपता | Allotropy is the existence of an element in two or more physical forms with different properties but the same chemical nature, such as diamond and graphite.
allotropes | Diamond, heera, हीरा | Diamond is the hardest natural substance, an allotrope of carbon in which each atom is bonded to four others (sp³) in a rigid three-dimensional network.
allotropes | Graphite, ग्रेफाइट | Graphite is a soft allotrope of carbon made of layers of hexagonal rings (sp²); it conducts electricity and serves as lubricant and pencil lead.
allotropes | Fullerene, buckminsterfullerene, फुलरीन | A fullerene is an allotrope of carbon made of closed cage molecules; C₆₀, shaped like a football, is the best known.
inert-pair-effect | Inert pair effect, akriya yugm prabhav, अक्रिय युग्म प्रभाव | The inert pair effect is the reluctance of the outer s electrons of heavy p-block elements to take part in bonding, so that Pb²⁺ is more stable than Pb⁴⁺.
nitrogen-family | White phosphorus, safed phosphorus, श्वेत फॉस्फोरस | White phosphorus is the reactive, poisonous allotrope of phosphorus made of P₄ tetrahedra; it catches fire in air and is kept under water.
nitrogen-family | Red phosphorus, lal phosphorus, लाल फॉस्फोरस | Red phosphorus is the polymeric, less reactive and non-poisonous allotrope of phosphorus, used on the sides of match boxes.
nitrogen-family | Laughing gas, nitrous oxide, hasane wali gas, हास्य गैस | Laughing gas is nitrous oxide, N₂O, a colourless gas used as a mild anaesthetic.
ammonia-nitric-acid | Ammonia, अमोनिया | Ammonia is the pungent, basic gas NH₃, very soluble in water, made by the Haber process and used for fertilisers.
ammonia-nitric-acid | Haber process, हैबर प्रक्रम | The Haber process is the manufacture of ammonia from nitrogen and hydrogen at high pressure and about 700 K with iron as catalyst.
ammonia-nitric-acid | Ostwald process, ओस्टवाल्ड प्रक्रम | The Ostwald process is the manufacture of nitric acid by catalytic oxidation of ammonia on platinum–rhodium gauze.
ammonia-nitric-acid | Aqua regia, amlraj, अम्लराज | Aqua regia is a mixture of three parts of concentrated hydrochloric acid and one part of concentrated nitric acid; it dissolves gold and platinum.
ammonia-nitric-acid | Passivity of metals, nishkriyata | Passivity is the loss of reactivity of metals such as iron, chromium and aluminium in concentrated nitric acid because of a thin protective film of oxide.
oxygen-family | Ozone, ओजोन | Ozone is the allotrope of oxygen with three atoms, O₃; in the stratosphere it absorbs ultraviolet rays of the sun.
sulphuric-acid | Sulphuric acid, sulfuric acid, oil of vitriol, gandhak ka amla, सल्फ्यूरिक अम्ल | Sulphuric acid is the strong, oily, dehydrating acid H₂SO₄, called the king of chemicals because of its very wide use.
sulphuric-acid | Contact process, sampark vidhi, संपर्क प्रक्रम | The contact process is the manufacture of sulphuric acid by catalytic oxidation of SO₂ to SO₃ on V₂O₅, absorption in sulphuric acid to oleum, and dilution.
sulphuric-acid | Oleum, fuming sulphuric acid, ओलियम | Oleum is fuming sulphuric acid, H₂S₂O₇, formed when sulphur trioxide dissolves in concentrated sulphuric acid.
halogens | Halogens, halogen, हैलोजन | Halogens are the reactive non-metals of group 17 (F, Cl, Br, I, At), which have seven outer electrons and form salts with metals.
halogens | Interhalogen compounds, antarahalogen yaugik, अंतराहैलोजन यौगिक | Interhalogen compounds are compounds of two different halogens, such as ICl, ClF₃ and IF₇; most are more reactive than the halogens themselves, except fluorine.
halogens | Deacon's process, deacon process | Deacon's process is the manufacture of chlorine by oxidation of hydrogen chloride with air in the presence of CuCl₂ at 723 K.
noble-gases | Noble gases, inert gases, akriya gas, उत्कृष्ट गैस, अक्रिय गैस | Noble gases are the elements of group 18 (He, Ne, Ar, Kr, Xe, Rn), which have filled outer shells and are almost unreactive.
`)
