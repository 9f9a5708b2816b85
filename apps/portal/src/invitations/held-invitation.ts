/** Keeps the token while the invited user signs in, because it must not be in an address. */
const KEY = 'invitation'

/** Keeps the token of an invitation in this tab. */
export const holdInvitation = (token: string): void => sessionStorage.setItem(KEY, token)

/** Returns the token that this tab keeps; null if there is none. */
export const heldInvitation = (): string | null => sessionStorage.getItem(KEY)

/** Forgets the token, once it was used. */
export const dropInvitation = (): void => sessionStorage.removeItem(KEY)
