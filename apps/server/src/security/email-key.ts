/** An address as accounts are compared by it. */
export const emailKey = (address: string): string => address.trim().normalize('NFC').toLowerCase()
