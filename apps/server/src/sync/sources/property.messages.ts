import { propertyLabel } from '@tributary/sdk/connectors'

/** Returns the label of a property as forms show it, in quotation marks. A text that is already a label stays. */
export const labelOf = (property: string): string =>
  `"${/^\w+\.\w+$/.test(property) ? propertyLabel(property) : property}"`

/** Sentences for the properties of any connector. */
export const propertyMessages = {
  missing: (property: string) => `${labelOf(property)} is empty. Enter it in the settings of the connector.`,
  badKey: (property: string) =>
    `${labelOf(property)} contains characters that keys do not have. Enter it again.`,
  badDate: (property: string) => `${labelOf(property)} must be a date such as 2026-01-31.`,
} as const
