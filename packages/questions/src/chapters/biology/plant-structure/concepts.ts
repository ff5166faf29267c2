/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  root | Root & its Modifications | root system, modifications of root, types of roots, <pneumatophores, <prop roots, jad
  stem | Stem & its Modifications | modification of stem, <underground stem, <rhizome, <stem tendrils, tana, modified stems
  leaf | Leaf | venation, <phyllotaxy, types of leaves, modifications of leaf, simple and compound leaf
  inflorescence | Inflorescence | racemose and cymose inflorescence, <racemose, <cymose
  flower | Parts of a Flower | flower, <aestivation, calyx corolla androecium gynoecium, whorls of flower, hypogynous epigynous perigynous
  placentation | Placentation | types of placentation, <axile placentation
  fruits-and-seeds | Fruits & Seeds | types of fruits, structure of seed, <drupe, dicot and monocot seed, seeds
  families | Floral Formula & Families | floral formula, <floral diagram, <solanaceae, <fabaceae, <liliaceae, plant families
  meristems | Meristematic Tissue | meristem, apical meristem, intercalary meristem
  simple-tissues | Simple Permanent Tissues | <parenchyma, collenchyma, <sclerenchyma, simple tissues in plants
  xylem-and-phloem | Xylem & Phloem | <xylem, <phloem, complex tissues in plants, vessels and tracheids, <sieve tubes, plant tissues xylem phloem, difference between xylem and phloem, complex permanent tissue, vascular tissue of plants
  stomata | Stomata | stoma, guard cells, stomatal apparatus, structure of stomata, opening and closing of stomata, randhra
  epidermis | Epidermis & Stomata | epidermal tissue system, <trichomes, epidermis
  vascular-bundles | Vascular Bundles | types of vascular bundles, conjoint and radial bundles
  monocots-and-dicots | Monocots & Dicots | monocotyledons and dicotyledons, monocot and dicot plants, ek beejpatri aur dwi beejpatri, difference between monocot and dicot, ekbijpatri aur dwibijpatri
  internal-structure | Anatomy of Dicot & Monocot Organs | dicot and monocot stem, dicot and monocot root, <anatomy of leaf, <dicot and monocot leaf, <casparian strips, <endodermis
  secondary-growth | Secondary Growth | <cambium, annual rings, <heartwood and sapwood, <cork cambium, <bark, periderm
`
