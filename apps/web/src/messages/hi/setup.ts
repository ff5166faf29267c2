import type { setup as english } from '../en/setup.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatRecentDay } from '../format-date.ts'

const minutes = (count: number) => `करीब ${countOf('hi', count, 'मिनट', 'मिनट')}।`

export const setup: typeof english = {
  hall: {
    title: 'पूरे परीक्षा पेपर',
    text: 'असली परीक्षा के खंडों, नेगेटिव और घड़ी के साथ',
  },
  practice: {
    title: 'अभ्यास',
    text: 'एक बार में एक प्रश्न। उत्तर सही था या गलत, और क्यों, यह तुरंत दिखता है।',
    topic: 'आप किसका अभ्यास करना चाहते हैं?',
    levels: 'कठिनाई',
    start: 'अभ्यास शुरू करें',
    time: (count) => `${minutes(count)} आप कभी भी रुक सकते हैं।`,
    blankTitle: 'कृपया कोई टॉपिक लिखें',
    blank: 'कृपया कोई टॉपिक लिखें',
    failed: 'अभ्यास शुरू नहीं हो सका। फिर कोशिश करें।',
  },
  test: {
    title: 'मॉक परीक्षा',
    text: 'असली पेपर की तरह दें: घड़ी चलती रहती है और उत्तर आख़िर में दिखते हैं।',
    topic: 'परीक्षा का टॉपिक',
    levels: 'स्तर',
    start: 'टेस्ट शुरू करें',
    time: (count) => `${minutes(count)} उत्तर आख़िर में दिखेंगे।`,
    limit: (count) => `समय सीमा: ${countOf('hi', count, 'मिनट', 'मिनट')}, हर प्रश्न के लिए एक`,
    limited: (count) => `${countOf('hi', count, 'मिनट', 'मिनट')} बाद टेस्ट अपने आप जमा हो जाएगा।`,
    blankTitle: 'त्रुटि',
    blank: 'प्रश्न बनाने के लिए कृपया कोई टॉपिक लिखें',
    failed: 'प्रश्न तैयार नहीं हो सके। अपना कनेक्शन देखें और फिर कोशिश करें।',
  },
  placeholder: 'टॉपिक, अध्याय या परीक्षा',
  level: { easy: 'आसान', medium: 'मध्यम', hard: 'कठिन' },
  levelDetail: { easy: 'एक बात, एक कदम', medium: 'परीक्षा का स्तर', hard: 'कई कदम' },
  count: 'प्रश्नों की संख्या',
  loading: {
    'easy-test': (topic) => `${topic} पर आसान टेस्ट बन रहा है...`,
    'challenging-test': (topic) => `${topic} पर चुनौती भरा टेस्ट बन रहा है...`,
    test: (topic) => `${topic} पर टेस्ट बन रहा है...`,
  },

  found: 'पाठ्यक्रम में मिला: ',
  unknown: 'यह हमारे पाठ्यक्रम में नहीं है। अध्याय, विषय या परीक्षा का नाम हमेशा चलता है।',
  near: 'मिलते-जुलते टॉपिक',
  ignored: (words, served) => `यह नहीं समझा गया: ${words}। प्रश्न ${served} पर होंगे।`,
  available: (count) => `इस पर ${countOf('hi', count, 'अलग प्रश्न', 'अलग-अलग प्रश्न')}`,
  fill: (count, chapter) => `${chapter} से ${formatNumber(count)} और जोड़ें`,
  content: {
    title: 'आपके अपने टेक्स्ट से',
    text: (characters) => `प्रश्न आपके दिए टेक्स्ट से बनेंगे, उसके ${formatNumber(characters)} अक्षरों से।`,
    drop: 'इसके बजाय टॉपिक लें',
  },

  recent: {
    title: 'हाल के टॉपिक',
    detail: (score, total, moment, now) => `${total} में से ${score}, ${formatRecentDay('hi', moment, now)}`,
    undated: (score, total) => `${total} में से ${score}`,
  },
  figuresTitle: 'आँकड़ों में एकाग्र',
  figure: (value) => (value === 'Unlimited' ? 'असीमित' : value),
  figures: { successRate: 'सफलता दर', questions: 'प्रश्न', anyTime: 'किसी भी समय', practice: 'अभ्यास' },

  featuresTitle: 'टेस्ट से आपको क्या मिलता है',
  features: {
    smart: {
      title: 'स्मार्ट प्रश्न',
      text: 'आपके टॉपिक और स्तर के लिए बने, और हर एक की उत्तर कुंजी आप तक आने से पहले जाँची हुई।',
    },
    timed: {
      title: 'समय वाली परीक्षा',
      text: 'घड़ी परीक्षा हॉल की तरह चलती है, और आप देखते हैं कि समय कहाँ गया।',
    },
    insights: {
      title: 'प्रदर्शन की समझ',
      text: 'आपके मज़बूत और कमज़ोर टॉपिक, और आगे किसका अभ्यास करना है।',
    },
  },
  whyTitle: 'टेस्ट हमारे साथ क्यों?',
  why: [
    'गलत उत्तर पर दिखता है कि चूक कहाँ हुई।',
    'जब तक नए प्रश्न हैं, कोई प्रश्न दोबारा नहीं आता।',
    'हर उत्तर देते ही सहेज लिया जाता है: पेज फिर लोड हो या बैटरी ख़त्म हो, कुछ नहीं खोता।',
    'शुरू हुआ टेस्ट बिना नेटवर्क भी चलता है, और किसी काम के लिए खाता नहीं चाहिए।',
  ],
}
