/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  milk-and-water | Milk & Water | doodh aur pani, water to be added, milk water ratio, milk water mixture, dudh aur pani mishran, dudh pani, doodh pani mishran, dudh aur pani
  mixing-two-vessels | Mixing Two Vessels | two vessels mixed, mixture of two containers, alloy mixture, mixture of two alloys, two alloys mixed, alloys, three vessels mix, three vessels mixed, three mixtures
  rule-of-alligation | Rule of Alligation | alligation, alligation method, mishran niyam, cheaper and dearer, mean price, mean price of mixture
  repeated-replacement | Repeated Replacement | repeated dilution, milk replaced by water twice, replacement of milk with water, replacement of milk by water, milk replaced by water, milk replaced with water, milk and water replacement, replacement of mixture
  single-replacement | Replacement of a Mixture Once | removal and replacement once
`
