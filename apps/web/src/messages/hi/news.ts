import type { news as english } from '../en/news.ts'
import { formatNumber } from '../format.ts'
import { formatDay, formatRecentDay } from '../format-date.ts'
import { categoryName } from './category-names.ts'

export const news: typeof english = {
  title: 'खबरें',
  text: 'हाल में क्या हुआ, इस एकाग्र की फ़ीड से। पढ़ें, फिर उस पर प्रश्न हल करें।',
  hub: 'करेंट अफ़ेयर्स हब',
  loading: 'खबरें लोड हो रही हैं...',
  search: 'खबरों में खोजें',
  searchPlaceholder: 'शीर्षक या खबर के शब्द',
  categories: 'श्रेणी',
  all: 'सभी',
  categoryName,
  found: (count) => `${formatNumber(count)} खबरें`,
  day: (moment, now) => formatRecentDay('hi', moment, now),
  published: (moment, now) => formatDay('hi', moment, now),
  opensElsewhere: '(नए टैब में खुलेगा)',
  quiz: 'इस पर क्विज़ दें',
  quizAbout: (title) => `इस पर क्विज़ दें: ${title}`,
  quizOn: (category) => `${categoryName(category)} पर क्विज़`,
  more: (count) => `${formatNumber(count)} और खबरें दिखाएँ`,
  quizFailed: 'इस खबर से प्रश्न नहीं बन सके।',

  noFeedTitle: 'कोई न्यूज़ फ़ीड नहीं जुड़ी है',
  noFeed:
    'यह एकाग्र चलाने वाले NEWS_FEEDS सेटिंग में RSS या Atom फ़ीड के पते लिख सकते हैं; तब उनकी खबरें यहाँ आएँगी। तब तक करेंट अफ़ेयर्स हब उन तथ्यों पर प्रश्न पूछता है जो बदलते नहीं।',
  noArticlesTitle: 'अभी कोई खबर नहीं',
  noArticles: 'फ़ीड जुड़ी हैं, पर अभी तक किसी से खबर नहीं आई। वे हर आधे घंटे में पढ़ी जाती हैं।',
  nothingTitle: 'कुछ नहीं मिला',
  nothing: 'इस श्रेणी की किसी खबर में ये शब्द नहीं हैं।',
  clear: 'सब कुछ दिखाएँ',
  failedTitle: 'खबरें लोड नहीं हो सकीं',
  failed: 'सर्वर से जवाब नहीं आया। कनेक्शन देखें और फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
}
