import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The chief component of natural gas is:' */
export const hydrocarbons = defineBank({
  id: 'hydrocarbons',
  sets: [
    {
      rows: `
1 fuels-petroleum | The chief component of natural gas (CNG) is: | methane | butane | ethene | benzene | Compressed natural gas is mostly methane. Liquefied petroleum gas for cooking is mainly butane and propane.
1 fuels-petroleum | LPG used in kitchens contains mainly: | butane and propane | methane and ethane | ethene and ethyne | hydrogen and methane | Butane and propane are easily liquefied under pressure. A strong-smelling mercaptan is added to reveal leaks.
1 alkanes | The general formula of alkanes is: | CₙH₂ₙ₊₂ | CₙH₂ₙ | CₙH₂ₙ₋₂ | CₙHₙ | Alkanes have only single bonds. Alkenes are CₙH₂ₙ and alkynes CₙH₂ₙ₋₂.
1 alkenes | Which of these is an unsaturated hydrocarbon? | Ethene | Ethane | Propane | Methane | Ethene has a carbon–carbon double bond. The others are alkanes, which have only single bonds.
1 alkynes | The gas used with oxygen in welding torches is: | acetylene | methane | butane | ethylene | The oxy-acetylene flame reaches over 3,000 °C and can melt steel. Acetylene is ethyne, C₂H₂.
1 alkenes | The hydrogenation of vegetable oils to make vanaspati uses which catalyst? | Nickel | Iron | Platinum gauze | Vanadium pentoxide | Finely divided nickel adds hydrogen to double bonds. Iron is used in Haber's process and V₂O₅ in the contact process.
1 fuels-petroleum | A smoky yellow flame of a gas stove shows that the gas is burning with: | too little air | too much air | too much pressure | too little gas | With too little air part of the carbon stays unburnt as soot. The holes of the burner then need cleaning.
1 fuels-petroleum | What are formed when a hydrocarbon burns in plenty of air? | Carbon dioxide and water | Carbon monoxide and hydrogen | Carbon and hydrogen | Carbon dioxide and hydrogen | Complete combustion gives carbon dioxide and water. Too little air gives carbon monoxide and soot.
2 alkenes | The brown colour of bromine water is discharged by: | ethene | ethane | benzene in the cold | methane | Alkenes add bromine across the double bond. Alkanes and benzene do not add it under these conditions. | it has no double bond | it substitutes only with a catalyst | it has no double bond
2 alkynes | Calcium carbide reacts with water to give: | ethyne | ethene | methane | ethane | CaC₂ and water form acetylene, C₂H₂, and calcium hydroxide. Aluminium carbide would give methane.
2 markovnikov | The addition of HBr to propene without peroxide gives mainly: | 2-bromopropane | 1-bromopropane | 1,2-dibromopropane | 3-bromopropene | By Markovnikov's rule hydrogen goes to the carbon with more hydrogen atoms, so bromine goes to the middle carbon. | - | that is the product of bromine | that is substitution at the CH₃
2 benzene-aromaticity | In benzene all carbon–carbon bonds are: | equal, between single and double | alternately single and double | all equal to a single bond | all equal to a double bond | Resonance makes all bonds 139 pm long, between the 154 pm of single and the 134 pm of double bonds. | resonance makes them equal | they are 139 pm, a single bond is 154 pm | they are 139 pm, a double bond is 134 pm
2 alkanes | The substitution of chlorine for hydrogen in methane takes place in the presence of: | sunlight | nickel | dilute acid | darkness and cold | Ultraviolet light breaks chlorine molecules into free radicals that start a chain reaction. | that is for hydrogenation | radicals need light or heat | then nothing happens
2 fuels-petroleum | Anti-knock quality of petrol is told by its: | octane number | cetane number | iodine number | acid number | Isooctane has octane number 100 and n-heptane 0. The cetane number rates diesel. | - | it tells double bonds of fats | it tells free acid in fats
2 alkanes | Heating sodium acetate with soda lime gives: | methane | ethane | ethene | acetylene | Decarboxylation removes carbon dioxide, leaving an alkane with one carbon atom less: methane.
2 named-reactions, alkanes | The reaction of an alkyl halide with sodium in dry ether to give an alkane is the: | Wurtz reaction | Kolbe reaction | Cannizzaro reaction | Friedel–Crafts reaction | Two alkyl groups join: 2RX + 2Na gives R–R. It suits alkanes with an even number of carbon atoms.
3 markovnikov | The addition of HBr to propene in the presence of a peroxide gives mainly: | 1-bromopropane | 2-bromopropane | 1,1-dibromopropane | 2,2-dibromopropane | The peroxide or Kharasch effect works by free radicals, so bromine adds to the end carbon. HCl and HI do not show it.
3 ozonolysis | Ozonolysis of 2-butene followed by zinc and water gives: | ethanal only | methanal and propanal | propanone only | methanal only | The double bond in the middle is cut, and each half CH₃CH= becomes ethanal. | they come from but-1-ene | it comes from 2,3-dimethylbut-2-ene | it comes from ethene
3 conformations | Which conformation of ethane is the most stable? | Staggered | Eclipsed | Skew | Planar | In the staggered form hydrogen atoms of the two carbons are farthest apart, so torsional strain is least.
3 huckel-rule, benzene-aromaticity | According to Hückel's rule, an aromatic ring has how many pi electrons? | 4n + 2 | 4n | 2n + 1 | 2n | Planar rings with 4n + 2 delocalised pi electrons, such as six in benzene, are aromatic. | - | the number must be even | that allows 4 and 8, which are antiaromatic
3 electrophilic-substitution | A nitro group already on benzene directs the next electrophile to which position? | Meta | Ortho | Para | Ortho and para equally | The nitro group draws electrons from ortho and para positions and deactivates the ring, so meta substitution is favoured. | - | - | it withdraws electrons most from these places
3 alkynes | Terminal alkynes can be told from other alkynes by: | ammoniacal silver nitrate | bromine water | cold potassium permanganate | burning in air | The acidic hydrogen of a terminal alkyne is replaced by silver, giving a white precipitate. The other tests answer for any unsaturation. | - | all alkynes and alkenes decolour it | all hydrocarbons burn
1 alkanes | The simplest hydrocarbon is: | methane | ethane | ethyne | benzene | Methane CH₄ has one carbon atom. It is the chief part of natural gas.
1 benzene-aromaticity | The molecular formula of benzene is: | C₆H₆ | C₆H₁₂ | C₆H₁₄ | C₆H₅OH | Benzene is a ring of six CH groups. C₆H₁₂ is cyclohexane, and C₆H₅OH is phenol.
1 fuels-petroleum | Which of these is obtained from crude petroleum by fractional distillation? | Kerosene | Vinegar | Common salt | Charcoal | Petrol, kerosene, diesel and lubricating oil are fractions of petroleum that boil at different temperatures.
1 alkenes | Vegetable oils are mostly liquid at room temperature because their fatty acids are: | unsaturated | saturated | aromatic | inorganic | Double bonds bend the chains, so they pack loosely. Animal fats are more saturated and solid.
2 alkynes | How many hydrogen atoms has a molecule of propyne? | 4 | 6 | 8 | 2 | Alkynes are CₙH₂ₙ₋₂, so propyne is C₃H₄. Propene has six and propane eight. | that is propene | that is propane | that is ethyne
2 alkenes | Polythene is made by the polymerisation of: | ethene | ethane | ethyne | propane | Many ethene molecules open their double bonds and join into a long chain. | it has no double bond | its polymer is polyacetylene | it has no double bond
2 alkenes | Ethene is changed into ethane by: | hydrogen with nickel | bromine water | concentrated sulphuric acid | chlorine in sunlight | Hydrogenation adds hydrogen to the double bond on a metal catalyst. | - | it adds to give ethyl hydrogen sulphate | it adds chlorine
2 benzene-aromaticity | A sooty, luminous flame is typical of: | aromatic hydrocarbons | methane | lower alcohols | hydrogen | Benzene and its relatives have a high share of carbon, part of which does not burn at once. | it has little carbon and burns blue | they burn with a blue flame | it has no carbon
3 alkenes | Cold dilute alkaline potassium permanganate changes ethene into: | ethane-1,2-diol | ethanoic acid | ethanal | ethanol | Baeyer's reagent adds two –OH groups, and its purple colour disappears. The product is glycol. | cold, dilute permanganate does not cut the chain | two OH groups are added | two OH groups are added, not one
3 alkanes | How many monochloro products does 2-methylpropane give with chlorine in light? | Two | One | Three | Four | There are two kinds of hydrogen: nine on methyl groups and one on the tertiary carbon.
3 electrophilic-substitution, named-reactions | Friedel–Crafts alkylation of benzene needs which catalyst? | Anhydrous AlCl₃ | Dilute H₂SO₄ | Metallic nickel | Aqueous NaOH | Aluminium chloride forms the electrophile R⁺ from the alkyl halide. Nitration needs the mixture of two acids. | it makes no carbocation from RCl | it is for hydrogenation | it would hydrolyse the halide
`,
    },
  ],
})
