/** Returns a name or an address as it is compared: without spaces around it, in any letter case. */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase()
