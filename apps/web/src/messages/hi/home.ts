import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  title: 'आज किसका अभ्यास करेंगे?',
  topic: 'टॉपिक',
  placeholder: 'टॉपिक, अध्याय या परीक्षा',
  blank: 'कृपया कोई टॉपिक लिखें',
  mode: 'मोड',
  modes: { practice: 'अभ्यास', test: 'टेस्ट' },
  difficulty: 'कठिनाई',
  levels: { easy: 'आसान', medium: 'मध्यम', hard: 'कठिन' },
  count: 'प्रश्न',
  start: { practice: 'अभ्यास शुरू करें', test: 'टेस्ट शुरू करें' },
  minutes: (minutes) => `करीब ${minutes} मिनट`,
  related: 'या इन पर 8 आसान प्रश्न करें',
  failed: 'प्रश्न तैयार नहीं हो सके। फिर कोशिश करें।',

  weak: {
    title: 'कमज़ोर टॉपिक',
    all: 'सभी टॉपिक',
    none: 'पहले टेस्ट के बाद वे टॉपिक यहाँ दिखेंगे जिन पर सबसे ज़्यादा ध्यान चाहिए।',
  },

  welcome: {
    title: 'एकाग्र के AI टूल से पढ़ाई का तरीका बदलिए',
    text: 'किसी भी टॉपिक पर मॉक टेस्ट दें और देखें कि आगे किसका अभ्यास करना है।',
    start: 'शुरू करें',
  },

  tools: 'पढ़ाई के टूल',
  shortcuts: {
    mockTest: { title: 'मॉक टेस्ट', text: 'अपनी पसंद के टेस्ट बनाएँ' },
    practice: { title: 'अभ्यास', text: 'कोई भी टॉपिक पढ़ें' },
    doubtSolver: { title: 'AI डाउट सॉल्वर', text: 'तुरंत हल पाएँ' },
    currentAffairs: { title: 'करेंट अफ़ेयर्स', text: 'ख़बरों से अपडेट रहें' },
    notes: { title: 'नोट्स', text: 'स्मार्ट नोट्स बनाएँ' },
    files: { title: 'फ़ाइलें', text: 'PDF से क्विज़ बनाएँ' },
  },
}
