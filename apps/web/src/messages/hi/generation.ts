import type { generation as english } from '../en/generation.ts'
import { countOf } from '../format.ts'

export const generation: typeof english = {
  failedTitle: 'प्रश्न नहीं बन सके',
  requestFailed: (status) => `सर्वर ने अनुरोध पूरा नहीं किया (स्थिति ${status})`,
  unreachable: 'प्रश्न तैयार नहीं हो सके। अपना कनेक्शन देखें और फिर कोशिश करें।',
  emptyResult: 'प्रश्न तैयार नहीं हो सके। फिर कोशिश करें।',
  noneUnique: 'इतने नए प्रश्न नहीं बन सके। फिर कोशिश करें।',
  fewerUnique: (generated, requested) =>
    `${requested} में से ${generated} अलग-अलग प्रश्न बने। खास टॉपिक में ऐसा हो सकता है।`,
  usingSamples: 'सर्वर से प्रश्न नहीं मिले, इसलिए नमूना प्रश्न दिए जा रहे हैं',
  madeHere: 'सर्वर तक नहीं पहुँच सके। ये प्रश्न इसी डिवाइस पर बने हैं।',
  cut: (here, requested) => `कनेक्शन टूट गया। ${requested} में से जो ${here} प्रश्न आ चुके हैं, आपका सेशन उन्हीं से चलेगा।`,
  toppedUp: 'कनेक्शन टूट गया। बाकी प्रश्न इसी डिवाइस पर बने हैं।',
  ignored: (words, served) => `यह नहीं समझा गया: ${words}। ये प्रश्न ${served} पर हैं।`,
  allSeen: (topic, repeated) =>
    `${topic} के सभी प्रश्न आप देख चुके हैं: ${countOf('hi', repeated, 'प्रश्न', 'प्रश्न')} दोबारा आएँगे।`,
  fewOnTopic: (found, topic) => `${topic} पर ${countOf('hi', found, 'प्रश्न', 'प्रश्न')} उपलब्ध हैं।`,
  understoodAs: (topic) => `यह समझा गया: ${topic}`,
}
