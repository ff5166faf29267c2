import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  product: 'एकाग्र',
  documentTitle: (page) => `${page} | एकाग्र – परीक्षा की स्मार्ट तैयारी`,
  defaultTitle: 'एकाग्र – परीक्षा की स्मार्ट तैयारी के टूल',
  description:
    'भारत की प्रतियोगी परीक्षाओं के लिए अभ्यास प्रश्न और मॉक टेस्ट, भरोसेमंद उत्तर कुंजी के साथ। खाते की ज़रूरत नहीं।',
  homeLink: 'एकाग्र, होम',
  skipToContent: 'सीधे सामग्री पर जाएँ',
  mainNavigation: 'मुख्य',
  tabs: 'टैब',
  nav: {
    home: 'होम',
    test: 'टेस्ट',
    mockTest: 'मॉक टेस्ट',
    practice: 'अभ्यास',
    notes: 'नोट्स',
    history: 'इतिहास',
    bookmarks: 'बुकमार्क',
    menu: 'मेनू',
  },
  search: 'खोजें',
  switchToDark: 'गहरी थीम चुनें',
  switchToLight: 'हल्की थीम चुनें',
  palette: {
    title: 'कमांड पैलेट',
    placeholder: 'कमांड लिखें या खोजें...',
    actions: 'काम',
    pages: 'पेज',
    searchFor: (text) => `"${text}" खोजें`,
    goToSearch: 'खोज पर जाएँ',
    empty: 'कुछ नहीं मिला।',
  },
  storage: {
    forbiddenTitle: 'इस ब्राउज़र में कुछ सहेजा नहीं जा सकता',
    forbidden:
      'स्टोरेज बंद है, इसलिए आपका इतिहास, नोट्स और बुकमार्क यह पेज बंद होने तक ही रहेंगे। उन्हें रखने के लिए निजी मोड से बाहर आएँ या साइट डेटा की अनुमति दें।',
    fullTitle: 'स्टोरेज भर गया है',
    full: 'कुछ इस डिवाइस पर सहेजा नहीं जा सका। पुराने नोट्स या इतिहास हटाएँ, या जगह खाली करें, फिर वह सहेजा जाएगा।',
  },
  pageError: {
    title: 'ऐप में अनपेक्षित त्रुटि!',
    again: 'पेज फिर से लोड करें',
    home: 'होम पेज पर जाएँ',
    unknown: 'कुछ गड़बड़ हुई और कोई कारण नहीं बताया गया।',
  },
  rowError: 'यह आइटम दिखाने में त्रुटि हुई।',
}
