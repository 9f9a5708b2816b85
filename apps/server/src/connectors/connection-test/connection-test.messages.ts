/** What a connection test says besides the sentences of what is tried. */
export const connectionTestMessages = {
  unsupported: 'This connector type cannot be tried from here.',
  otherType: 'This connector is of another type.',
  tookTooLong: 'This took longer than a minute, so it was given up. Try again later.',
} as const
