/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  ionic-bond | Ionic Bond | electrovalent bond, ionic compounds, lattice energy in bonding, aaynik bandh
  covalent-bond | Covalent Bond | covalent compounds, covalent bonding, single double and triple bonds, sahsanyojak bandh
  metallic-coordinate | Metallic & Coordinate Bonds | metallic bond, coordinate bond, dative bond, coordinate covalent bond
  octet-lewis | Octet Rule & Lewis Structures | octet rule, lewis structure, lewis dot structure, <formal charge, <expanded octet, electron deficient compounds, kossel lewis theory
  vsepr | VSEPR Theory & Shapes | vsepr theory, vsper, shape of molecules, shapes of molecules, molecular geometry, lone pair, bond angle, geometry of molecules
  hybridisation | Hybridisation | hybridization, sp3 hybridisation, sp2 hybridisation, sp3d hybridisation, valence bond theory in bonding, sankaran
  sigma-pi | Sigma & Pi Bonds | sigma bond, pi bond, sigma and pi bond, <orbital overlap
  dipole-moment | Dipole Moment | polarity of bonds, polar and non polar molecules, polar covalent bond, dipole moment of molecules
  hydrogen-bond | Hydrogen Bond | hydrogen bonding, intermolecular hydrogen bond, intramolecular hydrogen bond, h bond
  fajans-rules | Fajans' Rules | fajan, fajan rule, fajans rule, fajan's rule, covalent character, polarising power
  resonance-structures | Resonance in Molecules | resonance structures, resonance hybrid, canonical structures
  bond-parameters | Bond Length & Bond Enthalpy | bond length, bond order and bond length, bond parameters, bond strength
  molecular-orbital | Molecular Orbital Theory | mot, <bond order, <paramagnetic molecules, homo lumo, bonding and antibonding orbitals
`
