import { scimSchemas } from './scim-schemas.ts'

/** The name of an attribute, and of its sub-attribute. */
export type AttributePath = { name: string; sub: string | undefined }

const CORE = [scimSchemas.user, scimSchemas.group]

/** Removes the URN of a core schema. Attributes of extensions keep theirs, so that none is mistaken for a core attribute. */
export function withoutCoreUrn(path: string): string {
  const urn = CORE.find((one) => path.toLowerCase().startsWith(`${one.toLowerCase()}:`))
  return urn ? path.slice(urn.length + 1) : path
}

/** Whether a path names an attribute of an extension, none of which is stored. */
export const isExtension = (path: string): boolean => /^urn:/i.test(path)

/** Reads `userName` or `name.givenName`; undefined for anything else. */
export function readAttributePath(text: string): AttributePath | undefined {
  const [, name, sub] = /^([a-z][\w$-]*)(?:\.([$a-z][\w$-]*))?$/i.exec(withoutCoreUrn(text)) ?? []
  return name === undefined ? undefined : { name, sub }
}
