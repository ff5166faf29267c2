import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is true of Gandhara but not of Mathura art?' */
export const artPairs = defineBank({
  id: 'art-pairs',
  sets: [
    {
      rows: `
1 gandhara-and-mathura | The stones used by the Gandhara and the Mathura schools were mainly, respectively: | grey schist and red sandstone | red sandstone and grey schist | white marble and black basalt | black basalt and grey schist | Sculptors of Mathura used the spotted red stone of Sikri.
1 gandhara-and-mathura | In which school of sculpture is the influence of Greek and Roman art the strongest? | Gandhara | Mathura | Amaravati | Bharhut | Mathura grew out of Indian traditions such as yaksha images.
1 gandhara-and-mathura | Under whose rule did both the Gandhara and the Mathura schools flourish? | Kushanas | Guptas | Mauryas | Cholas | Kanishka is the patron who is named most often.
2 gandhara-and-mathura | Wavy hair, a robe with heavy folds and a calm spiritual face like Apollo mark the Buddha of: | Gandhara | Mathura | Amaravati | Sarnath of the Guptas | Mathura shows a smiling, fleshy figure with a thin robe.
2 gandhara-and-mathura | A smiling, robust Buddha with a shaven head and a thin robe on one shoulder is typical of: | Mathura | Gandhara | Nalanda | Ajanta | Gandhara gave him wavy hair and a thick robe.
2 gandhara-and-mathura | Which school of the Kushana age carved Jaina and Brahmanical images as well as Buddhist ones? | Mathura | Gandhara | Amaravati | Nagarjunakonda | Tirthankaras, Vishnu and Shiva were carved at Mathura, while Gandhara was mainly Buddhist.
2 gandhara-and-mathura | Gandhara and Mathura, homes of two schools of art, lie, respectively, in: | the Peshawar valley and Uttar Pradesh | Uttar Pradesh and the Peshawar valley | the Kashmir valley and Madhya Pradesh | Bihar and the Kashmir valley | Gandhara is the region of Peshawar, Taxila and the Swat valley.
2 gandhara-and-mathura | White marble and narrative panels tell which school from both Gandhara and Mathura? | Amaravati | Sarnath | Bharhut | Pala | It grew in the lower Krishna valley under the Satavahanas.
2 gandhara-and-mathura | Consider the following statements: // I. Stucco was also used in Gandhara. // II. Headless statue of Kanishka belongs to Mathura. // Which of the statements given above is/are correct? | Both I and II | I only | II only | Neither I nor II | Later Gandhara art used stucco or lime plaster; the royal statue was found at Mat near Mathura.
2 gandhara-and-mathura | Consider the following statements: // I. Gandhara art is called Indo-Greek or Graeco-Buddhist art. // II. The Mathura school made no images of yakshas and yakshis. // Which of the statements given above is/are correct? | I only | Both I and II | II only | Neither I nor II | Yakshas and yakshis, old folk deities, are among the best-known figures of Mathura.
2 gandhara-and-mathura | Given below are an Assertion (A) and a Reason (R): // A: Figures of Gandhara have more realistic anatomy than early figures of Mathura. // R: Gandhara followed models of Greek and Roman sculpture. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Muscles, folds and moustaches show the hand of western models.
3 gandhara-and-mathura | The halo of the Buddha is, as books describe it, plain in one school and richly decorated in the other. These are, respectively: | Gandhara and Mathura | Mathura and Gandhara | Amaravati and Gandhara | Mathura and Amaravati | The halo at Mathura has carved geometrical and floral bands.
3 gandhara-and-mathura | Which of the following is a work of the Mathura and not of the Gandhara school? | Seated Buddha of Katra | Fasting Buddha of Lahore | Bimaran casket | Casket of Shah-ji-ki-Dheri | The Katra Buddha is of red sandstone and was found at Mathura; the other three come from Gandhara and the lands beside it.
`,
    },
  ],
})
