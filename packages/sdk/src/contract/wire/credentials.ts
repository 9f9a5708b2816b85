import { textUpTo } from './fields.ts'

// Apart from the other fields, so that a program that only signs in has no more than these.

/** Longer addresses are rejected early, as no mail system accepts them. */
export const emailAddress = textUpTo(320)

/** Passwords are never trimmed. 1,024 characters hold 256 code points of any script. */
export const password = textUpTo(1024)
