/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  ionic-bond | Ionic Bond | electrovalent bond, ionic compounds, lattice energy in bonding, aaynik bandh
  covalent-bond | Covalent Bond | covalent compounds, covalent bonding, single double and triple bonds, sahsanyojak bandh
  metallic-coordinate | Metallic & Coordinate Bonds | metallic bond, coordinate bond, dative bond, coordinate covalent bond
  octet-lewis | Octet Rule & Lewis Structures | octet rule, lewis structure, lewis dot structure, <formal charge, <expanded octet, electron deficient compounds, kossel lewis theory
  vsepr | VSEPR Theory & Shapes | vsepr theory, vsper, shape of molecules, molecular geometry, lone pair, geometry of molecules
  vsepr-hybridisation | VSEPR & Hybridisation Together | vsepr hybridisation, vsepr and hybridization, chemical bonding vsepr hybridisation, hybridisation and shape of molecules, hybridisation and geometry, hybridisation and shapes
  bond-angle | Bond Angle | bond angle order, bond angle comparison, bandh kon
  hybridisation | Hybridisation | hybridization, sp3 hybridisation, sp2 hybridisation, sp3d hybridisation, valence bond theory in bonding, sankaran
  sigma-pi | Sigma & Pi Bonds | sigma bond, pi bond, <orbital overlap
  dipole-moment | Dipole Moment | polarity of bonds, polar and non polar molecules, polar covalent bond, dipole moment of molecules
  hydrogen-bond | Hydrogen Bond | hydrogen bonding, intermolecular hydrogen bond, intramolecular hydrogen bond, h bond
  fajans-rules | Fajans' Rules | fajan, covalent character, polarising power
  resonance-structures | Resonance in Molecules | resonance structures, resonance hybrid, canonical structures
  bond-parameters | Bond Length & Bond Enthalpy | bond length, bond order and bond length, bond parameters, bond strength
  molecular-orbital | Molecular Orbital Theory | mot, <bond order, <paramagnetic molecules, homo lumo, bonding and antibonding orbitals
  xef4 | Structure of XeF₄ | xef4, hybridisation of xef4, shape of xef4, geometry of xef4, bond angle of xef4, hybridisation and shape of xef4, lone pairs in xef4, hybridisation of xenon tetrafluoride, shape of xenon tetrafluoride, structure of xenon tetrafluoride, bond angle of xenon tetrafluoride
  xef2 | Structure of XeF₂ | xef2, hybridisation of xef2, shape of xef2, geometry of xef2, bond angle of xef2, hybridisation and shape of xef2, lone pairs in xef2, hybridisation of xenon difluoride, shape of xenon difluoride, structure of xenon difluoride, bond angle of xenon difluoride
  xeo3 | Structure of XeO₃ | xeo3, hybridisation of xeo3, shape of xeo3, geometry of xeo3, bond angle of xeo3, hybridisation and shape of xeo3, lone pairs in xeo3
  xeof4 | Structure of XeOF₄ | xeof4, hybridisation of xeof4, shape of xeof4, geometry of xeof4, bond angle of xeof4, hybridisation and shape of xeof4, lone pairs in xeof4
  sf6 | Structure of SF₆ | sf6, hybridisation of sf6, shape of sf6, geometry of sf6, bond angle of sf6, hybridisation and shape of sf6, lone pairs in sf6, hybridisation of sulphur hexafluoride, shape of sulphur hexafluoride, structure of sulphur hexafluoride, bond angle of sulphur hexafluoride
  sf4 | Structure of SF₄ | sf4, hybridisation of sf4, shape of sf4, geometry of sf4, bond angle of sf4, hybridisation and shape of sf4, lone pairs in sf4
  so2 | Structure of SO₂ | hybridisation of so2, shape of so2, geometry of so2, bond angle of so2, hybridisation and shape of so2, lone pairs in so2, hybridisation of sulphur dioxide, shape of sulphur dioxide, structure of sulphur dioxide, bond angle of sulphur dioxide
  so3 | Structure of SO₃ | hybridisation of so3, shape of so3, geometry of so3, bond angle of so3, hybridisation and shape of so3, lone pairs in so3, hybridisation of sulphur trioxide, shape of sulphur trioxide, structure of sulphur trioxide, bond angle of sulphur trioxide
  so4 | Structure of SO₄²⁻ | hybridisation of so4, shape of so4, geometry of so4, bond angle of so4, hybridisation and shape of so4, lone pairs in so4, hybridisation of sulphate ion, shape of sulphate ion, structure of sulphate ion, bond angle of sulphate ion
  pcl5 | Structure of PCl₅ | pcl5, hybridisation of pcl5, shape of pcl5, geometry of pcl5, bond angle of pcl5, hybridisation and shape of pcl5, lone pairs in pcl5, hybridisation of phosphorus pentachloride, shape of phosphorus pentachloride, structure of phosphorus pentachloride, bond angle of phosphorus pentachloride
  pcl3 | Structure of PCl₃ | pcl3, hybridisation of pcl3, shape of pcl3, geometry of pcl3, bond angle of pcl3, hybridisation and shape of pcl3, lone pairs in pcl3
  clf3 | Structure of ClF₃ | clf3, hybridisation of clf3, shape of clf3, geometry of clf3, bond angle of clf3, hybridisation and shape of clf3, lone pairs in clf3
  clo4 | Structure of ClO₄⁻ | clo4, hybridisation of clo4, shape of clo4, geometry of clo4, bond angle of clo4, hybridisation and shape of clo4, lone pairs in clo4
  brf5 | Structure of BrF₅ | brf5, hybridisation of brf5, shape of brf5, geometry of brf5, bond angle of brf5, hybridisation and shape of brf5, lone pairs in brf5
  if5 | Structure of IF₅ | if5, hybridisation of if5, shape of if5, geometry of if5, bond angle of if5, hybridisation and shape of if5, lone pairs in if5
  if7 | Structure of IF₇ | if7, hybridisation of if7, shape of if7, geometry of if7, bond angle of if7, hybridisation and shape of if7, lone pairs in if7
  i3 | Structure of I₃⁻ | i3, hybridisation of i3, shape of i3, geometry of i3, bond angle of i3, hybridisation and shape of i3, lone pairs in i3, hybridisation of triiodide ion, shape of triiodide ion, structure of triiodide ion, bond angle of triiodide ion
  icl4 | Structure of ICl₄⁻ | icl4, hybridisation of icl4, shape of icl4, geometry of icl4, bond angle of icl4, hybridisation and shape of icl4, lone pairs in icl4
  nh3 | Structure of NH₃ | hybridisation of nh3, shape of nh3, geometry of nh3, bond angle of nh3, hybridisation and shape of nh3, lone pairs in nh3, hybridisation of ammonia, shape of ammonia, structure of ammonia, bond angle of ammonia
  nf3 | Structure of NF₃ | nf3, hybridisation of nf3, shape of nf3, geometry of nf3, bond angle of nf3, hybridisation and shape of nf3, lone pairs in nf3
  nh4 | Structure of NH₄⁺ | hybridisation of nh4, shape of nh4, geometry of nh4, bond angle of nh4, hybridisation and shape of nh4, lone pairs in nh4, hybridisation of ammonium ion, shape of ammonium ion, structure of ammonium ion, bond angle of ammonium ion
  no3 | Structure of NO₃⁻ | hybridisation of no3, shape of no3, geometry of no3, bond angle of no3, hybridisation and shape of no3, lone pairs in no3, hybridisation of nitrate ion, shape of nitrate ion, structure of nitrate ion, bond angle of nitrate ion
  h2o | Structure of H₂O | hybridisation of h2o, shape of h2o, geometry of h2o, bond angle of h2o, hybridisation and shape of h2o, lone pairs in h2o, hybridisation of water, shape of water, structure of water, bond angle of water, hybridisation of water molecule, shape of water molecule, structure of water molecule, bond angle of water molecule
  h3o | Structure of H₃O⁺ | hybridisation of h3o, shape of h3o, geometry of h3o, bond angle of h3o, hybridisation and shape of h3o, lone pairs in h3o, hybridisation of hydronium ion, shape of hydronium ion, structure of hydronium ion, bond angle of hydronium ion
  o3 | Structure of O₃ | hybridisation of o3, shape of o3, geometry of o3, bond angle of o3, hybridisation and shape of o3, lone pairs in o3, hybridisation of ozone, shape of ozone, structure of ozone, bond angle of ozone
  ch4 | Structure of CH₄ | hybridisation of ch4, shape of ch4, geometry of ch4, bond angle of ch4, hybridisation and shape of ch4, lone pairs in ch4, hybridisation of methane, shape of methane, structure of methane, bond angle of methane
  ccl4 | Structure of CCl₄ | hybridisation of ccl4, shape of ccl4, geometry of ccl4, bond angle of ccl4, hybridisation and shape of ccl4, lone pairs in ccl4
  co2 | Structure of CO₂ | hybridisation of co2, shape of co2, geometry of co2, bond angle of co2, hybridisation and shape of co2, lone pairs in co2, hybridisation of carbon dioxide, shape of carbon dioxide, structure of carbon dioxide, bond angle of carbon dioxide
  co3 | Structure of CO₃²⁻ | hybridisation of co3, shape of co3, geometry of co3, bond angle of co3, hybridisation and shape of co3, lone pairs in co3, hybridisation of carbonate ion, shape of carbonate ion, structure of carbonate ion, bond angle of carbonate ion
  c2h6 | Structure of C₂H₆ | hybridisation of c2h6, shape of c2h6, geometry of c2h6, bond angle of c2h6, hybridisation and shape of c2h6, lone pairs in c2h6, hybridisation of ethane, shape of ethane, structure of ethane, bond angle of ethane
  c2h4 | Structure of C₂H₄ | hybridisation of c2h4, shape of c2h4, geometry of c2h4, bond angle of c2h4, hybridisation and shape of c2h4, lone pairs in c2h4, hybridisation of ethene, shape of ethene, structure of ethene, bond angle of ethene, hybridisation of ethylene, shape of ethylene, structure of ethylene, bond angle of ethylene
  c2h2 | Structure of C₂H₂ | hybridisation of c2h2, shape of c2h2, geometry of c2h2, bond angle of c2h2, hybridisation and shape of c2h2, lone pairs in c2h2, hybridisation of ethyne, shape of ethyne, structure of ethyne, bond angle of ethyne, hybridisation of acetylene, shape of acetylene, structure of acetylene, bond angle of acetylene
  bf3 | Structure of BF₃ | bf3, hybridisation of bf3, shape of bf3, geometry of bf3, bond angle of bf3, hybridisation and shape of bf3, lone pairs in bf3, hybridisation of boron trifluoride, shape of boron trifluoride, structure of boron trifluoride, bond angle of boron trifluoride
  bcl3 | Structure of BCl₃ | bcl3, hybridisation of bcl3, shape of bcl3, geometry of bcl3, bond angle of bcl3, hybridisation and shape of bcl3, lone pairs in bcl3
  becl2 | Structure of BeCl₂ | becl2, hybridisation of becl2, shape of becl2, geometry of becl2, bond angle of becl2, hybridisation and shape of becl2, lone pairs in becl2
  ionic-and-covalent-compared | Ionic and Covalent Bonds Compared | ionic and covalent bond, ionic and covalent compounds, difference between ionic and covalent compounds, ayanik aur sahsanyojak bandh, electrovalent and covalent bond, electrovalent and covalent compounds
`
