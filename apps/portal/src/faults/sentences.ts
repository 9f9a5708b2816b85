import type { Outcome } from './faults.ts'
import type { ShownPlace } from './places.ts'

/** The text on screen, letter by letter, for each outcome of a fault. */
type Sentences = Readonly<Record<Outcome, string>>

const network = 'Failed to connect to server. Please check your internet connection and try again.'
const late = 'The server did not respond in time. Try again in a few minutes.'
const problem = 'The server has a problem at the moment. Try again in a few minutes.'
const tooMany = 'The server has received too many requests. Wait a minute, then try again.'
const full = 'The disk of the server is full.'
const unreadable = 'Invalid response from server'
const empty = 'No response from server'

const message: Sentences = {
  'no connection': network,
  'no response in time': late,
  '500 with a message': full,
  '503 with a message': 'The server is busy.',
  '429 with a message': 'Too many attempts.',
  '500 of a proxy': problem,
  gateway: problem,
  '429 of a proxy': tooMany,
  '500 without status text': 'Request failed',
  '502 without status text': unreadable,
  unreadable,
  'another shape': unreadable,
  empty,
}

/** A message that does not help is collapsed below a general one. */
const folded = (text: string) =>
  `This page could not be loaded. Try again, or contact your administrator.Message from the server${text}`

const load: Sentences = {
  ...message,
  '500 with a message': folded(full),
  '500 without status text': folded('Request failed'),
  '502 without status text': folded(unreadable),
  unreadable: folded(unreadable),
  'another shape': folded(unreadable),
  empty: folded(empty),
}

const always = (text: string): Sentences => ({
  'no connection': text,
  'no response in time': text,
  '500 with a message': text,
  '503 with a message': text,
  '429 with a message': text,
  '500 of a proxy': text,
  gateway: text,
  '429 of a proxy': text,
  '500 without status text': text,
  '502 without status text': text,
  unreadable: text,
  'another shape': text,
  empty: text,
})

const signUpFailed = 'Something seems to have gone wrong.'
const connectionError =
  'Connection Error: Unable to connect to the server. Please check your internet connection and try again.'

const credentials: Sentences = {
  'no connection': connectionError,
  'no response in time': 'Connection Timeout',
  '500 with a message': `Database Server Error ${full}`,
  '503 with a message': 'Database Unavailable The server is busy.',
  '429 with a message': 'Error (429) Too many attempts.',
  '500 of a proxy': `Database Server Error ${problem}`,
  gateway: `Database Unavailable ${problem}`,
  '429 of a proxy': `Error (429) ${tooMany}`,
  '500 without status text': 'Database Server Error Request failed',
  '502 without status text': `Database Unavailable ${unreadable}`,
  unreadable: `Database Error ${unreadable}`,
  'another shape': `Database Error ${unreadable}`,
  empty: `Database Error ${empty}`,
}

const groupFailed = 'error occurred adding group'
const unknownCode = 'An unkown error has occured.'

/** What each place shows. */
export const sentences: Readonly<Record<ShownPlace, Sentences>> = {
  load,
  message,
  none: message,
  'new-password': message,
  group: { ...message, 'another shape': groupFailed, empty: groupFailed },
  'sign-in': {
    ...always('Something seems to have gone wrong, please try again.'),
    'no connection': network,
    'no response in time': late,
  },
  code: {
    ...message,
    'no connection': unknownCode,
    'no response in time': unknownCode,
    unreadable: unknownCode,
    'another shape': unknownCode,
    empty: unknownCode,
  },
  'sign-up': {
    ...message,
    '500 of a proxy': signUpFailed,
    gateway: signUpFailed,
    '429 of a proxy': signUpFailed,
    '500 without status text': signUpFailed,
    '502 without status text': signUpFailed,
  },
  'reset-request': {
    ...always('Password reset request failed. Please try again or contact your administrator.'),
    '500 with a message': `${full} If the problem persists, please contact your administrator.`,
  },
  credentials,
  synchronise: {
    ...credentials,
    '500 with a message': `Synchronisation Error ${full}`,
    '500 of a proxy': `Synchronisation Error ${problem}`,
    '500 without status text': 'Synchronisation Error Request failed',
  },
}
