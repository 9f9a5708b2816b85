export const idempotencyMessages = {
  malformed: 'The Idempotency-Key must be text of 1 to 255 characters.',
  reused: 'This Idempotency-Key was used for a different request. Use a new one.',
  running: 'The same request is still running. Try again in a moment.',
  unknown:
    'The server could not finish this request. Check whether the change was made before you try again.',
} as const
