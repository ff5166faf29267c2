import { GENERATED_TAG } from '@ekagra/exam/notes/note-generation'
import type { NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'
import type { notes as english } from '../en/notes.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatTimeAgo } from '../format-time-ago.ts'

const noteTypes: Record<NoteType, string> = {
  comprehensive: 'संपूर्ण',
  summary: 'सारांश',
  detailed: 'विस्तृत',
  practical: 'प्रयोग पर आधारित',
  exam: 'परीक्षा पर केंद्रित',
}

const difficulties: Record<NoteDifficulty, string> = {
  beginner: 'शुरुआती',
  intermediate: 'मध्यम',
  advanced: 'उन्नत',
}

/** The tag of every generated note. */
const generated: Record<string, string> = { [GENERATED_TAG]: 'स्मार्ट AI' }
const tags = new Map(Object.entries({ ...noteTypes, ...difficulties, ...generated }))

/** The server's message that it has no notes on a topic, with the topics that it knows. */
const UNKNOWN_TOPIC = /^The built-in engine has no notes on "(.*)" yet\. It knows, among others: (.*)\.$/

export const notes: typeof english = {
  title: 'आपके नोट्स',
  text: 'किसी भी टॉपिक के अध्ययन नोट्स, इसी ब्राउज़र में सहेजे हुए।',
  description:
    'किसी भी टॉपिक के स्मार्ट अध्ययन नोट्स: सूत्र, हल किए उदाहरण, टिप्स और आम गलतियाँ, इसी ब्राउज़र में सहेजे हुए।',
  create: 'नया अध्ययन नोट बनाएँ',
  backToNotes: 'नोट्स पर वापस',
  loading: 'आपके नोट्स लोड हो रहे हैं...',
  tagName: (tag) => tags.get(tag) ?? tag,

  list: {
    search: 'अपने नोट्स में खोजें',
    view: 'दृश्य',
    grid: 'ग्रिड',
    rows: 'सूची',
    title: 'सहेजे हुए नोट्स',
    count: (found) => countOf('hi', found, 'नोट', 'नोट्स'),
    limit: (kept) => `ज़्यादा से ज़्यादा ${formatNumber(kept)} नोट्स रखे जाते हैं।`,
    updated: (moment, now) => `अपडेट: ${formatTimeAgo('hi', moment, now)}`,
    remove: (title) => `नोट ${title} हटाएँ`,
    emptyTitle: 'अभी कोई नोट नहीं',
    emptyText: 'टॉपिक लिखें और पल भर में उसके नोट्स पढ़ें: सूत्र, हल किए उदाहरण, टिप्स और आम गलतियाँ।',
    noMatchTitle: 'कुछ नहीं मिला',
    noMatchText: 'किसी नोट में ये सारे शब्द नहीं हैं।',
    clear: 'खोज हटाएँ',
    loadFailed: 'नोट्स लोड नहीं हो सके। फिर कोशिश करें।',
    loadFailedText: 'इस ब्राउज़र में आपके नोट्स के नाम पर जो सहेजा है, वह पढ़ा नहीं जा सकता। आप उसे फ़ाइल में सहेज सकते हैं।',
    tryAgain: 'फिर कोशिश करें',
    downloadStored: 'जो सहेजा है, उसे डाउनलोड करें',
    storedFile: 'ekagra-notes-unreadable.txt',
    benefitsTitle: 'नोट्स आपके किस काम आते हैं',
    benefits: [
      'अध्याय के सूत्र और तथ्य एक ही जगह, याद करने लायक तालिकाओं में।',
      'हर चरण के साथ हल किए उदाहरण, और गलत उत्तर कहाँ से आते हैं।',
      'पाँच प्रकार और तीन स्तर: आख़िरी शाम के लिए सारांश, पहली बार पढ़ने के लिए विस्तार।',
      'किसी भी नोट पर एक टैप में प्रश्न, और प्रिंट या PDF के लिए साफ़ पेज।',
    ],
  },

  remove: {
    title: 'नोट हटाएँ',
    text: (title) => `नोट “${title}” हट जाएगा। इसे वापस नहीं लाया जा सकता।`,
    confirm: 'हटाएँ',
    keep: 'रहने दें',
    done: 'नोट हटा दिया गया',
    failed: 'नोट हटाया नहीं जा सका। फिर कोशिश करें।',
  },

  form: {
    pageTitle: 'नोट बनाएँ',
    pageText: 'टॉपिक लिखें और उसके अध्ययन नोट्स पाएँ।',
    topic: 'टॉपिक',
    placeholder: 'Percentage, Optics, Syllogism',
    blank: 'कृपया कोई टॉपिक लिखें',
    options: 'स्मार्ट विकल्प',
    noteType: 'नोट का प्रकार',
    difficulty: 'कठिनाई का स्तर',
    noteTypes,
    difficulties,
    submit: 'नोट्स बनाएँ',
    category: (category) => `सुझाव: ${category}`,
    newNote: 'नया अध्ययन नोट',
  },

  making: {
    title: (topic) => `${topic} के नोट्स लिखे जा रहे हैं`,
    progress: 'प्रगति',
    percent: (percent) => `${Math.round(percent)}%`,
    cancel: 'रद्द करें',
    preview: 'अब तक जो लिखा गया',
    done: 'स्मार्ट अध्ययन नोट्स बन गए!',
    failed: 'स्मार्ट अध्ययन नोट्स नहीं बन सके। फिर कोशिश करें।',
    generationFailed: 'स्मार्ट नोट्स नहीं बन सके। फिर कोशिश करें।',
    empty: 'API से खाली जवाब आया',
    serverReason: (message) => message.replace(UNKNOWN_TOPIC, '“$1” के नोट्स अभी नहीं हैं। इनके हैं, जैसे: $2।'),
    requestFailed: (status) => `API अनुरोध असफल रहा, स्टेटस ${status}`,
    unreachable: 'सर्वर से संपर्क नहीं हो पा रहा, और इस डिवाइस पर इस टॉपिक के नोट्स नहीं हैं।',
    tryAgain: 'फिर कोशिश करें',
    changeTopic: 'टॉपिक बदलें',
    errorNote: (topic, reason) => `## ${topic} के नोट्स अभी नहीं बने

${reason}

### आप यह कर सकते हैं

1. टॉपिक की वर्तनी देखें, या उसे वैसे लिखें जैसे किताब में हो: Percentage या Optics जैसा अध्याय।
2. एक बार में एक ही टॉपिक माँगें।
3. अपना कनेक्शन देखें और "फिर कोशिश करें" दबाएँ। आपका लिखा हुआ वहीं है।
4. "स्मार्ट विकल्प" में नोट का कोई दूसरा प्रकार चुनें।`,
    providerDown: (topic, reason) => `## ${topic} के नोट्स अभी नहीं बने

${reason}

आपका लिखा हुआ वहीं है: एक मिनट बाद "फिर कोशिश करें" दबाएँ।`,
    madeHere: 'सर्वर से संपर्क नहीं हो सका। ये नोट्स इसी डिवाइस पर बने हैं।',
  },

  save: {
    done: 'नोट सहेज लिया गया!',
    failed: 'नोट सहेजा नहीं जा सका। फिर कोशिश करें।',
    full: 'जगह कम होने से नोट सहेजा नहीं जा सका। कुछ नोट्स हटाकर देखें।',
    cacheCleared: 'नए नोट्स की जगह के लिए कैश खाली किया गया',
    olderRemoved: 'जगह बनाने के लिए पुराने नोट्स हटाए गए',
    onlyForThisVisit: 'यह ब्राउज़र कुछ नहीं सहेजता: जाने से पहले नोट को कॉपी या डाउनलोड कर लें।',
    unsavedTitle: 'यह नोट अभी सहेजा नहीं गया है',
    unsavedText: 'इसे फिर से सहेजें, या फ़ाइल के रूप में रखें।',
    again: 'नोट सहेजें',
    notices: (notices) => notices.map((notice) => `${notice.replace(/।$/, '')}।`).join(' '),
  },

  room: {
    title: (kept) => `आपके पास ${formatNumber(kept)} नोट्स हैं`,
    text: (kept) =>
      `एकाग्र ${formatNumber(kept)} नोट्स ही रखता है। इसे सहेजने पर सबसे पुराना हट जाएगा, इसलिए ज़रूरत हो तो उसे पहले डाउनलोड कर लें:`,
    download: (title) => `${title} डाउनलोड करें`,
    save: 'नया नोट सहेजें',
    notNow: 'अभी नहीं',
  },

  note: {
    description: (title) => `अध्ययन नोट्स: ${title}`,
    missingTitle: 'यह नोट यहाँ नहीं है',
    missingText: 'यह हटा दिया गया है, या किसी दूसरे ब्राउज़र में बना था।',
    allNotes: 'सभी नोट्स',
    tabs: 'नोट',
    preview: 'देखें',
    edit: 'बदलें',
    tools: 'इस नोट के साथ क्या करें',
    copy: 'कॉपी',
    copied: 'नोट्स कॉपी हो गए',
    copyFailed: 'नोट्स कॉपी नहीं हो सके',
    print: 'प्रिंट या PDF',
    download: 'डाउनलोड',
    remove: 'नोट हटाएँ',
    quiz: 'इस नोट पर क्विज़ दें',
    quizText: 'इसी के टेक्स्ट से बने प्रश्न',
    contents: 'इस पेज पर',
    empty: 'इस नोट में अभी कुछ नहीं लिखा है।',
    titleField: 'शीर्षक',
    contentField: 'टेक्स्ट (Markdown)',
    contentHint: 'शीर्षक # से, सूची - से, तालिका | से, और सूत्र डॉलर चिह्नों के बीच।',
    livePreview: 'ऐसा दिखेगा',
    save: 'सहेजें',
    discard: 'बदलाव छोड़ें',
    unsaved: 'अभी सहेजा नहीं गया',
    unsavedPreview: 'यह आपका लिखा हुआ है। सहेजने तक नोट में पुराना टेक्स्ट रहेगा।',
    keepEditing: 'लिखना जारी रखें',
    titleBlank: 'नोट को शीर्षक चाहिए',
    writtenByAi: (provider) => `AI (${provider}) ने लिखा है। ज़रूरी तथ्य जाँच लें।`,
    writtenByEngine: 'एकाग्र के इंजन ने लिखा है',
    endings: { 'cut-off': 'AI इन नोट्स के पूरे होने से पहले रुक गया।', filtered: 'इन नोट्स का एक भाग छोड़ा गया।' },
    endingTexts: {
      'cut-off': 'ऊपर जो है वह पूरा है; बाकी भाग नहीं है।',
      filtered: 'उसमें लिंक, चित्र या स्क्रिप्ट थी, या AI के फ़िल्टर ने उसे रोक दिया। जगह टेक्स्ट में दिखाई गई है।',
    },
    continue: 'आगे लिखवाएँ',
    continueFailed: 'AI अभी आगे नहीं लिख सका। एक मिनट बाद फिर कोशिश करें।',
  },

  inline: {
    title: 'स्मार्ट नोट्स',
    offer: (topic) => `अभ्यास से पहले ${topic} की ज़रूरी बातें पढ़ लें।`,
    begin: 'नोट्स बनाएँ',
    loading: (topic) => `${topic} के नोट्स लिखे जा रहे हैं...`,
    failed: 'नोट्स नहीं बन सके',
    full: 'पूरे नोट्स देखें',
  },
}
