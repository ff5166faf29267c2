import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
bns | Bharatiya Nyaya Sanhita, BNS, भारतीय न्याय संहिता | The Bharatiya Nyaya Sanhita, 2023 is the criminal code of India that took the place of the Indian Penal Code, 1860 on 1 July 2024.
bnss | Bharatiya Nagarik Suraksha Sanhita, BNSS | The Bharatiya Nagarik Suraksha Sanhita, 2023 is the law of criminal procedure that took the place of the Code of Criminal Procedure, 1973 on 1 July 2024.
bsa | Bharatiya Sakshya Adhiniyam, BSA | The Bharatiya Sakshya Adhiniyam, 2023 is the law of evidence that took the place of the Indian Evidence Act, 1872 on 1 July 2024.
`)
