import type { weakness as english } from '../en/weakness.ts'
import { countOf, formatNumber, plural } from '../format.ts'
import { formatDay, formatRecentDay } from '../format-date.ts'

const questions = (count: number) => countOf('hi', count, 'प्रश्न', 'प्रश्न')
const percent = (value: number) => `${Math.round(value)}%`
const are = (count: number) => plural('hi', count, 'है', 'हैं')

export const weakness: typeof english = {
  title: 'कमज़ोरी विश्लेषण',
  text: 'आपके अगले अंक कहाँ हैं: किन टॉपिक का अभ्यास करें, कौन से प्रश्न फिर देखें, और आप कहाँ तक पहुँचे।',
  description: 'आपके कमज़ोर टॉपिक, छूटे प्रश्नों की दोहराव सूची और पाठ्यक्रम में आपकी महारत का नक्शा।',
  percent,

  nextStep: {
    label: 'अगला कदम',
    firstTitle: 'एक छोटा टेस्ट दें',
    firstText: 'पाँच मिनट काफ़ी हैं: आपके उत्तरों से यहाँ कमज़ोर टॉपिक, दोहराव और बबल दिखने लगेंगे।',
    firstAction: 'अभ्यास शुरू करें',
    reviewTitle: (due) => `${questions(due)} दोहराने ${are(due)}`,
    reviewText: 'ये पहले छूट गए थे। भूलने से पहले अभी देख लेने में सबसे कम समय लगेगा।',
    weakTitle: (topic) => `सबसे ज़्यादा फ़ायदा: ${topic}`,
    weakText: (count, level) => `${questions(count)}, ${level}: तरीका फिर याद आ जाएगा।`,
    chapterTitle: (chapter) => `${chapter} शुरू करें`,
    chapterText: 'न कुछ कमज़ोर है, न कुछ दोहराना है। यह अगला अध्याय है जो आपने अभी नहीं किया।',
    mockTitle: 'एक मॉक टेस्ट दें',
    mockText: 'न कुछ कमज़ोर है, न कुछ दोहराना है, और हर अध्याय शुरू हो चुका है। देखें, समय के दबाव में कैसा रहता है।',
    mockAction: 'मॉक टेस्ट पर जाएँ',
  },

  weakAreas: {
    title: 'कमज़ोर टॉपिक',
    goal: (goal) => `लक्ष्य ${goal}%`,
    none: 'अभी कोई टॉपिक कमज़ोर नहीं है। औसत गिरने, टेस्ट खराब जाने या लंबे समय तक न करने पर टॉपिक यहाँ आते हैं।',
    ring: (topic, average) => `${topic}: औसत ${percent(average)}`,
    lowAverage: (average, goal) => `औसत ${percent(average)}, ${goal}% से कम`,
    recentDip: (last, goal) => `पिछला टेस्ट ${percent(last)}, ${goal}% से कम`,
    stale: (count, average, goal) =>
      `${countOf('hi', count, 'दिन', 'दिन')} पहले किया था, औसत ${percent(average)}, ${goal}% से कम`,
    suggestion: (count, level) => `${questions(count)}, ${level}`,
    confidence: (value) => `भरोसा ${percent(value)}`,
    practice: 'अभ्यास करें',
    practiceTopic: (topic) => `${topic} का अभ्यास करें`,
  },

  concepts: {
    title: 'कमज़ोर अवधारणाएँ',
    detail: (chapter, right, asked, average) =>
      `${chapter} · ${formatNumber(asked)} में से ${formatNumber(right)} सही, ${percent(average)}`,
  },

  review: {
    title: 'दोहराव सूची',
    total: (count) => `कुल ${formatNumber(count)}`,
    loading: 'लोड हो रहा है...',
    empty: 'जो प्रश्न गलत होते हैं, वे भूलने से थोड़ा पहले यहाँ वापस आते हैं।',
    due: (count) => `आज ${questions(count)} दोहराने ${are(count)}।`,
    noneDue: (next, now) => `आज कुछ दोहराना नहीं है। अगला प्रश्न ${formatDay('hi', next, now)} को आएगा।`,
    soon: (tomorrow, week) => `कल ${formatNumber(tomorrow)}, एक हफ़्ते में ${formatNumber(week)}।`,
    start: (count) => `${questions(count)} दोहराएँ`,
    startFirst: (count) => `पहले ${formatNumber(count)} दोहराएँ`,
    list: 'आज दोहराने के लिए',
    missed: (times) => `${formatNumber(times)} बार छूटा`,
    dueSince: (moment, now) => `${formatRecentDay('hi', moment, now)} से बाकी`,
    remove: (text) => `दोहराव सूची से हटाएँ: ${text}`,
    removed: 'दोहराव सूची से हटा दिया।',
    undo: 'वापस लें',
    more: (count) => `${formatNumber(count)} और दिखाएँ`,
  },

  topics: {
    title: 'आपके सभी टॉपिक',
    order: 'सबसे कमज़ोर पहले',
    detail: (average, last, tests) =>
      `औसत ${percent(average)} · पिछला ${percent(last)} · ${countOf('hi', tests, 'टेस्ट', 'टेस्ट')}`,
    taken: (moment, now) => formatRecentDay('hi', moment, now),
    flag: { 'low-average': 'औसत कम', 'recent-dip': 'गिरावट', stale: 'लंबा अंतराल' },
    onTrack: 'सही रास्ते पर',
    more: (count) => `${formatNumber(count)} और दिखाएँ`,
  },

  map: {
    title: 'महारत का नक्शा',
    failed: 'पाठ्यक्रम लोड नहीं हो सका। अपना कनेक्शन देखें और यह पेज फिर खोलें।',
    browse: 'श्रेणियाँ देखें',
  },
}
