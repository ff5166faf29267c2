/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  drugs-medicines | Drugs & Medicines | medicines, antibiotics in chemistry
  acids-bases-daily | Acids & Bases in Daily Life | ph in everyday life, acid and base, aml aur kshar, amla aur kshar, amla kshar
  acids-and-bases-compared | Properties of Acids & Bases | difference between acids and bases, acids vs bases, acids and bases difference, aml aur kshar me antar
  indicators-daily | Acid–Base Indicators | indicators, <litmus, <natural indicators, <olfactory indicators, suchak
  ph-daily | pH in Daily Life | ph of milk, ph value of milk, ph value of blood milk, ph of common substances, ph value of common things, ph of common things, acid base salt ph value of common things, ph of lemon juice, importance of ph, ph value of common substances, <tooth decay
  rusting | Rusting & Corrosion | corrosion, rusting of iron, jang lagna, prevention of rusting, rusting, rust, galvanization rusting, rusting and galvanisation
  polymers | Polymers & Plastics | polymers, plastics, addition polymer, <condensation polymer, <biodegradable polymers, bahulak
  polymers-and-monomers | Polymers & their Monomers | polymers and monomers, monomers
  rubber | Rubber | <natural rubber, <vulcanisation, <synthetic rubber, <neoprene, <buna s, buna s and buna n
  soaps-detergents | Soaps & Detergents | detergent, cleansing action of soap, sabun
  food-chemicals | Chemicals in Food | <food preservatives, <antioxidants in food, food additives
  artificial-sweeteners | Artificial Sweeteners | <saccharin, <aspartame, <sucralose, sweeteners
  common-salts | Common Salts & Compounds | common salts
  cement-glass | Cement & Glass | glass, types of glass, ceramics, <hydrofluoric acid
  fertilisers | Fertilisers & Pesticides | fertilizers, fertilisers, <urea, <npk fertiliser, pesticides, <ddt, chemical fertilisers, urvarak, fertilizers urea dap, urea dap npk
  explosives | Explosives | <gunpowder, <tnt, <dynamite, rdx, <nitroglycerine, <fireworks colours, visphotak
  combustion-flame | Combustion & Flame | combustion, <candle flame, <fire extinguisher, <fuels, <calorific value, <ignition temperature, combustion reaction, dahan
  plastics-fibres | Nylon, Teflon & Synthetic Fibres | nylon, teflon, <pvc, polythene, <terylene, <bakelite, <rayon, synthetic fibres, silk and wool, polyester, polymerisation, <thermosetting plastic
  antiseptics | Antiseptics, Antacids & Analgesics | <antiseptics and disinfectants, antiseptic, <disinfectants, antacids, analgesics, <tranquillisers, tranquilizers, <aspirin, <antipyretic
  soda-compounds | Baking Soda & Washing Soda
  baking-soda | Baking Soda | <baking powder, sodium bicarbonate, sodium hydrogencarbonate, sodium hydrogen carbonate, nahco3
  washing-soda | Washing Soda | sodium carbonate, <soda ash, na2co3
  plaster-of-paris | Plaster of Paris | plaster of paris in daily life, calcium sulphate hemihydrate, plaster of paris and gypsum
  physical-chemical-change | Physical & Chemical Changes | chemical change, bhautik aur rasayanik parivartan
  ph-of-blood | pH of Blood | ph value of blood, ph of human blood, blood ph, rakt ka ph, <acidosis, <alkalosis
  bleaching-powder | Bleaching Powder | calcium oxychloride, caocl2, viranjak churn, bleaching powder uses
  cement | Cement | portland cement, composition of cement, cement manufacture, setting of cement
  green-chemistry | Green Chemistry | green chemistry principles, harit rasayan, <atom economy
`
