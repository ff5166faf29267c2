import type { bookmarks as english } from '../en/bookmarks.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatRecentDay } from '../format-date.ts'

const questions = (count: number) => countOf('hi', count, 'प्रश्न', 'प्रश्न')

export const bookmarks: typeof english = {
  title: 'बुकमार्क',
  text: 'आपके रखे हुए प्रश्न, फिर पढ़ने या एक साथ अभ्यास करने के लिए।',
  description: 'आपके बुकमार्क किए प्रश्न, उत्तर और व्याख्या के साथ, इसी ब्राउज़र में।',
  search: 'अपने बुकमार्क में खोजें',
  topic: 'टॉपिक',
  allTopics: 'सभी टॉपिक',
  topicChoice: (topic, count) => `${topic} (${formatNumber(count)})`,
  otherTopic: 'अन्य',
  list: 'बुकमार्क किए प्रश्न',
  count: questions,
  practise: (count) => `${countOf('hi', count, 'प्रश्न', 'प्रश्नों')} का अभ्यास करें`,
  practiseFirst: (count) => `पहले ${formatNumber(count)} का अभ्यास करें`,
  saved: (moment, now) => `${formatRecentDay('hi', moment, now)} रखा`,
  remove: (text) => `यह बुकमार्क हटाएँ: ${text}`,
  removed: 'आपके बुकमार्क से हटा दिया।',
  undo: 'वापस लें',
  withoutText: 'एक प्रश्न जिसका टेक्स्ट सहेजा नहीं गया',
  withoutTextDetail: 'पुराने संस्करण ने केवल इसका नंबर रखा था, इसलिए इसे न दिखाया जा सकता है, न इसका अभ्यास हो सकता है।',
  emptyTitle: 'अभी कोई बुकमार्क नहीं',
  emptyText: 'अभ्यास में या नतीजों में किसी भी प्रश्न के नीचे बुकमार्क दबाएँ, वह यहाँ मिलेगा।',
  emptyAction: 'अभ्यास शुरू करें',
  noMatchTitle: 'कुछ नहीं मिला',
  noMatchText: 'इस टॉपिक में इन शब्दों वाला कोई बुकमार्क नहीं है।',
  clear: 'खोज और टॉपिक हटाएँ',
}
