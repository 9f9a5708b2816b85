/** Normalises an email address for comparing accounts. */
export const emailKey = (address: string): string => address.trim().normalize('NFC').toLowerCase()
