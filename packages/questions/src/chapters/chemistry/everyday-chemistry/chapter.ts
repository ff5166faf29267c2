import { defineChapter } from '../../../kit/define-chapter.ts'

export const everydayChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Chemistry in Everyday Life',
  aliases: ['everyday chemistry', 'chemistry in daily life', 'applied chemistry'],
  weight: 40,
  types: {
    'bank/everyday-chemistry': {
      title: 'Acids, Polymers, Drugs & Soaps',
      aliases: [],
    },
    'bank/chemistry-around-us': {
      title: 'Chemistry Around Us',
      aliases: ['chemistry of daily use'],
      weight: 1,
    },
  },
  concepts: `
    drugs-medicines | Drugs & Medicines | medicines, drugs and medicines, analgesics, antibiotics in chemistry, antacids, antiseptics and disinfectants, tranquillisers, antipyretic
    acids-bases-daily | Acids & Bases in Daily Life | acids bases and salts, acid base and salt, amla kshar aur lavan, ph in everyday life, acid base salt, acids bases salts, acid base and salts, acid and base, acids and bases, aml aur kshar, aml kshar, amla aur kshar, aml kshar aur lavan, acid base salt class 10
    indicators-daily | Acid–Base Indicators | indicators, litmus, natural indicators, olfactory indicators, suchak
    rusting | Rusting & Corrosion | corrosion, rusting of iron, jang lagna, prevention of rusting
    polymers | Polymers & Plastics | polymers, plastics, addition polymer, condensation polymer, nylon, thermosetting plastic, bakelite, biodegradable polymers, bahulak
    rubber | Rubber | natural rubber, vulcanisation, synthetic rubber, neoprene, buna s
    soaps-detergents | Soaps & Detergents | soap and detergent, soaps and detergents, detergent, cleansing action of soap, saponification, sabun
    food-chemicals | Chemicals in Food | food preservatives, artificial sweeteners, antioxidants in food, food additives
    common-salts | Common Salts & Compounds | washing soda, baking soda, bleaching powder, plaster of paris in daily life, common salts, baking powder
  `,
  questions: () => import('./questions.ts'),
})
