import { defineMessages } from '../define-messages.ts'

export const account = {
  title: 'Account',
  description: 'Have your work on every device. Everything works without an account too.',
  text: 'Everything works without one. An account carries your work to a second device, and nothing else.',
  notOffered: 'This site has no accounts. Menu, Export my data takes your work to another device.',
  unreachable: 'The server cannot be reached. What you do is kept on this device.',
  tryAgain: 'Try again',
  holds: {
    title: 'What an account holds',
    points: [
      'Your sessions, marks, bookmarks and notes, so that a lost phone loses nothing.',
      'Your email. No name, no phone number, no photo.',
      'You can take it all out as a file, or delete it, at any time.',
    ],
  },
  signIn: {
    title: 'Sign in',
    email: 'Email',
    how: 'With',
    byCode: 'A one-time code',
    byPassword: 'A password',
    codeByMail:
      'A code comes by email: six digits, good for ten minutes. A new address opens an account with it.',
    codeByMailClosed:
      'A code comes by email, if this address has an account here: six digits, good for ten minutes.',
    codeByAdmin: 'This site sends no email. Ask the people who run it for an account and a code.',
    password: 'Password',
    send: 'Send the code',
    haveCode: 'I have a code',
    submit: 'Sign in',
    without: 'Go on without an account',
    codeTitle: 'Type the six digits',
    codeFor: (email: string) => `For ${email}`,
    code: 'Code',
    newCode: 'Send a new code',
    otherEmail: 'Another email',
    badEmail: 'Type an email address.',
    badCode: 'That is not the code, or it is too old.',
    badPassword: 'Email or password is not right.',
    slower: 'Too many tries. Wait a little, then try again.',
    haste: 'A code was sent a moment ago. Wait a minute before the next one.',
    failed: 'That did not work. Please try again.',
  },
  factor: {
    title: 'One more code',
    text: 'Open your authenticator app and type what it shows.',
    recoveryText: 'Type one of your recovery codes. Each works once.',
    code: 'Code of the app',
    recoveryCode: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the app',
    submit: 'Sign in',
    wrong: 'That is not the code. Codes of the app change every half minute.',
    wrongRecovery: 'That is not one of your codes, or it was used before.',
    cancel: 'Sign out',
  },
  signOut: 'Sign out',
  join: {
    title: 'Put this device and the account together?',
    text: 'Nothing has happened yet. This is what would happen:',
    up: (count: number) =>
      count === 1
        ? 'One thing of this device goes to the account.'
        : `${count} things of this device go to the account.`,
    down: (count: number) =>
      count === 1
        ? 'One thing of the account comes to this device.'
        : `${count} things of the account come to this device.`,
    copies: (count: number) =>
      count === 1
        ? 'One note is different in both places: both versions are kept.'
        : `${count} notes are different in both places: both versions are kept.`,
    nothing: 'Both have the same already.',
    lost: 'Nothing is deleted, here or there.',
    confirm: 'Put together and sync',
    later: 'Not now',
    failed: 'The account could not be read. Please try again.',
  },
  sync: {
    title: 'Sync',
    text: 'What you do here reaches your other devices.',
    off: 'This device does not sync',
    offText: 'What you do here stays here.',
    turnOn: 'Sync this device',
    turnOff: 'Stop syncing on this device',
    now: 'Sync now',
    syncing: 'Syncing',
    synced: 'Everything is saved',
    syncedAt: (ago: string) => `Synced ${ago}`,
    waiting: (changes: number) =>
      changes === 0
        ? 'Waiting for the network'
        : changes === 1
          ? 'Waiting for the network: one change is only on this device'
          : `Waiting for the network: ${changes} changes are only on this device`,
    waitingText: 'They go up by themselves when the network is back. Nothing is lost if you close the page.',
    signedOut: 'Sign in again to sync',
    full: 'The account has no more room. What you do stays on this device.',
  },
  devices: {
    title: 'Devices and sessions',
    text: 'Where you are signed in.',
    thisOne: 'This device',
    unknown: 'Unknown browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    lastSeen: (ago: string) => `Last seen ${ago}`,
    end: 'Sign out',
    endOthers: 'Sign out everywhere else',
    ended: 'Signed out there',
    failed: 'The list could not be loaded.',
  },
  second: {
    title: 'Second factor',
    off: 'A code from an app, besides your email. Off.',
    on: 'A code from an app, besides your email. On.',
    turnOn: 'Set it up',
    scan: 'Scan this with an authenticator app, or type this key into it:',
    qr: 'QR code for your authenticator app. The key beside it does the same.',
    type: 'Then type the six digits it shows',
    confirm: 'Turn on',
    cancel: 'Cancel',
    codesTitle: 'Your recovery codes',
    codesText: 'Write them on paper. Each gets you in once when the app is lost. They are shown only now.',
    codesDone: 'I have written them down',
    left: (count: number) => `${count} of 10 recovery codes left.`,
    newCodes: 'New recovery codes',
    turnOff: 'Turn off',
    turnedOff: 'The second factor is off',
    wrong: 'That is not the code the app shows now.',
    failed: 'That did not work. Please try again.',
  },
  take: {
    title: 'Take it with you',
    text: 'One file, readable without Ekagra.',
    export: 'Export everything',
    exported: (fileName: string) => `Saved as ${fileName}`,
    failed: 'Your data could not be exported. Please try again.',
  },
  delete: {
    title: 'Delete the account',
    text: 'What is on this device can stay.',
    open: 'Delete account',
    dialogTitle: 'Delete this account?',
    dialogText: 'Your email and everything the account holds leave our server at once. It cannot be undone.',
    keep: 'Keep what is on this device',
    typeEmail: 'Type your email to confirm',
    password: 'Your password',
    code: 'The code from the letter',
    proveText: 'Prove once more that it is you.',
    sendCode: 'Send me a code instead',
    confirm: 'Delete',
    cancel: 'Cancel',
    wrongEmail: 'This is not the email of the account.',
    wrongProof: 'That is not right.',
    deleted: 'The account is deleted',
    failed: 'The account could not be deleted. Please try again.',
  },
}

export const accountMessages = defineMessages(account, {
  hi: async () => (await import('../hi/account.ts')).account,
})
