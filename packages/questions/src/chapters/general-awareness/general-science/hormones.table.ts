import { defineTable } from '../../../kit/facts/define-table.ts'

export const hormones = defineTable({
  id: 'hormones',
  about: 'hormones',
  header: 'Hormone',
  columns: {
    gland: {
      header: 'Secreted by',
      kind: 'text',
      ask: [
        'Which organ, gland or tissue is the main source of {name}?',
        'The hormone {name} is secreted mainly by:',
      ],
      askBack: ['Which of the following hormones is secreted mainly by {value}?'],
      say: '{name} is secreted mainly by {value}',
    },
    work: {
      header: 'Function',
      kind: 'text',
      ask: ['What does the hormone {name} do?', '{name} is a hormone that:'],
      askBack: ['Which of the following hormones {value}?'],
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
        1 | insulin | the pancreas | lowers the level of glucose in the blood | body | human | Beta cells of the islets of Langerhans make it, and its lack causes diabetes.
        1 | glucagon | the pancreas | raises the level of glucose in the blood | body | human | Alpha cells of the islets of Langerhans make it.
        1 | thyroxine | - | regulates the basal metabolic rate | body | human | It needs iodine.
        1 | adrenaline | the adrenal medulla | prepares the body for fight or flight / raises the level of glucose in the blood / helps the body to bear stress | body | human | It is called the emergency hormone.
        2 | cortisol | the adrenal cortex | helps the body to bear stress / raises the level of glucose in the blood | body | human | It also holds down inflammation.
        2 | aldosterone | the adrenal cortex | increases the reabsorption of sodium in the kidneys | body | human | It acts on the kidneys.
        1 | somatotropin | the anterior pituitary | stimulates the growth of the body / raises the level of glucose in the blood | body | human | It is the growth hormone, and its lack in childhood causes dwarfism.
        1 | prolactin | the anterior pituitary | stimulates the formation of milk in the breasts | body | human | Its name means for milk.
        2 | TSH | the anterior pituitary | stimulates the thyroid gland | body | human | It is the thyroid stimulating hormone.
        2 | ACTH | the anterior pituitary | stimulates the adrenal cortex / helps the body to bear stress | body | human | Its full name is adrenocorticotropic hormone.
        2 | FSH | the anterior pituitary | stimulates the growth of ovarian follicles | body | human | It is the follicle stimulating hormone.
        2 | LH | the anterior pituitary | brings about ovulation | body | human | It is the luteinising hormone.
        1 | oxytocin | the hypothalamus / the posterior pituitary | contracts the uterus during childbirth | body | human | The posterior pituitary stores and releases it.
        1 | vasopressin (ADH) | the hypothalamus / the posterior pituitary | increases the reabsorption of water in the kidneys | body | human | The posterior pituitary releases it, and its lack causes diabetes insipidus.
        1 | melatonin | the pineal gland | regulates the daily rhythm of sleep and waking | body | human | Darkness raises it.
        2 | thymosin | - | helps in the maturation of T-lymphocytes | body | human | The gland shrinks with age.
        1 | parathormone (PTH) | - | raises the level of calcium in the blood | body | human | It draws on the bones.
        2 | calcitonin | the thyroid gland | lowers the level of calcium in the blood | body | human | It acts against parathormone.
        1 | testosterone | the Leydig cells | brings about the secondary sexual characters of the male | body | human | These cells lie in the testes.
        1 | oestrogen | the ovaries / the placenta | brings about the secondary sexual characters of the female | body | human | Growing follicles make it.
        1 | progesterone | the corpus luteum of the ovary / the ovaries / the placenta | maintains pregnancy | body | human | The placenta makes it later.
        2 | hCG | the placenta | maintains the corpus luteum in early pregnancy / maintains pregnancy | body | human | It is the human chorionic gonadotropin, which pregnancy tests detect.
        2 | gastrin | the stomach wall | stimulates the secretion of gastric juice | gut | human | It acts on the glands of the stomach.
        2 | secretin | the wall of the small intestine | stimulates the pancreas to release bicarbonate | gut | human | It was the first hormone to be discovered, in 1902.
        2 | cholecystokinin | the wall of the small intestine | makes the gall bladder release bile / reduces the appetite | gut | human | Fat in food calls it out.
        2 | erythropoietin | the kidneys | stimulates the formation of red blood cells | body | human | Lack of oxygen raises it.
        2 | leptin | fat cells | reduces the appetite | body | human | Its name means thin.
        2 | ghrelin | the stomach wall | increases the appetite | gut | human | It is called the hunger hormone.
        1 | auxin | - | causes the bending of shoots towards light | plant | plant | It makes the cells of the shaded side lengthen.
        1 | ethylene | - | ripens fruits | plant | plant | It is the only plant hormone that is a gas.
        2 | abscisic acid | - | closes the stomata during drought | plant | plant | It is called the stress hormone of plants.
        1 | gibberellin | - | makes dwarf plants grow tall / causes the bolting of rosette plants | plant | plant | It also breaks the dormancy of seeds.
        2 | cytokinin | - | promotes cell division and delays the ageing of leaves | plant | plant | It acts together with auxin.
      `,
    },
  ],
})
