import type { Passwords } from '../../src/security/passwords.ts'
import { cheapPasswords } from './demo.ts'

/** Password verification whose next result a test can delay. */
export async function heldPasswords() {
  const real = await cheapPasswords()
  let next: { given: PromiseWithResolvers<void>; released: PromiseWithResolvers<void> } | undefined
  const passwords: Passwords = {
    ...real,
    async verify(stored, password) {
      const matches = await real.verify(stored, password)
      const held = next
      next = undefined
      held?.given.resolve()
      await held?.released.promise
      return matches
    },
  }
  const hold = () => {
    const held = { given: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() }
    next = held
    return { given: held.given.promise, release: () => held.released.resolve() }
  }
  return { passwords, hold }
}
