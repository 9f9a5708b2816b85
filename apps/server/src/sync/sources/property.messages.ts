/** Sentences for the properties of any connector. */
export const propertyMessages = {
  missing: (property: string) => `The connector has no ${property}. Fill it in and refresh again.`,
  badKey: (property: string) => `${property} contains characters that keys do not have. Enter it again.`,
  badDate: (property: string) => `${property} must be a date such as 2026-01-31.`,
} as const
