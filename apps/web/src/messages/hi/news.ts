import type { news as english } from '../en/news.ts'
import { countOf } from '../format.ts'
import { formatDay, formatRecentDay } from '../format-date.ts'
import { categoryName } from './category-names.ts'

export const news: typeof english = {
  title: 'ख़बरें',
  text: 'हाल में क्या हुआ, इस एकाग्र की फ़ीड से। पढ़ें, फिर उस पर प्रश्न हल करें।',
  hub: 'करेंट अफ़ेयर्स हब',
  loading: 'ख़बरें लोड हो रही हैं...',
  search: 'ख़बरों में खोजें',
  searchPlaceholder: 'शीर्षक या ख़बर के शब्द',
  categories: 'श्रेणी',
  all: 'सभी',
  categoryName,
  found: (count) => countOf('hi', count, 'ख़बर', 'ख़बरें'),
  day: (moment, now) => formatRecentDay('hi', moment, now),
  published: (moment, now) => formatDay('hi', moment, now),
  opensElsewhere: '(नए टैब में खुलेगा)',
  quiz: 'इस पर क्विज़ दें',
  quizAbout: (title) => `इस पर क्विज़ दें: ${title}`,
  quizOn: (category) => `${categoryName(category)} पर क्विज़`,
  more: (count) => `${countOf('hi', count, 'और ख़बर', 'और ख़बरें')} दिखाएँ`,
  quizFailed: 'इस ख़बर से प्रश्न नहीं बन सके।',

  noFeedTitle: 'कोई न्यूज़ फ़ीड नहीं जुड़ी है',
  noFeed: 'जब तक कोई न जुड़े, करेंट अफ़ेयर्स हब उन तथ्यों पर प्रश्न पूछता है जो बदलते नहीं।',
  forOperators: 'फ़ीड (RSS या Atom) के पते NEWS_FEEDS सेटिंग में लिखे जाते हैं।',
  noArticlesTitle: 'अभी कोई ख़बर नहीं',
  noArticles: 'फ़ीड जुड़ी हैं, पर अभी तक किसी से ख़बर नहीं आई। वे हर आधे घंटे में पढ़ी जाती हैं।',
  nothingTitle: 'कुछ नहीं मिला',
  nothing: 'इस श्रेणी की किसी ख़बर में ये शब्द नहीं हैं।',
  clear: 'सब कुछ दिखाएँ',
  failedTitle: 'ख़बरें लोड नहीं हो सकीं',
  failed: 'सर्वर से जवाब नहीं आया। कनेक्शन देखें और फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
}
