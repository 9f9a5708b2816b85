import { attribute, isObject, type JsonObject } from './protocol/attributes.ts'
import { invalidValue } from './protocol/scim-error.ts'
import { scimLimits } from './protocol/scim-limits.ts'
import { scimMessages as messages } from './scim.messages.ts'

/** The attributes of a user that a directory writes. */
export type UserAttributes = {
  userName: string
  firstName: string
  lastName: string
  active: boolean
  externalId: string | null
}

/** The attributes of a group that a directory writes. */
export type GroupAttributes = { displayName: string; externalId: string | null; members: string[] }

/** Reads a user. A missing first name is taken from the last name, from `displayName` or from the address. */
export function readUser(body: JsonObject): UserAttributes {
  const userName = requiredText(body, 'userName', 254)
  const name = attribute(body, 'name')
  const names = isObject(name) ? name : {}
  const [givenName, familyName] = [nameIn(names, 'givenName'), nameIn(names, 'familyName')]
  const fallback = nameIn(body, 'displayName') || userName.split('@')[0] || userName
  return {
    userName,
    firstName: givenName || familyName || fallback,
    lastName: givenName ? familyName : '',
    active: activeIn(body),
    externalId: optionalText(body, 'externalId', scimLimits.externalId),
  }
}

/** Reads a group. */
export const readGroup = (body: JsonObject): GroupAttributes => ({
  displayName: requiredText(body, 'displayName', scimLimits.name),
  externalId: optionalText(body, 'externalId', scimLimits.externalId),
  members: membersIn(body),
})

const nameIn = (body: JsonObject, name: string) => optionalText(body, name, scimLimits.name) ?? ''

function optionalText(body: JsonObject, name: string, most: number): string | null {
  const value = attribute(body, name) ?? ''
  if (typeof value !== 'string' || value.trim().length > most)
    throw invalidValue(messages.mustBe(name, messages.text(most)))
  return value.trim() || null
}

function requiredText(body: JsonObject, name: string, most: number): string {
  const text = optionalText(body, name, most)
  if (text === null) throw invalidValue(messages.mustBe(name, messages.text(most)))
  return text
}

// Entra ID may send "True" and "False" as texts.
function activeIn(body: JsonObject): boolean {
  const value = attribute(body, 'active') ?? true
  const text = String(value).toLowerCase()
  if (text !== 'true' && text !== 'false') throw invalidValue(messages.mustBe('active', messages.boolean))
  return text === 'true'
}

function membersIn(body: JsonObject): string[] {
  const list = attribute(body, 'members') ?? []
  if (!Array.isArray(list)) throw invalidValue(messages.mustBe('members', messages.members))
  const ids = new Set(list.map(memberId))
  if (ids.size > scimLimits.members) throw invalidValue(messages.tooManyMembers(scimLimits.members))
  return [...ids]
}

function memberId(member: unknown): string {
  const value = isObject(member) ? attribute(member, 'value') : undefined
  if (typeof value !== 'string') throw invalidValue(messages.mustBe('members', messages.members))
  return value.toLowerCase()
}
