import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The shape of a molecule follows from its electron pairs: they keep as far apart as they can, and lone pairs push harder than bonds. The number of pairs also tells the hybridisation.',
  terms,
  method: [
    'Add the valence electrons of all atoms; add one for each negative charge, take one off for each positive.',
    'Give every outer atom its octet (hydrogen two); what is left are the lone pairs of the central atom.',
    'Steric number = bonded atoms + lone pairs on the central atom.',
    'Read the hybridisation from the steric number and the shape from the atoms alone.',
  ],
  tables: [
    {
      title: 'Steric number',
      columns: ['Number', 'Hybridisation', 'Arrangement of the pairs'],
      rows: [
        ['2', 'sp', 'linear, 180°'],
        ['3', 'sp²', 'trigonal planar, 120°'],
        ['4', 'sp³', 'tetrahedral, 109.5°'],
        ['5', 'sp³d', 'trigonal bipyramidal, 90° and 120°'],
        ['6', 'sp³d²', 'octahedral, 90°'],
        ['7', 'sp³d³', 'pentagonal bipyramidal'],
      ],
    },
    {
      title: 'Shapes with lone pairs',
      columns: ['Bonds', 'Lone pairs', 'Shape', 'Example'],
      rows: [
        ['2', '1', 'bent', 'SO₂'],
        ['3', '1', 'trigonal pyramidal', 'NH₃'],
        ['2', '2', 'bent', 'H₂O'],
        ['4', '1', 'see-saw', 'SF₄'],
        ['3', '2', 'T-shaped', 'ClF₃'],
        ['2', '3', 'linear', 'XeF₂'],
        ['5', '1', 'square pyramidal', 'BrF₅'],
        ['4', '2', 'square planar', 'XeF₄'],
      ],
    },
  ],
  tips: [
    'Shortcut for the steric number: half of (valence electrons of the centre + single-bonded H or halogen atoms − positive charge + negative charge); oxygen counts 0.',
    'A double or triple bond counts as one pair for the shape.',
    'In a trigonal bipyramid lone pairs lie in the plane, in an octahedron opposite each other.',
  ],
  mistakes: [
    'Naming the arrangement of the pairs when the shape of the atoms is asked: water is bent, not tetrahedral.',
    'Forgetting the charge of an ion.',
    'Leaving out lone pairs: XeF₂ is sp³d, not sp.',
  ],
  advanced: [
    'Bond order $= \\dfrac{\\text{bonding} - \\text{antibonding electrons}}{2}$; O₂ has two unpaired electrons.',
    'More lone pairs narrow the angle: CH₄ 109.5°, NH₃ 107°, H₂O 104.5°.',
  ],
})
