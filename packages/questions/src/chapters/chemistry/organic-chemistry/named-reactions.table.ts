import { defineTable } from '../../../kit/facts/define-table.ts'

/** Reactions that papers call by the names of their finders, with what they use and what they give. */
export const namedReactions = defineTable({
  id: 'named-reactions',
  about: 'named reactions of organic chemistry',
  header: 'Reaction',
  concepts: ['named-reactions'],
  columns: {
    reagent: {
      header: 'Reagent',
      kind: 'text',
      ask: ['Which of the following is used in the {name}?', 'The {name} is carried out with:'],
      askBack: [
        'Which of the following reactions uses {value}?',
        'Which of the following is carried out with {value}?',
      ],
      say: 'The {name} uses {value}',
    },
    product: {
      header: 'Product',
      kind: 'text',
      ask: ['What is the product of the {name}?', 'The {name} is used to prepare:'],
      askBack: [
        'Which of the following reactions gives {value}?',
        'Which of the following reactions is used to obtain {value}?',
      ],
      say: 'The {name} gives {value}',
    },
  },
  parts: [
    {
      sources: ['NCERT, Chemistry Part II for class XII', 'Morrison and Boyd, Organic Chemistry'],
      rows: `
        1 aldol-condensation | Aldol reaction | dilute alkali | a β-hydroxy aldehyde or ketone | It needs an aldehyde or ketone with at least one α-hydrogen.
        1 cannizzaro-reaction | Cannizzaro reaction | concentrated alkali | an alcohol and the salt of an acid | Only aldehydes without an α-hydrogen, such as methanal and benzaldehyde, give it.
        1 carbonyl-reduction | Clemmensen reduction | zinc amalgam and concentrated hydrochloric acid | a hydrocarbon from a carbonyl compound | The CO group becomes CH₂ in an acidic medium.
        1 carbonyl-reduction | Wolff-Kishner reduction | hydrazine and a strong base in ethylene glycol | a hydrocarbon from a carbonyl compound | The CO group becomes CH₂ in a basic medium.
        1 carbonyl-reduction | Rosenmund reduction | hydrogen over palladium on barium sulphate | an aldehyde from an acyl chloride | The catalyst is partly poisoned, so that the aldehyde is not reduced further.
        2 carbonyl-reduction | Stephen reaction | stannous chloride and hydrochloric acid | an aldehyde from a nitrile | An imine is formed first, and water turns it into the aldehyde.
        2 aldehydes-ketones | Etard reaction | chromyl chloride | benzaldehyde from toluene | A brown chromium complex forms and is hydrolysed to the aldehyde.
        2 aldehydes-ketones | Gattermann-Koch reaction | carbon monoxide and hydrogen chloride with aluminium chloride | benzaldehyde from benzene | It puts a CHO group straight on the ring.
        1 diazonium-salts, sandmeyer-reaction | Sandmeyer reaction | a cuprous halide in the halogen acid | a haloarene from a diazonium salt | Its yield is better than that of the Gattermann reaction.
        2 diazonium-salts | Gattermann reaction | copper powder in the halogen acid | a haloarene from a diazonium salt | It is the Sandmeyer reaction with copper in place of a cuprous salt.
        2 diazonium-salts | Balz-Schiemann reaction | fluoroboric acid | a fluoroarene from a diazonium salt | The diazonium fluoroborate is filtered off and heated.
        1 alkanes, wurtz-reaction | Wurtz reaction | sodium in dry ether | an alkane from an alkyl halide | Two alkyl groups join, so it suits alkanes with an even number of carbon atoms.
        2 haloalkanes | Fittig reaction | sodium in dry ether | biphenyl from a haloarene | Two aryl groups join.
        2 haloalkanes, wurtz-reaction | Wurtz-Fittig reaction | sodium in dry ether | an alkylbenzene from a haloarene and an alkyl halide | An aryl and an alkyl group join.
        1 electrophilic-substitution | Friedel-Crafts acylation | - | an aromatic ketone from benzene | The acyl group makes the ring less reactive, so only one enters.
        1 phenols, kolbe-reaction | Kolbe-Schmitt reaction | carbon dioxide with sodium phenoxide, then acid | salicylic acid from phenol | The carboxyl group enters mainly at the ortho place.
        2 alkanes, kolbe-reaction | Kolbe electrolysis | - | an alkane from a salt of a carboxylic acid | Carbon dioxide leaves at the anode, and two alkyl radicals join.
        1 phenols, reimer-tiemann | Reimer-Tiemann reaction | chloroform and aqueous alkali | salicylaldehyde from phenol | Dichlorocarbene is the electrophile.
        1 ethers | Williamson synthesis | a sodium alkoxide | an ether from an alkyl halide | It is an SN2 reaction and works best with primary halides.
        1 haloalkanes | Finkelstein reaction | sodium iodide in dry acetone | an alkyl iodide | Sodium chloride or bromide is insoluble in acetone and drives the reaction.
        1 haloalkanes | Swarts reaction | a metallic fluoride such as silver fluoride | an alkyl fluoride | Mercurous, cobaltous and antimony fluorides serve as well.
        2 haloalkanes | Hunsdiecker reaction | bromine with the silver salt of an acid | an alkyl bromide with one carbon less | Carbon dioxide is lost from the silver salt.
        1 carboxylic-acids | Hell-Volhard-Zelinsky reaction | chlorine or bromine with red phosphorus | an α-halo acid | Only acids with an α-hydrogen give it.
        1 amines, hofmann-bromamide | Hofmann bromamide degradation | bromine in aqueous alkali | a primary amine with one carbon less | The amide loses its carbonyl carbon as carbonate.
        1 amines | Gabriel phthalimide synthesis | potassium phthalimide with an alkyl halide | a primary amine free of secondary ones | Aromatic primary amines cannot be made by it.
        1 amines | Carbylamine reaction | chloroform with alcoholic potassium hydroxide | a foul-smelling isocyanide | Only primary amines give it, so it is a test for them.
        3 phenols | Dow process | aqueous sodium hydroxide at 623 K and 300 atm | phenol from chlorobenzene | The first product is sodium phenoxide, which acid turns into phenol.
        2 alkynes | Lindlar hydrogenation | palladium on calcium carbonate, partly poisoned | a cis-alkene from an alkyne | Sodium in liquid ammonia gives the trans-alkene instead.
        3 aldehydes-ketones | Perkin reaction | acetic anhydride with sodium acetate | cinnamic acid from benzaldehyde | It is a condensation like the aldol reaction.
        2 esters | Fischer esterification | an alcohol with a little concentrated sulphuric acid | - | The reaction is reversible, so water is removed or the alcohol is taken in excess.
      `,
    },
  ],
})
