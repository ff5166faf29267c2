import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these tells an alkene from an alkane?' */
export const hydrocarbonPairs = defineBank({
  id: 'hydrocarbon-pairs',
  sets: [
    {
      rows: `
1 alkanes-alkenes-alkynes | The general formulas of alkanes, alkenes and alkynes are, in order: | CₙH₂ₙ₊₂, CₙH₂ₙ, CₙH₂ₙ₋₂ | CₙH₂ₙ₋₂, CₙH₂ₙ, CₙH₂ₙ₊₂ | CₙH₂ₙ, CₙH₂ₙ₋₂, CₙH₂ₙ₊₂ | CₙH₂ₙ₋₂, CₙH₂ₙ₊₂, CₙH₂ₙ | Each further bond between two carbon atoms costs two hydrogen atoms.
1 alkanes-alkenes-alkynes | An alkene or alkyne decolourises bromine water, an alkane in the dark does not. Which of the following does? | Ethene | Ethane | Propane | Butane | The double bond adds bromine; alkanes do not react without light.
1 alkanes-alkenes-alkynes | Alkanes mostly react by substitution. Alkenes and alkynes mostly react by: | addition | substitution | neutralisation | decomposition | The π bonds open and take up other atoms.
1 alkanes-alkenes-alkynes | Which of the following is an alkyne, while the others are an alkane and two alkenes? | Ethyne | Ethane | Ethene | Propene | Ethyne, also called acetylene, is the first alkyne.
2 alkanes-alkenes-alkynes | Carbon atoms joined by the single, double and triple bond of an alkane, an alkene and an alkyne have, in order, the hybridisation: | sp³, sp², sp | sp, sp², sp³ | sp², sp, sp³ | sp, sp³, sp² | The bond angles are about 109.5°, 120° and 180°.
2 alkanes-alkenes-alkynes | Of an alkane, an alkene and an alkyne with two carbon atoms, the bond between these is shortest in: | ethyne | ethene | ethane | ethane and ethene alike | More shared pairs pull the atoms closer: 154 pm in ethane, 134 pm in ethene and 120 pm in ethyne.
2 alkanes-alkenes-alkynes | Which reagent tells a terminal alkyne such as ethyne from an alkene or an alkane? | Ammoniacal silver nitrate | Bromine water | Alkaline potassium permanganate | Hydrogen with nickel | Terminal alkynes have acidic hydrogen and give a white precipitate; the other reagents react with both.
2 alkanes-alkenes-alkynes | On burning in air, alkanes and unsaturated compounds (alkenes and alkynes) generally give, respectively: | a clean flame and a sooty flame | a sooty flame and a clean flame | a sooty flame and a green flame | a green flame and a clean flame | Unsaturated compounds have a higher share of carbon.
2 alkanes-alkenes-alkynes | Adding hydrogen to an alkyne step by step with catalysts gives: | first an alkene, then an alkane | first an alkane, then an alkene | an alkane, then another alkyne | an alkene, then another alkyne | Each mole of hydrogen opens one π bond.
2 alkanes-alkenes-alkynes | Given below are two statements: // Statement I: Cis-trans isomerism about the multiple bond is shown by some alkenes. // Statement II: It is shown by alkynes and open-chain alkanes too. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | Rotation about a C=C bond is hindered; about a C–C single bond it is free.
2 alkanes-alkenes-alkynes | Given below are two statements: // Statement I: A terminal alkyne such as ethyne is more acidic than an alkene. // Statement II: An alkene such as ethene is more acidic than an alkane. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | The more s character a carbon orbital has, the more acidic the hydrogen joined to it.
1 alkanes-alkenes-alkynes | An alkane, an alkene and an alkyne with four carbon atoms have how many hydrogen atoms, in order? | 10, 8, 6 | 6, 8, 10 | 6, 8, 12 | 8, 6, 10 | Put n = 4 in the three general formulas.
3 alkanes-alkenes-alkynes | 10 mL of a gaseous hydrocarbon needs 30 mL of oxygen to burn and gives 20 mL of CO₂, at the same conditions. It is: | ethene | ethane | ethyne | methane | Two carbon atoms take 2 O₂, and the third O₂ burns four hydrogen atoms, so it is C₂H₄.
3 alkanes-alkenes-alkynes | X and Y are both C₄H₆ and take up two moles of bromine. X gives a precipitate with ammoniacal silver nitrate and Y does not. X and Y may be: | but-1-yne and but-2-yne | but-2-yne and but-1-yne | but-2-ene and but-1-yne | but-2-yne and but-1-ene | Only an alkyne with hydrogen on the triple bond gives the silver salt. Butenes are C₄H₈.
3 alkanes-alkenes-alkynes | A hydrocarbon C₄H₆ takes up two moles of hydrogen to give butane and forms a precipitate with ammoniacal silver nitrate. It is: | but-1-yne | but-2-yne | buta-1,3-diene | buta-1,2-diene | Two moles of hydrogen fit an alkyne or a diene, and only a terminal alkyne gives the precipitate; alkenes and alkanes do not.
`,
    },
  ],
})
