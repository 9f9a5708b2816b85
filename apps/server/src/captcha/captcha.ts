import type { CaptchaKind } from '@tributary/domain'

/** A puzzle that costs a user or a browser some work. Each solution is accepted once. */
export type Captcha = {
  /** The widget that the portal shows. */
  readonly kind: CaptchaKind
  /** Creates a puzzle. Throws 400 if a third party creates the puzzles. */
  challenge(now: Date): Promise<Record<string, unknown>>
  /** Returns the solved puzzle, or undefined for a wrong, altered or expired solution. */
  solved(token: string, now: Date): Promise<Solved | undefined>
}

/** A solved puzzle by its hash. It must be remembered as used until `expiresAt`. */
export type Solved = { challengeHash: string; expiresAt: Date }

/** Logs a warning for the operator. */
export type Warn = (fields: object, message: string) => void
