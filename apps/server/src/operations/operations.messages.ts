/** API messages about the operation of the server. */
export const operationsMessages = {
  retried: 'The mail will be sent now.',
  tooOld: 'This mail is no longer of use: its link or code has expired. Start what it was for again.',
  wrongCursor: 'query.cursor must be the Id of a mail.',
} as const
