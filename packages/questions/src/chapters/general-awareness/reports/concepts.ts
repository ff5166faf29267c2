/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  economic-reports | Reports on the Economy | <world economic outlook, <global innovation index, ease of doing business, economic reports, <world investment report
  development-reports | Reports on Development | <human development report, <world development report, sdg india index, <hdi report
  social-indices | Indices on Society and Government | <corruption perceptions index, <press freedom index, <global peace index, happiness index, <world happiness report, <gender gap report, <democracy index, <passport index
  environment-reports | Reports on Environment | <environmental performance index, <living planet report, <emissions gap report, climate change performance index, <state of forest report, <air quality report
  health-and-hunger-reports | Reports on Health and Hunger | world health statistics, <state of the worlds children
  global-hunger-index | Global Hunger Index | ghi, ghi report, global hunger index report, global hunger index indicators, vaishvik bhukhmari suchkank
  un-reports | Reports of UN Bodies | un reports, <unep reports, <unctad reports, ilo reports
  imf-world-bank-reports | Reports of the IMF and World Bank | imf reports, world bank reports, world bank report
  wef-reports | Reports of the World Economic Forum | wef reports, global risks report, global competitiveness report
  indian-reports | Reports of Indian Bodies | niti aayog index, niti aayog reports, ncrb report, <aser report, rbi reports, indian reports
  how-indices-work | How Indices are Made | indicators of index, components of index, dimensions of index
`
