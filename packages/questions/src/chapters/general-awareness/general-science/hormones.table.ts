import { defineTable } from '../../../kit/facts/define-table.ts'

export const hormones = defineTable({
  id: 'hormones',
  about: 'hormones',
  header: 'Hormone',
  columns: {
    gland: {
      header: 'Made by',
      kind: 'text',
      ask: ['Which organ, gland or tissue makes {name}?', '{name} is made by:'],
      askBack: ['Which of these hormones comes from {value}?'],
      askNot: ['Which of these hormones does not come from {value}?'],
      say: '{name} comes from {value}',
    },
    work: {
      header: 'Work',
      kind: 'text',
      ask: ['The hormone {name}:', 'Which of the following does the hormone {name} do?'],
      askBack: ['Which of these hormones {value}?'],
      say: '{name} {value}',
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: { body: 'hormones', gut: 'hormones', plant: 'plant-hormones' },
    },
    organism: { header: 'Organism', kind: 'text' },
  },
  near: ['kind'],
  alike: ['organism'],
  parts: [
    {
      sources: ['NCERT Biology, Class XI', 'Guyton and Hall, Textbook of Medical Physiology'],
      rows: `
        1 | insulin | the pancreas | lowers the sugar in the blood | body | human | Beta cells of the islets of Langerhans make it, and its lack causes diabetes.
        1 | glucagon | the pancreas | raises the sugar in the blood | body | human | Alpha cells of the islets of Langerhans make it.
        1 | thyroxine | the thyroid gland | sets the rate of metabolism | body | human | It needs iodine.
        1 | adrenaline | the adrenal medulla | prepares the body for fight or flight / raises the sugar in the blood / helps the body to bear stress | body | human | It is called the emergency hormone.
        2 | cortisol | the adrenal cortex | helps the body to bear stress / raises the sugar in the blood | body | human | It also holds down inflammation.
        2 | aldosterone | the adrenal cortex | keeps sodium in the body | body | human | It acts on the kidneys.
        1 | somatotropin | the anterior pituitary | makes the body grow / raises the sugar in the blood | body | human | It is the growth hormone, and its lack in childhood causes dwarfism.
        1 | prolactin | the anterior pituitary | makes milk form in the breasts | body | human | Its name means for milk.
        2 | TSH | the anterior pituitary | makes the thyroid work | body | human | It is the thyroid stimulating hormone.
        2 | ACTH | the anterior pituitary | makes the adrenal cortex work / helps the body to bear stress | body | human | Its full name is adrenocorticotropic hormone.
        2 | FSH | the anterior pituitary | makes egg follicles ripen | body | human | It is the follicle stimulating hormone.
        2 | LH | the anterior pituitary | brings about the release of the egg | body | human | It is the luteinising hormone.
        1 | oxytocin | the hypothalamus / the posterior pituitary | makes the womb contract at birth | body | human | The posterior pituitary stores and releases it.
        1 | vasopressin (ADH) | the hypothalamus / the posterior pituitary | saves water in the kidneys | body | human | The posterior pituitary releases it, and its lack causes diabetes insipidus.
        1 | melatonin | the pineal gland | sets the daily rhythm of sleep | body | human | Darkness raises it.
        2 | thymosin | the thymus | helps T cells to mature | body | human | The gland shrinks with age.
        1 | parathormone (PTH) | the parathyroid glands | raises the calcium in the blood | body | human | It draws on the bones.
        2 | calcitonin | the thyroid gland | lowers the calcium in the blood | body | human | It acts against parathormone.
        1 | testosterone | the testes | brings about the male characters | body | human | Leydig cells make it.
        1 | oestrogen | the ovaries / the placenta | brings about the female characters | body | human | Growing follicles make it.
        1 | progesterone | the corpus luteum of the ovary / the ovaries / the placenta | keeps up pregnancy | body | human | The placenta makes it later.
        2 | hCG | the placenta | keeps the corpus luteum working in early pregnancy / keeps up pregnancy | body | human | It is the human chorionic gonadotropin, which pregnancy tests detect.
        2 | gastrin | the stomach wall | makes gastric juice flow | gut | human | It acts on the glands of the stomach.
        2 | secretin | the wall of the small intestine | makes the pancreas give out bicarbonate | gut | human | It was the first hormone to be discovered, in 1902.
        2 | cholecystokinin | the wall of the small intestine | makes the gall bladder give out bile / lowers the appetite | gut | human | Fat in food calls it out.
        2 | erythropoietin | the kidneys | makes red blood cells form | body | human | Lack of oxygen raises it.
        2 | leptin | fat cells | lowers the appetite | body | human | Its name means thin.
        2 | ghrelin | the stomach wall | raises the appetite | gut | human | It is called the hunger hormone.
        1 | auxin | - | makes plant cells lengthen | plant | plant | It bends shoots towards light.
        1 | ethylene | - | ripens fruits | plant | plant | It is the only plant hormone that is a gas.
        2 | abscisic acid | - | closes the pores of leaves in drought | plant | plant | It is called the stress hormone of plants.
        1 | gibberellin | - | makes stems grow tall | plant | plant | It also breaks the dormancy of seeds.
        2 | cytokinin | - | makes plant cells divide | plant | plant | It delays the ageing of leaves.
      `,
    },
  ],
})
