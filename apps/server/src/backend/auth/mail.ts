export interface Letter {
  to: string
  subject: string
  text: string
}

/** Sends letters; rejects when one was not taken. */
export interface Mailer {
  send(letter: Letter): Promise<void>
  close(): void
}

/** For what a code is sent. */
export type LetterKind = 'sign-in' | 'signup' | 'recovery' | 'invite' | 'email_change' | 'reauthentication'

const PURPOSE: Record<LetterKind, { en: string; hi: string }> = {
  'sign-in': { en: 'to sign in', hi: 'साइन इन करने के लिए' },
  signup: { en: 'to open your account', hi: 'अपना खाता खोलने के लिए' },
  invite: {
    en: 'to open the account that you were invited to',
    hi: 'जिस खाते का आमंत्रण मिला है, उसे खोलने के लिए',
  },
  recovery: { en: 'to choose a new password', hi: 'नया पासवर्ड चुनने के लिए' },
  email_change: {
    en: 'to use this e-mail address for your account',
    hi: 'इस ई-मेल पते को अपने खाते में रखने के लिए',
  },
  reauthentication: { en: 'to confirm that it is you', hi: 'यह पक्का करने के लिए कि यह आप ही हैं' },
}

/** A letter with a code, in both languages: the server does not know which one its reader prefers. */
export function writeCodeLetter(
  kind: LetterKind,
  { to, code, minutes, link }: { to: string; code: string; minutes: number; link?: string | undefined },
): Letter {
  const { en, hi } = PURPOSE[kind]
  return {
    to,
    subject: `${code} is your code for Ekagra`,
    text: [
      `${code} is your code ${en}. It works for ${minutes} minutes.`,
      ...(link ? [`Or open: ${link}`] : []),
      'If you did not ask for it, ignore this letter. Nobody from Ekagra will ever ask you for this code.',
      '',
      `${hi} आपका कोड: ${code}। यह ${minutes} मिनट तक चलेगा।`,
      'अगर आपने यह कोड नहीं माँगा, तो इस पत्र को अनदेखा करें। एकाग्र की ओर से कोई भी आपसे यह कोड नहीं पूछेगा।',
      '',
    ].join('\n'),
  }
}

/** For somebody who signs up with an address that has an account already: the page must not tell, the letter may. */
export const writeKnownLetter = (to: string): Letter => ({
  to,
  subject: 'You already have an account with Ekagra',
  text: [
    'Somebody, probably you, wanted to open an account with this e-mail address. There is one already: sign in with a one-time code instead.',
    'If it was not you, there is nothing to do.',
    '',
    'किसी ने, शायद आपने, इस ई-मेल पते से खाता खोलना चाहा। खाता पहले से है: एक बार के कोड से साइन इन करें।',
    'अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।',
    '',
  ].join('\n'),
})

/** For the address that an account had until now. */
export const writeMovedLetter = (to: string, next: string): Letter => ({
  to,
  subject: 'The e-mail address of your Ekagra account is being changed',
  text: [
    `Somebody who is signed in to your account wants to use ${next} for it. If it was not you, sign in, choose a new password and sign out everywhere else.`,
    '',
    `आपके खाते में साइन इन किया हुआ कोई व्यक्ति इसका पता ${next} करना चाहता है। अगर यह आप नहीं हैं, तो साइन इन करके नया पासवर्ड चुनें और बाकी सब जगह से साइन आउट करें।`,
    '',
  ].join('\n'),
})
