import { type CurrentAffairsTitle, INDIA_BULK, shortCategory } from '@ekagra/exam/current-affairs/categories'
import type { GENERAL_NEWS } from '@ekagra/schema/news-article'

/** `short` fits into the quiz header of a phone. */
interface Name {
  full: string
  short: string
}

const known: Record<CurrentAffairsTitle | typeof INDIA_BULK | typeof GENERAL_NEWS, Name> = {
  General: { full: 'सामान्य', short: 'सामान्य' },
  [INDIA_BULK]: { full: 'इंडिया बल्क', short: 'बल्क' },
  'India Current Affairs': { full: 'भारत के करेंट अफ़ेयर्स', short: 'भारत' },
  'Government Schemes': { full: 'सरकारी योजनाएँ', short: 'योजनाएँ' },
  'Business, Economy & Banking': { full: 'व्यापार, अर्थव्यवस्था और बैंकिंग', short: 'अर्थव्यवस्था' },
  Defence: { full: 'रक्षा', short: 'रक्षा' },
  'Reports and Indices': { full: 'रिपोर्ट और सूचकांक', short: 'रिपोर्ट' },
  'Environment & Biodiversity': { full: 'पर्यावरण और जैव विविधता', short: 'पर्यावरण' },
  'Awards, Honours & Persons': { full: 'पुरस्कार, सम्मान और व्यक्ति', short: 'पुरस्कार' },
  'Places in News': { full: 'चर्चित स्थान', short: 'स्थान' },
  'Important Days and Events': { full: 'महत्वपूर्ण दिवस और घटनाएँ', short: 'दिवस' },
  'Sports Current Affairs': { full: 'खेल करेंट अफ़ेयर्स', short: 'खेल' },
  'Science & Technology': { full: 'विज्ञान और तकनीक', short: 'विज्ञान' },
  'Summits and Conferences': { full: 'शिखर बैठकें और सम्मेलन', short: 'सम्मेलन' },
  International: { full: 'अंतरराष्ट्रीय', short: 'विदेश' },
  'Art & Culture': { full: 'कला और संस्कृति', short: 'संस्कृति' },
}

const names = new Map(Object.entries(known))

/**
 * A category of current affairs or news in Hindi; one that a learner or an operator named is not translated.
 */
export const categoryName = (title: string): string => names.get(title)?.full ?? title

export const shortCategoryName = (title: string): string => names.get(title)?.short ?? shortCategory(title)
