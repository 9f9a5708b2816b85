/** Limits of SCIM requests. Entra ID and Okta stay far below them. */
export const scimLimits = {
  /** Characters of a filter. */
  filter: 1000,
  /** Levels of brackets in a filter. */
  depth: 10,
  /** Resources in one response. */
  page: 200,
  /** Resources in one response without `count`. */
  defaultPage: 100,
  /** Operations of one PATCH. */
  operations: 1000,
  /** Members of a group. */
  members: 10_000,
  /** Bytes of a request. */
  body: 1024 * 1024,
  /** Characters of a name. */
  name: 200,
  /** Characters of an `externalId`. */
  externalId: 255,
} as const
