/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  hydrogen-compounds | Hydrogen & its Compounds | <isotopes of hydrogen, <heavy water, <hydrogen peroxide, <water gas, <hydrides, <h2o2
  water-hardness | Hardness of Water | hard water, hard water and soft water, <temporary hardness, <permanent hardness, water hardness removal, temporary and permanent hardness
  alkali-metals | Alkali Metals | group 1 metals, sodium and its compounds, <sodium, kshar dhatu, <solvay process, castner kellner, reactions of alkali metals, properties of alkali metals
  alkaline-earth-metals | Alkaline Earth Metals | group 2 metals, calcium compounds, <plaster of paris, <quicklime, <gypsum, magnesium and calcium
  boron-family | Boron Family | group 13, boron, <borax, <borax bead test, <diborane, <boric acid, borazine
  carbon-family | Carbon Family | group 14, <silicones, <silicates, <zeolites, <carbon monoxide, carbon dioxide in chemistry, <silicon, <zeolite
  allotropes | Allotropes of Carbon | allotropy, diamond and graphite, graphite, <fullerene, allotropes of carbon and other elements, aparroop, <diamond
  inert-pair-effect | Inert Pair Effect | inert pair
  nitrogen-family | Nitrogen Family | group 15, nitrogen, <phosphorus, <oxides of nitrogen, <oxoacids of phosphorus, white and red phosphorus, phosphine
  haber-process | Haber Process | haber bosch process, manufacture of ammonia, haber process for ammonia
  ammonia-nitric-acid | Ammonia & Nitric Acid | ammonia, nitric acid, <ostwald process, <aqua regia
  oxygen-family | Oxygen Family | group 16, <sulphur, <allotropes of sulphur, <ozone, <sulphur dioxide, oxides and ozone, oxoacids of sulphur
  sulphuric-acid | Sulphuric Acid | contact process, h2so4, <oleum, gandhak ka amla
  halogens | Halogens | group 17, group 17 elements, <chlorine, <interhalogen compounds, <hydrogen halides, <oxoacids of halogens, <fluorine, hydrochloric acid in p block
  noble-gases | Noble Gases | group 18, inert gases, argon and helium uses, utkrisht gas, noble gas
  noble-gas-compounds | Compounds of Noble Gases | noble gas compounds, xenon compounds, xenon fluorides, xenon compounds structure
`
