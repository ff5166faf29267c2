import {
  NO_EXPLANATION,
  OPTION_TEXT_UNAVAILABLE,
  PLACEHOLDER_OPTIONS,
  QUESTION_TEXT_UNAVAILABLE,
} from '@ekagra/exam/question/normalise-question'
import type { question as english } from '../en/question.ts'

const standIns = new Map([
  [QUESTION_TEXT_UNAVAILABLE, 'प्रश्न का टेक्स्ट उपलब्ध नहीं'],
  [OPTION_TEXT_UNAVAILABLE, 'विकल्प का टेक्स्ट उपलब्ध नहीं'],
  [NO_EXPLANATION, 'कोई व्याख्या नहीं दी गई।'],
  ...PLACEHOLDER_OPTIONS.map((option) => [option, option.replace('Option', 'विकल्प')] as const),
])

export const question: typeof english = {
  level: { easy: 'आसान', medium: 'मध्यम', hard: 'कठिन' },
  trust: {
    computed: 'गणना से',
    curated: 'जाँचा हुआ',
    'cross-checked': 'दोबारा जाँचा',
    'self-checked': 'स्वयं जाँचा',
    unverified: 'बिना जाँच का',
    sample: 'नमूना',
  },
  trustMeans: {
    computed: 'उत्तर गणना से निकाला गया, और एक दूसरे, अलग तरीके से भी वही आया।',
    curated: 'उत्तर तथ्यों की जाँची हुई सूची से लिया गया है।',
    'cross-checked':
      'यह उत्तर AI या आयात की गई फ़ाइल का है, और किसी दूसरे AI या हमारे अपने इंजन को भी बिना उसे देखे यही उत्तर मिला।',
    'self-checked':
      'यह प्रश्न AI ने लिखा है, और केवल उसी AI को दोबारा यही उत्तर मिला। हो सकता है कि उसने एक ही गलती दो बार की हो।',
    unverified: 'यह उत्तर AI या आयात की गई फ़ाइल का है और इसकी पुष्टि नहीं हुई है। भरोसा करने से पहले जाँच लें।',
    sample: 'नमूना प्रश्न। यह आपके कमज़ोर टॉपिक में नहीं गिना जाता।',
  },
  standIn: (text) => standIns.get(text) ?? text,
  correctAnswer: 'सही उत्तर',
  yourAnswer: 'आपका उत्तर',
}
