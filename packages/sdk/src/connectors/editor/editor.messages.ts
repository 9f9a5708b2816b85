/** What the properties editor says beyond the words of the specification. */
export const editorMessages = {
  /** Beside a secret that stays blank although it would be sent elsewhere. */
  enterAgain: 'Please enter this again: the address it is sent to has changed.',
} as const
