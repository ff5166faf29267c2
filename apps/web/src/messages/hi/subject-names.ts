/** The keys are the English titles of the syllabus and of solved doubts. */
const names = new Map([
  ['Mathematics', 'गणित'],
  ['Reasoning', 'रीज़निंग'],
  ['General Awareness', 'सामान्य जागरूकता'],
  ['General Knowledge', 'सामान्य ज्ञान'],
  ['Physics', 'भौतिकी'],
  ['Chemistry', 'रसायन विज्ञान'],
  ['Biology', 'जीव विज्ञान'],
  ['History', 'इतिहास'],
  ['Geography', 'भूगोल'],
  ['English', 'अंग्रेज़ी'],
  ['Teaching Aptitude', 'शिक्षण अभिरुचि'],
  ['Subject Pedagogy', 'विषय शिक्षणशास्त्र'],
])

/** A subject in Hindi; an unknown subject is not translated. */
export const subjectName = (title: string): string => names.get(title) ?? title
