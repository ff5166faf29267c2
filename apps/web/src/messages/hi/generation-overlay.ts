import type { generationOverlay as english } from '../en/generation-overlay.ts'
import { countOf, plural } from '../format.ts'

const making = (count: number) =>
  `${countOf('hi', count, 'प्रश्न बन रहा', 'प्रश्न बन रहे')} ${plural('hi', count, 'है', 'हैं')}`

export const generationOverlay: typeof english = {
  pace: {
    plain: making,
    quickly: (count) => `जल्दी से ${making(count)}`,
    rapidly: (count) => `तेज़ी से ${making(count)}`,
  },
  about: (topic, level) => `${topic}, ${level}`,
  progress: 'प्रश्न बन रहे हैं',
  percent: '%',
  stages: {
    initializing: 'शुरुआत',
    analyzing: 'विश्लेषण',
    processing: 'प्रश्न बनाना',
    formatting: 'सजावट',
    finalizing: 'अंतिम रूप',
  },
  cancel: 'रद्द करें',

  failedTitle: 'प्रश्न नहीं बन सके',
  failedText: 'प्रश्न तैयार नहीं हो सके। फिर कोशिश करें।',
  kept: 'आपका टॉपिक और सेटिंग सुरक्षित हैं।',
  tryAgain: 'फिर कोशिश करें',
  back: 'वापस',
  unknownTitle: (topic) => `“${topic}” पर अभी प्रश्न नहीं हैं`,
  unknownTry: 'इनमें से कोई चुनें, या किसी अध्याय, विषय या परीक्षा का नाम लिखें।',
  unknownName: 'इसकी जगह किसी अध्याय, विषय या परीक्षा का नाम लिखें। इन पर प्रश्न हैं, जैसे:',
  changeTopic: 'टॉपिक बदलें',
}
