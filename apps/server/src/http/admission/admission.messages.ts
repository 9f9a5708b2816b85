export const admissionMessages = {
  busy: 'The server is busy. Please try again.',
} as const
